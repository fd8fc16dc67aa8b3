/** Sends all requests of the language service to one project, and measures each. Runs in a separate process. */
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import type {
  CodeActionParameters,
  HierarchyParameters,
  MoveParameters,
  QueryParameters,
  RangeParameters,
  RenameParameters,
  UnusedParameters,
} from '../../src/language-service/project.ts';
import { isRequestName, requests } from '../../src/language-service/requests.ts';
import { typeCharacter } from '../../src/language-service/typing/index.ts';
import { createLanguage } from '../../src/worker/language.ts';
import { createEngine } from '../../src/worker/engine.ts';

/** Results of one project. */
export interface Measurement {
  /** CPU milliseconds of each request, for all offsets together. */
  readonly times: Readonly<Record<string, number>>;
  /** Message of the exception that a request has thrown, by request. */
  readonly failures: Readonly<Record<string, string>>;
  /** Peak memory of the process in megabytes. */
  readonly megabytes: number;
}

/** Parameters of any request: each request ignores those that it does not use. */
type AnyParameters = CodeActionParameters &
  HierarchyParameters &
  MoveParameters &
  QueryParameters &
  RangeParameters &
  RenameParameters &
  UnusedParameters;

/** Returns offsets in a file: start, end, and some between. */
function chooseOffsets({ length }: string): readonly number[] {
  return [...new Set([0, 7, Math.floor(length / 3), Math.floor(length / 2), length - 2, length])].filter(
    (offset) => offset >= 0 && offset <= length,
  );
}

export async function measure(files: ProjectFiles, report: (step: string) => void): Promise<Measurement> {
  const times: Record<string, number> = {};
  const failures: Record<string, string> = {};
  const attempt = async (name: string, run: () => unknown): Promise<void> => {
    report(name);
    const before = process.cpuUsage();
    try {
      await run();
    } catch (error) {
      failures[name] ??= String(error).slice(0, 300);
    }
    const { user, system } = process.cpuUsage(before);
    times[name] = (times[name] ?? 0) + (user + system) / 1000;
  };
  const { api } = createLanguage();
  const node = { certname: 'node.example.com', platform: 'debian-12', facts: {} } as const;
  await attempt('update', () => api.change({ isWhole: true, files, node, keptPaths: [] }));
  await attempt('checks', async () => {
    let [since, isDone]: [{ state: number; revision: number } | undefined, boolean] = [undefined, false];
    while (!isDone) {
      const answer = await api.checks({ first: undefined, since });
      [since, isDone] = [{ state: answer.state, revision: answer.revision }, answer.isDone];
    }
  });
  // Five files are enough, because the files of a large project are similar.
  for (const [file, text] of Object.entries(files).slice(0, 5)) {
    await attempt('lint', () => api.lint(file));
    await attempt('formatted file', () => api.format(file));
    await attempt('shown words', () => api.shownWords(file));
    await attempt('syntax tree', () => createEngine().syntaxTree(file, text));
    await attempt('data keys', () => createEngine().dataKeys(files));
    for (const offset of chooseOffsets(text)) {
      const parameters: AnyParameters = {
        ...{ file, offset, newName: 'other', from: file, to: `${file}.old`, query: 'a', direction: 'users' },
        ...{ nodes: 1, failed: 0, reads: [file], range: [0, Math.min(offset + 10, text.length)] },
      };
      for (const name of Object.keys(requests).filter(isRequestName))
        await attempt(name, () => api.answer(name, parameters));
      const selection: readonly [number, number] = [Math.max(0, offset - 20), offset];
      await attempt('codeActions', () => api.answer('codeActions', { file, offset, selection }));
      const language = file.endsWith('.epp') ? 'epp' : file.endsWith('.erb') ? 'erb' : 'puppet';
      for (const character of '\n})]|>{(["\'#.;')
        await attempt('typing', () => typeCharacter(character, { text, offset, language }));
    }
  }
  return { times, failures, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
}
