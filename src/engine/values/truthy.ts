import type { Value } from './value.ts';

/** Undef and `false` are false; all else is true, the empty string too. */
export function isTruthy(value: Value): boolean {
  return value !== undefined && value !== false;
}
