/** Areas of cases: for each, the machine that cases run on, and the parts of a result that are compared. */
import { platformMachine } from '../../src/cli/platform-machine.ts';
import type { ReleaseId } from '../../src/engine/index.ts';
import { runCase } from '../../src/cli/run-case.ts';
import { runCaseTwice } from '../../src/cli/run-case-twice.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { differences, stages, type JsonRecord, type Stage, type StageDifference } from './compare.ts';
import { debianDifferences, debianStages, unheldStage } from './debian/view.ts';
import { examplesArea } from './example-cases.ts';
import { lessonsArea } from './lesson-cases.ts';
import { puzzlesArea } from './puzzle-cases.ts';
import { releaseDifferences, releasesArea, releaseStages, runInReleases } from './releases/area.ts';
import { recordedMachine } from './machine/case-machine.ts';
import { baseRelease, differencesByRelease, type ResultsByRelease } from './releases/openvox.ts';

export interface Area {
  readonly name: string;
  readonly stages: readonly Stage[];
  /** True if the cases of this area are generated from `src/examples`, `src/lessons` and `src/puzzles`. */
  readonly hasMadeCases: boolean;
  /** True if each stage of a case is recorded as passing on its own. Otherwise, only cases that pass as a whole are. */
  readonly isHeldByStage: boolean;
  /** With `--sample`, one case in this many runs. */
  readonly sampledCases: number;
  /** Runs a case in Bunraku. If the area has results of OpenVox, the case runs with each of these releases. */
  readonly run: (path: string, releases: readonly ReleaseId[]) => Promise<object>;
  /** Compares a result. `openvox` contains the recorded results of OpenVox that differ from `expected`. */
  readonly compare: (expected: JsonRecord, actual: JsonRecord, openvox: ResultsByRelease) => readonly StageDifference[];
  /** Returns whether a case with these differences passes. */
  readonly passes: (found: readonly StageDifference[]) => boolean;
}

/** Area whose results were recorded on a real Debian 12. */
export const debianArea = 'debian';
/**
 * Like `debianArea`, for cases that need public modules. These are not in this repository, so the area runs only if
 * `--modulepath` names their folder.
 */
export const moduleArea = 'debian-modules';

/** Area of types and providers in Ruby. */
const rubyArea = 'ruby-types';

/**
 * A case that starts Ruby, or runs twice on a whole Debian, takes ten times as long as others: with `--sample`, one in
 * this many runs.
 */
const SAMPLE_OF_SLOW_CASES = 3;

/** Returns whether the cases of an area were recorded on a real Debian 12. */
export function isOnDebian(area: string): boolean {
  return area === debianArea || area === moduleArea;
}

const debian12 = await platformMachine('debian-12');

/**
 * Runs all stages of a case on the machine with tables in memory. The recorder uses the same facts for all releases.
 */
export function runOnTables(path: string, release: ReleaseId = baseRelease): Promise<object> {
  return runCase(path, recordedMachine, { loadRuby: bootedRuby, release, factsFrom: baseRelease });
}

async function runWithReleases(path: string, releases: readonly ReleaseId[]): Promise<object> {
  const results: Partial<Record<ReleaseId, object>> = {};
  for (const release of releases) results[release] = await runOnTables(path, release);
  return results;
}

/** Returns an area. `modulePath` contains the folders of public modules, for `moduleArea`. */
export function findArea(name: string, modulePath?: readonly string[]): Area {
  if (name === releasesArea) {
    return {
      name,
      stages: releaseStages,
      hasMadeCases: false,
      isHeldByStage: true,
      sampledCases: 1,
      run: runInReleases,
      compare: releaseDifferences,
      passes: (found) => found.length === 0,
    };
  }
  return isOnDebian(name)
    ? {
        name,
        stages: debianStages,
        hasMadeCases: name === debianArea,
        isHeldByStage: true,
        sampledCases: SAMPLE_OF_SLOW_CASES,
        run: (path) =>
          runCaseTwice(path, debian12, { loadRuby: bootedRuby, ...(modulePath === undefined ? {} : { modulePath }) }),
        compare: debianDifferences,
        passes: (found) => found.every(({ stage }) => stage === unheldStage),
      }
    : {
        name,
        stages,
        hasMadeCases: [examplesArea, lessonsArea, puzzlesArea].includes(name),
        isHeldByStage: false,
        sampledCases: name === rubyArea ? SAMPLE_OF_SLOW_CASES : 1,
        run: runWithReleases,
        compare: (expected, actual, openvox) =>
          differencesByRelease({ ...openvox, [baseRelease]: expected }, actual, (one, other) =>
            differences(one, other),
          ),
        passes: (found) => found.length === 0,
      };
}
