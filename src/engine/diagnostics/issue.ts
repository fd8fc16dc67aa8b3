/**
 * Declares an issue once: its code (Puppet's own symbol, e.g. `DUPLICATE_ATTRIBUTE`) and its text from typed arguments.
 * Use as `issues.duplicateAttribute({ name })`; the result goes into a `Diagnostic` or a `PuppetError`.
 */
export interface IssueText {
  readonly code: string;
  readonly message: string;
}

export interface IssueDeclaration<Args> {
  (args: Args): IssueText;
  readonly code: string;
}

export function defineIssue<Args = void>(code: string, message: (args: Args) => string): IssueDeclaration<Args> {
  return Object.assign((args: Args): IssueText => ({ code, message: message(args) }), { code });
}
