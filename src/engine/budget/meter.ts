/**
 * Counts what a compilation costs, wherever it is spent. Values are walked, compared and printed far from the evaluator, so the
 * meter of the compilation that runs is one for the module: a compilation is synchronous, and there is never more than one at a time.
 */
import { budgetIssues } from '../diagnostics/issues/budget.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { type CompileBudget, DEFAULT_BUDGET } from './limits.ts';

/** Work after which the time is looked at. */
const SLICE = 50_000;

interface Meter {
  readonly limits: CompileBudget;
  /** When `performance.now()` has passed this, time is up. */
  readonly deadline: number;
  work: number;
  bytes: number;
  onCheck?: () => void;
  readonly counts: Record<Counted, number>;
}

/** What is counted one by one. */
export type Counted = 'resources' | 'relationships' | 'logLines';

let current: Meter | undefined;
/** What is left of the slice at hand; of no bound outside a compilation. */
let left = Infinity;

/** Runs with a meter of its own, which ends no later than the one around it. Afterwards nothing is counted but by the meter around. */
export function metered<T>(budget: Partial<CompileBudget> | undefined, run: () => T): T {
  const [outer, outerLeft] = [current, left];
  const limits = { ...DEFAULT_BUDGET, ...budget };
  const deadline = Math.min(performance.now() + limits.milliseconds, outer?.deadline ?? Infinity);
  current = { limits, deadline, work: 0, bytes: 0, counts: { resources: 0, relationships: 0, logLines: 0 } };
  left = SLICE;
  try {
    return run();
  } finally {
    [current, left] = [outer, outerLeft];
  }
}

/** Runs without any meter: for what tells of a budget that is spent. */
export function unmetered<T>(run: () => T): T {
  const [outer, outerLeft] = [current, left];
  [current, left] = [undefined, Infinity];
  try {
    return run();
  } finally {
    [current, left] = [outer, outerLeft];
  }
}

/** Spends work: one for each element that is touched, or for sixteen characters. Throws an error without a place when there is none left. */
export function spend(work: number): void {
  left -= work;
  if (left < 0) refill();
}

/** Spends memory in bytes, and the work of filling it. */
export function allocate(bytes: number): void {
  left -= bytes / 16;
  if (current !== undefined) {
    current.bytes += bytes;
    if (current.bytes > current.limits.bytes) fail(budgetIssues.bytesExceeded({ limit: current.limits.bytes }));
  }
  if (left < 0) refill();
}

/** Spends the memory of an array or a hash of so many elements, and of the objects around them. */
export function allocateList(length: number): void {
  allocate(48 + 8 * length);
}

/** Counts one more, or so many more, of what there may be a number of. */
export function count(what: Counted, more = 1): void {
  if (current === undefined) return;
  const total = (current.counts[what] += more);
  const limit = current.limits[what];
  if (total > limit) fail(budgetIssues.countExceeded({ what: NAMES[what], limit }));
}

/** As `count`, for what has a place that the error is to have. */
export function countAt(place: ErrorPlace | undefined, what: Counted, more: number): void {
  try {
    count(what, more);
  } catch (error) {
    throw error instanceof PuppetError ? new PuppetError(error.issue, place, error.errorClass) : error;
  }
}

/** Calls back each time that the meter looks at the time: many times a second. */
export function atTimeChecks(onCheck: () => void): void {
  if (current !== undefined) current.onCheck = onCheck;
}

/** Fails when time is up. */
export function checkTime(): void {
  current?.onCheck?.();
  if (current === undefined || performance.now() <= current.deadline) return;
  fail(budgetIssues.timeExceeded({ seconds: Math.round(current.limits.milliseconds / 1000) }));
}

const NAMES: Readonly<Record<Counted, string>> = {
  resources: 'resources',
  relationships: 'relationships between resources',
  logLines: 'lines of the log',
};

function refill(): void {
  const meter = current;
  if (meter === undefined) {
    left = Infinity;
    return;
  }
  meter.work += SLICE - left;
  left = SLICE;
  if (meter.work > meter.limits.work) fail(budgetIssues.workExceeded({ limit: meter.limits.work }));
  checkTime();
}

function fail(issue: Issue): never {
  // What catches the error cannot go on: the next that is spent fails again.
  left = 0;
  throw new PuppetError({ ...issue, message: `Evaluation Error: ${issue.message}` }, undefined);
}
