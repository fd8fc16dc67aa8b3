/**
 * Results of OpenVox 8 and 9 for the cases of all areas that were recorded with Puppet 8.11. Files `openvox/AREA.jsonl`
 * have a row only for a release whose result differs from that of Puppet 8.11.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseId } from '../../../src/engine/index.ts';
import { jsonLines } from '../cases.ts';
import { isRecord, same, type JsonRecord, type StageDifference } from '../compare.ts';

/** The release of the results in `expected/AREA.jsonl`. */
export const baseRelease: ReleaseId = '8.11';

/** The releases that were recorded. */
export const recordedReleases = [baseRelease, 'openvox-8', 'openvox-9'] as const satisfies readonly ReleaseId[];

/** Results of a case by release. */
export type ResultsByRelease = Readonly<Partial<Record<ReleaseId, JsonRecord>>>;

/** With `isSampled`, each of this many cases runs with OpenVox too, even if it has the result of Puppet 8.11. */
const SAMPLE = 8;

/**
 * Returns the releases that a case runs with. `isSampled` leaves out most runs with OpenVox that have the result of
 * Puppet 8.11: they take twice as long as all others together.
 */
export function chooseReleases(
  index: number,
  openvox: ResultsByRelease,
  { isSampled }: { readonly isSampled: boolean },
): readonly ReleaseId[] {
  if (!isSampled || index % SAMPLE === 0) return recordedReleases;
  return recordedReleases.filter((release) => release === baseRelease || openvox[release] !== undefined);
}

/** The results of OpenVox that differ, by the name of the case or by the expression. */
export function readOpenVoxResults(path: string, key: 'case' | 'expression'): ReadonlyMap<string, ResultsByRelease> {
  const found = new Map<string, ResultsByRelease>();
  if (!existsSync(path)) return found;
  for (const { [key]: name, release, result } of jsonLines(path)) {
    if (!isRecord(result)) continue;
    found.set(String(name), { ...found.get(String(name)), [String(release)]: result });
  }
  return found;
}

export function openVoxPath(folder: string, area: string): string {
  return join(folder, 'expected', 'openvox', `${area}.jsonl`);
}

/** Differences in the releases that ran; those of OpenVox have its name before each line. */
export function differencesByRelease(
  expected: ResultsByRelease,
  actual: JsonRecord,
  compare: (expected: JsonRecord, actual: JsonRecord) => readonly StageDifference[],
): readonly StageDifference[] {
  return recordedReleases.flatMap((release) => {
    const found = actual[release];
    // A case that threw has no result at all.
    if (found === undefined && release !== baseRelease) return [];
    return compare(expected[release] ?? expected[baseRelease] ?? {}, isRecord(found) ? found : {}).map(
      ({ stage, lines }) => ({
        stage,
        release,
        lines: lines.map((line) => (release === baseRelease ? line : `${release} ${line}`)),
      }),
    );
  });
}

/** The release of a recorder's result, by its version of Puppet. OpenVox took over after Puppet 8.11. */
export function releaseOfVersion(version: string): ReleaseId {
  if (version === 'openvox-9' || version.startsWith('9.')) return 'openvox-9';
  return version === 'openvox-8' || /^8\.(?:1[2-9]|[2-9]\d)\./.test(version) ? 'openvox-8' : baseRelease;
}

/** The release of the Puppet or OpenVox in a `lib` folder. */
export function releaseOfLib(lib: string): ReleaseId {
  const text = readFileSync(join(lib, 'puppet', 'version.rb'), 'utf8');
  return releaseOfVersion(/PUPPETVERSION = '([^']+)'/.exec(text)?.[1] ?? '');
}

/** Writes a result of OpenVox to its file, or removes it from there if it equals that of Puppet 8.11. */
export function takeOpenVoxResult(
  path: string,
  name: string,
  { release, result, base }: { readonly release: ReleaseId; readonly result: JsonRecord; readonly base: JsonRecord },
): void {
  const earlier = existsSync(path) ? jsonLines(path) : [];
  const rows = earlier.filter((row) => row['case'] !== name || row['release'] !== release);
  if (!same(result, base)) rows.push({ case: name, release, result });
  if (rows.length === 0) rmSync(path, { force: true });
  else writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
