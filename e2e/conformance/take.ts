/** Adds the output of a recorder to `expected/AREA.jsonl`. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOnDebian } from './areas.ts';
import { jsonLines, readLines, parseRecord } from './cases.ts';
import type { JsonRecord } from './compare.ts';
import { recordedResult } from './debian/compact.ts';
import { releasesArea, withRelease } from './releases/area.ts';
import { baseRelease, openVoxPath, releaseOfVersion, takeOpenVoxResult } from './releases/openvox.ts';

/**
 * Returns the lines of an area's results after adding recorded ones. A new result replaces the earlier one of its case,
 * or is appended; other lines stay unchanged. Throws if a result reports a failure of the recorder.
 */
function withRecorded(
  folder: string,
  area: string,
  earlier: readonly string[],
  recorded: readonly JsonRecord[],
): readonly string[] {
  const lines = new Map(earlier.map((line) => [String(parseRecord(line)['case']), line]));
  for (const result of recorded) {
    const path = String(result['case']);
    if (result['oracle_error'] !== undefined)
      throw new Error(`${path} was not recorded: ${String(result['oracle_error'])}`);
    const name = caseName(area, path);
    const known = lines.get(name);
    const release = releaseOfVersion(String(result['puppet']));
    if (release !== baseRelease && area !== releasesArea) {
      if (known === undefined) throw new Error(`${name} has no result of Puppet 8.11: record that first`);
      const { case: _name, ...base } = parseRecord(known);
      const { case: _path, ...own } = withoutPuppet(result);
      takeOpenVoxResult(openVoxPath(folder, area), name, { release, result: own, base });
      continue;
    }
    lines.set(name, JSON.stringify(createRow(area, name, result, known === undefined ? {} : parseRecord(known))));
  }
  return [...lines.values()];
}

function createRow(area: string, name: string, result: JsonRecord, known: JsonRecord): JsonRecord {
  if (area === releasesArea) return withRelease(known, name, result);
  return isOnDebian(area) ? recordedResult(name, result) : { ...withoutPuppet(result), case: name };
}

/** Returns the name of a case: `AREA/NAME` for `/tmp/cases/AREA/NAME.pp`. */
function caseName(area: string, path: string): string {
  const marker = `/${area}/`;
  const at = path.lastIndexOf(marker);
  // The recorder of older releases prints only the name of a case.
  if (at === -1 && area === releasesArea) return `${area}/${path}`;
  if (at === -1) throw new Error(`${path} is no case of the area ${area}: it has to lie in a folder of that name`);
  return `${area}/${path.slice(at + marker.length).replace(/(\.pp|\/)$/, '')}`;
}

function withoutPuppet(result: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(result).filter(([key]) => key !== 'puppet'));
}

/**
 * Reads the output of a recorder (one JSON object per line), and adds it to the results of an area. Returns the number
 * of cases.
 */
export function takeRecorded(folder: string, area: string, printed: string): number {
  const path = join(folder, 'expected', `${area}.jsonl`);
  const recorded = jsonLines(printed);
  const lines = withRecorded(folder, area, existsSync(path) ? readLines(path) : [], recorded);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return recorded.length;
}
