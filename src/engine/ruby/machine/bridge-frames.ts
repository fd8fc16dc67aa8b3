/** The JSON frames that cross the bridge between Ruby and the engine. */
import type { Json } from './json.ts';
import { RubyError, type RubyException } from './ruby-error.ts';

export type Answer =
  | { readonly v: Json }
  | { readonly e: RubyException }
  | { readonly w: readonly [string, readonly Json[]]; readonly f: number };
export type Request =
  | { readonly m: string; readonly a: readonly Json[]; readonly f?: true }
  | { readonly r: number; readonly v: Answer };

/** Parses a query of Ruby. Throws for invalid data, because the project's code can write to the bridge too. */
export function parseRequest(text: string): { readonly m: string; readonly a: readonly Json[] } {
  const given: unknown = text.startsWith('{"m":') ? JSON.parse(text) : undefined;
  if (isRequest(given)) return given;
  throw new RubyError({
    class: 'IOError',
    ancestors: ['IOError', 'StandardError', 'Exception'],
    message: 'not opened for writing',
    backtrace: [],
  });
}

function isRequest(given: unknown): given is { readonly m: string; readonly a: readonly Json[] } {
  return typeof given === 'object' && given !== null && 'm' in given && 'a' in given && Array.isArray(given.a);
}
