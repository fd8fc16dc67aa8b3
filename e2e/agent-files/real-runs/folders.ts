/** The collection of recorded runs outside of this repository, folder by folder. */
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
  /** Manifest, or folder of the environment, that the run compiled. */
  readonly source: string;
}

/** Finds the folders of all runs: those that have a log. */
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

/** `puppet-8.11.0` is the release 8.11, `openvox-8.28.1` is openvox-8. */
function toRelease(version: string): ReleaseId | undefined {
  const [, program, major, minor] = /^(puppet|openvox)-(\d+)\.(\d+)\./.exec(version) ?? [];
  const id = program === 'openvox' ? `openvox-${major}` : `${major}.${minor}`;
  return isReleaseId(id) ? id : undefined;
}

/** Reads a file of a run, also if it is compressed; undefined if the run has none. */
export function readRunFile(run: RealRun, name: string): Uint8Array | undefined {
  const path = join(run.folder, name);
  if (existsSync(path)) return readFileSync(path);
  return existsSync(`${path}.gz`) ? gunzipSync(readFileSync(`${path}.gz`)) : undefined;
}
