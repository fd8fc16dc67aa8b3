/** Context at an offset of a manifest or template, even in half-typed code. */
import type { Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { variablesAround } from './structure.ts';
import type { ScannedVariable } from './bracket.ts';
import { findPlace } from './find-place.ts';
import type { Place } from './place.ts';
import { scan, type CursorToken, type OpenText } from './scan.ts';
import { Structure } from './structure.ts';

export interface Cursor {
  readonly file: ParsedFile;
  readonly offset: number;
  /** Kind of code that is expected. Inside a string, the kind for the whole string. */
  readonly place: Place;
  /** The word (or quoted string) up to the cursor, including a variable's dollar sign. */
  readonly typed: string;
  /** The whole word, or the content of the quotes: the range that a completion replaces. */
  readonly range: Range;
  readonly quote: '"' | "'" | undefined;
  readonly isVariable: boolean;
  /** True inside `${…}`, where variables need no dollar sign. */
  readonly isInterpolation: boolean;
  /** True in a string or heredoc, at a variable without braces. */
  readonly isInText: boolean;
  /** The string, comment or similar text around the cursor. Absent in code. */
  readonly inside: OpenText | undefined;
  readonly comment: OpenText | undefined;
  readonly structure: Structure;
  /** Structures of the code in `${…}` and of the code around it, innermost first. */
  readonly structures: readonly Structure[];
  readonly variables: readonly ScannedVariable[];
  readonly definition: ReturnType<typeof variablesAround>['definition'];
}

const NOTHING: Place = { kind: 'nothing' };
const VARIABLE_IN_TEXT = /(?<!\\)\$(?:::)?[\w:]*$/;
const REST_OF_WORD = /(?:\w|::(?=\w))*/y;

export function cursorAt(file: ParsedFile, offset: number): Cursor {
  const { text, kind } = file;
  const { frames, inside } = scan(text, offset, { template: kind === 'epp' });
  const tokens = [...(frames.at(-1) ?? [])];
  const isInterpolation = frames.length > 1;
  let word: CursorToken | undefined;
  if (inside === undefined && isWord(tokens.at(-1), offset)) word = tokens.pop();
  const structure = new Structure(text, tokens);
  const outer = frames.slice(0, -1).toReversed();
  const structures = [structure, ...outer.map((each) => new Structure(text, each))];
  const around = variablesAround(structures.flatMap(({ open }) => open));
  const base = {
    file,
    offset,
    structure,
    structures,
    inside,
    comment: inside?.kind === 'comment' ? inside : undefined,
    isInterpolation,
    isInText: false,
    ...around,
  };
  if (inside === undefined) {
    const start = word?.start ?? offset;
    const place = findPlace({ text, structure, start, isTemplate: kind === 'epp', isInterpolation });
    const typed = text.slice(start, offset);
    const isFirst = isInterpolation && place.kind === 'interpolation';
    const isVariable = word?.kind === 'variable' || (isFirst && word?.kind !== 'type');
    return { ...base, place, typed, range: [start, endOfWord(text, offset)], quote: undefined, isVariable };
  }
  const typed = inside.interpolates ? VARIABLE_IN_TEXT.exec(text.slice(inside.start, offset))?.[0] : undefined;
  if (typed !== undefined) {
    const range: Range = [offset - typed.length, endOfWord(text, offset)];
    return { ...base, place: NOTHING, typed, range, quote: undefined, isVariable: true, isInText: true };
  }
  if (inside.kind !== 'single' && inside.kind !== 'double') {
    return { ...base, place: NOTHING, typed: '', range: [offset, offset], quote: undefined, isVariable: false };
  }
  const { start } = inside;
  return {
    ...base,
    place: findPlace({ text, structure, start, isTemplate: kind === 'epp', isInterpolation }),
    typed: text.slice(start + 1, offset),
    range: [start + 1, endInQuotes(text, offset, text.charAt(start))],
    quote: inside.kind === 'single' ? "'" : '"',
    isVariable: false,
  };
}

function isWord(token: CursorToken | undefined, offset: number): boolean {
  return token !== undefined && token.end === offset && /^(?:name|type|variable|number)$/.test(token.kind);
}

function endOfWord(text: string, offset: number): number {
  REST_OF_WORD.lastIndex = offset;
  return offset + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
}

/**
 * Returns the end of the string's content: the closing quote if only a name or path precedes it, otherwise the end of
 * the word at the cursor.
 */
function endInQuotes(text: string, offset: number, quote: string): number {
  const rest = /^[\w:./@%+-]*/.exec(text.slice(offset, offset + 500))?.[0] ?? '';
  return text.charAt(offset + rest.length) === quote ? offset + rest.length : endOfWord(text, offset);
}
