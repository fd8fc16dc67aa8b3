/**
 * Tokenizes YAML exactly like libyaml 0.2.5 (`scanner.c`). It accepts the same sources, and reports errors with the
 * same messages.
 *
 * A word is a key only if a `:` follows it. Therefore the scanner remembers where a simple key may begin, with one
 * position for each level of flow collections. When it reaches the `:`, it inserts the tokens `key` and
 * `block-mapping-start` at that position.
 */
import { Cursor, isBlank, isBlankOrEnd, isBreak, type Mark, YamlMistake } from './cursor.ts';
import { scanBlock, scanPlain, scanQuoted } from './scan-scalar.ts';
import { scanAnchor, scanDirective, scanTag } from './scan-tag.ts';
import { type Token, token, type TokenKind } from './token.ts';

interface SimpleKey {
  isPossible: boolean;
  /** True if only a key is valid at this position. */
  readonly isRequired: boolean;
  readonly tokenNumber: number;
  readonly mark: Mark;
}

/** Maximum length of a simple key. Such a key must also end on its line. */
const KEY_LENGTH = 1024;

export class Scanner {
  readonly #cursor: Cursor;
  #tokens: Token[] = [];
  #taken = 0;
  #flowLevel = 0;
  #indent = -1;
  readonly #indents: number[] = [];
  readonly #keys: (SimpleKey | undefined)[] = [undefined];
  #isKeyAllowed = true;
  #isDone = false;

  constructor(text: string) {
    this.#cursor = new Cursor(text);
  }

  peek(): Token {
    while (this.#needsMore() && !this.#isDone) this.#fetch();
    const [next] = this.#tokens;
    if (next === undefined) throw new Error('There is no token after the end of the stream');
    return next;
  }
  skip(): void {
    this.#tokens.shift();
    this.#taken += 1;
  }

  #needsMore(): boolean {
    if (this.#tokens.length === 0) return true;
    return this.#keys.some((key) => this.#isValid(key) && key?.tokenNumber === this.#taken);
  }

  #isValid(key: SimpleKey | undefined): boolean {
    if (key?.isPossible !== true) return false;
    const { line, offset } = this.#cursor;
    if (key.mark.line >= line && key.mark.offset + KEY_LENGTH >= offset) return true;
    if (key.isRequired) this.#failKey(key);
    key.isPossible = false;
    return false;
  }

  #failKey(key: SimpleKey): never {
    throw new YamlMistake("could not find expected ':'", 'while scanning a simple key', key.mark);
  }

  #fetch(): void {
    const cursor = this.#cursor;
    this.#skipToToken();
    for (const key of this.#keys) this.#isValid(key);
    this.#unrollIndent(cursor.column);
    if (cursor.isEnd) return this.#fetchEnd();
    const character = cursor.at();
    const next = cursor.at(1);
    const inFlow = this.#flowLevel > 0;
    if (cursor.column === 0 && character === '%') {
      this.#endBlock();
      return void this.#tokens.push(scanDirective(cursor));
    }
    if (cursor.isDocumentMarker) {
      this.#endBlock();
      return this.#take(character === '-' ? 'document-start' : 'document-end', 3);
    }
    switch (character) {
      case '[':
        return this.#openFlow('flow-sequence-start');
      case '{':
        return this.#openFlow('flow-mapping-start');
      case ']':
        return this.#closeFlow('flow-sequence-end');
      case '}':
        return this.#closeFlow('flow-mapping-end');
      case ',':
        this.#removeKey();
        this.#isKeyAllowed = true;
        return this.#take('flow-entry');
      case '*':
      case '&':
        this.#saveKey();
        this.#isKeyAllowed = false;
        return void this.#tokens.push(scanAnchor(cursor, character === '&' ? 'anchor' : 'alias'));
      case '!':
        this.#saveKey();
        this.#isKeyAllowed = false;
        return void this.#tokens.push(scanTag(cursor, inFlow));
      case "'":
      case '"': {
        this.#saveKey();
        this.#isKeyAllowed = false;
        const { mark } = cursor;
        return void this.#tokens.push(token('scalar', mark, { text: scanQuoted(cursor, character) }));
      }
      default:
        return this.#fetchOther(character, next, inFlow);
    }
  }

  #fetchOther(character: string, next: string, inFlow: boolean): void {
    const cursor = this.#cursor;
    if (character === '-' && isBlankOrEnd(next)) return this.#fetchBlockEntry();
    if (character === '?' && (inFlow || isBlankOrEnd(next))) return this.#fetchKey();
    if (character === ':' && (inFlow || isBlankOrEnd(next))) return this.#fetchValue();
    if ((character === '|' || character === '>') && !inFlow) {
      this.#removeKey();
      this.#isKeyAllowed = true;
      const { mark } = cursor;
      const text = scanBlock(cursor, character === '|', this.#indent);
      return void this.#tokens.push(token('scalar', mark, { text }));
    }
    const isIndicator = isBlankOrEnd(character) || /^[-?:,[\]{}#&*!|>'"%@`]$/.test(character);
    const mayBegin =
      !isIndicator ||
      (character === '-' && !isBlank(next)) ||
      (character === '?' && !isBlankOrEnd(next)) ||
      (character === ':' && !inFlow && !isBlankOrEnd(next));
    if (!mayBegin) {
      throw new YamlMistake(
        'found character that cannot start any token',
        'while scanning for the next token',
        cursor.mark,
      );
    }
    this.#saveKey();
    this.#isKeyAllowed = false;
    const { mark } = cursor;
    const { text, endsLine } = scanPlain(cursor, this.#indent, inFlow);
    if (endsLine) this.#isKeyAllowed = true;
    this.#tokens.push(token('scalar', mark, { text, isPlain: true }));
  }

  /** Skips blanks, comments and breaks. In block context, a tab is not skipped where a key could begin. */
  #skipToToken(): void {
    const cursor = this.#cursor;
    for (;;) {
      while (cursor.at() === ' ' || ((this.#flowLevel > 0 || !this.#isKeyAllowed) && cursor.at() === '\t'))
        cursor.skip();
      if (cursor.at() === '#') cursor.skipToBreak();
      if (!isBreak(cursor.at())) return;
      cursor.takeLine();
      if (this.#flowLevel === 0) this.#isKeyAllowed = true;
    }
  }

  #take(kind: TokenKind, length = 1): void {
    const { mark } = this.#cursor;
    this.#cursor.skip(length);
    this.#tokens.push(token(kind, mark));
  }

  #fetchEnd(): void {
    const cursor = this.#cursor;
    if (cursor.column !== 0) {
      cursor.column = 0;
      cursor.line += 1;
    }
    this.#endBlock();
    this.#tokens.push(token('stream-end', cursor.mark));
    this.#isDone = true;
  }

  #endBlock(): void {
    this.#unrollIndent(-1);
    this.#removeKey();
    this.#isKeyAllowed = false;
  }

  #openFlow(kind: TokenKind): void {
    this.#saveKey();
    this.#keys.push(undefined);
    this.#flowLevel += 1;
    this.#isKeyAllowed = true;
    this.#take(kind);
  }
  #closeFlow(kind: TokenKind): void {
    this.#removeKey();
    if (this.#flowLevel > 0) {
      this.#flowLevel -= 1;
      this.#keys.pop();
    }
    this.#isKeyAllowed = false;
    this.#take(kind);
  }

  #requireKeyAllowed(what: string): void {
    if (!this.#isKeyAllowed)
      throw new YamlMistake(`${what} are not allowed in this context`, undefined, this.#cursor.mark);
  }

  #fetchBlockEntry(): void {
    if (this.#flowLevel === 0) {
      this.#requireKeyAllowed('block sequence entries');
      this.#rollIndent(this.#cursor.column, undefined, 'block-sequence-start', this.#cursor.mark);
    }
    this.#removeKey();
    this.#isKeyAllowed = true;
    this.#take('block-entry');
  }

  #fetchKey(): void {
    if (this.#flowLevel === 0) {
      this.#requireKeyAllowed('mapping keys');
      this.#rollIndent(this.#cursor.column, undefined, 'block-mapping-start', this.#cursor.mark);
    }
    this.#removeKey();
    this.#isKeyAllowed = this.#flowLevel === 0;
    this.#take('key');
  }

  #fetchValue(): void {
    const key = this.#keys.at(-1);
    if (this.#isValid(key) && key !== undefined) {
      this.#tokens.splice(key.tokenNumber - this.#taken, 0, token('key', key.mark));
      this.#rollIndent(key.mark.column, key.tokenNumber, 'block-mapping-start', key.mark);
      key.isPossible = false;
      this.#isKeyAllowed = false;
    } else {
      if (this.#flowLevel === 0) {
        this.#requireKeyAllowed('mapping values');
        this.#rollIndent(this.#cursor.column, undefined, 'block-mapping-start', this.#cursor.mark);
      }
      this.#isKeyAllowed = this.#flowLevel === 0;
    }
    this.#take('value');
  }

  #saveKey(): void {
    if (!this.#isKeyAllowed) return;
    const { mark } = this.#cursor;
    this.#removeKey();
    this.#keys[this.#keys.length - 1] = {
      isPossible: true,
      isRequired: this.#flowLevel === 0 && this.#indent === mark.column,
      tokenNumber: this.#taken + this.#tokens.length,
      mark,
    };
  }

  #removeKey(): void {
    const key = this.#keys.at(-1);
    if (key?.isPossible !== true) return;
    if (key.isRequired) this.#failKey(key);
    key.isPossible = false;
  }

  #rollIndent(column: number, tokenNumber: number | undefined, kind: TokenKind, mark: Mark): void {
    if (this.#flowLevel > 0 || this.#indent >= column) return;
    this.#indents.push(this.#indent);
    this.#indent = column;
    const at = tokenNumber === undefined ? this.#tokens.length : tokenNumber - this.#taken;
    this.#tokens.splice(at, 0, token(kind, mark));
  }

  #unrollIndent(column: number): void {
    if (this.#flowLevel > 0) return;
    while (this.#indent > column) {
      this.#tokens.push(token('block-end', this.#cursor.mark));
      this.#indent = this.#indents.pop() ?? -1;
    }
  }
}
