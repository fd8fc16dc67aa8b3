/** What the parts of `tar` share: one call of it, and the words with which it ends. */
import type { CommandContext } from '../../command.ts';

export const NOT_RECOVERABLE = 'tar: Error is not recoverable: exiting now';
export const FAILED = 'tar: Exiting with failure status due to previous errors';

/** Thrown for what ends tar at once. */
export class Ended extends Error {}

export interface Call {
  readonly context: CommandContext;
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
  readonly archive: string;
  /** Where members are read from or written to. */
  readonly directory: string;
  readonly out: string[];
  readonly complaints: string[];
}

/** `*`, `?` and `[…]` of `--exclude`, which may hold for a member or for a directory that it is in. */
export function excludes(pattern: string | undefined): (name: string) => boolean {
  if (pattern === undefined) return () => false;
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`(?:^|/)${source}(?:/|$)`);
  return (name) => expression.test(name);
}
