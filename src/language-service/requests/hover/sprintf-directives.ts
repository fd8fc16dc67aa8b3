/** Reads the directives of a `sprintf` format from its source. */
import type { Range } from '../../answers.ts';

/** A width or precision: a number, or for `*` the number of the argument that supplies it. */
export interface DirectiveSize {
  readonly value?: number;
  readonly argument?: number;
}

export interface SprintfDirective {
  readonly text: string;
  readonly range: Range;
  readonly flags: string;
  readonly width: DirectiveSize | undefined;
  readonly precision: DirectiveSize | undefined;
  readonly letter: string;
  /** Number of the argument, the first one after the format is 1. Absent if the directive names a key. */
  readonly argument?: number;
  /** Key of the hash, for `%<key>s` and `%{key}`. */
  readonly key?: string;
}

/** Accepts more than Ruby between `%` and the letter, because a pattern for each part would take exponential time. */
const DIRECTIVE = /%[ #+\-\d.*$]*(?:<[^<>]*>[ #+\-\d.*$]*)*(?:\{[^{}]*\}|[a-zA-Z%])/g;
const PART = /[ #+-]|0|\.?\*(?:\d+\$)?|\.\d*|\d+\$?|<[^<>]*>|\{[^{}]*\}|[a-zA-Z%]/g;

/** Lists the directives of a format, with the arguments that they take in this order. */
export function listSprintfDirectives(source: string): readonly SprintfDirective[] {
  let taken = 0;
  const next = (): number => (taken += 1);
  return [...source.matchAll(DIRECTIVE)].map(({ 0: text, index }) =>
    readDirective(text, [index, index + text.length], next),
  );
}

function readDirective(text: string, range: Range, next: () => number): SprintfDirective {
  let flags = '';
  let letter = 's';
  let width: DirectiveSize | undefined;
  let precision: DirectiveSize | undefined;
  let argument: number | undefined;
  let key: string | undefined;
  for (const { 0: part } of text.slice(1).matchAll(PART)) {
    if (/^[ #+0-]$/.test(part)) flags += part;
    else if (part.startsWith('.')) precision = readSize(part.slice(1), next);
    else if (part.startsWith('*')) width = readSize(part, next);
    else if (part.endsWith('$')) argument = Number.parseInt(part, 10);
    else if (/^\d/.test(part)) width = readSize(part, next);
    else if (/^[<{]/.test(part)) key = part.slice(1, -1);
    else letter = part;
  }
  const takes = argument ?? (key === undefined && letter !== '%' ? next() : undefined);
  return {
    text,
    range,
    flags,
    width,
    precision,
    letter,
    ...(key === undefined ? (takes === undefined ? {} : { argument: takes }) : { key }),
  };
}

function readSize(part: string, next: () => number): DirectiveSize {
  if (!part.startsWith('*')) return { value: part === '' ? 0 : Number(part) };
  const number = /\d+/.exec(part)?.[0];
  return { argument: number === undefined ? next() : Number(number) };
}
