/** Finds the recorded runs, which are outside of this repository. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isReleaseId, type ReleaseId } from '../../../src/engine/releases/release-ids.ts';

export interface RealRun {
  readonly scenario: string;
  /** Name of the version, such as `puppet-8.11.0`. */
  readonly version: string;
  readonly folder: string;
  readonly release: ReleaseId;
  /** Manifest or environment that the run compiled. */
  readonly source: string;
}

/** Returns all runs: one for each folder with a log. */
export function findRealRuns(root: string): readonly RealRun[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'scenario.json')))
    .flatMap((scenario) => {
      const folder = join(root, scenario);
      const environment = join(folder, 'environment');
      const source = existsSync(environment) ? environment : join(folder, 'manifest.pp');
      const versions = readdirSync(folder).filter((name) => toRelease(name) !== undefined);
      return versions.flatMap((version) => {
        const release = toRelease(version);
        const own = runFolders(join(folder, version));
        return release === undefined ? [] : own.map((each) => ({ scenario, version, folder: each, release, source }));
      });
    });
}

function runFolders(folder: string): readonly string[] {
  if (['log.txt', 'log.txt.gz'].some((name) => existsSync(join(folder, name)))) return [folder];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory() && basename(path).startsWith('run-'));
}

/** Returns the release of a version: 8.11 for `puppet-8.11.0`, openvox-8 for `openvox-8.28.1`. */
function toRelease(version: string): ReleaseId | undefined {
  const [, program, major, minor] = /^(puppet|openvox)-(\d+)\.(\d+)\./.exec(version) ?? [];
  const id = program === 'openvox' ? `openvox-${major}` : `${major}.${minor}`;
  return isReleaseId(id) ? id : undefined;
}

/** Reads a file of a run, which may be compressed. Undefined if the run has no such file. */
export function readRunFile(run: RealRun, name: string): Uint8Array | undefined {
  const path = join(run.folder, name);
  if (existsSync(path)) return readFileSync(path);
  return existsSync(`${path}.gz`) ? gunzipSync(readFileSync(`${path}.gz`)) : undefined;
}
