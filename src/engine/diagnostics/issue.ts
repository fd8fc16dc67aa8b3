import type { Span } from './span.ts';

/** A second location that explains an issue, such as the first of two declarations. Line and column count from 1. */
export interface OtherPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Exact span. If set, line and column are ignored. */
  readonly span?: Span | undefined;
  /** Attribute to mark on the line: its name if `isName` is true, and otherwise its name and value. */
  readonly attribute?: string;
  readonly isName?: boolean;
  readonly message: string;
  /** True if this is the exact location of the mistake. Puppet's message names only the whole statement. */
  readonly isExact?: true;
  /** Hint for this issue. Set only if the issue's code and arguments do not determine the hint. */
  readonly hint?: string;
}

/**
 * A reported finding: the code of its declaration, the arguments of the message, and Puppet's message. Hints, fixes and
 * explanations use the code and the arguments, and never parse the message.
 */
export interface Issue<Args = unknown> {
  readonly code: string;
  readonly args: Args;
  readonly message: string;
  /** Locations for links in the editor, including some that Puppet's message does not contain. */
  readonly others?: readonly OtherPlace[];
}

/**
 * Declaration of an issue. It has a code (Puppet's own if there is one, such as `DUPLICATE_ATTRIBUTE`), and creates the
 * message from arguments: `issues.duplicateAttribute({ name })` creates an issue for a `Diagnostic` or a `PuppetError`.
 */
export interface IssueDeclaration<Args> {
  (args: Args): Issue<Args>;
  readonly code: string;
  /** True if this declaration created the issue. The type of the issue's arguments is then known. */
  is(issue: Issue): issue is Issue<Args>;
}

/** Declares an issue. `otherPlaces` returns related locations. A location without a file or line is ignored. */
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
