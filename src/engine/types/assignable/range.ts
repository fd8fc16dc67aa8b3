import type { Range } from '../type.ts';

export function rangeCovers<N extends bigint | number>(outer: Range<N>, inner: Range<N>): boolean {
  if (outer.from !== undefined && (inner.from === undefined || inner.from < outer.from)) return false;
  return outer.to === undefined || (inner.to !== undefined && inner.to <= outer.to);
}

/** True if a range contains a number. Integers and floats are compared exactly. */
export function rangeIncludes(range: Range<bigint> | Range<number>, value: bigint | number): boolean {
  return (range.from === undefined || value >= range.from) && (range.to === undefined || value <= range.to);
}

export const anySize: Range<bigint> = { from: 0n, to: undefined };
