/** Reports code and data of an environment that no node uses. */
import type { RubySnapshot } from '../../engine/index.ts';
import { defaultRelease, LineIndex } from '../../engine/index.ts';
import type { Location, UnusedAnswer, UnusedReason } from '../../language-service/answers.ts';
import { LanguageService } from '../../language-service/service.ts';
import { compileAll, factsIn, loadMachine, namesIn, openFolder, releaseNamed } from '../nodes-of-folder.ts';

interface UnusedOptions {
  readonly json: boolean;
  readonly facts: readonly string[];
  readonly node: readonly string[];
  readonly release?: string;
  readonly loadRuby: () => Promise<RubySnapshot>;
}

/** Returns the exit status: 1 if something is unused. */
export async function runUnused(paths: readonly string[], options: UnusedOptions): Promise<number> {
  const [path, ...more] = paths;
  if (path === undefined || more.length > 0) throw new Error('unused needs exactly one folder.');
  const release = releaseNamed(options.release ?? defaultRelease);
  const facts = factsIn(options.facts);
  const folder = await openFolder(path, options.loadRuby);
  const names =
    options.node.length > 0 ? options.node : [...new Set([...namesIn(folder, release), ...facts.keys()])].toSorted();
  const compiled = compileAll(folder, names, { machine: await loadMachine(release), release, facts });
  const results = [...compiled.values()].map(({ result }) => result);
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(folder.files)), facts: {} });
  const answer = service.answer('unused', {
    nodes: results.length,
    failed: results.filter(({ error }) => error !== undefined).length,
    reads: [...new Set(results.flatMap(({ reads }) => reads))],
  });
  process.stdout.write(options.json ? asJson(answer, folder.files) : asText(answer, folder.files));
  return answer.entries.length === 0 ? 0 : 1;
}

type Files = Readonly<Record<string, string>>;

function placeText({ file, range }: Location, files: Files): string {
  return `${file}:${new LineIndex(files[file] ?? '').lineAt(range[0])}`;
}

function asJson({ entries, judged }: UnusedAnswer, files: Files): string {
  const rows = entries.map(({ kind, name, why, places, namedAt }) => ({
    kind,
    name,
    why,
    places: places.map((place) => placeText(place, files)),
    ...(namedAt === undefined ? {} : { namedAt: placeText(namedAt, files) }),
  }));
  return `${[...rows, judged].map((row) => JSON.stringify(row)).join('\n')}\n`;
}

const REASONS: Readonly<Record<UnusedReason, string>> = {
  unnamed: 'no used file names it',
  unreached: 'no node reads it',
  class: 'its class is unused',
  parameter: 'its class has no such parameter',
};

function asText({ entries, judged }: UnusedAnswer, files: Files): string {
  const { nodes, failed, definitions, undecided } = judged;
  const lines = entries
    .toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.name < b.name ? -1 : 1))
    .map(({ kind, name, why, places, namedAt }) => {
      const [first, ...more] = places.map((place) => placeText(place, files));
      const where = more.length === 0 ? first : `${first} and ${more.length} more`;
      return `${kind} ${name}: ${REASONS[why]}${namedAt === undefined ? '' : ` (named in ${placeText(namedAt, files)})`}, ${where}`;
    });
  return `${[
    ...lines,
    `${entries.length} of ${definitions} are unused, ${undecided} are undecided`,
    `${nodes} nodes were compiled, ${failed} of them failed`,
  ].join('\n')}\n`;
}
