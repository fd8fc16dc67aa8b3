import { characters } from './characters.ts';
import {
  BEFORE_REGEX,
  CLASS_REFERENCE,
  DATA_TYPE,
  HEREDOC_TAG,
  KEYWORD_KINDS,
  LINE_END,
  LINE_ENDS,
  LINE_REST,
  NAME,
  NUMBER,
  OPERATORS_BY_START,
  VARIABLE,
  WHITESPACE,
} from './patterns.ts';
import { splitHeredoc, splitString, type StringPart } from './string-parts.ts';
import { isFormatting, type MutableToken, type Token, type TokenKind } from './token.ts';
import { tokenText } from './token-text.ts';

export interface LexerError {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly reason?: string;
}

export class LexerFailure extends Error {
  readonly place: LexerError;
  constructor(place: LexerError) {
    super('unexpected text');
    this.place = place;
  }
}

const MOST_INTERPOLATIONS = 100;

/**
 * Lexes `text` between two offsets. A separate lexer reads each interpolation, and counts its lines and columns from 1.
 */
export class Lexer {
  readonly tokens: MutableToken[] = [];
  isCutOff = false;
  readonly #text: string;
  readonly #limit: number;
  /** Tags of heredocs whose text begins after the next line end. */
  readonly #heredocs: string[];
  readonly #depth: number;
  #at: number;
  #line = 1;
  #column = 1;
  #last: MutableToken | undefined;
  #lastCode: MutableToken | undefined;

  constructor(text: string, start: number, limit: number, heredocs: string[] = [], depth = 0) {
    this.#text = text;
    this.#at = start;
    this.#limit = limit;
    this.#heredocs = heredocs;
    this.#depth = depth;
  }

  run(): void {
    while (this.#at < this.#limit) this.#readToken();
  }

  #readToken(): void {
    if (this.#readWord() || this.#readOperator()) return;
    switch (this.#text[this.#at]) {
      case '$':
        this.#readVariable();
        break;
      case "'":
        this.#readSingleQuoted();
        break;
      case '"':
        this.#readDoubleQuoted();
        break;
      case '@':
        this.#readAt();
        break;
      case '#':
        this.#readLineComment('COMMENT', 1);
        break;
      case '/':
        this.#readSlash();
        break;
      case '\r':
      case '\n':
        this.#readLineEnd();
        break;
      default:
        this.#fail();
    }
  }

  #readWord(): boolean {
    const text = this.#text;
    const code = text.charCodeAt(this.#at);
    if (code === 0x20 || code === 0x09 || code === 0x0b || code === 0x0c || code >= 0xa0) {
      return this.#readPattern(WHITESPACE, 'WHITESPACE');
    }
    if (code >= 0x41 && code <= 0x5a) {
      return this.#readPattern(DATA_TYPE, 'TYPE') || this.#readPattern(CLASS_REFERENCE, 'CLASSREF');
    }
    if (code === 0x3a) {
      if (text[this.#at + 1] !== ':') return false;
      return this.#readPattern(CLASS_REFERENCE, 'CLASSREF') || this.#readName();
    }
    if (code >= 0x30 && code <= 0x39) return this.#readPattern(NUMBER, 'NUMBER') || this.#readName();
    return code === 0x5f || (code >= 0x61 && code <= 0x7a) ? this.#readName() : false;
  }

  #readName(): boolean {
    const end = this.#matchEnd(NAME);
    if (end === -1) return false;
    const word = this.#text.slice(this.#at, end);
    const isCall = end < this.#limit && this.#text[end] === '(';
    this.#add(isCall ? 'FUNCTION_NAME' : (KEYWORD_KINDS.get(word) ?? 'NAME'), word, end);
    return true;
  }

  #readOperator(): boolean {
    for (const [operator, kind] of OPERATORS_BY_START.get(this.#text.charAt(this.#at)) ?? []) {
      const end = this.#at + operator.length;
      if (end <= this.#limit && this.#text.startsWith(operator, this.#at)) {
        this.#add(kind, operator, end);
        return true;
      }
    }
    return false;
  }

  #readVariable(): void {
    const end = this.#matchEnd(VARIABLE);
    if (end === -1) this.#fail();
    this.#add('VARIABLE', this.#text.slice(this.#at + 1, end), end, this.#text.slice(this.#at, end));
  }

  #readSingleQuoted(): void {
    const end = this.#closingEnd("'");
    if (end === -1) this.#fail();
    this.#add('SSTRING', this.#text.slice(this.#at + 1, end - 1), end);
  }

  /** Returns the offset after the next quote that is not escaped, or -1 if there is none. */
  #closingEnd(quote: string): number {
    for (let at = this.#at + 1; at < this.#limit; at += 1) {
      if (this.#text[at] === '\\') at += 1;
      else if (this.#text[at] === quote) return at + 1;
    }
    return -1;
  }

  #readDoubleQuoted(): void {
    const split = splitString(this.#text, this.#at + 1, this.#limit);
    if (split === undefined) this.#fail('unterminated string');
    const { parts, end, isEnded } = split;
    if (!isEnded) this.isCutOff = true;
    const [first] = parts;
    if (parts.length === 1 && first !== undefined) this.#add('STRING', this.#partText(first), end);
    else this.#addParts(parts, end, ['DQPRE', 'DQMID', 'DQPOST'], '');
    this.#at = end;
  }

  #readHeredoc(tag: string): void {
    const { parts, end, isEnded, endTag } = splitHeredoc(this.#text, this.#at, this.#limit, tag);
    if (!isEnded) this.isCutOff = true;
    const [first] = parts;
    if (endTag !== undefined && first !== undefined) {
      const tagText = this.#text.slice(endTag.start, endTag.end);
      const value = this.#partText(first);
      if (parts.length === 1) this.#add('HEREDOC', value, endTag.end, value + tagText);
      else this.#addParts(parts, endTag.end, ['HEREDOC_PRE', 'HEREDOC_MID', 'HEREDOC_POST'], tagText);
    }
    this.#at = end;
  }

  #partText({ start, end }: StringPart): string {
    return this.#text.slice(start, end);
  }

  #addParts(
    parts: readonly StringPart[],
    end: number,
    [pre, mid, post]: readonly [TokenKind, TokenKind, TokenKind],
    endTag: string,
  ): void {
    parts.forEach((part, index) => {
      const value = this.#partText(part);
      // `${` and `}` belong to the literal text before and after an interpolation.
      const from = index === 0 ? this.#at : (parts[index - 1]?.end ?? part.start);
      const to = parts[index + 1]?.start ?? end;
      if (index === 0) this.#add(pre, value, to);
      else if (index === parts.length - 1) {
        this.#at = from;
        this.#add(post, value, end, endTag === '' ? undefined : value + endTag);
      } else if (part.kind === 'interpolation') this.#addInterpolation(part);
      else if (part.kind === 'variable') {
        this.#at = part.start;
        this.#add('UNENC_VARIABLE', value.replace(/^\$/, ''), part.end);
      } else {
        this.#at = from;
        this.#add(mid, value, to);
      }
    });
  }

  #addInterpolation({ start, end }: StringPart): void {
    if (this.#depth === MOST_INTERPOLATIONS) this.#fail();
    const inner = new Lexer(this.#text, start, end, this.#heredocs, this.#depth + 1);
    inner.run();
    if (inner.isCutOff) this.isCutOff = true;
    inner.tokens.forEach((token, index) => {
      this.#at = token.offset;
      const kind = index === 0 && isInterpolatedName(token) ? 'VARIABLE' : token.kind;
      this.#add(kind, token.value, token.offset + token.length, token.raw);
    });
    this.#at = end;
  }

  #readAt(): void {
    HEREDOC_TAG.lastIndex = this.#at;
    const tag = HEREDOC_TAG.exec(this.#text)?.[1];
    const end = HEREDOC_TAG.lastIndex;
    if (tag === undefined || end > this.#limit) {
      this.#add('AT', '@', this.#at + 1);
      return;
    }
    this.#heredocs.push(tag);
    this.#add('HEREDOC_OPEN', tag, end);
  }

  #readLineComment(kind: 'COMMENT' | 'SLASH_COMMENT', mark: number): void {
    const end = Math.min(this.#matchEnd(LINE_REST), this.#limit);
    this.#add(kind, this.#text.slice(this.#at + mark, end), end);
  }

  #readSlash(): void {
    const text = this.#text;
    if (text[this.#at + 1] === '/') {
      this.#readLineComment('SLASH_COMMENT', 2);
      return;
    }
    if (text[this.#at + 1] === '*') {
      const close = text.indexOf('*/', this.#at + 2);
      if (close !== -1 && close + 2 <= this.#limit) {
        const raw = text.slice(this.#at, close + 2);
        const value = raw
          .replace(/^\/\* ?/, '')
          .replace(/ ?\*\/$/, '')
          .replaceAll(/^ *\*/gm, '');
        this.#add('MLCOMMENT', value, close + 2, raw);
        return;
      }
    }
    const end = this.#lastCode === undefined || BEFORE_REGEX.has(this.#lastCode.kind) ? this.#closingEnd('/') : -1;
    if (end === -1) this.#add('DIV', '/', this.#at + 1);
    else this.#add('REGEX', text.slice(this.#at + 1, end - 1), end);
  }

  #readLineEnd(): void {
    const end = this.#matchEnd(LINE_END);
    this.#add('NEWLINE', this.#text.slice(this.#at, end), end);
    const heredoc = this.#heredocs.shift();
    if (heredoc === undefined) this.#readPattern(WHITESPACE, 'INDENT');
    else this.#readHeredoc(heredoc);
  }

  #readPattern(pattern: RegExp, kind: TokenKind): boolean {
    const end = this.#matchEnd(pattern);
    if (end === -1) return false;
    this.#add(kind, this.#text.slice(this.#at, end), end);
    return true;
  }

  /** Returns the offset after a match at the current position, or -1 if the pattern does not match. */
  #matchEnd(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text) ? Math.min(pattern.lastIndex, this.#limit) : -1;
  }

  #add(kind: TokenKind, value: string, end: number, raw?: string): void {
    // puppet-lint subtracts the length of `${` from the column, even though `$name` without braces does not have it.
    if (kind === 'UNENC_VARIABLE') this.#column -= 2;
    const token: MutableToken = {
      kind,
      value,
      raw,
      unread: '',
      isChanged: false,
      isRemoved: false,
      line: this.#line,
      column: this.#column,
      offset: this.#at,
      length: end - this.#at,
      index: this.tokens.length,
      prev: this.#last,
      next: undefined,
      prevCode: undefined,
      nextCode: undefined,
    };
    if (this.#last !== undefined) this.#last.next = token;
    this.#last = token;
    if (!isFormatting(kind)) {
      token.prevCode = this.#lastCode;
      if (this.#lastCode !== undefined) this.#lastCode.nextCode = token;
      this.#lastCode = token;
    }
    this.tokens.push(token);
    this.#at = end;
    this.#advance(token);
  }

  #advance(token: Token): void {
    if (token.kind === 'NEWLINE') {
      this.#line += 1;
      this.#column = 1;
      return;
    }
    const text = tokenText(token);
    if (!LINE_ENDS.test(text)) {
      this.#column += characters(text);
      return;
    }
    const lines = text.split(LINE_ENDS);
    this.#line += lines.length - 1;
    this.#column = characters(lines.at(-1) ?? '') + 1;
  }

  #fail(reason?: string): never {
    throw new LexerFailure({
      line: this.#line,
      column: this.#column,
      offset: this.#at,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}

/** True if the first token of an interpolation is a variable without `$`: a name or a keyword. */
function isInterpolatedName({ kind, value }: Token): boolean {
  return kind === 'NAME' || (KEYWORD_KINDS.has(kind.toLowerCase()) && (kind !== 'TYPE' || value === 'type'));
}
