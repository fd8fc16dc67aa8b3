import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Issue } from '../../../diagnostics/issue.ts';
import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { LineIndex } from '../../../diagnostics/line-index.ts';
import type { Span } from '../../../diagnostics/span.ts';
import type { Import, SourceText } from '../../../syntax/ast.ts';
import type { LexResult } from '../../../syntax/lexer/lexer.ts';
import type { Grammar } from '../../../syntax/parser/grammar.ts';
import { ParserState, type ParseIssue, printRegexp } from '../../../syntax/parser/parser-state.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { CLOSING } from './words.ts';

export class OldParserState extends ParserState {
  readonly lines: LineIndex;
  readonly imports: Import[] = [];
  readonly warnings: Diagnostic[] = [];
  define: string | undefined;

  constructor(source: SourceText, lexed: LexResult, lines: LineIndex, grammar: Grammar) {
    super(source, lexed, lines, false, grammar);
    this.lines = lines;
  }

  /**
   * The file, and the line in which the current token ends. Puppet reports this line, because the old lexer has already
   * read the whole token.
   */
  get place(): { readonly file: string; readonly line: number } {
    return { file: this.source.file, line: this.lines.lineAt(this.ends[this.at] ?? this.start) };
  }

  /** An offset in the last line of the current token. At the end of the file, the offset of the end. */
  get nextLine(): number {
    return this.kind === T.END ? this.source.text.length : this.endSpan.offset;
  }

  get lastPlace(): { readonly file: string; readonly line: number } {
    return { file: this.source.file, line: this.lines.lineAt(this.lastEnd) };
  }

  warn(issue: Issue, { offset, length }: Span): void {
    this.warnings.push({ ...issue, severity: 'warning', file: this.source.file, span: { offset, length } });
  }

  /**
   * Returns the bracket that would close the innermost open bracket after the token `last`. Returns undefined if none
   * is open.
   */
  expectedAfter(last: number): string | undefined {
    const open: string[] = [];
    for (let at = 0; at <= last; at += 1) {
      const value = this.values[at] ?? this.source.text.slice(this.starts[at], this.ends[at]);
      const closing = CLOSING.get(value);
      if (closing !== undefined) open.push(closing);
      else if (open.at(-1) === value) open.pop();
    }
    return open.at(-1);
  }

  override syntaxError(): ParseIssue {
    if (this.kind === T.LEX_ERROR) return super.syntaxError();
    const expected = this.expectedAfter(this.at);
    if (this.kind === T.END) {
      const end = this.source.text.length;
      return {
        issue: issues.oldSyntaxError({ where: 'end of file', expected }),
        span: { offset: end, length: 0 },
      };
    }
    return {
      issue: issues.oldSyntaxError({
        where: `'${this.kind === T.REGEX ? printRegexp(this.value) : this.value}'`,
        expected,
      }),
      span: this.endSpan,
    };
  }

  /**
   * Span of the current token. For a token of several lines, only its last line, because Puppet reports errors where a
   * token ends.
   */
  get endSpan(): Span {
    const { offset, length } = this.span;
    const newline = this.source.text.lastIndexOf('\n', offset + length - 1);
    return newline < offset ? { offset, length } : { offset: newline + 1, length: offset + length - newline - 1 };
  }
}
