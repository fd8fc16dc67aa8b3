/**
 * Counts the cost of a compilation. The current meter is a module variable, because values are walked, compared and
 * printed by code that has no reference to the evaluator. This is safe, since a compilation is synchronous and only one
 * runs at a time.
 */
import { budgetIssues } from '../diagnostics/issues/budget.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { type CompileBudget, DEFAULT_BUDGET } from './limits.ts';

/** Units of work between two reports of progress. */
const SLICE = 50_000;

interface Meter {
  readonly limits: CompileBudget;
  work: number;
  bytes: number;
  onProgress?: () => void;
  readonly counts: Record<Counted, number>;
}

export type Counted = 'resources' | 'relationships' | 'logLines';

let current: Meter | undefined;
/** Units of work until the next report of progress. Infinity outside a compilation. */
let left = Infinity;
let listener: () => void = () => {};

/** Runs a function with its own meter. Its costs are not added to the enclosing meter. */
export function metered<T>(budget: Partial<CompileBudget> | undefined, run: () => T): T {
  const [outer, outerLeft] = [current, left];
  const limits = { ...DEFAULT_BUDGET, ...budget };
  current = { limits, work: 0, bytes: 0, counts: { resources: 0, relationships: 0, logLines: 0 } };
  left = SLICE;
  try {
    return run();
  } finally {
    [current, left] = [outer, outerLeft];
  }
}

/** Runs a function without a meter, so that reporting an exceeded budget does not fail again. */
export function unmetered<T>(run: () => T): T {
  const [outer, outerLeft] = [current, left];
  [current, left] = [undefined, Infinity];
  try {
    return run();
  } finally {
    [current, left] = [outer, outerLeft];
  }
}

/**
 * Spends units of work. A unit is one visited element or 16 characters. Throws an error without a location if the
 * budget is exceeded.
 */
export function spend(work: number): void {
  left -= work;
  if (left < 0) refill();
}

/** Counts bytes of memory, and the work needed to fill them. */
export function allocate(bytes: number): void {
  left -= bytes / 16;
  if (current !== undefined) {
    current.bytes += bytes;
    if (current.bytes > current.limits.bytes) fail(budgetIssues.bytesExceeded({ limit: current.limits.bytes }));
  }
  if (left < 0) refill();
}

/** Spends the memory of an array or hash with `length` elements, including object overhead. */
export function allocateList(length: number): void {
  allocate(48 + 8 * length);
}

/** Counts `more` items of a kind. Throws if the total exceeds the limit for the kind. */
export function count(what: Counted, more = 1): void {
  if (current === undefined) return;
  const total = (current.counts[what] += more);
  const limit = current.limits[what];
  if (total > limit) fail(budgetIssues.countExceeded({ what: NAMES[what], limit }));
}

/** Counts like `count`, but an error gets the location `place`. */
export function countAt(place: ErrorPlace | undefined, what: Counted, more: number): void {
  atPlace(place, () => count(what, more));
}

/** Counts bytes like `allocate`, but an error gets the location `place`. */
export function allocateAt(place: ErrorPlace | undefined, bytes: number): void {
  atPlace(place, () => allocate(bytes));
}

function atPlace(place: ErrorPlace | undefined, charge: () => void): void {
  try {
    charge();
  } catch (error) {
    throw error instanceof PuppetError ? new PuppetError(error.issue, place, error.errorClass) : error;
  }
}

/**
 * Sets the listener that is called many times a second while any compilation makes progress. Replaces the previous
 * listener.
 */
export function watchProgress(onProgress: () => void): void {
  listener = onProgress;
}

export function atProgress(onProgress: () => void): void {
  if (current !== undefined) current.onProgress = onProgress;
}

export function reportProgress(): void {
  listener();
  current?.onProgress?.();
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
  reportProgress();
}

function fail(issue: Issue): never {
  // Code that catches this error cannot continue, because the next `spend` fails again.
  left = 0;
  throw new PuppetError({ ...issue, message: `Evaluation Error: ${issue.message}` }, undefined);
}
