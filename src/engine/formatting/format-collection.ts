import { allocate } from '../budget/meter.ts';
import type { Type } from '../types/type.ts';
import { formatError, type FormatMap, type FormatSpec } from './format-parse.ts';
import { textLength } from '../values/text.ts';
import { PuppetHash, isArray, type Value } from '../values/value.ts';

/** Position of a value in nested collections, for `%#a` and `%#h`. */
export interface Indentation {
  readonly level: number;
  readonly first: boolean;
  readonly indenting: boolean;
}

export const NO_INDENTATION: Indentation = { level: 0, first: true, indenting: false };

export type Convert = (value: Value, type: Type, map: FormatMap, indentation: Indentation) => string;
type ConvertItem = (value: Value, indentation: Indentation) => string;

const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  '[': ['[', ']'],
  '{': ['{', '}'],
  '(': ['(', ')'],
  '<': ['<', '>'],
  '|': ['|', '|'],
};

function delimiters(format: FormatSpec, usual: readonly [string, string]): readonly [string, string] {
  if (format.delimiter !== undefined) return PAIRS[format.delimiter] ?? usual;
  return format.space ? ['', ''] : usual;
}

const padding = (indentation: Indentation): string => '  '.repeat(indentation.level);
const indent = (indentation: Indentation, indenting: boolean): Indentation => ({ ...indentation, indenting });
const increase = (indentation: Indentation, indenting: boolean): Indentation => ({
  level: indentation.level + 1,
  first: true,
  indenting,
});
/**
 * True if a collection begins on a new line. With indentation, this is true for each nested collection except the first
 * one of its parent.
 */
const breaks = (indentation: Indentation): boolean =>
  indentation.indenting && indentation.level > 0 && !indentation.first;
const isCollection = (value: Value): boolean => isArray(value) || value instanceof PuppetHash;
const trimEnd = (text: string): string => text.replace(/[\s\0]+$/, '');

/**
 * Formats an array by `%a`, `%s` or `%p`. The flag `#` puts nested collections on separate lines. If the format also
 * has a width, and a row of scalars is longer than this width, each scalar is on a separate line.
 */
export function formatArray(
  items: readonly Value[],
  format: FormatSpec,
  outer: Indentation,
  convert: ConvertItem,
): string {
  if (!'asp'.includes(format.type)) unsuitable('Array', format.type, 'asp');
  const separator = format.separator ?? ', ';
  const [open, close] = delimiters(format, ['[', ']']);
  const indentation = indent(outer, format.alternate || outer.indenting);
  // The pieces are joined at the end, because reading the end of a growing string copies the string each time.
  const pieces = new Pieces();
  if (breaks(indentation)) pieces.add(`\n${padding(indentation)}`);
  pieces.add(open);
  const children = increase(indentation, format.alternate);
  const later = { ...children, first: false };
  const texts = items.map((item) => convert(item, later));
  const breakRows = format.alternate && format.width !== undefined && widestRow(items, texts) > format.width;
  for (const [index, item] of items.entries()) {
    const own = texts[index] ?? '';
    if (index === 0) {
      if (breakRows && !isCollection(item)) pieces.add(' ');
    } else {
      pieces.add(separator);
      const afterCollection = format.alternate && isCollection(items[index - 1]) && !isCollection(item);
      if ((breakRows && !isCollection(item)) || afterCollection) {
        if (!pieces.endWith('\n')) pieces.trimEnd();
        pieces.add(`\n${padding(children)}`);
      }
    }
    if (own.startsWith('\n') && pieces.endWith(' ')) pieces.trimEnd();
    pieces.add(own);
  }
  pieces.add(close);
  return pieces.text;
}

class Pieces {
  readonly #pieces: string[] = [];

  add(piece: string): void {
    allocate(piece.length + 16);
    if (piece !== '') this.#pieces.push(piece);
  }
  endWith(end: string): boolean {
    return this.#pieces.at(-1)?.endsWith(end) === true;
  }
  trimEnd(): void {
    for (let last = this.#pieces.pop(); last !== undefined; last = this.#pieces.pop()) {
      const kept = trimEnd(last);
      if (kept === '') continue;
      this.#pieces.push(kept);
      return;
    }
  }
  get text(): string {
    return this.#pieces.join('');
  }
}

function widestRow(items: readonly Value[], texts: readonly string[]): number {
  let widest = 0;
  let row = 0;
  for (const [index, item] of items.entries()) {
    row = isCollection(item) ? 0 : row + textLength(texts[index] ?? '');
    widest = Math.max(widest, row);
  }
  return widest;
}

/** Formats a hash by `%h`, `%s` or `%p`. The flag `#` puts each entry on a separate line. */
export function formatHash(hash: PuppetHash, format: FormatSpec, outer: Indentation, convert: ConvertItem): string {
  if (!'hasp'.includes(format.type)) unsuitable('Hash', format.type, 'hasp');
  const [open, close] = delimiters(format, ['{', '}']);
  const association = format.separator2 ?? ' => ';
  let separator = format.separator ?? ', ';
  if (format.alternate) separator = `${separator.endsWith('\n') ? separator : trimEnd(separator)}\n`;
  const indentation = indent(outer, format.alternate || outer.indenting);
  let text = breaks(indentation) ? `\n${padding(indentation)}` : '';
  const children = increase(indentation, false);
  const lead = format.alternate ? padding(children) : '';
  text += open + (format.alternate ? '\n' : '');
  text += [...hash]
    .map(([key, item]) => `${lead}${convert(key, children)}${association}${convert(item, children)}`)
    .join(separator);
  if (format.alternate) text += `\n${padding(indentation)}`;
  return text + close;
}

export function unsuitable(typeName: string, actual: string, expected: string): never {
  return formatError(
    `Illegal format '${actual}' specified for value of ${typeName} type - expected one of the characters '${expected}'`,
  );
}
