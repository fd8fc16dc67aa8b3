/**
 * Seeded mutations of sequences, for tests of untrusted input: the same seed gives the same mutations on every machine.
 */

/** Random integer from 0 up to, but excluding, a bound. */
type RandomBelow = (bound: number) => number;

/**
 * Creates the random number generator "mulberry32" by Tommy Ettinger. Its 32 bits of state are enough to choose
 * mutations.
 */
export function randomNumbers(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Number of mutations in a test. To run more: `MUTATIONS=200000 npx vitest run FILE`. */
export function mutationCount(usual: number): number {
  return Number(process.env['MUTATIONS'] ?? usual);
}

/** Seed of a test's first mutation. `SEED=7` selects other mutations. */
export function mutationSeed(): number {
  return Number(process.env['SEED'] ?? 1);
}

/**
 * Returns a sequence with one mutation: an element is changed, some are inserted, deleted, swapped or appended, or the
 * end is cut off.
 */
export function mutated<Element>(
  whole: readonly Element[],
  random: RandomBelow,
  element: (old?: Element) => Element,
): readonly Element[] {
  const at = random(whole.length);
  const some = (): readonly Element[] => Array.from({ length: 1 + random(8) }, () => element());
  switch (random(6)) {
    case 0:
      return [...whole.slice(0, at), element(whole[at]), ...whole.slice(at + 1)];
    case 1:
      return [...whole.slice(0, at), ...some(), ...whole.slice(at)];
    case 2:
      return [...whole.slice(0, at), ...whole.slice(at + 1 + random(8))];
    case 3:
      return exchanged(whole, at, random(whole.length));
    case 4:
      return whole.slice(0, at);
    default:
      return [...whole, ...some()];
  }
}

function exchanged<Element>(whole: readonly Element[], one: number, other: number): readonly Element[] {
  return whole.flatMap((element, index) => {
    const from = index === one ? whole[other] : index === other ? whole[one] : element;
    return from === undefined ? [] : [from];
  });
}
