import type { Issue } from '../../diagnostics/issue.ts';
import { isBlank } from './chars.ts';
import { TokenBuffer } from './token-buffer.ts';
import * as T from './token-kinds.ts';

/** What the lexer found wrong, at an offset of the file; Puppet gives some of these no place. */
export interface LexIssue {
  readonly issue: Issue;
  readonly offset: number | undefined;
}

/** A doubtful escape, and the index of the token that has it. */
export interface LexWarning extends LexIssue {
  readonly token: number;
}

/** Thrown where the text cannot be read on, as Puppet raises its lexical errors; caught where the lexing began. */
export class LexFailure extends Error {
  override readonly name = 'LexFailure';
  readonly found: LexIssue;
  /** Where a forgiving lexer goes on; `undefined` for the next line. */
  readonly resume: number | undefined;

  constructor(found: LexIssue, resume?: number) {
    super(found.issue.message);
    this.found = found;
    this.resume = resume;
  }
}

/** Where a lexer stands in a template: outside any, in its text, in `<% %>` or in `<%= %>`. */
type EppMode = 'off' | 'text' | 'code' | 'expression';

/**
 * The state of reading one text, which is a file or the text of a heredoc. Heredoc texts are read by a state of their own
 * into the same tokens, with `toFile` turning their offsets into the file's.
 */
export class LexerState {
  readonly text: string;
  readonly tokens: TokenBuffer;
  readonly warnings: LexWarning[];
  readonly toFile: ((offset: number) => number) | undefined;
  pos = 0;
  /** The kind of the token before, which decides between a regular expression and a division, and on `{` after `?`. */
  after: number = T.END;
  braces = 0;
  /** Where the current line begins, as far as a `(` that may be first on it is concerned. */
  lineStart = 0;
  /** Where to go on after the current line, when heredoc texts follow it; -1 for the next line. */
  newlineJump = -1;
  /** How many `${` the lexer is inside of. */
  interpolations = 0;
  /** How many strings and heredocs stand around this place, each inside an interpolation of the one before. */
  nesting = 0;
  epp: EppMode = 'off';
  eppOpen = false;
  /** What Ruby's scanner matched last (-1: nothing): Puppet's message on an unclosed quote quotes it. */
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

  /** Adds a token and makes it the one that decides how the next is read. */
  push(kind: number, start: number, end: number, value: string | undefined): void {
    this.after = kind;
    this.enqueue(kind, start, end, value);
  }

  /** Adds a token of those that come several at once (parts of strings, heredocs, templates); see `LexerState.settle`. */
  enqueue(kind: number, start: number, end: number, value: string | undefined): void {
    if (this.toFile === undefined) this.tokens.push(kind, start, end, value);
    else {
      const from = this.toFile(start);
      this.tokens.push(kind, from, end > start ? this.toFile(end - 1) + 1 : from, value);
    }
  }

  /**
   * After a string with interpolation, a heredoc or a template's text: outside an interpolation the last of its tokens decides
   * how the next is read. Inside one Puppet's lexer keeps what was decisive before.
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

  /** Throws the issue at an offset of this text (by default where the lexer stands). */
  fail(issue: Issue, at: number = this.pos): never {
    throw new LexFailure({ issue, offset: this.place(at) });
  }

  /** As `fail`, for a token that is wrong in itself and ends where a forgiving lexer goes on. */
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

/** An operator or punctuation mark, at the lexer's position. Returns its kind. */
export function operator(lx: LexerState, kind: number, length: number): number {
  const start = lx.pos;
  lx.pos = start + length;
  lx.push(kind, start, start + length, undefined);
  return kind;
}
