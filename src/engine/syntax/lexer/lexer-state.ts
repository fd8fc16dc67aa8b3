import type { Issue } from '../../diagnostics/issue.ts';
import { isBlank } from './chars.ts';
import { TokenBuffer } from './token-buffer.ts';
import * as T from './token-kinds.ts';

/** A lexical error. `offset` is undefined for errors that Puppet reports without a location. */
export interface LexIssue {
  readonly issue: Issue;
  readonly offset: number | undefined;
}

/** A warning about an invalid escape. `token` is the index of the token that contains the escape. */
export interface LexWarning extends LexIssue {
  readonly token: number;
}

/** Thrown if lexing cannot continue, like Puppet's lexical errors. The code that started lexing catches it. */
export class LexFailure extends Error {
  override readonly name = 'LexFailure';
  readonly found: LexIssue;
  /** Offset where a recovering lexer continues. Undefined to continue in the next line. */
  readonly resume: number | undefined;

  constructor(found: LexIssue, resume?: number) {
    super(found.issue.message);
    this.found = found;
    this.resume = resume;
  }
}

/** Mode of the lexer: no template, literal text of a template, inside `<% %>`, or inside `<%= %>`. */
type EppMode = 'off' | 'text' | 'code' | 'expression';

/**
 * State of the lexer for one file, or for the text of one heredoc. The state of a heredoc adds its tokens to those of
 * the file. Its `toFile` converts offsets to offsets in the file.
 */
export class LexerState {
  readonly text: string;
  readonly tokens: TokenBuffer;
  readonly warnings: LexWarning[];
  readonly toFile: ((offset: number) => number) | undefined;
  pos = 0;
  /**
   * Kind of the previous token. It decides whether a slash begins a regular expression, and how a `{` after `?` is
   * read.
   */
  after: number = T.END;
  braces = 0;
  /** Offset of the current line. Used to decide whether a `(` is the first token on its line. */
  lineStart = 0;
  /**
   * Offset where lexing continues after the current line, if texts of heredocs follow the line. -1 to continue in the
   * next line.
   */
  newlineJump = -1;
  /** Offset of the last line that ends with each word; set after the first heredoc without an end tag. */
  lastLines: ReadonlyMap<string, number> | undefined;
  /** Number of `${` that are not closed yet. */
  interpolations = 0;
  /** Nesting depth of strings and heredocs. Each is inside an interpolation of the one around it. */
  nesting = 0;
  epp: EppMode = 'off';
  eppOpen = false;
  /**
   * Start of the last match of Ruby's scanner, or -1. Puppet's message for an unclosed quote contains the matched text.
   */
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

  /** Adds a token and makes it the previous token, which determines how the next token is read. */
  push(kind: number, start: number, end: number, value: string | undefined): void {
    this.after = kind;
    this.enqueue(kind, start, end, value);
  }

  /**
   * Adds a token without changing the previous token. Used for parts of strings, heredocs and templates. Call `settle`
   * after the last part.
   */
  enqueue(kind: number, start: number, end: number, value: string | undefined): void {
    if (this.toFile === undefined) this.tokens.push(kind, start, end, value);
    else {
      const from = this.toFile(start);
      this.tokens.push(kind, from, end > start ? this.toFile(end - 1) + 1 : from, value);
    }
  }

  /**
   * Ends a string, heredoc or template text whose parts were added with `enqueue`. Outside of an interpolation, the
   * last part becomes the previous token. Inside an interpolation, the previous token stays the same, as in Puppet's
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

  /** Throws an issue at an offset in this source, by default at the current position. */
  fail(issue: Issue, at: number = this.pos): never {
    throw new LexFailure({ issue, offset: this.place(at) });
  }

  /** Throws an issue about an invalid token. A recovering lexer continues at `end`, the end of the token. */
  failToken(issue: Issue, at: number | undefined, end: number): never {
    throw new LexFailure({ issue, offset: at === undefined ? undefined : this.place(at) }, end);
  }

  warn(issue: Issue): void {
    this.warnings.push({ issue, offset: this.place(this.pos), token: this.tokens.length });
  }

  place(offset: number): number {
    return this.toFile === undefined ? offset : this.toFile(offset);
  }

  /** Returns the next characters in the form in which Puppet's messages quote them. */
  followedBy(): string {
    if (this.pos >= this.text.length) return '<eof>';
    const next = [...this.text.slice(this.pos, this.pos + 10)].slice(0, 5).join('');
    return `${next}...`.replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  }
}

/** Adds a token of `length` characters at the current position, and returns its kind. */
export function operator(lx: LexerState, kind: number, length: number): number {
  const start = lx.pos;
  lx.pos = start + length;
  lx.push(kind, start, start + length, undefined);
  return kind;
}
