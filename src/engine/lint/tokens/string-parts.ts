/**
 * Splits double-quoted strings and heredocs into literal text, `${…}` and `$name`, like puppet-lint. Its rules are
 * simpler than Puppet's: it only counts braces in an interpolation, and finds parts even in an unclosed string.
 */

/** A part of a string: literal text, the code between `${` and `}`, or `$name` with its dollar sign. */
export interface StringPart {
  readonly kind: 'text' | 'interpolation' | 'variable';
  readonly start: number;
  readonly end: number;
}

interface SplitString {
  readonly parts: readonly StringPart[];
  readonly end: number;
  readonly isEnded: boolean;
}

interface SplitHeredoc extends SplitString {
  /** End tag of a heredoc with its margin. Absent if the heredoc is not closed and has no interpolation. */
  readonly endTag?: { readonly start: number; readonly end: number };
}

const UNENCLOSED = /\$(?:::)?(?:\w+(?:-\w+)*::)*\w+(?:-\w+)*/y;

/**
 * Splits the string whose opening quote is before `start`.
 * @returns undefined if the string is not closed and has no interpolation
 */
export function splitString(text: string, start: number, limit: number): SplitString | undefined {
  const reader = new PartReader(text, start, limit);
  while (reader.at < limit) {
    if (reader.interpolationStarts()) reader.startInterpolation();
    else if (reader.isNested && reader.is('{')) reader.readCharacter();
    else if (reader.is('}')) reader.endInterpolation();
    else if (reader.readUnenclosed()) continue;
    else if (reader.quoteEnd() !== -1) {
      const after = reader.quoteEnd();
      if (!reader.isNested) {
        reader.addText(after - 1);
        return { parts: reader.parts, end: after, isEnded: true };
      }
      reader.skipTo(after);
    } else if (!reader.readEscapedQuote()) reader.readCharacter();
  }
  return reader.parts.length === 0 && limit > start ? undefined : { parts: reader.parts, end: limit, isEnded: false };
}

/**
 * Splits the heredoc whose text begins at `start`. `tag` is the content of `@(…)`. Unlike in puppet-lint, a heredoc
 * with DOS line ends does not continue to the end of the manifest.
 */
export function splitHeredoc(text: string, start: number, limit: number, tag: string): SplitHeredoc {
  const name = HEREDOC_TAG.exec(tag)?.[1] ?? tag;
  const blanks = '[ \\t\\r\\n\\f\\v]*';
  const endTag = new RegExp(`\\|?${blanks}(?:-${blanks})?${escapeRegExp(name)}(?=\\r?\\n|$)`, 'y');
  const interpolates = tag.startsWith('"');
  const reader = new PartReader(text, start, limit);
  while (reader.at < limit) {
    const end = matchEnd(endTag, text, reader.at, limit);
    if (end !== -1) {
      const place = { start: reader.at, end };
      reader.addText(reader.at);
      return { parts: reader.parts, end, isEnded: true, endTag: place };
    }
    if (!interpolates) reader.readCharacter();
    else if (reader.interpolationStarts()) reader.startInterpolation();
    else if (reader.isNested && reader.is('{')) reader.readCharacter();
    else if (reader.readUnenclosed()) continue;
    else if (reader.is('}')) reader.endInterpolation();
    else reader.readCharacter();
  }
  // puppet-lint takes the last part of an unclosed heredoc for its end tag.
  const last = reader.parts.pop();
  return { parts: reader.parts, end: limit, isEnded: false, ...(last === undefined ? {} : { endTag: last }) };
}

const HEREDOC_TAG = /^"?([^\n]+?)"?(?::[^\n]+?)?[\t\v\f\p{Zs}]*(?:\/[^\n]*)?$/u;

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function matchEnd(pattern: RegExp, text: string, at: number, limit: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) && pattern.lastIndex <= limit ? pattern.lastIndex : -1;
}

class PartReader {
  readonly parts: StringPart[] = [];
  at: number;
  readonly #text: string;
  readonly #limit: number;
  #partStart: number;
  #depth = 0;
  /** True if the last character was a backslash that may escape the next one. */
  #afterBackslash = false;

  constructor(text: string, start: number, limit: number) {
    this.#text = text;
    this.at = start;
    this.#partStart = start;
    this.#limit = limit;
  }

  get isNested(): boolean {
    return this.#depth > 0;
  }

  is(char: string): boolean {
    return this.#text[this.at] === char;
  }

  interpolationStarts(): boolean {
    return this.is('$') && this.at + 1 < this.#limit && this.#text[this.at + 1] === '{';
  }

  readCharacter(): void {
    const char = this.#text[this.at];
    this.at += 1;
    this.#afterBackslash = char === '\\';
    if (this.isNested && char === '{') this.#depth += 1;
  }

  skipTo(end: number): void {
    this.at = end;
    this.#afterBackslash = false;
  }

  addText(end: number): void {
    this.#addPart(this.isNested ? 'interpolation' : 'text', end);
  }

  #addPart(kind: StringPart['kind'], end: number): void {
    this.parts.push({ kind, start: this.#partStart, end });
  }

  startInterpolation(): void {
    if (this.#afterBackslash) {
      this.readCharacter();
      return;
    }
    if (!this.isNested) this.addText(this.at);
    this.skipTo(this.at + 2);
    if (!this.isNested) this.#partStart = this.at;
    this.#depth += 1;
  }

  endInterpolation(): void {
    if (this.isNested) {
      if (this.#depth === 1) {
        this.addText(this.at);
        this.#partStart = this.at + 1;
      }
      this.#depth -= 1;
    }
    this.skipTo(this.at + 1);
  }

  /**
   * Reads `$name` and the character before it, unless that character is a backslash. As in puppet-lint, a line end
   * before the name becomes part of the variable, so a problem is reported on the previous line.
   */
  readUnenclosed(): boolean {
    if (this.isNested || this.#afterBackslash) return false;
    const char = this.#text[this.at];
    let start = this.at;
    let end = char === '$' ? matchEnd(UNENCLOSED, this.#text, start, this.#limit) : -1;
    if (end === -1 && char !== '\\' && this.#text[this.at + 1] === '$') {
      end = matchEnd(UNENCLOSED, this.#text, this.at + 1, this.#limit);
      if (char !== '\n') start += 1;
    }
    if (end === -1) return false;
    this.#addPart('text', start);
    this.parts.push({ kind: 'variable', start, end });
    this.skipTo(end);
    this.#partStart = end;
    return true;
  }

  /**
   * Returns the offset after the closing quote, or -1 if the string does not end here. The quote is at the current
   * position or one character later, in both cases possibly after pairs of backslashes.
   */
  quoteEnd(): number {
    const here = this.#quoteAfterEscapes(this.at);
    return here === -1 && !this.is('\\') ? this.#quoteAfterEscapes(this.at + 1) : here;
  }

  #quoteAfterEscapes(from: number): number {
    let at = from;
    while (this.#text[at] === '\\' && this.#text[at + 1] === '\\') at += 2;
    return this.#text[at] === '"' && at < this.#limit ? at + 1 : -1;
  }

  readEscapedQuote(): boolean {
    if (!this.is('\\')) return false;
    let end = this.at;
    while (this.#text[end] === '\\') end += 1;
    if (this.#text[end] !== '"' || end >= this.#limit) return false;
    this.skipTo(end + 1);
    return true;
  }
}
