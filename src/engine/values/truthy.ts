import type { Value } from './value.ts';

/** True for all values except undef and `false`. An empty string counts as true. */
export function isTruthy(value: Value): boolean {
  return value !== undefined && value !== false;
}
