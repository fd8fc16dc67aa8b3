import { dayText, puzzleNumberOfDay } from '../../../puzzles/puzzle-of-day.ts';

/** Compares the size of a change with the smallest known one. */
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
  /** Date of the day, if it is the puzzle of the day. */
  readonly day: string | undefined;
}

/** The result of a puzzle to share. It does not say how the puzzle was solved. */
export function resultText({ title, size, best, hints, link, day }: SolvedPuzzle): string {
  const head = day === undefined ? `Bunraku puzzle “${title}”` : `Bunraku puzzle of the day, ${day}: “${title}”`;
  const help = hints === 0 ? 'no hints' : hints === 1 ? 'one hint' : `${hints} hints`;
  const score = size <= best ? `size ${size}, the smallest known` : `size ${size}, smallest known ${best}`;
  return `${head}\nSolved with a change of ${score}, and ${help}.\n${link}`;
}

/** Returns the date if the puzzle with a number, counted from 0, is the puzzle of that day. */
export function dayOfPuzzle(number: number, count: number, date: Date): string | undefined {
  return puzzleNumberOfDay(date, count) === number ? dayText(date) : undefined;
}
