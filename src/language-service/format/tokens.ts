/** The tokens of a manifest with their comments and heredocs, the input of the printer. */
import { readLexemes, type Lexeme } from '../../engine/index.ts';
import type { Shield } from './shield.ts';

export interface Comment {
  readonly text: string;
  /** True if code follows on the same line, for example after a block comment inside a statement. */
  readonly isInline: boolean;
  readonly isBlankAfter: boolean;
}

export interface Token {
  readonly category: Lexeme['category'] | 'end';
  readonly text: string;
  readonly offset: number;
  readonly end: number;
  /** Column in the source, from 0. */
  readonly column: number;
  /** True if the token, or the first comment before it, begins a new line. */
  readonly isOnNewLine: boolean;
  /** True if a blank line precedes the token and its leading comments. */
  readonly isBlankBefore: boolean;
  /** True between `# lint:ignore:140chars` and `# lint:endignore` on lines of their own. */
  readonly isLongLine: boolean;
  /** Comments between the line of the previous token and this token. */
  readonly leading: readonly Comment[];
  /** Comments after the token up to the end of its line. */
  readonly trailing: string[];
  /** Texts of the heredocs that the token opens, each with the line of its end tag. */
  readonly heredocs: string[];
}

export function ignoresLength(comment: string): boolean {
  return /lint:ignore:(?:\S+ )*140chars/.test(comment);
}

export function readTokens(text: string, shield: Shield): readonly Token[] {
  return new TokenReader(text, shield).read();
}

class TokenReader {
  readonly #text: string;
  readonly #shield: Shield;
  readonly #lexemes: readonly Lexeme[];
  readonly #tokens: Token[] = [];
  readonly #openHeredocs: Token[] = [];
  #leading: Comment[] = [];
  #isOnNewLine = false;
  #isBlankBefore = false;
  #isLongLine = false;
  /** Start of the line of the last offset given to `#lineStart`, and this offset. */
  #line = { start: 0, offset: 0 };

  constructor(text: string, shield: Shield) {
    this.#text = text;
    this.#shield = shield;
    this.#lexemes = readLexemes(text);
  }

  read(): readonly Token[] {
    let end = 0;
    for (const [index, lexeme] of this.#lexemes.entries()) {
      const breaks = this.#countBreaks(end, lexeme.offset);
      if (breaks > 0) this.#isOnNewLine = true;
      if (breaks > 1 && this.#leading.length === 0) this.#isBlankBefore = true;
      if (lexeme.category === 'comment') this.#readComment(index, lexeme);
      else if (lexeme.category === 'heredoc-text') this.#readHeredoc(lexeme);
      else this.#addToken(lexeme.category, lexeme.offset, lexeme.end);
      end = lexeme.end;
    }
    const breaks = this.#countBreaks(end, this.#text.length);
    if (breaks > 1 && this.#leading.length === 0) this.#isBlankBefore = true;
    this.#isOnNewLine = true;
    this.#addToken('end', this.#text.length, this.#text.length);
    return this.#tokens;
  }

  #countBreaks(from: number, to: number): number {
    let breaks = 0;
    for (let at = from; at < to; at++) if (this.#text.charCodeAt(at) === 0x0a) breaks += 1;
    return breaks;
  }

  #addToken(category: Token['category'], offset: number, end: number): void {
    const token: Token = {
      ...{ category, offset, end, text: this.#shield.hideCode(this.#text.slice(offset, end)) },
      column: offset - this.#lineStart(offset),
      ...{ isOnNewLine: this.#isOnNewLine, isBlankBefore: this.#isBlankBefore, isLongLine: this.#isLongLine },
      ...{ leading: this.#leading, trailing: [], heredocs: [] },
    };
    this.#tokens.push(token);
    if (category === 'heredoc') this.#openHeredocs.push(token);
    this.#leading = [];
    this.#isOnNewLine = false;
    this.#isBlankBefore = false;
  }

  /**
   * Returns the start of the line at an offset. Offsets must not decrease: a search backwards would read a long line
   * again for each of its tokens.
   */
  #lineStart(offset: number): number {
    const lineFeed = this.#text.slice(this.#line.offset, offset).lastIndexOf('\n');
    const start = lineFeed === -1 ? this.#line.start : this.#line.offset + lineFeed + 1;
    this.#line = { start, offset };
    return start;
  }

  #readHeredoc({ offset, end }: Lexeme): void {
    const start = this.#text.lastIndexOf('\n', offset - 1) + 1;
    // If no tag is open, the tag of this heredoc is inside an interpolation of a string.
    const owner = this.#openHeredocs.shift() ?? this.#tokens.findLast(({ text: code }) => code.includes('@('));
    owner?.heredocs.push(this.#shield.hideCode(this.#text.slice(start, end)));
  }

  #readComment(index: number, { offset, end }: Lexeme): void {
    const next = this.#lexemes[index + 1];
    const text = this.#shield.hideComment(this.#text.slice(offset, end));
    const breaks = this.#countBreaks(end, next?.offset ?? this.#text.length);
    const last = this.#tokens.at(-1);
    if (last !== undefined && !this.#isOnNewLine && this.#leading.length === 0 && this.#endsLine(index)) {
      last.trailing.push(text);
      return;
    }
    const isInline = text.startsWith('/*') && breaks === 0 && next !== undefined;
    if (ignoresLength(text)) this.#isLongLine = true;
    if (text.includes('lint:endignore')) this.#isLongLine = false;
    this.#leading.push({ text, isInline, isBlankAfter: breaks > 1 });
  }

  /** True if only comments follow a comment on its line. */
  #endsLine(index: number): boolean {
    for (let at = index; ; at++) {
      const { category, end } = this.#lexemes[at] ?? {};
      if (category !== 'comment' || end === undefined) return category === undefined;
      const next = this.#lexemes[at + 1];
      if (next === undefined || this.#countBreaks(end, next.offset) > 0) return true;
    }
  }
}
