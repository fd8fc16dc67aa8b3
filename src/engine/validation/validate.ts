/** The static checks: errors that Puppet's `pops/validation/checker4_0.rb` finds in a tree without evaluating it. */
import { SHARED_MODULE_FOLDERS } from '../diagnostics/environment-paths.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { oldCheckParts } from '../releases/old/validation/check-parts.ts';
import { withParts } from '../releases/with-parts.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { Program } from '../syntax/ast.ts';
import { Checker } from './checker.ts';
import { modernCheckRules } from './modern-rules.ts';

export interface ValidateOptions {
  /** The setting `strict`, which determines how duplicate keys are reported. The default is `error`. */
  readonly strict?: 'off' | 'warning' | 'error';
  /** The release whose checks run. The default is the latest. */
  readonly release?: Release;
  /**
   * Module directories, each with a trailing slash. A definition in a module must be in the file that matches its name.
   */
  readonly modulePath?: readonly string[];
}

const DEFAULT_MODULE_PATH: readonly string[] = ['modules/', ...SHARED_MODULE_FOLDERS];

/**
 * Runs the static checks. Findings about a node come before those about its child nodes, as in Puppet. If the content
 * of a heredoc is invalid in its declared syntax (`@(END:json)`), this error is the only finding.
 */
export function validate(program: Program, options: ValidateOptions = {}): readonly Diagnostic[] {
  const { strict = 'error', modulePath = DEFAULT_MODULE_PATH, release = currentRelease } = options;
  const rules = withParts(modernCheckRules, oldCheckParts, release);
  return rules.checkProgram(new Checker(program.source, strict, modulePath, release, rules), program);
}
