// cspell:ignore Onigmo regparse

/** Matches one part of a source: an escape, a POSIX bracket, `&&`, or a single character. */
const PIECE =
  /\\(?:[pP]\{[^}]*\}|x[0-9A-Fa-f]{1,2}|u\{[^}]*\}|u[0-9A-Fa-f]{4}|c.|[0-7]{1,3}|.)|\[:\^?\w+:\]|&&|[^\\]|\\$/gsu;
const SET = /^(?:\\[dDwWsShH]|\\[pP]\{|\[:)/;

/**
 * Kind of the previous item in a class. A `single` may begin a range. `complete` is a range or a class inside the
 * class.
 */
type Previous = 'start' | 'single' | 'set' | 'complete' | 'range';

interface ClassHyphens {
  /** Offsets of literal hyphens, which do not form a range. */
  readonly literals: ReadonlySet<number>;
  readonly refusal: string | undefined;
}

export function readClassHyphens(source: string): ClassHyphens {
  const literals = new Set<number>();
  const pieces = [...source.matchAll(PIECE)];
  /** State of each open class, outermost first. */
  const open: Previous[] = [];
  for (const [index, { 0: piece, index: offset }] of pieces.entries()) {
    const previous = open.at(-1);
    if (piece === '[') open.push('start');
    if (previous === undefined || piece === '[' || isNegation(pieces, index)) continue;
    if (piece === ']' && !isFirst(pieces, index)) {
      open.pop();
      if (open.length > 0) open[open.length - 1] = 'complete';
      continue;
    }
    const next = pieces[index + 1]?.[0];
    const isLast = next === ']' || next === '&&';
    if (piece === '-' && !isLast && previous === 'set')
      return { literals, refusal: 'unmatched range specifier in char-class' };
    if (previous === 'range' && SET.test(piece)) return { literals, refusal: 'char-class value at end of range' };
    if (piece === '-' && previous !== 'range' && (isLast || previous !== 'single')) literals.add(offset);
    open[open.length - 1] = followPiece(piece, previous, isLast);
  }
  return { literals, refusal: undefined };
}

function followPiece(piece: string, previous: Previous, isLast: boolean): Previous {
  if (piece === '&&') return 'start';
  if (SET.test(piece)) return 'set';
  if (previous === 'range') return 'complete';
  return piece === '-' && previous === 'single' && !isLast ? 'range' : 'single';
}

/** True for the `^` that negates a class. */
function isNegation(pieces: readonly RegExpExecArray[], index: number): boolean {
  return pieces[index]?.[0] === '^' && pieces[index - 1]?.[0] === '[';
}

/** True for the first item of a class. A `]` there matches itself. */
function isFirst(pieces: readonly RegExpExecArray[], index: number): boolean {
  const before = pieces[index - 1]?.[0];
  return before === '[' || (before === '^' && isNegation(pieces, index - 1));
}
