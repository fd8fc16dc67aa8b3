/** Reports code and data of an environment that no node uses. */
import { join } from 'node:path';
import { LineIndex } from '../../engine/index.ts';
import type { Location, UnusedAnswer, UnusedReason } from '../../language-service/answers.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { onlyEnvironment } from '../input-files.ts';
import { compiledText, compileUsages } from '../usage/compile-usages.ts';
import { printCoverage } from '../usage/coverage.ts';
import type { VerbCall } from '../words/verb.ts';

/**
 * Returns the exit status: 1 if something is unused or, with `coverage`, if no node gets a value that a data file
 * contains.
 */
export async function runUnused({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('unused', args);
  const compiled = await compileUsages('unused', path, given, loadRuby);
  if (compiled === undefined) return 0;
  const format = chooseFormat(given);
  if (given.has('coverage')) return printCoverage(path, compiled, format);
  const { folder, results, service } = compiled;
  const answer = service.answer('unused', {
    nodes: results.length,
    failed: results.filter(({ error }) => error !== undefined).length,
    reads: [...new Set(results.flatMap(({ reads }) => reads))],
  });
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
    compiledText(nodes, failed),
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
