/**
 * Compares a manifest with its formatted source. Checks that nothing is lost, and converts the differences to edits.
 */
import { readLexemes, type Lexeme } from '../../engine/index.ts';
import type { TextEdit } from '../answers.ts';
import { withSingleQuotes } from './quotes.ts';
import { starCommentLines } from './comments.ts';

type Comparison =
  | { readonly kind: 'same'; readonly edits: readonly TextEdit[] }
  /** Something at this offset of the original is missing or changed. */
  | { readonly kind: 'lost'; readonly offset: number };

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

export function compareTexts(text: string, formatted: string): Comparison {
  const before = new Side(text);
  const after = new Side(formatted);
  const pairs: Pair[] = [];
  while (!before.isAtEnd || !after.isAtEnd) {
    const pair = readPair(before, after);
    if (pair !== undefined) pairs.push(pair);
    else if (after.isPunctuation(',')) after.skip();
    else if (before.isPunctuation(',') || before.isPunctuation(';')) before.skip();
    else return { kind: 'lost', offset: before.offset };
  }
  if (before.heredocs.join('\0') !== after.heredocs.join('\0')) {
    return { kind: 'lost', offset: before.firstHeredoc };
  }
  return { kind: 'same', edits: computeEdits(text, formatted, pairs) };
}

/** The lexemes of one version of the source. Lines of heredocs are not included. */
class Side {
  readonly #text: string;
  readonly #lexemes: readonly Lexeme[];
  readonly heredocs: readonly string[];
  readonly firstHeredoc: number;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    const all = readLexemes(text);
    this.#lexemes = all.filter(({ category }) => category !== 'heredoc-text');
    const heredocs = all.filter(({ category }) => category === 'heredoc-text');
    this.heredocs = heredocs.map(({ offset, end }) => text.slice(offset, end).trimEnd());
    this.firstHeredoc = heredocs[0]?.offset ?? 0;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#lexemes.length;
  }

  get offset(): number {
    return this.#lexemes[this.#at]?.offset ?? this.#text.length;
  }

  get category(): Lexeme['category'] | undefined {
    return this.#lexemes[this.#at]?.category;
  }

  get code(): string {
    const { offset, end } = this.#lexemes[this.#at] ?? { offset: 0, end: 0 };
    const code = this.#text.slice(offset, end);
    return this.category === 'comment' ? code.replace(/\r$/, '') : code;
  }

  isPunctuation(text: string): boolean {
    return this.category === 'punctuation' && this.code === text;
  }

  skip(): void {
    this.#at += 1;
  }

  take(): readonly [number, number] {
    const range = [this.offset, this.offset + this.code.length] as const;
    this.#at += 1;
    return range;
  }
}

function readPair(before: Side, after: Side): Pair | undefined {
  if (before.category === 'comment' && after.code === '{') return readSwapped(before, after);
  if (before.code === ')' && after.category === 'comment') return readSwapped(before, after);
  if (before.isAtEnd || after.isAtEnd || before.category !== after.category) return undefined;
  const { category, code } = before;
  if (category === 'comment' && code !== after.code && code.startsWith('/*')) return readStarComment(before, after);
  if (code !== after.code && (category !== 'string' || withSingleQuotes(code) !== after.code)) return undefined;
  const [from, to] = before.take();
  const [newFrom, newTo] = after.take();
  return { from, to, newFrom, newTo };
}

/**
 * Reads a comment and a bracket whose order the formatter has changed: it moves a comment behind an opening brace of the
 * next line, and a comment after a condition's closing parenthesis before the parenthesis.
 */
function readSwapped(before: Side, after: Side): Pair | undefined {
  const [first, newFirst] = [before.code, after.code];
  const [from] = before.take();
  const [newFrom] = after.take();
  if (!isSameLexeme(before.code, newFirst) || !isSameLexeme(first, after.code)) return undefined;
  return { from, to: before.take()[1], newFrom, newTo: after.take()[1] };
}

/** Compares two lexemes. The formatter may have converted a comment of one line that begins with `/*`. */
function isSameLexeme(before: string, after: string): boolean {
  return before === after || (before.startsWith('/*') && starCommentLines(before).join('\n') === after);
}

/** Pairs a comment that begins with `/*`: the formatter converts it to `#` lines. */
function readStarComment(before: Side, after: Side): Pair | undefined {
  const newFrom = after.offset;
  let newTo = newFrom;
  for (const line of starCommentLines(before.code)) {
    if (after.code !== line) return undefined;
    [, newTo] = after.take();
  }
  const [from, to] = before.take();
  return { from, to, newFrom, newTo };
}

function computeEdits(text: string, formatted: string, pairs: readonly Pair[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let [from, newFrom] = [0, 0];
  const add = (to: number, newTo: number): void => {
    const by = formatted.slice(newFrom, newTo);
    if (text.slice(from, to) !== by) edits.push({ range: [from, to], text: by });
    from = to;
    newFrom = newTo;
  };
  for (const pair of pairs) {
    add(pair.from, pair.newFrom);
    add(pair.to, pair.newTo);
  }
  add(text.length, formatted.length);
  return edits;
}
