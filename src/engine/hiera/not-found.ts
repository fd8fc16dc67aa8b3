/** Result of searching a place for a key: a value, which may be undef, or `NOT_FOUND`. */
import type { Value } from '../values/value.ts';

export const NOT_FOUND: unique symbol = Symbol('no such key');
type NotFound = typeof NOT_FOUND;
export type Found = Value | NotFound;

/** Thrown when a backend's function calls `$context.not_found()`. */
export class NoSuchKey extends Error {}
