/**
 * One finding as it is reported: the code and the typed arguments of its declaration, and Puppet's text made of them. Hints, fixes and
 * explanations are keyed by code and arguments; nothing reads the text again to learn what it says.
 */
export interface Issue<Args = unknown> {
  readonly code: string;
  readonly args: Args;
  readonly message: string;
}

/**
 * An issue that is declared once: its code (Puppet's own symbol where it has one, e.g. `DUPLICATE_ATTRIBUTE`) and its text from typed
 * arguments. Use as `issues.duplicateAttribute({ name })`; the result goes into a `Diagnostic` or a `PuppetError`.
 */
export interface IssueDeclaration<Args> {
  (args: Args): Issue<Args>;
  readonly code: string;
  /** Whether an issue was reported by this declaration: its arguments are known then. */
  is(issue: Issue): issue is Issue<Args>;
}

export function defineIssue<Args = void>(code: string, message: (args: Args) => string): IssueDeclaration<Args> {
  const report = (args: Args): Issue<Args> => ({ code, args, message: message(args) });
  const is = (issue: Issue): issue is Issue<Args> => issue.code === code;
  return Object.assign(report, { code, is });
}
