/**
 * The area of releases: results of Puppet 2.7, 3.8 and 4.10 to 8.11 for each case. Each release is a stage. A row of
 * `expected/releases.jsonl` contains the result of a release only if it differs from that of the next newer release.
 */
import { releaseIds, type ReleaseId } from '../../../src/engine/index.ts';
import { runReleaseCase } from '../../../src/cli/release-case.ts';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import {
  differences,
  isRecord,
  same,
  type Json,
  type JsonRecord,
  type Stage,
  type StageDifference,
} from '../compare.ts';
import { recordedMachine } from '../machine/case-machine.ts';
import { baseRelease, releaseOfVersion } from './openvox.ts';

export const releasesArea = 'releases';

/** Recorded releases, newest first. 3.8 with its future parser was not recorded. */
const newestFirst: readonly ReleaseId[] = releaseIds.filter((id) => id !== '3.8-future').toReversed();

/** Releases in which numbers and booleans were strings. */
const ofTexts: ReadonlySet<string> = new Set<ReleaseId>(['2.7', '3.8']);

export const releaseStages: readonly Stage[] = newestFirst.map((name) => ({ name, keys: [name] }));

/** Returns the results of all releases for a case, in the form of a recorded row. */
export async function runInReleases(path: string): Promise<JsonRecord> {
  const results: Record<string, Json> = {};
  for (const id of newestFirst) {
    const row: Json = JSON.parse(
      JSON.stringify(await runReleaseCase(path, recordedMachine, id, { loadRuby: bootedRuby })),
    ) as Json;
    results[id] = comparable(isRecord(row) ? row : {}, id);
  }
  return results;
}

/** Returns the releases in which two results of a case differ. */
export function releaseDifferences(expected: JsonRecord, actual: JsonRecord): readonly StageDifference[] {
  let recorded: Json | undefined;
  return newestFirst.flatMap((id) => {
    recorded = expected[id] ?? recorded;
    return recorded === undefined
      ? []
      : differences({ result: recorded }, { result: actual[id] ?? null }, [{ name: id, keys: ['result'] }]);
  });
}

/** Returns the row of a case after adding the output of a recorder for an older release. */
export function withRelease(row: JsonRecord, name: string, result: JsonRecord): JsonRecord {
  const id = recordedRelease(String(result['puppet']));
  const whole: Record<string, Json> = {};
  let newer: Json | undefined;
  for (const each of newestFirst) {
    newer = each === id ? comparable(result, id) : (row[each] ?? newer);
    if (newer !== undefined) whole[each] = newer;
  }
  const kept = newestFirst.filter((each, index) => {
    const next = newestFirst[index - 1];
    return each in whole && (next === undefined || !same(whole[each], whole[next]));
  });
  return { case: name, ...Object.fromEntries(kept.map((each) => [each, whole[each] ?? null])) };
}

/** Returns the release of a recorded version: `5.5` for 5.5.22, `openvox-8` for 8.28.1. */
function recordedRelease(version: string): string {
  const newer = releaseOfVersion(version);
  return newer === baseRelease ? version.replace(/^(\d+\.\d+)[.\d]*/, '$1') : newer;
}

/**
 * Returns the error, or else resources and log lines, in a comparable form: without the node's name at the end of
 * errors, and without `name` parameters that repeat the title.
 */
function comparable(result: JsonRecord, id: string): JsonRecord {
  const { compile_error: failed, error, catalog, resources, compile_logs: compiled, logs } = result;
  const message = isRecord(failed) ? failed['message'] : error;
  if (typeof message === 'string') return { error: message.replace(/ on node \S+$/, '').trim() };
  return {
    resources: list(isRecord(catalog) ? catalog['resources'] : resources).map((resource) => {
      const { name: _name, ...parameters } = isRecord(resource['parameters']) ? resource['parameters'] : {};
      return { ref: resource['ref'] ?? null, parameters: ofTexts.has(id) ? asTexts(parameters) : parameters };
    }),
    logs: list(compiled ?? logs)
      .filter(({ level }) => level === 'notice' || level === 'warning')
      .map(({ level, message: text }) => `${String(level)}: ${String(text).trim()}`),
  };
}

function asTexts(value: Json): Json {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((each: Json) => asTexts(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asTexts(each)]));
}

function list(value: Json | undefined): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter((each: Json) => isRecord(each)) : [];
}
