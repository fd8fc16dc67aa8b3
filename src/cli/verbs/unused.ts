/** Reports code and data of an environment that no node uses. */
import { join } from 'node:path';
import { defaultRelease, LineIndex } from '../../engine/index.ts';
import type { Location, UnusedAnswer, UnusedReason } from '../../language-service/answers.ts';
import { LanguageService } from '../../language-service/service.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { onlyEnvironment } from '../input-files.ts';
import { compileAll, namesIn, openFolder, releaseNamed } from '../nodes/nodes-of-folder.ts';
import type { VerbCall } from '../words/verb.ts';

/** Returns the exit status: 1 if something is unused. */
export async function runUnused({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('unused', args);
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const facts = new FactsByNode(given.list('facts'));
  const folder = await openFolder(path, loadRuby);
  const names =
    given.list('node').length > 0
      ? given.list('node')
      : [...new Set([...namesIn(folder, release), ...facts.names])].toSorted();
  const results = await compileAll(folder, names, {
    machineOf: await loadMachines(release, given.list('machine')),
    release,
    factsOf: (node) => facts.find(node),
  });
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(folder.files)), facts: {} });
  const answer = service.answer('unused', {
    nodes: results.length,
    failed: results.filter(({ error }) => error !== undefined).length,
    reads: [...new Set(results.flatMap(({ reads }) => reads))],
  });
  const format = chooseFormat(given);
  if (format === 'json') process.stdout.write(asJson(answer, folder.files));
  else if (format === 'text') process.stdout.write(asText(answer, folder.files));
  else {
    const findings = answer.entries.map((entry) => toFinding(entry, path, folder.files));
    printFindings(format, {
      verb: 'unused',
      version: bunrakuVersion,
      checked: [path],
      findings,
    });
  }
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

function toFinding(
  { kind, name, why, places }: UnusedAnswer['entries'][number],
  folder: string,
  files: Files,
): Finding {
  const finding = {
    rule: `unused-${kind.replaceAll(' ', '-')}`,
    level: 'warning',
    message: `${kind} ${name}: ${REASONS[why]}`,
  } as const;
  const [place] = places;
  if (place === undefined) return finding;
  const line = new LineIndex(files[place.file] ?? '').lineAt(place.range[0]);
  return { ...finding, file: join(folder, place.file), line };
}
