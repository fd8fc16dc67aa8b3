import type { Issue } from '../../diagnostics/issue.ts';
import * as issues from '../../diagnostics/issues/syntax.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { Definition, Expression, SourceText } from '../ast.ts';
import type { LexIssue } from '../lexer/lexer-state.ts';
import type { LexResult } from '../lexer/lexer.ts';
import type { Grammar } from './grammar.ts';
import * as T from '../lexer/token-kinds.ts';

/** Maximum nesting depth of expressions. Real code never reaches it, and a browser's worker has enough stack for it. */
const NESTING_LIMIT = 1200;

/** A syntax error. `span` is undefined if Puppet reports no location. */
export interface ParseIssue {
  readonly issue: Issue;
  readonly span: Span | undefined;
}

export class ParseFailure extends Error {
  override readonly name = 'ParseFailure';
  readonly found: ParseIssue;
  /** True if the nesting limit was reached. Recovery is then pointless, because the following code is just as deep. */
  readonly final: boolean;

  constructor(found: ParseIssue, final = false) {
    super(found.issue.message);
    this.found = found;
    this.final = final;
  }
}

/** Snapshot of the parser's state, restored after an error. */
export interface Mark {
  readonly depth: number;
  readonly openBlocks: number;
  readonly namespaces: number;
  readonly parts: number;
}

/** Tokens of one source, the parser's position in them, and its results so far. */
export class ParserState {
  readonly source: SourceText;
  readonly grammar: Grammar;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly values: readonly (string | undefined)[];
  readonly lexFailures: readonly LexIssue[];
  at = 0;
  kind: number;
  depth = 0;
  /** True if the last call of `parseAssignment` parsed only an expression: no arrow, assignment or resource. */
  plain = true;
  /** Definitions in the order in which they end, as in Puppet. Definitions inside a class come before the class. */
  readonly definitions: Definition[] = [];
  readonly namespaces: string[] = [];
  openBlocks = 0;
  /** True if the parser continues after errors and collects them in `reported`. */
  readonly forgiving: boolean;
  readonly reported: ParseIssue[] = [];
  /**
   * Complete expressions of the current statement that are not inside larger expressions. Collected only if `forgiving`
   * is true.
   */
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

  get start(): number {
    return this.starts[this.at] ?? 0;
  }

  get lastEnd(): number {
    return this.at === 0 ? 0 : (this.ends[this.at - 1] ?? 0);
  }

  get next(): number {
    return this.kinds[this.at + 1] ?? T.END;
  }

  /** Value of the current token. For an operator or keyword, this is its source. */
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

  expect(kind: number): void {
    if (this.kind !== kind) this.fail();
    this.advance();
  }

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

  /** Restores the state of a mark, except for the position. Returns the expressions parsed since the mark. */
  restore(mark: Mark): readonly Expression[] {
    this.depth = mark.depth;
    this.openBlocks = mark.openBlocks;
    this.namespaces.length = mark.namespaces;
    return this.#parts.slice(mark.parts);
  }

  /** Adds a complete expression to `#parts`, and removes the expressions inside it from the list. */
  keepPart(part: Expression): void {
    const parts = this.#parts;
    while (parts.length > 0 && (parts.at(-1)?.offset ?? 0) >= part.offset) parts.pop();
    parts.push(part);
  }

  forgetParts(mark: Mark): void {
    this.#parts.length = Math.min(this.#parts.length, mark.parts);
  }

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

  /** Enters a level of nesting. Throws at the nesting limit. The caller must leave the level with `depth--`. */
  enter(): void {
    if (++this.depth > NESTING_LIMIT) throw this.tooDeep();
  }

  tooDeep(): ParseFailure {
    const limit = Math.min(this.depth, NESTING_LIMIT);
    return new ParseFailure({ issue: issues.nestingTooDeep({ limit }), span: this.span }, true);
  }

  fail(): never {
    throw new ParseFailure(this.syntaxError());
  }

  /**
   * Throws an error that Puppet raises while it creates a node, such as an invalid number. For
   * syntax errors, use `fail`.
   */
  refuse(issue: Issue, span: Span): never {
    throw new ParseFailure({ issue, span });
  }

  /**
   * Throws an issue like `refuse`. Puppet reads the next token before this error, so a lexical error in that token is
   * thrown instead.
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
        // Puppet reports the tag `<%=` together with the literal text before it.
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
 * Prints a regular expression as Ruby interpolates it in a string: in a group with all its options, so that options
 * outside of the group do not affect it.
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
