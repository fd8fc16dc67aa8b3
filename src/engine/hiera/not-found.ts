/** Result of a search for a key in one place: a value (possibly undef), or not found. */
import type { Value } from '../values/value.ts';

export const NOT_FOUND: unique symbol = Symbol('no such key');
type NotFound = typeof NOT_FOUND;
export type Found = Value | NotFound;

/** Thrown by a backend function that calls `$context.not_found()`. */
export class NoSuchKey extends Error {}
