/** White space between the lexemes of one row. */
import type { Piece, SourceRows } from './source-rows.ts';
import type { Structure } from './structure.ts';

/** Operators that get a space on both sides if they have none on either. */
const SPACED: ReadonlySet<string> = new Set(['=', '+=', '-=', '->', '~>', '<-', '<~']);
/** Words that are always followed by one space. */
const HEADS: ReadonlySet<string> = new Set([
  'if',
  'elsif',
  'unless',
  'case',
  'class',
  'define',
  'function',
  'node',
  'inherits',
]);

export function isArrow({ text, category }: Piece): boolean {
  return category === 'operator' && (text === '=>' || text === '+>');
}

export class Spacing {
  readonly #source: SourceRows;
  readonly #structure: Structure;
  /** Commas that get no space after them: see `findTightCommas`. */
  readonly #tightCommas: ReadonlySet<number>;
  /** Closing braces of resources. */
  readonly #closings: ReadonlySet<number>;

  constructor(source: SourceRows, structure: Structure, matches: ReadonlyMap<number, number>) {
    this.#source = source;
    this.#structure = structure;
    this.#closings = new Set(
      [...structure.braces].flatMap(([brace, { kind }]) => (kind === 'bodies' ? (matches.get(brace) ?? []) : [])),
    );
    this.#tightCommas = findTightCommas(source, structure, matches);
  }

  /** Spaces between a lexeme and the previous one on its row; aligned arrows are handled elsewhere. */
  before(index: number): number {
    const { pieces } = this.#source;
    const before = pieces[index - 1];
    const piece = pieces[index];
    if (before === undefined || piece === undefined) return 0;
    const written = this.written(index);
    if (piece.category === 'comment') return OPENING.has(before.text) ? written : Math.max(written, 1);
    if (isArrow(before) || isArrow(piece)) return 1;
    if (piece.text === ':' && this.#structure.colons.has(index)) return 0;
    const least = this.#needsSpace(index, before, piece) ? 1 : 0;
    if (written <= 1) return Math.max(written, least);
    if (HEADS.has(before.text)) return 1;
    return isForAlignment(before, piece) ? written : 1;
  }

  /** Original number of spaces before a lexeme. */
  written(index: number): number {
    const { pieces } = this.#source;
    const before = pieces[index - 1];
    const piece = pieces[index];
    if (before === undefined || piece === undefined || piece.gap === '') return 0;
    return piece.gap.includes('\t') ? 1 : piece.gap.length;
  }

  #needsSpace(index: number, before: Piece, piece: Piece): boolean {
    if (before.text === ',') return !this.#tightCommas.has(index - 1) && !CLOSING.has(piece.text);
    if (SPACED.has(before.text)) return this.#isTight(index - 1);
    if (SPACED.has(piece.text)) return this.#isTight(index);
    if (before.text === ':' && this.#structure.colons.has(index - 1)) return piece.text !== ';';
    if (before.text === '{' && this.#structure.braces.get(index - 1)?.kind === 'bodies') return true;
    if (this.#closings.has(index)) return before.text !== '{';
    if (piece.text === '{') return !OPENING.has(before.text);
    return before.text === '}' && piece.category === 'keyword';
  }

  /** Checks that an operator has no space on either side. */
  #isTight(index: number): boolean {
    const { pieces } = this.#source;
    return pieces[index]?.gap === '' && pieces[index + 1]?.gap === '';
  }
}

/**
 * Checks for a lexeme that is often aligned by several spaces: an equals sign, a name after its type, the block of a
 * case option.
 */
function isForAlignment(before: Piece, piece: Piece): boolean {
  return before.text === ':' || piece.text !== '{';
}

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}', '|']);

/**
 * Commas that keep no space after them: between the parameters of a type or the keys of an access, and in brackets
 * whose commas all lack the space, which is a deliberate style.
 */
function findTightCommas(
  { pieces }: SourceRows,
  { accesses, braces }: Structure,
  matches: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const tight = new Set<number>();
  for (const [open, close] of [[-1, pieces.length] as const, ...matches]) {
    const commas: number[] = [];
    for (let index = open + 1; index < close; index++) {
      if (pieces[index]?.text === ',' && pieces[index + 1]?.row === pieces[index]?.row) commas.push(index);
      index = matches.get(index) ?? index;
    }
    const isTight = accesses.has(open) || (!braces.has(open) && commas.every((comma) => pieces[comma + 1]?.gap === ''));
    if (isTight) for (const comma of commas) tight.add(comma);
  }
  return tight;
}
