import type { Issue } from './issue.ts';
import type { Span } from './span.ts';

export type DiagnosticSeverity = 'error' | 'warning' | 'info';

export interface RelatedPlace {
  readonly file: string;
  readonly span: Span;
  readonly message: string;
}

export interface FileMove {
  readonly from: string;
  readonly to: string;
}

export interface Fix {
  readonly title: string;
  readonly moves?: readonly FileMove[];
  readonly edits: readonly { readonly file: string; readonly span: Span; readonly text: string }[];
}

/**
 * A finding about one file. The message is Puppet's own if Puppet has one. For a wrapped error, `code` and `args`
 * belong to the innermost error, and `message` is the complete message.
 */
export interface Diagnostic extends Issue {
  readonly severity: DiagnosticSeverity;
  readonly file: string;
  /**
   * Span to underline. Absent for the few messages that Puppet reports without a line, such as `Syntax error at end of
   * input`.
   */
  readonly span?: Span;
  /**
   * Location of the innermost error, if it differs from `span`. For example, `span` is the declaration of a define's
   * instance, and `origin` is inside the define.
   */
  readonly origin?: { readonly file: string; readonly span: Span };
  /** Exact location of the mistake, if `span` and `origin` cover a whole statement. */
  readonly mark?: { readonly file: string; readonly span: Span };
  readonly related?: readonly RelatedPlace[];
  readonly hint?: string;
  /** View of the page that helps to fix the problem. */
  readonly view?: 'missing';
  readonly fix?: Fix;
  /** Fixes of which the user must choose one. `fix` is then absent. */
  readonly alternatives?: readonly Fix[];
  /** True for code without effect, such as an unused variable. */
  readonly isUnused?: true;
}
