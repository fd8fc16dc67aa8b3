import type { Stage, StageDifference } from './compare.ts';
import type { AreaResult } from './table.ts';

/** Counts one area's cases one by one. */
export class Tally {
  readonly #byStage: Map<string, number>;
  #total = 0;
  #passed = 0;

  constructor(stages: readonly Stage[]) {
    this.#byStage = new Map(stages.map(({ name }) => [name, 0]));
  }

  add(found: readonly StageDifference[], passes: boolean): void {
    this.#total += 1;
    if (passes) this.#passed += 1;
    for (const { stage } of found) this.#byStage.set(stage, (this.#byStage.get(stage) ?? 0) + 1);
  }

  result(area: string): AreaResult {
    return { area, total: this.#total, passed: this.#passed, byStage: this.#byStage };
  }
}
