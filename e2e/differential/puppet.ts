/** Runs inputs with real Puppet: one process for expressions and one for cases, both of which load Puppet only once. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseRecord } from '../conformance/cases.ts';
import type { JsonRecord } from '../conformance/compare.ts';

/** Input in the form that both engines read: an expression, or the folder of a case. */
export type LaidSource =
  | { readonly form: 'expression'; readonly text: string }
  | { readonly form: 'case'; readonly folder: string; readonly isApplied: boolean };

export interface Answerer {
  /** Returns a result for each input; undefined if Puppet printed none. */
  readonly answer: (sources: readonly LaidSource[]) => Promise<readonly (JsonRecord | undefined)[]>;
  readonly close: () => void;
}

/** Milliseconds without output after which the recorder is stopped, because its input does not end. */
const LONGEST_SILENCE = 30_000;
/** Memory limit of the recorder in kilobytes, because some inputs allocate memory without end. */
const MEMORY = 3_000_000;
/** Number of inputs after which the recorder is replaced, because Puppet keeps some memory for every expression. */
const INPUTS_OF_A_PROCESS = 10_000;
/** Maximum length of the recorder's error output that is kept, in characters. */
const ERROR_CHARACTERS = 4000;
/**
 * Number of cases that share a copy of the file system if they are not applied. Making a copy takes longer than
 * compiling a case.
 */
const CASES_OF_A_COPY = 16;

/** Line of input for the recorder, and the number of results that it gives. */
interface Line {
  readonly text: string;
  readonly count: number;
}

/** A recorder process, which reads many lines one after the other. */
class Recorder {
  private process: ChildProcessWithoutNullStreams | undefined;
  private inputs = 0;
  private hasAnswered = false;
  private errors = '';
  /** Called with each line of output, and with undefined when the process ends. */
  private take: (output: string | undefined) => void = () => {};
  private readonly script: string;
  private readonly command: string;
  private readonly lib: string;

  constructor(script: string, command: string, lib: string) {
    this.script = script;
    this.command = command;
    this.lib = lib;
  }

  /** Returns the result of each line. If the process ends too early, skips the line that has no result yet. */
  async ask(lines: readonly Line[]): Promise<readonly (string | undefined)[]> {
    const total = lines.reduce((sum, { count }) => sum + count, 0);
    const results: (string | undefined)[] = [...(await this.send(lines, total))];
    if (results.length === total) return results;
    if (!this.hasAnswered && results.length === 0) this.refuseFailedStart();
    let [answered, next] = [0, 0];
    for (; next < lines.length; next += 1) {
      const { count } = lines[next] ?? { count: 0 };
      if (answered + count > results.length) break;
      answered += count;
    }
    const skipped = lines[next]?.count ?? 0;
    while (results.length < answered + skipped) results.push(undefined);
    return [...results, ...(await this.ask(lines.slice(next + 1)))];
  }

  private send(lines: readonly Line[], total: number): Promise<readonly string[]> {
    if (total === 0) return Promise.resolve([]);
    if (this.inputs > INPUTS_OF_A_PROCESS) this.close();
    const child = this.process ?? this.start();
    this.inputs += total;
    return new Promise((resolve) => {
      const results: string[] = [];
      let timer = setTimeout(() => this.close(), LONGEST_SILENCE);
      this.take = (output) => {
        clearTimeout(timer);
        if (output !== undefined) {
          this.hasAnswered = true;
          results.push(output);
        }
        if (output === undefined || results.length === total) resolve(results);
        else timer = setTimeout(() => this.close(), LONGEST_SILENCE);
      };
      child.stdin.write(lines.map(({ text }) => `${text}\n`).join(''));
    });
  }

  /** Throws if the recorder has never printed a result. Otherwise, every input would count as unanswered. */
  private refuseFailedStart(): void {
    if (this.errors !== '') throw new Error(`The recorder does not start with ${this.lib}:\n${this.errors}`);
  }

  private start(): ChildProcessWithoutNullStreams {
    // Starts a process group, so that the processes of hanging cases end together with the recorder.
    const child = spawn('sh', ['-c', `ulimit -v ${MEMORY}; exec ruby "$@"`, 'sh', this.script, this.command], {
      env: { ...process.env, PUPPET_LIB: this.lib },
      detached: true,
    });
    const end = (): void => {
      if (this.process !== child) return;
      this.process = undefined;
      this.take(undefined);
    };
    child.stderr.on('data', (part: Buffer) => {
      this.errors = `${this.errors}${part.toString()}`.slice(-ERROR_CHARACTERS);
    });
    child.stdin.on('error', end);
    child.on('error', end);
    const output = createInterface({ input: child.stdout });
    output.on('line', (line) => {
      if (this.process === child) this.take(line);
    });
    output.on('close', end);
    this.process = child;
    this.inputs = 0;
    return child;
  }

  close(): void {
    const child = this.process;
    this.process = undefined;
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    this.take(undefined);
  }
}

/** Creates a Puppet from `lib`, the `lib` folder of a checkout of Puppet or OpenVox. */
export function realPuppet(root: string, lib: string): Answerer {
  const script = join(root, 'e2e', 'conformance', 'recorder', 'oracle.rb');
  const expressions = new Recorder(script, 'eval', lib);
  const cases = new Recorder(script, 'run', lib);
  return {
    async answer(sources) {
      const texts = sources.flatMap((source) => (source.form === 'expression' ? [source.text] : []));
      const laid = sources.flatMap((source) => (source.form === 'case' ? [source] : []));
      const evaluated = await expressions.ask(texts.map((text) => ({ text: asLine(text), count: 1 })));
      const shared = laid.filter(({ isApplied }) => !isApplied);
      const alone = laid.filter(({ isApplied }) => isApplied);
      const groups = [...chunks(shared, CASES_OF_A_COPY), ...alone.map((each) => [each])];
      const ran = await cases.ask(
        groups.map((group) => ({ text: group.map(({ folder }) => folder).join('\t'), count: group.length })),
      );
      const byFolder = new Map(groups.flat().map(({ folder }, index) => [folder, ran[index]]));
      let next = 0;
      return sources.map((source) => {
        const text = source.form === 'expression' ? evaluated[next++] : byFolder.get(source.folder);
        const result = text === undefined ? undefined : parseRecord(text);
        return result === undefined || 'oracle_error' in result ? undefined : result;
      });
    },
    close() {
      expressions.close();
      cases.close();
    },
  };
}

/** Writes line breaks as `\n`, which the recorder turns into line breaks again. */
function asLine(expression: string): string {
  return expression.replaceAll('\n', '\\n');
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
