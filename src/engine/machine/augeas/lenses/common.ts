import { lens, type Lens } from '../lens.ts';

export const eol = lens`/[ \t]*\n/ "\n"`;
/** A line end, `\n` or `\r\n`, with white space before it. */
export const anyEol = lens`/[ \t]*\r?\n/ "\n"`;
export const indent = lens`/[ \t]*/ ""`;
export const space = lens`/[ \t]+/ " "`;
export const tab = lens`/[ \t]+/ "\t"`;

/** Text without white space at its ends. */
const TRIMMED = /[^ \t\r\n](?:[^\n]*[^ \t\r\n])?/;
export const WORD = /[A-Za-z0-9_.-]+/;
export const NO_SPACES = /[^ \t\r\n]+/;

export function commentWith(start: RegExp, written: string, end: Lens = anyEol): Lens {
  return lens`[ label #comment ${start} ${written} store ${TRIMMED} ${end} ]`;
}

export const comment = commentWith(/[ \t]*#[ \t]*/, '# ');
export const commentOrEol = lens`${commentWith(/[ \t]*#[ \t]*/, ' # ')} | /[ \t]*(?:#[ \t]*)?\n/ "\n"`;
export const empty = lens`[ /[ \t]*(?:#[ \t]*)?\n/ "\n" ]`;

export function list(item: Lens, separator: Lens): Lens {
  return lens`${item} (${separator} ${item})*`;
}

/** Creates a pattern that matches one of the words in `words`, which are separated by spaces. */
export function oneOf(words: string): RegExp {
  return new RegExp(`(?:${words.replaceAll(' ', '|')})(?![\\w-])`);
}
