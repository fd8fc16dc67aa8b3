import type { Value } from './value.ts';

/** Undef and `false` are false; everything else is true, including the empty string. */
export function isTruthy(value: Value): boolean {
  return value !== undefined && value !== false;
}
