import type { Issue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';

/** What an error about `TYPE[keys]` points at: the whole expression, the type, or one of the keys. */
export type Blame = 'access' | 'type' | number;

/** An error of a type's parameters, without its place: the evaluator knows where the blamed part stands. */
export class TypeAccessError extends PuppetError {
  readonly blame: Blame;

  constructor(issue: Issue, blame: Blame) {
    super(issue);
    this.blame = blame;
  }
}
