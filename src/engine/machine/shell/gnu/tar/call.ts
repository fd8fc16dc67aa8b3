/** Arguments of one call of `tar`, and tar's messages about fatal errors. */
import { BoundedRegExp } from '../../../../values/regexp/bounded/bounded-regexp.ts';
import type { CommandContext } from '../../command.ts';

export const IS_FATAL = 'Error is not recoverable: exiting now';
export const NOT_RECOVERABLE = `tar: ${IS_FATAL}`;
export const FAILED = 'tar: Exiting with failure status due to previous errors';

export class Ended extends Error {}

export interface Call {
  readonly context: CommandContext;
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
  readonly archive: string;
  readonly directory: string;
  readonly out: string[];
  readonly complaints: string[];
}

/**
 * Creates a predicate for the pattern of `--exclude`, which may contain `*`, `?` and `[…]`. The predicate is true for a
 * member if the pattern matches it or one of its parent directories.
 */
export function excludes(pattern: string | undefined): (name: string) => boolean {
  if (pattern === undefined) return () => false;
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new BoundedRegExp(new RegExp(`(?:^|/)${source}(?:/|$)`, 'u'));
  return (name) => expression.test(name);
}
