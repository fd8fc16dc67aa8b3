import type { ReleaseId } from '../../src/engine/index.ts';
import type { Stage, StageDifference } from './compare.ts';
import { recordedReleases } from './releases/openvox.ts';
import type { AreaResult } from './table.ts';

/** Counts the results of an area's cases. */
export class Tally {
  readonly #byStage: Map<string, number>;
  readonly #differentBy = new Map<ReleaseId, number>();
  #total = 0;
  #passed = 0;

  constructor(stages: readonly Stage[]) {
    this.#byStage = new Map(stages.map(({ name }) => [name, 0]));
  }

  /**
   * Counts a case. A release that the case did not run with counts as passed, because its recorded result is that of
   * Puppet 8.11.
   */
  add(found: readonly StageDifference[], passes: boolean): void {
    this.#total += 1;
    if (passes) this.#passed += 1;
    for (const stage of new Set(found.map((each) => each.stage))) increment(this.#byStage, stage);
    for (const release of new Set(found.map((each) => each.release))) {
      if (release !== undefined) increment(this.#differentBy, release);
    }
  }

  result(area: string): AreaResult {
    return {
      area,
      total: this.#total,
      passed: this.#passed,
      byStage: this.#byStage,
      passedBy: recordedReleases.map((release) => this.#total - (this.#differentBy.get(release) ?? 0)),
    };
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
