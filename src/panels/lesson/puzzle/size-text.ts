import { dayText, puzzleNumberOfDay } from '../../../puzzles/puzzle-of-day.ts';

/** Compares the size of the user's change with that of the smallest known solution. */
export function sizeText(size: number, best: number): string {
  if (size < best) return `Your change has size ${size}: smaller than the smallest known one, which has size ${best}.`;
  if (size === best) return `Your change has size ${size}: no smaller one is known.`;
  return `Your change has size ${size}. The smallest known one has size ${best}.`;
}

export interface SolvedPuzzle {
  readonly title: string;
  readonly size: number;
  readonly best: number;
  readonly hints: number;
  /** Full address of the puzzle. */
  readonly link: string;
  /** Set for the puzzle of the day: the date in words. */
  readonly day: string | undefined;
}

/** Returns the text that the user can share: the result, without the solution. */
export function resultText({ title, size, best, hints, link, day }: SolvedPuzzle): string {
  const head = day === undefined ? `Bunraku puzzle “${title}”` : `Bunraku puzzle of the day, ${day}: “${title}”`;
  const help = hints === 0 ? 'no hints' : hints === 1 ? 'one hint' : `${hints} hints`;
  const score = size <= best ? `size ${size}, the smallest known` : `size ${size}, smallest known ${best}`;
  return `${head}\nSolved with a change of ${score}, and ${help}.\n${link}`;
}

/** Returns the date in words if this is the puzzle of the day; `number` counts from 0. */
export function dayOfPuzzle(number: number, count: number, date: Date): string | undefined {
  return puzzleNumberOfDay(date, count) === number ? dayText(date) : undefined;
}
