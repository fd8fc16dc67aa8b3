/** Kinds of places in code, for completion. */
import type { DefinitionWord } from './bracket.ts';
import type { CursorToken } from './scan.ts';

export interface ResourceBody {
  /** Normalized name of the resource type; `class` for a resource-like class declaration. */
  readonly type: string;
  readonly form: 'declaration' | 'defaults' | 'override' | 'collector';
  /** The first title, if it is a plain literal. */
  readonly title: string | undefined;
  /** Names of the attributes before the cursor. */
  readonly given: readonly string[];
}

/** The expression that receives a hash. It determines the keys of the hash. */
export type HashOwner =
  | {
      readonly kind: 'attribute';
      readonly body: ResourceBody;
      readonly attribute: string;
      readonly path: readonly string[];
    }
  | { readonly kind: 'argument'; readonly call: CallAt; readonly path: readonly string[] };

export interface CallAt {
  /** Normalized name of the function. */
  readonly name: string;
  /** Index of the argument, from 0; a receiver before a dot is 0. */
  readonly index: number;
  readonly isMethod: boolean;
  /** The type, for a call such as `Integer('1')`. */
  readonly type?: string;
  readonly start: number;
  /** Text of the first argument if it is a plain literal. */
  readonly first: string | undefined;
}

export type Place =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'statement';
      readonly after: 'condition' | 'unless' | 'arrow' | undefined;
      /** Determines which definitions are allowed: none in loops, conditions and defines. */
      readonly within: 'file' | 'class' | 'other';
      readonly isTemplate: boolean;
    }
  /** After a value, where an operator word such as `in` or `and` may follow. */
  | { readonly kind: 'operator' }
  | { readonly kind: 'case option'; readonly subject: readonly CursorToken[] }
  | { readonly kind: 'selector option'; readonly subject: readonly CursorToken[] }
  /**
   * A value is expected. `compared` is the other operand of a comparison, `owner` the consumer of the enclosing hash.
   */
  | { readonly kind: 'expression'; readonly compared?: readonly CursorToken[]; readonly owner?: HashOwner }
  | { readonly kind: 'resource type' }
  | { readonly kind: 'title'; readonly type: string }
  | { readonly kind: 'attribute name'; readonly body: ResourceBody }
  | { readonly kind: 'attribute value'; readonly body: ResourceBody; readonly attribute: string }
  | { readonly kind: 'search attribute'; readonly type: string }
  | { readonly kind: 'search value'; readonly type: string; readonly attribute: string }
  | { readonly kind: 'key'; readonly receiver: readonly CursorToken[] }
  | { readonly kind: 'hash key'; readonly owner: HashOwner | undefined; readonly given: readonly string[] }
  | { readonly kind: 'method'; readonly receiver: readonly CursorToken[] }
  | { readonly kind: 'argument'; readonly call: CallAt }
  | { readonly kind: 'parent class'; readonly name: string }
  /** In the brackets of a type: `File[…]`, `Class[…]`, `Integer[…]`. */
  | { readonly kind: 'type argument'; readonly type: string; readonly index: number }
  | { readonly kind: 'type' }
  | { readonly kind: 'parameter' }
  | { readonly kind: 'default'; readonly type: string }
  /** After the name of a class, before `inherits`. */
  | { readonly kind: 'class head' }
  | { readonly kind: 'definition name'; readonly word: DefinitionWord | 'type' }
  /** After `${`: a variable's name without dollar sign. */
  | { readonly kind: 'interpolation' };
