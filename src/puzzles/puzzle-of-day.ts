const DAY = 24 * 60 * 60 * 1000;

/**
 * Difference between the numbers of puzzles on consecutive days. It has no common factor with 25, the number of
 * puzzles, so that each puzzle has its day before any is repeated. It is larger than the number of puzzles in a grade,
 * so that the grade changes each day.
 */
const STEP = 7;

/** Returns the number (from 0) of the puzzle of a day in UTC. It depends only on the day and the number of puzzles. */
export function puzzleNumberOfDay(date: Date, count: number): number {
  return (Math.floor(date.getTime() / DAY) * STEP) % count;
}

/** Formats a date in UTC, such as `2026-11-27`. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
