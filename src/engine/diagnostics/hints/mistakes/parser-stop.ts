/** Source around the token where the parser stopped, and helpers to edit it. */
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../anchor.ts';

export interface ParserStop {
  readonly before: string;
  readonly line: string;
  readonly rest: string;
  readonly end: number;
  readonly at: number;
}

/** Recognizes one frequent mistake. Returns undefined if the source does not contain it. */
export type Mistake = (stop: ParserStop, context: HintContext) => Advice | undefined;

const BEFORE = 4000;
const AFTER = 400;

export function readParserStop({ text, offset }: Anchor): ParserStop {
  const until = text.slice(Math.max(0, offset - BEFORE), offset);
  const before = until.replace(/(?:\s|#[^\n'"]*(?=\n))+$/, '');
  return {
    before,
    line: until.slice(until.lastIndexOf('\n') + 1),
    rest: text.slice(offset, offset + AFTER),
    end: offset - (until.length - before.length),
    at: offset,
  };
}

export const TYPE = String.raw`[a-z]\w*(?:::[a-z]\w*)*`;
/** Matches a possible title: a quoted string, a bare word, a variable or an array. */
export const TITLE = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\[[^\]]*\]|\$?\w+(?:::\w+)*)`;
export const QUOTED = String.raw`(?:'[^'\n]*'|"[^"\n]*")`;

type Edit = NonNullable<Advice['edit']>;

export function insertion(text: string, offset: number): Edit {
  return { title: `Insert ${text.trim()}`, span: { offset, length: 0 }, text };
}

export function removal(from: string, offset: number): Edit {
  return { title: `Remove ${from.trim()}`, span: { offset, length: from.length }, text: '' };
}

export function exchange(from: string, to: string, offset: number): Edit {
  return { title: `Change ${from.trim()} to ${to.trim()}`, span: { offset, length: from.length }, text: to };
}

/** Creates an edit that replaces `from`. Its title shows only the new code. */
export function rewrite(from: string, to: string, offset: number): Edit {
  return { title: `Change to ${to}`, span: { offset, length: from.length }, text: to };
}

/** Adds single quotes to a bare word or path. Returns quoted strings, arrays and variables unchanged. */
export function quoted(word: string): string {
  return /^['"[$]/.test(word) ? word : `'${word}'`;
}
