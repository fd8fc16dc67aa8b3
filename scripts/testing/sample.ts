/**
 * Sizes of large sets in tests. `PROPERTY_RUNS=50` tries fifty times as many random values; `npm test` has time for a
 * quarter (0.25), `npm run test:deep` for four times as many.
 */
import { env } from 'node:process';

export function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} is no number: ${text}`);
  return number;
}

/** The factor by which the number of random values differs from the number that a test names. */
export const runsFactor = readNumber('PROPERTY_RUNS', env['PROPERTY_RUNS'] ?? '1');

/** Returns every fourth item if tests have time for a quarter, and all items if they have time for them. */
export function sample<T>(items: Iterable<T>): readonly T[] {
  const step = Math.max(1, Math.round(1 / runsFactor));
  return Array.from(items).filter((_, index) => index % step === 0);
}
