/** The puzzles of the page. A puzzle is opened, checked and stored as a lesson with the id `puzzles/ID`. */
import { puzzles } from 'virtual:puzzles/list';
import { loaders } from 'virtual:puzzles/loaders';
import type { PuzzleContent, PuzzleSummary } from './puzzle.ts';
import { puzzleNumberOfDay } from './puzzle-of-day.ts';

export { puzzles };

export interface PuzzlePlace {
  readonly puzzle: PuzzleSummary;
  readonly previous: PuzzleSummary | undefined;
  readonly next: PuzzleSummary | undefined;
}

export function findPuzzle(id: string): PuzzlePlace | undefined {
  const index = puzzles.findIndex((puzzle) => puzzle.id === id);
  const puzzle = puzzles[index];
  return puzzle === undefined ? undefined : { puzzle, previous: puzzles[index - 1], next: puzzles[index + 1] };
}

export function findPuzzleOfDay(date: Date): PuzzleSummary | undefined {
  return puzzles[puzzleNumberOfDay(date, puzzles.length)];
}

/** Loads the text of a puzzle. Returns undefined if it cannot be loaded. */
export async function loadPuzzle(id: string): Promise<PuzzleContent | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  try {
    return (await load?.())?.content;
  } catch {
    return undefined;
  }
}
