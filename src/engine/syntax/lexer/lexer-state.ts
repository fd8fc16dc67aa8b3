import type { Issue } from '../../diagnostics/issue.ts';
import { isBlank } from './chars.ts';
import { TokenBuffer } from './token-buffer.ts';
import * as T from './token-kinds.ts';

/** A lexical error at an offset of the file. Some of Puppet's messages have no location. */
export interface LexIssue {
  readonly issue: Issue;
  readonly offset: number | undefined;
}

/** A warning about an invalid escape, and the index of the token that contains it. */
export interface LexWarning extends LexIssue {
  readonly token: number;
}

/** Thrown if lexing cannot continue, like Puppet's lexical errors; caught by the caller that started lexing. */
export class LexFailure extends Error {
  override readonly name = 'LexFailure';
  readonly found: LexIssue;
  /** Offset where a recovering lexer continues; `undefined` for the next line. */
  readonly resume: number | undefined;

  constructor(found: LexIssue, resume?: number) {
    super(found.issue.message);
    this.found = found;
    this.resume = resume;
  }
}

/** Position of the lexer in a template: no template, in literal text, in `<% %>` or in `<%= %>`. */
type EppMode = 'off' | 'text' | 'code' | 'expression';

/**
 * Lexer state for one file or for the text of one heredoc. A heredoc has its own state but writes to the same tokens;
 * `toFile` converts its offsets to offsets of the file.
 */
export class LexerState {
  readonly text: string;
  readonly tokens: TokenBuffer;
  readonly warnings: LexWarning[];
  readonly toFile: ((offset: number) => number) | undefined;
  pos = 0;
  /**
   * Kind of the previous token, which decides whether a slash begins a regular expression, and how `{` after `?` is
   * read.
   */
  after: number = T.END;
  braces = 0;
  /** Start of the current line, used to decide if a `(` is the first token on its line. */
  lineStart = 0;
  /**
   * Offset where lexing continues after the current line, if texts of heredocs follow the line. -1 if the next line
   * follows.
   */
  newlineJump = -1;
  /** Number of open `${`. */
  interpolations = 0;
  /** Nesting depth of strings and heredocs, each inside an interpolation of the enclosing one. */
  nesting = 0;
  epp: EppMode = 'off';
  eppOpen = false;
  /** The last match of Ruby's scanner (-1: no match). Puppet's message for an unclosed quote contains it. */
  matchedStart = -1;
  matchedEnd = -1;

  constructor(
    text: string,
    shared?: { tokens: TokenBuffer; warnings: LexWarning[]; toFile: (offset: number) => number },
  ) {
    this.text = text;
    this.tokens = shared?.tokens ?? new TokenBuffer((text.length >> 2) + 16);
    this.warnings = shared?.warnings ?? [];
    this.toFile = shared?.toFile;
  }

  /** Adds a token. It becomes the previous token, which determines how the next token is read. */
  push(kind: number, start: number, end: number, value: string | undefined): void {
    this.after = kind;
    this.enqueue(kind, start, end, value);
  }

  /**
   * Adds one of several tokens that are read together (parts of strings, heredocs, templates). See `LexerState.settle`.
   */
  enqueue(kind: number, start: number, end: number, value: string | undefined): void {
    if (this.toFile === undefined) this.tokens.push(kind, start, end, value);
    else {
      const from = this.toFile(start);
      this.tokens.push(kind, from, end > start ? this.toFile(end - 1) + 1 : from, value);
    }
  }

  /**
   * Call this after an interpolated string, a heredoc or template text. Outside an interpolation, the last of the new
   * tokens becomes the previous token. Inside an interpolation, the previous token does not change, as in Puppet's
   * lexer.
   */
  settle(): void {
    if (this.interpolations === 0 && this.tokens.length > 0) {
      this.after = this.tokens.kinds[this.tokens.length - 1] ?? T.END;
    }
  }

  matched(start: number, end: number): void {
    this.matchedStart = start;
    this.matchedEnd = end;
  }

  skipBlanks(): void {
    const { text } = this;
    const start = this.pos;
    let at = start;
    while (isBlank(text.charCodeAt(at))) at++;
    this.pos = at;
    if (at > start) this.matched(start, at);
    else this.matched(-1, -1);
  }

  /** Throws an issue at an offset of this source (by default the current position). */
  fail(issue: Issue, at: number = this.pos): never {
    throw new LexFailure({ issue, offset: this.place(at) });
  }

  /** Fails like `fail`, for an invalid token whose end is known. A lexer that recovers from errors continues there. */
  failToken(issue: Issue, at: number | undefined, end: number): never {
    throw new LexFailure({ issue, offset: at === undefined ? undefined : this.place(at) }, end);
  }

  warn(issue: Issue): void {
    this.warnings.push({ issue, offset: this.place(this.pos), token: this.tokens.length });
  }

  place(offset: number): number {
    return this.toFile === undefined ? offset : this.toFile(offset);
  }

  /** The next characters, as Puppet's messages quote them. */
  followedBy(): string {
    if (this.pos >= this.text.length) return '<eof>';
    const next = [...this.text.slice(this.pos, this.pos + 10)].slice(0, 5).join('');
    return `${next}...`.replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  }
}

/** Adds an operator or punctuation mark at the current position, and returns its kind. */
export function operator(lx: LexerState, kind: number, length: number): number {
  const start = lx.pos;
  lx.pos = start + length;
  lx.push(kind, start, start + length, undefined);
  return kind;
}
