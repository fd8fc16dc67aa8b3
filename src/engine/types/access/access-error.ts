import type { Issue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';

/** The part of `TYPE[keys]` that an error points at: the whole expression, the type, or a key (by its index). */
export type ErrorPart = 'access' | 'type' | number;

/**
 * An error about the parameters of a type. It has no location: the evaluator adds it, because it knows where the
 * reported parameter is.
 */
export class TypeAccessError extends PuppetError {
  readonly blame: ErrorPart;

  constructor(issue: Issue, blame: ErrorPart) {
    super(issue);
    this.blame = blame;
  }
}
