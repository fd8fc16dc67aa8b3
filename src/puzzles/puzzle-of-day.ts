const DAY = 24 * 60 * 60 * 1000;

/**
 * Difference between the numbers of the puzzles on two days in a row. It has no common factor with 25, so that each
 * puzzle has its day before the first one returns, and it is larger than a grade.
 */
const STEP = 7;

/** Returns the number of the puzzle of a day in UTC, from 0. The day and the number of puzzles decide, nothing else. */
export function puzzleNumberOfDay(date: Date, count: number): number {
  return (Math.floor(date.getTime() / DAY) * STEP) % count;
}

/** Returns a date as `2026-11-27`, in UTC. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
