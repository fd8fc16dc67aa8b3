import { posixRegExp, PosixRegExpError } from '../../posix-regexp.ts';
import {
  MissingLabelError,
  ScriptError,
  type Action,
  type Address,
  type Pattern,
  type ReplacementPart,
  type SedCommand,
} from './script.ts';

const PLAIN = '=dDgGhHlnNpPxzF';

const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  v: '\v',
  a: '\x07',
};

/** Parses the commands of a script. Throws a `ScriptError` for an invalid script. */
export function parseScript(text: string, isExtended: boolean): readonly SedCommand[] {
  return new Parser(text, isExtended).parse();
}

class Parser {
  readonly #text: string;
  readonly #isExtended: boolean;
  readonly #commands: SedCommand[] = [];
  /** Blocks that are not closed yet, innermost last. */
  readonly #blocks: (Action & { kind: 'block' })[] = [];
  #at = 0;

  constructor(text: string, isExtended: boolean) {
    this.#text = text;
    this.#isExtended = isExtended;
  }

  parse(): readonly SedCommand[] {
    for (;;) {
      this.#skip(/[\s;]/);
      if (this.#at >= this.#text.length) break;
      this.#command();
    }
    if (this.#blocks.length > 0) throw new ScriptError("unmatched `{'", 0);
    const labels = new Map<string, number>();
    this.#commands.forEach(({ action }, index) => {
      if (action.kind === 'plain' && action.name.startsWith(':')) labels.set(action.name.slice(1), index);
    });
    for (const { action } of this.#commands) {
      if (action.kind !== 'jump') continue;
      const to = action.label === '' ? this.#commands.length : labels.get(action.label);
      if (to === undefined) throw new MissingLabelError(`can't find label for jump to \`${action.label}'`);
      action.to = to;
    }
    return this.#commands;
  }

  get #next(): string {
    return this.#text[this.#at] ?? '';
  }

  #skip(characters: RegExp): void {
    while (this.#at < this.#text.length && characters.test(this.#next)) this.#at += 1;
  }

  #fail(message: string, position: number = this.#at): never {
    throw new ScriptError(message, position);
  }

  #take(pattern: RegExp): string {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #command(): void {
    const from = this.#address();
    let to: Address | undefined;
    this.#skip(/[ \t]/);
    if (from !== undefined && this.#next === ',') {
      this.#at += 1;
      this.#skip(/[ \t]/);
      to = this.#endOfRange() ?? this.#fail("unexpected `,'", this.#at + 1);
      this.#skip(/[ \t]/);
    }
    if (from?.kind === 'line' && from.line === 0 && to?.kind !== 'pattern')
      this.#fail('invalid usage of line address 0', this.#at + 1);
    let isNegated = false;
    while (this.#next === '!') {
      isNegated = true;
      this.#at += 1;
      this.#skip(/[ \t]/);
    }
    const name = this.#next;
    this.#at += 1;
    if (name === '') this.#fail('missing command', this.#at - 1);
    if (name === '}' && from !== undefined) this.#fail("unexpected `}'");
    if ((name === '#' || name === ':') && from !== undefined)
      this.#fail(name === '#' ? "comments don't accept any addresses" : ": doesn't want any addresses");
    const action = this.#action(name);
    if (action !== undefined) this.#commands.push({ from, to, isNegated, action });
  }

  #address(): Address | undefined {
    const number = this.#take(/\d+/);
    if (number !== '') {
      if (this.#take(/~/) === '') return { kind: 'line', line: Number(number) };
      return { kind: 'step', first: Number(number), step: Number(this.#take(/\d*/) || 0) };
    }
    if (this.#take(/\$/) !== '') return { kind: 'last' };
    const isOther = this.#next === '\\';
    if (!isOther && this.#next !== '/') return undefined;
    this.#at += isOther ? 1 : 0;
    const delimiter = this.#next;
    this.#at += 1;
    const source = this.#upTo(delimiter) ?? this.#fail('unterminated address regex', this.#text.length);
    const flags = this.#take(/[IM]*/);
    return { kind: 'pattern', pattern: this.#pattern(source, flags) };
  }

  #endOfRange(): Address | undefined {
    const relative = this.#take(/[+~]\d+/);
    if (relative === '') return this.#address();
    return { kind: relative.startsWith('+') ? 'more' : 'multiple', count: Number(relative.slice(1)) };
  }

  /**
   * Reads up to an unescaped delimiter and skips this delimiter. A backslash before a delimiter makes it part of the
   * text.
   */
  #upTo(delimiter: string, isPattern = true): string | undefined {
    let text = '';
    while (this.#at < this.#text.length) {
      const character = this.#next;
      if (character === delimiter) {
        this.#at += 1;
        return text;
      }
      const bracket = isPattern && character === '[' ? this.#take(/\[\^?\]?(?:\[[:.=].*?[:.=]\]|[^\]\n])*\]/) : '';
      if (bracket !== '') {
        text += bracket;
        continue;
      }
      if (isPattern && (character === '\n' || character === '[')) return undefined;
      this.#at += 1;
      if (character !== '\\') {
        text += character;
        continue;
      }
      const next = this.#next;
      this.#at += 1;
      text += next === delimiter ? escaped(next, isPattern) : `\\${next}`;
    }
    return undefined;
  }

  #pattern(source: string, flags: string): Pattern {
    if (source === '') return undefined;
    try {
      return posixRegExp(source, {
        isExtended: this.#isExtended,
        isCaseInsensitive: /i/i.test(flags),
        isMultiline: /m/i.test(flags),
      });
    } catch (thrown) {
      if (thrown instanceof PosixRegExpError) this.#fail(thrown.message);
      throw thrown;
    }
  }

  #action(name: string): Action | undefined {
    switch (name) {
      case '#':
        this.#take(/[^\n]*/);
        return undefined;
      case '{': {
        const block: Action & { kind: 'block' } = { kind: 'block', end: 0 };
        this.#blocks.push(block);
        return block;
      }
      case '}': {
        const block = this.#blocks.pop() ?? this.#fail("unexpected `}'");
        block.end = this.#commands.length;
        this.#ending();
        return { kind: 'end' };
      }
      case ':':
        return this.#label();
      case 'a':
      case 'i':
      case 'c':
        return { kind: 'text', name, text: this.#blockText() };
      case 'r':
      case 'R':
      case 'w':
      case 'W': {
        const path = this.#take(/[ \t]*[^\n]*/).trimStart();
        return path === '' ? this.#fail('missing filename in r/R/w/W commands') : { kind: 'file', name, path };
      }
      case 'b':
      case 't':
      case 'T':
        return { kind: 'jump', name, label: this.#take(/[ \t]*[^\s;}]*/).trim(), to: 0 };
      case 'q':
      case 'Q': {
        const exitCode = Number(this.#take(/[ \t]*\d*/).trim());
        this.#ending();
        return { kind: 'quit', name, exitCode };
      }
      case 's':
        return this.#substitution();
      case 'y':
        return this.#transliteration();
      default:
        if (!PLAIN.includes(name)) this.#fail(`unknown command: \`${name}'`);
        if (name === 'l') this.#take(/[ \t]*\d+/);
        this.#ending();
        return { kind: 'plain', name };
    }
  }

  #label(): Action {
    const name = this.#take(/[ \t]*[^\s;]*/).trim();
    return name === '' ? this.#fail('":" lacks a label') : { kind: 'plain', name: `:${name}` };
  }

  /**
   * Skips blanks after a command. Fails unless a semicolon, line end, closing brace, comment or the script's end
   * follows.
   */
  #ending(): void {
    this.#skip(/[ \t]/);
    if (this.#next === '' || /[;\n}#]/.test(this.#next)) return;
    this.#fail('extra characters after command', this.#at + 1);
  }

  /** Reads the text of `a`, `i` and `c`: the rest of the line, or the lines after a backslash at the line's end. */
  #blockText(): string {
    this.#skip(/[ \t]/);
    if (this.#next === '' || this.#next === '\n') this.#fail("expected \\ after `a', `c' or `i'");
    if (this.#next === '\\') {
      this.#at += 1;
      // Text after the backslash on the same line is literal: `a\text` appends `text`.
      if (this.#take(/[ \t]*\n/) === '') {
        if (this.#at >= this.#text.length) return '';
        const first = this.#take(/[^\\\n]/);
        return first + this.#restOfText();
      }
    }
    return this.#restOfText();
  }

  /** Reads text up to the first line end without a backslash before it. */
  #restOfText(): string {
    let text = '';
    while (this.#at < this.#text.length) {
      const character = this.#next;
      this.#at += 1;
      if (character === '\n') return `${text}\n`;
      if (character !== '\\') text += character;
      else {
        text += CONTROL_ESCAPES[this.#next] ?? this.#next;
        this.#at += 1;
      }
    }
    return `${text}\n`;
  }

  #substitution(): Action {
    const delimiter = this.#next;
    this.#at += 1;
    const unterminated = () => this.#fail("unterminated `s' command", this.#text.length);
    if (delimiter === '' || delimiter === '\n' || delimiter === '\\') unterminated();
    const source = this.#upTo(delimiter) ?? unterminated();
    const replacement = this.#upTo(delimiter, false) ?? unterminated();
    let [from, isGlobal, prints, letters] = [1, false, 0, ''];
    let file: string | undefined;
    for (;;) {
      const number = this.#take(/\d+/);
      if (number !== '') {
        if (Number(number) === 0) this.#fail("number option to `s' command may not be zero");
        from = Number(number);
        continue;
      }
      const flag = this.#take(/[gpiImMe]/);
      if (flag === '') break;
      if (flag === 'g' && isGlobal) this.#fail("multiple `g' options to `s' command");
      if (flag === 'g') isGlobal = true;
      else if (flag === 'p') prints += 1;
      else letters += flag;
    }
    this.#skip(/[ \t\r]/);
    if (this.#next === 'w') {
      this.#at += 1;
      file = this.#take(/[^\n]*/).trimStart();
    } else {
      if (this.#next !== '' && !/[;\n}#]/.test(this.#next)) this.#fail("unknown option to `s'", this.#at + 1);
    }
    const parts = parseReplacement(replacement);
    const pattern = this.#pattern(source, letters);
    const groups = pattern === undefined ? 9 : countGroups(pattern);
    for (const part of parts)
      if (part.kind === 'group' && part.group > groups)
        this.#fail(`invalid reference \\${part.group} on \`s' command's RHS`);
    return { kind: 'substitute', pattern, replacement: parts, from, isGlobal, prints, file };
  }

  #transliteration(): Action {
    const delimiter = this.#next;
    this.#at += 1;
    const unterminated = () => this.#fail("unterminated `y' command", this.#text.length);
    const [from, to] = [
      this.#upTo(delimiter, false) ?? unterminated(),
      this.#upTo(delimiter, false) ?? unterminated(),
    ].map((text) => [...text.replaceAll(/\\(.)/gs, (_whole, letter: string) => CONTROL_ESCAPES[letter] ?? letter)]);
    if (from?.length !== to?.length) this.#fail("strings for `y' command are different lengths");
    this.#ending();
    return {
      kind: 'transliterate',
      map: new Map((from ?? []).map((letter, index) => [letter, to?.[index] ?? letter])),
    };
  }
}

/**
 * Converts an escaped delimiter to a literal character. A character that is special in a pattern stays escaped, and so
 * does `&` in a replacement.
 */
function escaped(delimiter: string, isPattern: boolean): string {
  if (!isPattern) return delimiter === '&' ? '\\&' : delimiter;
  return /[.*[\]^$]/.test(delimiter) ? `\\${delimiter}` : delimiter;
}

function countGroups(pattern: RegExp): number {
  return (new RegExp(`${pattern.source}|`).exec('')?.length ?? 1) - 1;
}

function parseReplacement(replacement: string): readonly ReplacementPart[] {
  const parts: ReplacementPart[] = [];
  for (const [whole, escape] of replacement.matchAll(/\\([^])|&|[^\\&]+/g)) {
    if (whole === '&') parts.push({ kind: 'group', group: 0 });
    else if (escape === undefined) parts.push({ kind: 'text', text: whole });
    else if (/\d/.test(escape)) parts.push({ kind: 'group', group: Number(escape) });
    else if (escape === 'U' || escape === 'L' || escape === 'u' || escape === 'l' || escape === 'E')
      parts.push({ kind: 'case', letter: escape });
    else parts.push({ kind: 'text', text: CONTROL_ESCAPES[escape] ?? escape });
  }
  return parts;
}
