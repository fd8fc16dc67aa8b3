/** Parsed scripts of GNU sed 4.9. */

/** A regular expression. Undefined for an empty one, which repeats the last regular expression used. */
export type Pattern = RegExp | undefined;

export type Address =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'pattern'; readonly pattern: Pattern }
  /** `FIRST~STEP` */
  | { readonly kind: 'step'; readonly first: number; readonly step: number }
  /** `,+COUNT` and `,~COUNT` at the end of a range. */
  | { readonly kind: 'more' | 'multiple'; readonly count: number };

/**
 * Part of a replacement: text, a group of the match (0 is the whole match), or a change of case for the following text.
 */
export type ReplacementPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'case'; readonly letter: 'U' | 'L' | 'u' | 'l' | 'E' };

export interface Substitution {
  readonly kind: 'substitute';
  readonly pattern: Pattern;
  readonly replacement: readonly ReplacementPart[];
  /** Position of the first match to replace in each line. 1 replaces from the first match on. */
  readonly from: number;
  readonly isGlobal: boolean;
  readonly prints: number;
  readonly file: string | undefined;
}

export type Action =
  | Substitution
  /** An opening brace. `end` is the index of its closing brace. */
  | { readonly kind: 'block'; end: number }
  | { readonly kind: 'end' | 'label' }
  | { readonly kind: 'text'; readonly name: 'a' | 'i' | 'c'; readonly text: string }
  | { readonly kind: 'file'; readonly name: 'r' | 'R' | 'w' | 'W'; readonly path: string }
  /** A jump to the command after a label. Without a label, jumps to the end of the script. */
  | { readonly kind: 'jump'; readonly name: 'b' | 't' | 'T'; readonly label: string; to: number }
  | { readonly kind: 'transliterate'; readonly map: ReadonlyMap<string, string> }
  | { readonly kind: 'quit'; readonly name: 'q' | 'Q'; readonly exitCode: number }
  | { readonly kind: 'plain'; readonly name: string };

export interface SedCommand {
  readonly from: Address | undefined;
  readonly to: Address | undefined;
  readonly isNegated: boolean;
  readonly action: Action;
}

export class MissingLabelError extends Error {}

export class ScriptError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}
