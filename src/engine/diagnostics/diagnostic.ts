import type { Span } from './span.ts';

export type DiagnosticSeverity = 'error' | 'warning' | 'info';

/** A second place that explains a diagnostic, such as the first of two declarations. */
export interface RelatedPlace {
  readonly file: string;
  readonly span: Span;
  readonly message: string;
}

/** A change of the text that would resolve the diagnostic. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly file: string; readonly span: Span; readonly text: string }[];
}

/** One finding about one file's text. The message is Puppet's own text wherever Puppet has one. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: DiagnosticSeverity;
  readonly message: string;
  readonly file: string;
  /** What to underline. Absent for the few messages to which Puppet gives no line (`Syntax error at end of input`). */
  readonly span?: Span;
  readonly related?: readonly RelatedPlace[];
  readonly hint?: string;
  readonly fix?: Fix;
}
