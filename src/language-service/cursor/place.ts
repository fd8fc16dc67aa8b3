/** What may stand at a place of code. */
import type { DefinitionWord } from './bracket.ts';
import type { CursorToken } from './scan.ts';

/** The body of a resource, or what is like one. */
export interface ResourceBody {
  /** In plain form; `class` for a class that is declared like a resource. */
  readonly type: string;
  readonly form: 'declaration' | 'defaults' | 'override' | 'collector';
  /** The first title where it is written plainly. */
  readonly title: string | undefined;
  /** Attributes of this body before the place. */
  readonly given: readonly string[];
}

/** An expression's value that a hash may be: what its keys depend on. */
export type HashOwner =
  | {
      readonly kind: 'attribute';
      readonly body: ResourceBody;
      readonly attribute: string;
      readonly path: readonly string[];
    }
  | { readonly kind: 'argument'; readonly call: CallAt; readonly path: readonly string[] };

export interface CallAt {
  /** In plain form. */
  readonly name: string;
  /** Which argument, from 0; a receiver before a dot is 0. */
  readonly index: number;
  readonly isMethod: boolean;
  /** Of `Integer('1')` the type. */
  readonly type?: string;
  /** The name. */
  readonly start: number;
  /** The plain text of the first argument. */
  readonly first: string | undefined;
}

export type Place =
  | { readonly kind: 'nothing' }
  /** Where a statement begins. */
  | {
      readonly kind: 'statement';
      readonly after: 'condition' | 'unless' | 'arrow' | undefined;
      /** Which definitions may stand here: none in loops, conditions, defines. */
      readonly within: 'file' | 'class' | 'other';
      readonly isTemplate: boolean;
    }
  /** Where a word such as `in` or `and` may follow a value. */
  | { readonly kind: 'operator' }
  | { readonly kind: 'case option'; readonly subject: readonly CursorToken[] }
  | { readonly kind: 'selector option'; readonly subject: readonly CursorToken[] }
  /** Where a value stands; `compared` is what it is compared with, `owner` what takes the hash that it is a value of. */
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
  /** `File[…]`, `Class[…]`, `Integer[…]`. */
  | { readonly kind: 'type argument'; readonly type: string; readonly index: number }
  | { readonly kind: 'type' }
  | { readonly kind: 'parameter' }
  /** The default of a parameter with a type. */
  | { readonly kind: 'default'; readonly type: string }
  /** After the name of a class: `inherits`. */
  | { readonly kind: 'class head' }
  | { readonly kind: 'definition name'; readonly word: DefinitionWord | 'type' }
  /** Inside of `${` where nothing stands yet: a variable's name without dollar sign. */
  | { readonly kind: 'interpolation' };
