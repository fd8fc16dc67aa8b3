/** The source around the word at which the parser stopped, and small edits of it. */
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../locate.ts';

export interface Surroundings {
  /** The source before the word, without blanks and comments at its end. */
  readonly before: string;
  /** The word's line up to the word. */
  readonly line: string;
  /** The source from the word on. */
  readonly rest: string;
  /** Offsets of the end of `before` and of the word. */
  readonly end: number;
  readonly at: number;
}

/** Recognizes one frequent mistake; undefined where the source does not show it. */
export type Mistake = (surroundings: Surroundings, context: HintContext) => Advice | undefined;

/** How much source before and after the word the patterns see. */
const BEFORE = 4000;
const AFTER = 400;

export function surroundingsOf({ text, offset }: Anchor): Surroundings {
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

/** The name of a resource type or define. */
export const TYPE = String.raw`[a-z]\w*(?:::[a-z]\w*)*`;
/** A possible title: a string in quotes, a word, a variable, a list. */
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

/** Replaces a longer stretch, for which the title names the result only. */
export function rewrite(from: string, to: string, offset: number): Edit {
  return { title: `Change to ${to}`, span: { offset, length: from.length }, text: to };
}

/** A word or path put into single quotes; unchanged where it has quotes. */
export function quoted(word: string): string {
  return /^['"[$]/.test(word) ? word : `'${word}'`;
}
