import type { Span } from './span.ts';

/** A second location that explains an issue, such as the first of two declarations. Line and column count from 1. */
export interface OtherPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The exact span; if set, it is used instead of line and column. */
  readonly span?: Span | undefined;
  /** The attribute to mark on the line: its name, or its name and value. */
  readonly attribute?: string;
  readonly isName?: boolean;
  readonly message: string;
  /** The exact location of the mistake. Puppet itself reports the statement around it. */
  readonly isExact?: true;
  /** A hint that needs more context than the code of the issue. */
  readonly hint?: string;
}

/**
 * One reported finding: the code and typed arguments of its declaration, and Puppet's message built from them. Hints,
 * fixes and explanations use code and arguments; the message is never parsed.
 */
export interface Issue<Args = unknown> {
  readonly code: string;
  readonly args: Args;
  readonly message: string;
  /** Locations for the editor's links, including ones that Puppet's message does not name. */
  readonly others?: readonly OtherPlace[];
}

/**
 * Declares an issue once. The declaration has a code (Puppet's symbol if there is one, such as `DUPLICATE_ATTRIBUTE`)
 * and creates the message from typed arguments. `issues.duplicateAttribute({ name })` creates an issue for a
 * `Diagnostic` or a `PuppetError`.
 */
export interface IssueDeclaration<Args> {
  (args: Args): Issue<Args>;
  readonly code: string;
  /** Type guard: true if this declaration created the issue, so that its arguments are known. */
  is(issue: Issue): issue is Issue<Args>;
}

/** Declares an issue. `otherPlaces` returns related locations. Locations without a file or line are dropped. */
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
