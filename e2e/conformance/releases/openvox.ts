/**
 * Results of OpenVox 8 and 9 for the cases of all areas that were recorded with Puppet 8.11. `openvox/AREA.jsonl`
 * contains a row only for a release whose result differs from that of Puppet 8.11.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseId } from '../../../src/engine/index.ts';
import { jsonLines } from '../cases.ts';
import { isRecord, same, type JsonRecord, type StageDifference } from '../compare.ts';

/** Release of the results in `expected/AREA.jsonl`. */
export const baseRelease: ReleaseId = '8.11';

export const recordedReleases = [baseRelease, 'openvox-8', 'openvox-9'] as const satisfies readonly ReleaseId[];

export type ResultsByRelease = Readonly<Partial<Record<ReleaseId, JsonRecord>>>;

/**
 * With `isSampled`, one case in this many also runs with OpenVox, although OpenVox has the same result as Puppet 8.11.
 */
const SAMPLE = 8;

/**
 * Returns the releases with which a case runs. `isSampled` leaves out most runs in which OpenVox has the same result as
 * Puppet 8.11, because these take twice as long as all others together.
 */
export function chooseReleases(
  index: number,
  openvox: ResultsByRelease,
  { isSampled }: { readonly isSampled: boolean },
): readonly ReleaseId[] {
  if (!isSampled || index % SAMPLE === 0) return recordedReleases;
  return recordedReleases.filter((release) => release === baseRelease || openvox[release] !== undefined);
}

/** Reads the results of OpenVox that differ from those of Puppet 8.11, by the name of the case or by the expression. */
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

/** Returns the differences in all releases that ran. For OpenVox, the release's name is before each line. */
export function differencesByRelease(
  expected: ResultsByRelease,
  actual: JsonRecord,
  compare: (expected: JsonRecord, actual: JsonRecord) => readonly StageDifference[],
): readonly StageDifference[] {
  return recordedReleases.flatMap((release) => {
    const found = actual[release];
    // A case that threw an error has no results at all.
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

/** Returns the release for the version in a recorded result. OpenVox continues Puppet's version numbers after 8.11. */
export function releaseOfVersion(version: string): ReleaseId {
  if (version === 'openvox-9' || version.startsWith('9.')) return 'openvox-9';
  return version === 'openvox-8' || /^8\.(?:1[2-9]|[2-9]\d)\./.test(version) ? 'openvox-8' : baseRelease;
}

/** Returns the release of the Puppet or OpenVox in a `lib` folder. */
export function releaseOfLib(lib: string): ReleaseId {
  const text = readFileSync(join(lib, 'puppet', 'version.rb'), 'utf8');
  return releaseOfVersion(/PUPPETVERSION = '([^']+)'/.exec(text)?.[1] ?? '');
}

/** Writes a result of OpenVox to its file. If it equals that of Puppet 8.11, removes it from the file instead. */
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
