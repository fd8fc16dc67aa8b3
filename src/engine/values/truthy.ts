import type { Value } from './value.ts';

/** True for all values except undef and `false`, and therefore for the empty string too. */
export function isTruthy(value: Value): boolean {
  return value !== undefined && value !== false;
}
