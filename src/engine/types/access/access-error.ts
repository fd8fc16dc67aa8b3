import type { Issue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';

/** Part of `TYPE[keys]` that an error is about: the whole expression, the type, or the key with this index. */
export type ErrorPart = 'access' | 'type' | number;

/**
 * An error about the parameters of a type. It contains no location. The evaluator adds the location, because only the
 * evaluator knows where the parameter is written.
 */
export class TypeAccessError extends PuppetError {
  readonly blame: ErrorPart;

  constructor(issue: Issue, blame: ErrorPart) {
    super(issue);
    this.blame = blame;
  }
}
