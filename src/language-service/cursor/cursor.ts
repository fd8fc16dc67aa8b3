/** What stands at an offset of a manifest or template, however half typed the text is. */
import type { Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { variablesAround } from './structure.ts';
import type { ScannedVariable } from './bracket.ts';
import { placeOf } from './find-place.ts';
import type { Place } from './place.ts';
import { scan, type CursorToken, type OpenText } from './scan.ts';
import { Structure } from './structure.ts';

export interface Cursor {
  readonly file: ParsedFile;
  readonly offset: number;
  /** What may stand here; for a place in a string what the whole string stands for. */
  readonly place: Place;
  /** The part of the word (in quotes: of the text) before the cursor. With the dollar sign of a variable. */
  readonly typed: string;
  /** The whole word, or the text in quotes: what a completion replaces. */
  readonly range: Range;
  /** The string that the cursor is in. */
  readonly quote: '"' | "'" | undefined;
  /** Whether a variable is being typed. */
  readonly isVariable: boolean;
  /** Inside of `${…}`, so that names of variables need no dollar sign. */
  readonly isInterpolation: boolean;
  /** In a string or heredoc, right at a variable without braces. */
  readonly isInText: boolean;
  /** The string, comment or other text that the cursor is in; absent in code. */
  readonly inside: OpenText | undefined;
  readonly comment: OpenText | undefined;
  readonly structure: Structure;
  /** Those of the code in `${…}` and of the code around it, innermost first. */
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
    const place = placeOf({ text, structure, start, isTemplate: kind === 'epp', isInterpolation });
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
    place: placeOf({ text, structure, start, isTemplate: kind === 'epp', isInterpolation }),
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

/** Up to the closing quote where only a name or path is before it; else the rest of the word. */
function endInQuotes(text: string, offset: number, quote: string): number {
  const rest = /^[\w:./@%+-]*/.exec(text.slice(offset, offset + 500))?.[0] ?? '';
  return text.charAt(offset + rest.length) === quote ? offset + rest.length : endOfWord(text, offset);
}
