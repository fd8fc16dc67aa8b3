import type { Issue } from './issue.ts';
import type { Span } from './span.ts';

export type DiagnosticSeverity = 'error' | 'warning' | 'info';

/** A second location that explains a diagnostic, such as the first of two declarations. */
export interface RelatedPlace {
  readonly file: string;
  readonly span: Span;
  readonly message: string;
}

/** Renames a file. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** An edit of the source that resolves the diagnostic. */
export interface Fix {
  readonly title: string;
  readonly moves?: readonly FileMove[];
  readonly edits: readonly { readonly file: string; readonly span: Span; readonly text: string }[];
}

/**
 * One finding about one file. The message is Puppet's own wherever Puppet has one. For a wrapped error, `code` and the
 * arguments belong to the innermost error, while `message` is the complete message.
 */
export interface Diagnostic extends Issue {
  readonly severity: DiagnosticSeverity;
  readonly file: string;
  /**
   * The span to underline. Absent for the few messages that Puppet reports without a line (`Syntax error at end of
   * input`).
   */
  readonly span?: Span;
  /**
   * Location of the innermost error, if it differs from `span`: an error inside a define is reported where the resource
   * is declared.
   */
  readonly origin?: { readonly file: string; readonly span: Span };
  /** The exact location of the mistake, if `span` and `origin` cover the whole statement around it. */
  readonly mark?: { readonly file: string; readonly span: Span };
  readonly related?: readonly RelatedPlace[];
  readonly hint?: string;
  /** The view that helps to fix the problem. */
  readonly view?: 'missing';
  readonly fix?: Fix;
  /** Several fixes, one of which the user must choose; `fix` is then absent. */
  readonly alternatives?: readonly Fix[];
  /** Set for code without effect, such as an unused variable. */
  readonly isUnused?: true;
}
