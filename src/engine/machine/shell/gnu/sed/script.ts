/** Parsed scripts of GNU sed 4.9. */

/** A regular expression. `undefined` for an empty one, which stands for the last regular expression that was used. */
export type Pattern = RegExp | undefined;

export type Address =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'pattern'; readonly pattern: Pattern }
  /** `FIRST~STEP` */
  | { readonly kind: 'step'; readonly first: number; readonly step: number }
  /** `,+COUNT` and `,~COUNT`, at the end of a range. */
  | { readonly kind: 'more' | 'multiple'; readonly count: number };

/** A part of a replacement: text, a group of the match (0 for the whole), or a change of case from here on. */
export type ReplacementPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'case'; readonly letter: 'U' | 'L' | 'u' | 'l' | 'E' };

export interface Substitution {
  readonly kind: 'substitute';
  readonly pattern: Pattern;
  readonly replacement: readonly ReplacementPart[];
  /** Index of the first match to replace in a line. */
  readonly from: number;
  readonly isGlobal: boolean;
  readonly prints: number;
  readonly file: string | undefined;
}

export type Action =
  | Substitution
  /** `{`, with the index of its `}`. */
  | { readonly kind: 'block'; end: number }
  | { readonly kind: 'end' | 'label' }
  | { readonly kind: 'text'; readonly name: 'a' | 'i' | 'c'; readonly text: string }
  | { readonly kind: 'file'; readonly name: 'r' | 'R' | 'w' | 'W'; readonly path: string }
  /** A jump to the index after a label; to the end of the script without one. */
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

/** Thrown for a jump to a label that the script does not define. */
export class MissingLabelError extends Error {}

/** A script that sed rejects: sed's message, and the number of characters that sed has read. */
export class ScriptError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}
