/**
 * Lenses: descriptions of a file format that read a file to a tree, and write a changed tree back to the text. Bunraku
 * has the same kinds of lenses as Augeas, and matches nodes to text in the same way
 * (https://augeas.net/docs/lenses.html).
 */

export type Lens =
  /** Text that is not in the tree, such as white space. `fallback` is written where the file has no such text yet. */
  | { readonly kind: 'del'; readonly pattern: Pattern; readonly fallback: string }
  /** Text that becomes the label (`key`) or the value (`store`) of a node. */
  | { readonly kind: 'key' | 'store'; readonly pattern: Pattern }
  /**
   * A label or value that is not read from the text. `counter` sets a counter to 1, and `seq` uses the next number as
   * the label.
   */
  | { readonly kind: 'label' | 'value' | 'seq' | 'counter'; readonly text: string; readonly pattern: Pattern }
  | { readonly kind: 'any'; readonly parts: readonly Lens[] }
  | { readonly kind: 'maybe' | 'node'; readonly inner: Lens }
  | Series
  | { readonly kind: 'lazy'; readonly lens: () => Lens };

/**
 * A sequence or a repetition. If `isQuoted`, the text of the last part must equal the text of the first part: both are
 * quotation marks.
 */
export type Series =
  | { readonly kind: 'all'; readonly parts: readonly Lens[]; readonly isQuoted: boolean }
  | { readonly kind: 'many'; readonly inner: Lens };

/** A regular expression in two forms: `at` matches at a given position, and `whole` matches only a whole string. */
export interface Pattern {
  readonly at: RegExp;
  readonly whole: RegExp;
}

function toPattern(pattern: RegExp | string): Pattern {
  const source =
    typeof pattern === 'string' ? pattern.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`) : pattern.source;
  const flags = typeof pattern === 'string' ? '' : pattern.flags;
  return { at: new RegExp(source, `${flags}y`), whole: new RegExp(`^(?:${source})$`, flags) };
}

/** Returns the part of a sequence or of a repetition at an index. Each part of a repetition is its `inner` lens. */
export function partAt(lens: Series, index: number): Lens | undefined {
  return lens.kind === 'many' ? lens.inner : lens.parts[index];
}

interface Mark {
  readonly mark: string;
}

/**
 * Element of a lens's notation: a keyword, constant text, a pattern, another lens, or a function that returns a
 * recursive lens.
 */
type Token = Mark | string | RegExp | Lens | (() => Lens);

const TOKEN = /(\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+\/i?)|("(?:\\.|[^"\\])*")|([()[\]|*+?]|[^\s()[\]|*+?"]+)/g;
const KEYWORD = /^(?:[()[\]|*+?]|key|store|label|value|seq|counter|square)$/;

class LensParser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  choices(): Lens {
    const parts = [this.#sequence()];
    while (this.#skip('|')) parts.push(this.#sequence());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'any', parts };
  }

  #mark(): string | undefined {
    const token = this.#tokens[this.#at];
    return typeof token === 'object' && 'mark' in token ? token.mark : undefined;
  }

  #skip(mark: string): boolean {
    const isThere = this.#mark() === mark;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #sequence(): Lens {
    const parts: Lens[] = [];
    while (this.#at < this.#tokens.length && !/^[|)\]]$/.test(this.#mark() ?? '')) parts.push(this.#repeated());
    return { kind: 'all', parts, isQuoted: false };
  }

  #repeated(): Lens {
    const inner = this.#single();
    if (this.#skip('*')) return { kind: 'many', inner };
    if (this.#skip('+')) return { kind: 'all', parts: [inner, { kind: 'many', inner }], isQuoted: false };
    return this.#skip('?') ? { kind: 'maybe', inner } : inner;
  }

  #single(): Lens {
    const mark = this.#mark();
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (mark === '(' || mark === '[') {
      const inner = this.choices();
      this.#at += 1;
      return mark === '(' ? inner : { kind: 'node', inner };
    }
    if (mark === 'square') {
      const quotes = this.#single();
      return { kind: 'all', parts: [quotes, this.#single(), quotes], isQuoted: true };
    }
    if (typeof token === 'function') return { kind: 'lazy', lens: token };
    if (typeof token === 'string') return { kind: 'del', pattern: toPattern(token), fallback: token };
    if (token !== undefined && 'kind' in token) return token;
    const argument = this.#mark() ?? this.#tokens[this.#at];
    this.#at += 1;
    if (token instanceof RegExp && typeof argument === 'string')
      return { kind: 'del', pattern: toPattern(token), fallback: argument };
    if ((mark === 'key' || mark === 'store') && (typeof argument === 'string' || argument instanceof RegExp))
      return { kind: mark, pattern: toPattern(argument) };
    if (typeof argument !== 'string') throw new TypeError(`Wrong token ${this.#at} of a lens`);
    if (mark === 'label' || mark === 'value') return { kind: mark, text: argument, pattern: toPattern(argument) };
    return { kind: mark === 'seq' ? 'seq' : 'counter', text: argument, pattern: toPattern(/\d+/) };
  }
}

function readToken(pattern: string | undefined, text: string | undefined, word: string): Token {
  if (pattern !== undefined) return new RegExp(pattern.replace(/^\/|\/i?$/g, ''), pattern.endsWith('i') ? 'i' : '');
  if (text !== undefined) return String(JSON.parse(text));
  return KEYWORD.test(word) ? { mark: word } : word;
}

/**
 * Creates a lens from a notation similar to Augeas's. Sequences have no dots, and the keyword `del` is left out:
 * `/PATTERN/ "TEXT"` is text that is not in the tree, and `"TEXT"` is constant text.
 */
export function lens({ raw }: TemplateStringsArray, ...given: readonly Exclude<Token, Mark>[]): Lens {
  const tokens = raw.flatMap((source, index) => [
    ...Array.from(source.matchAll(TOKEN), ([, pattern, text, word = '']) => readToken(pattern, text, word)),
    ...given.slice(index, index + 1),
  ]);
  return new LensParser(tokens).choices();
}
