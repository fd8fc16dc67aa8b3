import type { Range } from '../type.ts';

/** Whether `inner` lies within `outer`. */
export function rangeCovers<N extends bigint | number>(outer: Range<N>, inner: Range<N>): boolean {
  if (outer.from !== undefined && (inner.from === undefined || inner.from < outer.from)) return false;
  return outer.to === undefined || (inner.to !== undefined && inner.to <= outer.to);
}

/** Whether a number lies within a range. An integer and a float compare exactly. */
export function rangeIncludes(range: Range<bigint> | Range<number>, value: bigint | number): boolean {
  return (range.from === undefined || value >= range.from) && (range.to === undefined || value <= range.to);
}

/** Every size. */
export const anySize: Range<bigint> = { from: 0n, to: undefined };
