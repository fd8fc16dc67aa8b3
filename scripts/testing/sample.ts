/**
 * Sizes of large sets in tests. With `PROPERTY_RUNS=50`, tests try fifty times as many random values. `npm test` uses
 * 0.25, `npm run test:deep` 4.
 */
import { env } from 'node:process';

export function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} is no number: ${text}`);
  return number;
}

/** Factor for the number of random values that a test specifies. */
export const runsFactor = readNumber('PROPERTY_RUNS', env['PROPERTY_RUNS'] ?? '1');

/** Returns every fourth item if the factor is 0.25, and all items if it is 1 or more. */
export function sample<T>(items: Iterable<T>): readonly T[] {
  const step = Math.max(1, Math.round(1 / runsFactor));
  return Array.from(items).filter((_, index) => index % step === 0);
}
