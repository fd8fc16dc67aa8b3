import type { Span } from './span.ts';

/** A place elsewhere that explains an issue, such as the first of two declarations. Line and column count from 1. */
export interface OtherPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** In place of line and column. */
  readonly span?: Span | undefined;
  /** The attribute on the line to mark: its name, or its name and value. */
  readonly attribute?: string;
  readonly isName?: boolean;
  readonly message: string;
  /** The exact place of the mistake, where Puppet's own place is that of the statement around it. */
  readonly isExact?: true;
  /** The hint of the issue, where its origin knows better than its code. */
  readonly hint?: string;
}

/**
 * One finding as it is reported: the code and the typed arguments of its declaration, and Puppet's text made of them. Hints, fixes and
 * explanations are keyed by code and arguments; nothing parses the text.
 */
export interface Issue<Args = unknown> {
  readonly code: string;
  readonly args: Args;
  readonly message: string;
  /** Places for the editor's links. Puppet's text may name them or not. */
  readonly others?: readonly OtherPlace[];
}

/**
 * An issue that is declared once: its code (Puppet's own symbol where it has one, e.g. `DUPLICATE_ATTRIBUTE`) and its text from typed
 * arguments. Use as `issues.duplicateAttribute({ name })`; the result goes into a `Diagnostic` or a `PuppetError`.
 */
export interface IssueDeclaration<Args> {
  (args: Args): Issue<Args>;
  readonly code: string;
  /** Whether this declaration reported an issue: its arguments are known then. */
  is(issue: Issue): issue is Issue<Args>;
}

/** `otherPlaces` lists the places beside the issue's own; those without a file or line are left out. */
export function defineIssue<Args = void>(
  code: string,
  message: (args: Args) => string,
  otherPlaces?: (args: Args) => readonly OtherPlace[],
): IssueDeclaration<Args> {
  const report = (args: Args): Issue<Args> => {
    const others =
      otherPlaces?.(args).filter(({ file, line, span }) => file !== undefined && (line ?? span) !== undefined) ?? [];
    return { code, args, message: message(args), ...(others.length === 0 ? {} : { others }) };
  };
  const is = (issue: Issue): issue is Issue<Args> => issue.code === code;
  return Object.assign(report, { code, is });
}
