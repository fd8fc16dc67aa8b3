import type { Issue } from './issue.ts';
import type { Span } from './span.ts';

export type DiagnosticSeverity = 'error' | 'warning' | 'info';

/** A second place that explains a diagnostic, such as the first of two declarations. */
export interface RelatedPlace {
  readonly file: string;
  readonly span: Span;
  readonly message: string;
}

/** A file that gets another path. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** A change of the source that would resolve the diagnostic. */
export interface Fix {
  readonly title: string;
  readonly moves?: readonly FileMove[];
  readonly edits: readonly { readonly file: string; readonly span: Span; readonly text: string }[];
}

/**
 * One finding about one file's text. The message is Puppet's own text wherever Puppet has one. Where an error wraps others, code and
 * arguments are those of the innermost, and the message is the whole text.
 */
export interface Diagnostic extends Issue {
  readonly severity: DiagnosticSeverity;
  readonly file: string;
  /** What to underline. Absent for the few messages to which Puppet gives no line (`Syntax error at end of input`). */
  readonly span?: Span;
  /** Where the innermost error stands, if elsewhere: an error inside a define is reported where the resource is declared. */
  readonly origin?: { readonly file: string; readonly span: Span };
  /** The exact place of the mistake, where place and origin are those of the statement around it. */
  readonly mark?: { readonly file: string; readonly span: Span };
  readonly related?: readonly RelatedPlace[];
  readonly hint?: string;
  /** The view that helps further. */
  readonly view?: 'missing';
  readonly fix?: Fix;
}
