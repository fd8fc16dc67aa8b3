/**
 * Scans the source before a cursor for completion. Finds the tokens, and the construct that is still open at the
 * cursor: a string, a comment, a heredoc, or interpolations. Reads the source after the cursor only to find the end of
 * a heredoc, so incomplete code after the cursor has no effect.
 */
import { heredocAt, HeredocEnds, type Heredoc } from './heredoc.ts';

export type TokenKind =
  /** A word in lower case, including keywords: `file`, `ntp::server`, `if`. */
  | 'name'
  /** A capitalized word: `File`, `Ntp::Port`. */
  | 'type'
  /** Includes the dollar sign; may be a lone `$`. */
  | 'variable'
  | 'number'
  | 'string'
  | 'regexp'
  /** The `@(…)` of a heredoc. */
  | 'heredoc'
  | 'mark'
  /** A tag of a template: `<%=`, `-%>`. */
  | 'tag';

export interface CursorToken {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isFirst: boolean;
}

/** A string, comment or similar text that is still open at the cursor. */
export interface OpenText {
  readonly kind: 'single' | 'double' | 'regexp' | 'comment' | 'heredoc' | 'template text';
  /** Offset of its first character, such as the quote of a string. */
  readonly start: number;
  /** True if `$x` and `${x}` are interpolated in it. */
  readonly interpolates: boolean;
}

export interface Scan {
  /**
   * Tokens of the code around the cursor: first the tokens of the file, then those of each open `${`, outermost first.
   */
  readonly frames: readonly (readonly CursorToken[])[];
  readonly inside: OpenText | undefined;
}

const WORD = /(?:::)?[A-Za-z_]\w*(?:::\w+)*(?:::)?/y;
const HYPHENS = /(?:-+\w+)+/y;
const VARIABLE = /\$(?:::)?(?:\w+(?:::\w+)*(?:::)?)?/y;
const NUMBER = /0[xX][\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\w*/y;
const MARK = /<<\||\|>>|<\||\|>|=>|\+>|->|~>|<-|<~|==|!=|=~|!~|<=|>=|<<|>>|\+=|-=|@@|[()[\]{}=.,:;?|@+\-*/%!<>~]/y;
const TAG_OPEN = /<%(?:[-=#%])?/y;
const TAG_CLOSE = /-?%>/y;
const DEFINITION_LINE = /\n(?:class|define|node|function|type)[ \t]+\S/;

/** Maximum nesting depth of interpolations. A deeper `${` is read as plain text, which limits the recursion. */
const MOST_INTERPOLATIONS = 100;

/**
 * Scans the source up to the cursor.
 * @param limit offset of the cursor
 * @param from offset at which scanning starts; it must be in code
 * @param opensUnfinished true if a heredoc without an end tag, or a regular expression without a closing slash, counts
 * as open at the cursor
 */
export function scan(text: string, limit: number, { template = false, from = 0, opensUnfinished = false } = {}): Scan {
  return new Scanner(text, limit, opensUnfinished).read(template, from);
}

class Scanner {
  readonly #text: string;
  readonly #limit: number;
  readonly #opensUnfinished: boolean;
  readonly #frames: CursorToken[][] = [[]];
  #inside: OpenText | undefined;
  #at = 0;
  #lineStart = true;
  /** Heredocs whose tags are on the current line. Their content starts on the next line. */
  #heredocs: Heredoc[] = [];
  readonly #heredocEnds: HeredocEnds;

  constructor(text: string, limit: number, opensUnfinished: boolean) {
    this.#text = text;
    this.#heredocEnds = new HeredocEnds(text);
    this.#limit = limit;
    this.#opensUnfinished = opensUnfinished;
  }

  read(template: boolean, from: number): Scan {
    this.#at = from;
    if (template) this.#template();
    else this.#code('file');
    return { frames: this.#frames, inside: this.#inside };
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    return found === undefined ? undefined : found.slice(0, this.#limit - this.#at);
  }

  #push(kind: TokenKind, start: number, end: number): void {
    const text = this.#text.slice(start, end);
    this.#frames.at(-1)?.push({ kind, start, end, text, isFirst: this.#lineStart });
    this.#lineStart = false;
    this.#at = end;
  }

  get #last(): CursorToken | undefined {
    return this.#frames.at(-1)?.at(-1);
  }

  #open(kind: OpenText['kind'], start: number, interpolates = false): false {
    this.#inside = { kind, start, interpolates };
    this.#at = this.#limit;
    return false;
  }

  #template(): void {
    for (;;) {
      const start = this.#at;
      const open = this.#text.indexOf('<%', start);
      if (open === -1 || open + 2 > this.#limit) {
        this.#open('template text', start);
        return;
      }
      this.#at = open;
      const tag = this.#match(TAG_OPEN) ?? '<%';
      if (tag === '<%%') {
        this.#at = open + tag.length;
        continue;
      }
      if (tag === '<%#') {
        const close = this.#text.indexOf('%>', open);
        if (close === -1 || close + 2 > this.#limit) {
          this.#open('comment', open);
          return;
        }
        this.#at = close + 2;
        continue;
      }
      this.#lineStart = true;
      this.#push('tag', open, open + tag.length);
      if (!this.#code('tag')) return;
    }
  }

  /**
   * Reads code up to its end: the end of a template tag, or the closing brace of an interpolation.
   *
   * @returns true if the end comes before the cursor
   */
  #code(within: 'file' | 'tag' | 'interpolation'): boolean {
    let depth = 0;
    while (this.#at < this.#limit) {
      const start = this.#at;
      const char = this.#text.charAt(start);
      if (char === '\n') {
        this.#at += 1;
        this.#lineStart = true;
        if (this.#heredocs.length > 0 && within !== 'interpolation' && !this.#heredocBodies()) return false;
        continue;
      }
      if (/\s/.test(char)) {
        this.#at += 1;
        continue;
      }
      if (within === 'tag') {
        const close = this.#match(TAG_CLOSE);
        if (close !== undefined && (close === '-%>' || close === '%>')) {
          this.#push('tag', start, start + close.length);
          return true;
        }
      }
      if (within === 'interpolation' && char === '}' && depth === 0) {
        this.#at += 1;
        return true;
      }
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      if (!this.#token(char, start)) return false;
    }
    return false;
  }

  /** Reads one token. Returns true if it ends before the cursor. */
  #token(char: string, start: number): boolean {
    switch (char) {
      case '#':
        return this.#until('\n', 'comment', 0);
      case "'":
        return this.#singleQuoted(start);
      case '"':
        return this.#doubleQuoted(start);
      case '$':
        this.#push('variable', start, start + (this.#match(VARIABLE)?.length ?? 1));
        return true;
      case '@':
        if (this.#text.startsWith('@(', start)) return this.#heredoc(start);
        break;
      case '/':
        if (this.#text.startsWith('/*', start)) return this.#until('*/', 'comment', 2);
        if (this.#mayBeRegexp()) return this.#regexp(start);
        break;
      default:
    }
    const word = /[A-Za-z_:]/.test(char) ? this.#match(WORD) : undefined;
    if (word !== undefined) {
      this.#at = start + word.length;
      const hyphens = this.#match(HYPHENS) ?? '';
      const kind = /^(?:::)?[A-Z]/.test(word) ? 'type' : 'name';
      this.#push(kind, start, start + word.length + (kind === 'name' ? hyphens.length : 0));
      return true;
    }
    const number = /\d/.test(char) ? this.#match(NUMBER) : undefined;
    if (number !== undefined) {
      this.#push('number', start, start + number.length);
      return true;
    }
    const mark = this.#match(MARK);
    if (mark === undefined || mark === '') this.#at += 1;
    else this.#push('mark', start, start + mark.length);
    return true;
  }

  #until(end: string, kind: OpenText['kind'], length: number): boolean {
    const start = this.#at;
    const close = this.#text.indexOf(end, start + length);
    if (close === -1 || close + length > this.#limit || (length === 0 && close >= this.#limit))
      return this.#open(kind, start);
    this.#at = close + length;
    return true;
  }

  #mayBeRegexp(): boolean {
    const last = this.#last;
    if (last === undefined) return true;
    // After a closing brace, a slash at the start of a line begins a case option; a slash on the same line is a division.
    if (last.kind === 'mark') return !/^[)\]}]$/.test(last.text) || (last.text === '}' && this.#lineStart);
    return last.kind === 'name' && /^(?:if|elsif|unless|case|and|or|in|node|return)$/.test(last.text);
  }

  #regexp(start: number): boolean {
    const match = /\/(?:[^/\\\n]|\\.)*\\?(\/?)/y;
    match.lastIndex = start;
    const [whole = '/', close] = match.exec(this.#text) ?? [];
    if (close !== '/') {
      const isExpected = this.#last?.kind === 'mark' && /^[=!]~$/.test(this.#last.text);
      if (start + whole.length >= this.#limit && (isExpected || this.#opensUnfinished))
        return this.#open('regexp', start);
      this.#push('mark', start, start + 1);
      return true;
    }
    if (start + whole.length > this.#limit) return this.#open('regexp', start);
    this.#push('regexp', start, start + whole.length);
    return true;
  }

  /**
   * Skips a string without a closing quote. Such a string seems to end at the opening quote of the next string. There
   * are two signs of this: the string contains the beginning of a definition, or a word follows its apparent end. The
   * string is then taken to end at the end of its line.
   *
   * @param close offset of the apparent closing quote
   * @returns true if the string has no closing quote and was skipped
   */
  #passRunaway(start: number, close: number): boolean {
    const line = this.#text.indexOf('\n', start);
    if (line === -1 || line >= Math.min(close, this.#limit)) return false;
    const isBeforeWord = close >= this.#text.length || /[\w/$]/.test(this.#text.charAt(close + 1));
    if (!isBeforeWord && !DEFINITION_LINE.test(this.#text.slice(start, Math.min(close, this.#limit)))) return false;
    this.#push('string', start, line);
    return true;
  }

  #singleQuoted(start: number): boolean {
    const close = this.#closingQuote(start);
    if (this.#passRunaway(start, close)) return true;
    if (close >= this.#limit) return this.#open('single', start);
    this.#push('string', start, close + 1);
    return true;
  }

  /**
   * Returns the offset of the next unescaped quote. If there is none, returns an offset after the end of the source.
   */
  #closingQuote(start: number): number {
    const quote = this.#text.charAt(start);
    let at = start + 1;
    while (at < this.#text.length && this.#text.charAt(at) !== quote) at += this.#text.charAt(at) === '\\' ? 2 : 1;
    return at;
  }

  #doubleQuoted(start: number): boolean {
    const isFirst = this.#lineStart;
    const close = this.#closingQuote(start);
    if (!this.#text.slice(start, close).includes('${') && this.#passRunaway(start, close)) return true;
    this.#at = start + 1;
    while (this.#at < this.#limit) {
      const char = this.#text.charAt(this.#at);
      if (char === '"') {
        this.#lineStart = isFirst;
        this.#push('string', start, this.#at + 1);
        return true;
      }
      if (!this.#interpolated(char)) return false;
    }
    return this.#open('double', start, true);
  }

  /**
   * Reads one character of a string with interpolations, or a whole `${…}`. Returns true if it ends before the cursor.
   */
  #interpolated(char: string): boolean {
    if (char === '\\') this.#at += 2;
    else if (this.#text.startsWith('${', this.#at) && this.#mayOpenInterpolation()) {
      this.#at += 2;
      this.#frames.push([]);
      if (!this.#code('interpolation')) return false;
      this.#frames.pop();
    } else this.#at += 1;
    return true;
  }

  #mayOpenInterpolation(): boolean {
    return this.#at + 2 <= this.#limit && this.#frames.length <= MOST_INTERPOLATIONS;
  }

  #heredoc(start: number): boolean {
    const heredoc = heredocAt(this.#text, start);
    if (heredoc === undefined) {
      this.#push('mark', start, start + 1);
      return true;
    }
    if (heredoc.end > this.#limit) return this.#open('heredoc', start);
    this.#heredocs.push(heredoc);
    this.#push('heredoc', start, heredoc.end);
    return true;
  }

  /** Skips the content of heredocs that began on the previous line. */
  #heredocBodies(): boolean {
    const pending = this.#heredocs;
    this.#heredocs = [];
    for (const { tag, interpolates } of pending) {
      const start = this.#at;
      const end = this.#heredocEnds.find(start, tag);
      if (end === undefined && !this.#opensUnfinished) continue;
      if (interpolates)
        while (this.#at < Math.min(end?.line ?? this.#limit, this.#limit))
          if (!this.#interpolated(this.#text.charAt(this.#at))) return false;
      if (end === undefined || this.#limit < end.next) return this.#open('heredoc', start, interpolates);
      this.#at = end.next;
      this.#lineStart = true;
    }
    return true;
  }
}
