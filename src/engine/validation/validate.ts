/** The static checks: what Puppet's `pops/validation/checker4_0.rb` finds in a tree without evaluating it. */
import { SHARED_MODULE_FOLDERS } from '../diagnostics/environment-paths.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { oldCheckParts } from '../releases/old/validation/check-parts.ts';
import { withParts } from '../releases/with-parts.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { Program } from '../syntax/ast.ts';
import { Checker } from './checker.ts';
import { modernCheckRules } from './modern-rules.ts';

export interface ValidateOptions {
  /** The setting of that name, which decides on duplicate keys; `error` unless given. */
  readonly strict?: 'off' | 'warning' | 'error';
  /** The release whose checks there are; the last unless given. */
  readonly release?: Release;
  /** Folders with modules, each with a slash at its end: definitions in there must be in the file of their name. */
  readonly modulePath?: readonly string[];
}

const DEFAULT_MODULE_PATH: readonly string[] = ['modules/', ...SHARED_MODULE_FOLDERS];

/**
 * The findings of the static checks, in the order in which Puppet reports them: those about a node before those about what is
 * inside it. A heredoc whose text is not of its syntax stops Puppet at once, and is the only finding then.
 */
export function validate(program: Program, options: ValidateOptions = {}): readonly Diagnostic[] {
  const { strict = 'error', modulePath = DEFAULT_MODULE_PATH, release = currentRelease } = options;
  const rules = withParts(modernCheckRules, oldCheckParts, release);
  return rules.checkProgram(new Checker(program.source, strict, modulePath, release, rules), program);
}
