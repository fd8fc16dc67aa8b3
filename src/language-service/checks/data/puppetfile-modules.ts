/** Statements of a `Puppetfile` with their arguments, and its syntax errors. Other Ruby code is skipped. */
import type { Span } from '../../../engine/index.ts';
import { readPuppetfileTokens, type PuppetfileToken } from './puppetfile-tokens.ts';

export interface PuppetfileOption {
  readonly name: string;
  /** Span of the name, without its colon. */
  readonly span: Span;
  readonly value: string | undefined;
  readonly valueSpan: Span;
}

export interface PuppetfileModule {
  readonly name: string;
  readonly span: Span;
  /** The version after the name, if it is a literal. */
  readonly version: { readonly text: string; readonly span: Span } | undefined;
  readonly options: readonly PuppetfileOption[];
  /** True if an argument is Ruby code. The version may then be different. */
  readonly isDynamic: boolean;
}

interface SyntaxFault {
  readonly detail: string;
  readonly span: Span;
}

export interface Puppetfile {
  readonly modules: readonly PuppetfileModule[];
  readonly faults: readonly SyntaxFault[];
  /**
   * Names of the statements in the file, such as `mod` and `forge`. A word counts as a statement if a string follows
   * it.
   */
  readonly statements: readonly { readonly name: string; readonly span: Span }[];
  /** True if the file has Ruby code besides simple statements. */
  readonly isDynamic: boolean;
}

export function readPuppetfile(text: string): Puppetfile {
  return new Reader(readPuppetfileTokens(text)).file();
}

function toSpan({ offset, end }: { readonly offset: number; readonly end: number }): Span {
  return { offset, length: end - offset };
}

class Reader {
  readonly #tokens: readonly PuppetfileToken[];
  #at = 0;
  readonly #modules: PuppetfileModule[] = [];
  readonly #faults: SyntaxFault[] = [];
  readonly #statements: { readonly name: string; readonly span: Span }[] = [];
  #isDynamic = false;

  constructor(tokens: readonly PuppetfileToken[]) {
    this.#tokens = tokens;
  }

  #peek(ahead = 0): PuppetfileToken | undefined {
    return this.#tokens[this.#at + ahead];
  }

  file(): Puppetfile {
    while (this.#at < this.#tokens.length) this.#statement();
    const isDynamic = this.#isDynamic;
    return { modules: this.#modules, faults: this.#faults, statements: this.#statements, isDynamic };
  }

  #statement(): void {
    const first = this.#peek();
    if (first?.kind === 'newline') {
      this.#at += 1;
      return;
    }
    const open = this.#peek(1);
    const next = open?.text === '(' ? this.#peek(2) : open;
    const isCall = first?.kind === 'word' && next?.kind === 'string';
    if (first === undefined || !isCall) {
      this.#isDynamic ||= first?.text !== ')';
      this.#skipLine();
      return;
    }
    this.#statements.push({ name: first.text, span: toSpan(first) });
    this.#at += open === next ? 1 : 2;
    if (first.text === 'mod') this.#module();
    else this.#skipLine();
  }

  #skipLine(): void {
    while (this.#at < this.#tokens.length && this.#peek()?.kind !== 'newline') this.#at += 1;
  }

  #fail(detail: string, at: PuppetfileToken): void {
    this.#faults.push({ detail, span: toSpan(at) });
    this.#skipLine();
  }

  #module(): void {
    const name = this.#peek();
    if (name === undefined) return;
    this.#at += 1;
    if (name.isOpen === true) {
      this.#fail('the string is not closed', { ...name, end: name.offset + 1 });
      return;
    }
    const options: PuppetfileOption[] = [];
    let version: PuppetfileModule['version'];
    let isDynamic = name.isDynamic === true;
    for (;;) {
      this.#skipNewlinesBeforeComma();
      const comma = this.#peek();
      if (comma === undefined || comma.kind === 'newline' || comma.text === ')') break;
      if (comma.kind === 'word' && /^(?:if|unless)$/.test(comma.text)) {
        this.#isDynamic = isDynamic = true;
        this.#skipLine();
        break;
      }
      if (comma.kind !== 'comma') {
        this.#fail(`unexpected '${comma.text}', expected a comma`, comma);
        return;
      }
      this.#at += 1;
      const argument = this.#argument(comma);
      if (argument === 'failed') return;
      if (argument.kind === 'option') options.push(argument);
      else if (argument.value === undefined) isDynamic = true;
      else version = { text: argument.value, span: argument.valueSpan };
      isDynamic ||= argument.value === undefined;
    }
    this.#modules.push({ name: name.text, span: toSpan(name), version, options, isDynamic });
  }

  /** Skips line breaks before a comma or a closing parenthesis, because they do not end the list of arguments. */
  #skipNewlinesBeforeComma(): void {
    let ahead = 0;
    while (this.#peek(ahead)?.kind === 'newline') ahead += 1;
    if (ahead > 0 && (this.#peek(ahead)?.kind === 'comma' || this.#peek(ahead)?.text === ')')) this.#at += ahead;
  }

  #skipNewlines(): void {
    while (this.#peek()?.kind === 'newline') this.#at += 1;
  }

  #argument(
    before: PuppetfileToken,
  ):
    | 'failed'
    | ({ readonly kind: 'option' } & PuppetfileOption)
    | { readonly kind: 'value'; readonly value: string | undefined; readonly valueSpan: Span } {
    this.#skipNewlines();
    const first = this.#peek();
    const isRocket = (first?.kind === 'symbol' || first?.kind === 'string') && this.#peek(1)?.kind === 'rocket';
    if (first === undefined || !(isRocket || first.kind === 'label')) return this.#value(before, "after ','");
    const start = first.kind === 'symbol' || first.kind === 'string' ? first.offset + 1 : first.offset;
    const mark = isRocket ? `':${first.text} =>'` : `'${first.text}:'`;
    const last = (isRocket ? this.#peek(1) : first) ?? first;
    this.#at += isRocket ? 2 : 1;
    const value = this.#value(last, `after ${mark}`);
    if (value === 'failed') return value;
    return { ...value, kind: 'option', name: first.text, span: { offset: start, length: first.text.length } };
  }

  #value(
    before: PuppetfileToken,
    where: string,
  ): 'failed' | { readonly kind: 'value'; readonly value: string | undefined; readonly valueSpan: Span } {
    this.#skipNewlines();
    const first = this.#peek();
    const isStatement = first?.kind === 'word' && /^(?:mod|forge|moduledir)$/.test(first.text);
    if (first === undefined || isStatement || first.kind === 'comma' || first.kind === 'rocket' || first.text === ')') {
      this.#faults.push({ detail: `a value is expected ${where}`, span: toSpan(before) });
      if (first !== undefined && !isStatement) this.#skipLine();
      return 'failed';
    }
    this.#at += 1;
    if (first.isOpen === true) {
      this.#fail('the string is not closed', { ...first, end: first.offset + 1 });
      return 'failed';
    }
    const isLiteral = ['string', 'symbol', 'number'].includes(first.kind) || /^(?:true|false|nil)$/.test(first.text);
    const isCode = this.#peek()?.kind === 'other' && this.#peek()?.text !== ')';
    if (!isLiteral || isCode) this.#skipCode();
    const isKnown = isLiteral && !isCode && first.isDynamic !== true;
    return { kind: 'value', value: isKnown ? first.text : undefined, valueSpan: toSpan(first) };
  }

  /** Skips an expression in Ruby, up to the next comma outside of brackets or the end of the line. */
  #skipCode(): void {
    let depth = 0;
    for (let token = this.#peek(); token !== undefined; token = this.#peek()) {
      if (depth === 0 && (token.kind === 'newline' || token.kind === 'comma' || token.text === ')')) return;
      if (/^[([{]$/.test(token.text)) depth += 1;
      else if (/^[)\]}]$/.test(token.text)) depth -= 1;
      this.#at += 1;
    }
  }
}
