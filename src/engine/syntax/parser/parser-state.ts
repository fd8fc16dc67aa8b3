import type { Issue } from '../../diagnostics/issue.ts';
import * as issues from '../../diagnostics/issues/syntax.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { Definition, Expression, SourceText } from '../ast.ts';
import type { LexIssue } from '../lexer/lexer-state.ts';
import type { LexResult } from '../lexer/lexer.ts';
import type { Grammar } from './grammar.ts';
import * as T from '../lexer/token-kinds.ts';

/**
 * Maximum nesting depth of expressions: far more than real code needs, and well within the stack of a browser's worker.
 */
const NESTING_LIMIT = 1200;

/** A syntax error; without a span if Puppet reports none. */
export interface ParseIssue {
  readonly issue: Issue;
  readonly span: Span | undefined;
}

/** Thrown if parsing cannot continue. Caught where the parser can recover, or at the start of the parser. */
export class ParseFailure extends Error {
  override readonly name = 'ParseFailure';
  readonly found: ParseIssue;
  /**
   * True if recovery is pointless, because the nesting limit was reached and the following code is nested just as
   * deeply.
   */
  readonly final: boolean;

  constructor(found: ParseIssue, final = false) {
    super(found.issue.message);
    this.found = found;
    this.final = final;
  }
}

/** State that the parser restores after an error. */
export interface Mark {
  readonly depth: number;
  readonly openBlocks: number;
  readonly namespaces: number;
  readonly parts: number;
}

/** The tokens of one source, the parser's position in them, and the collected results. */
export class ParserState {
  readonly source: SourceText;
  readonly grammar: Grammar;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly values: readonly (string | undefined)[];
  readonly lexFailures: readonly LexIssue[];
  /** Index of the current token, and its kind. */
  at = 0;
  kind: number;
  depth = 0;
  /** True if the last assignment parsed was only an expression, without arrows, assignment or resource. */
  plain = true;
  /** Definitions in order of completion, as in Puppet: definitions inside a class come before the class. */
  readonly definitions: Definition[] = [];
  /** The names of the enclosing classes. */
  readonly namespaces: string[] = [];
  /** Number of open braces that contain statements. */
  openBlocks = 0;
  /** True to continue after errors, which are then added to `reported`. */
  readonly forgiving: boolean;
  readonly reported: ParseIssue[] = [];
  /** With `forgiving`: complete expressions of the current statement that are not part of a larger expression. */
  readonly #parts: Expression[] = [];
  readonly #lines: LineIndex;

  constructor(source: SourceText, lexed: LexResult, lines: LineIndex, forgiving: boolean, grammar: Grammar) {
    this.grammar = grammar;
    this.source = source;
    this.#lines = lines;
    this.forgiving = forgiving;
    const { tokens } = lexed;
    this.kinds = tokens.kinds;
    this.starts = tokens.starts;
    this.ends = tokens.ends;
    this.values = tokens.values;
    this.lexFailures = lexed.failures;
    this.kind = tokens.kinds[0] ?? T.END;
  }

  /** Offset of the current token. */
  get start(): number {
    return this.starts[this.at] ?? 0;
  }

  /** End of the previous token. */
  get lastEnd(): number {
    return this.at === 0 ? 0 : (this.ends[this.at - 1] ?? 0);
  }

  get next(): number {
    return this.kinds[this.at + 1] ?? T.END;
  }

  /** The value of the current token; the source of an operator or keyword. */
  get value(): string {
    return this.values[this.at] ?? this.source.text.slice(this.start, this.ends[this.at]);
  }

  /**
   * True if the current token has this kind. A method, because TypeScript would keep an earlier narrowing of `kind`
   * after `advance`.
   */
  is(kind: number): boolean {
    return this.kind === kind;
  }

  get span(): Span {
    const offset = this.start;
    return { offset, length: (this.ends[this.at] ?? offset) - offset };
  }

  advance(): void {
    if (this.kind === T.END) return;
    this.at++;
    this.kind = this.kinds[this.at] ?? T.END;
  }

  /** Consumes a token of this kind, or fails. */
  expect(kind: number): void {
    if (this.kind !== kind) this.fail();
    this.advance();
  }

  /** Consumes the current token if it is of this kind. Returns whether it did. */
  accept(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }

  report(found: ParseIssue): void {
    this.reported.push(found);
  }

  mark(): Mark {
    const { depth, openBlocks } = this;
    return { depth, openBlocks, namespaces: this.namespaces.length, parts: this.#parts.length };
  }

  /** Restores the state of a mark, except for the position; returns the expressions read since the mark. */
  restore(mark: Mark): readonly Expression[] {
    this.depth = mark.depth;
    this.openBlocks = mark.openBlocks;
    this.namespaces.length = mark.namespaces;
    return this.#parts.slice(mark.parts);
  }

  /** Remembers a complete expression, replacing the expressions inside it. */
  keepPart(part: Expression): void {
    const parts = this.#parts;
    while (parts.length > 0 && (parts.at(-1)?.offset ?? 0) >= part.offset) parts.pop();
    parts.push(part);
  }

  forgetParts(mark: Mark): void {
    this.#parts.length = Math.min(this.#parts.length, mark.parts);
  }

  /** The column of a token, from 0. */
  columnOf(at: number): number {
    const start = this.starts[at] ?? 0;
    return start - this.#lines.startOfLine(this.#lines.lineAt(start));
  }

  isFirstOnLine(at: number): boolean {
    if (at === 0) return true;
    return this.#lines.lineAt(this.ends[at - 1] ?? 0) < this.#lines.lineAt(this.starts[at] ?? 0);
  }

  isLastOnLine(at: number): boolean {
    return this.isFirstOnLine(at + 1) || this.kinds[at + 1] === T.END;
  }

  /** Enters a level of nesting. The caller leaves it with `depth--`. */
  enter(): void {
    if (++this.depth > NESTING_LIMIT) throw this.tooDeep();
  }

  tooDeep(): ParseFailure {
    const limit = Math.min(this.depth, NESTING_LIMIT);
    return new ParseFailure({ issue: issues.nestingTooDeep({ limit }), span: this.span }, true);
  }

  /** Fails with the syntax error at the current token. */
  fail(): never {
    throw new ParseFailure(this.syntaxError());
  }

  /** Raises an error of one of the grammar's actions. */
  refuse(issue: Issue, span: Span): never {
    throw new ParseFailure({ issue, span });
  }

  /**
   * Fails like `refuse`. Puppet's parser reads the next token before this error, so a lexical error in that token is
   * reported instead.
   */
  refuseAfterLookahead(issue: Issue, span: Span): never {
    if (this.kind === T.LEX_ERROR) this.fail();
    this.refuse(issue, span);
  }

  syntaxError(): ParseIssue {
    switch (this.kind) {
      case T.LEX_ERROR: {
        const failure = this.lexFailures[Number(this.values[this.at])];
        if (failure === undefined) return { issue: issues.syntaxError({ where: "''" }), span: this.span };
        return {
          issue: failure.issue,
          span: failure.offset === undefined ? undefined : this.#spanOfFailure(failure.offset),
        };
      }
      case T.END:
        return { issue: issues.syntaxError({ where: 'end of input' }), span: undefined };
      case T.REGEX:
        return { issue: issues.syntaxError({ where: `'${printRegexp(this.value)}'` }), span: this.span };
      case T.RENDER_EXPR: {
        // Puppet's token begins at the text before the tag.
        const offset = Number(this.value);
        return { issue: issues.syntaxError({ where: "''" }), span: { offset, length: endOf(this.span) - offset } };
      }
      case T.EPP_START:
        return { issue: issues.syntaxError({ where: "''" }), span: this.span };
      default:
        return { issue: issues.syntaxError({ where: `'${this.value}'` }), span: this.span };
    }
  }

  #spanOfFailure(offset: number): Span {
    const end = this.ends[this.at] ?? offset;
    return { offset, length: Math.max(end - offset, 0) };
  }
}

/**
 * Prints a regular expression like Ruby in an interpolated string: with all its options, so that a group around it does
 * not change them.
 */
export function printRegexp(pattern: string): string {
  const grouped = /^\(\?([mix]*)(?:-[mix]*)?:((?:[^()\\]|\\[\s\S])*)\)$/.exec(pattern);
  const on = [...'mix'].filter((option) => grouped?.[1]?.includes(option)).join('');
  const off = [...'mix'].filter((option) => !on.includes(option)).join('');
  const source = (grouped?.[2] ?? pattern).replace(/\\[\s\S]|\//g, (part) => (part === '/' ? '\\/' : part));
  return `(?${on}${off === '' ? '' : `-${off}`}:${source})`;
}

export function spanFrom(start: number, end: number): Span {
  return { offset: start, length: end - start };
}

export function endOf(span: Span): number {
  return span.offset + span.length;
}

export function nopAt(offset: number): Expression {
  return { kind: 'Nop', offset, length: 0 };
}
