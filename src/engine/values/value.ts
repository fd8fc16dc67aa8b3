/**
 * The values that a manifest computes with. Integer is `bigint` (64 bits), Float `number`, String `string`,
 * undef `undefined`, `default` its own symbol; types are values.
 */
import { allocate } from '../budget/meter.ts';
import type { Type } from '../types/type.ts';
import { hashKey, type HashKey } from './hash-key.ts';

export const DEFAULT: unique symbol = Symbol('default');
export type Default = typeof DEFAULT;

/** A regular expression in Ruby's syntax. `source` is what stands between the slashes. Translated lazily by `values/regexp.ts`. */
export class RegexpValue {
  readonly kind = 'Regexp';
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** A value that no log or report may show. */
export class SensitiveValue {
  readonly kind = 'Sensitive';
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** Bytes; the constructor's argument is kept as is and must not be changed. */
export class BinaryValue {
  readonly kind = 'Binary';
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Nanoseconds since the epoch. */
export class TimestampValue {
  readonly kind = 'Timestamp';
  readonly nanoseconds: bigint;
  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** A length of time in nanoseconds. */
export class TimespanValue {
  readonly kind = 'Timespan';
  readonly nanoseconds: bigint;
  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

export class SemVerValue {
  readonly kind = 'SemVer';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class SemVerRangeValue {
  readonly kind = 'SemVerRange';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class UriValue {
  readonly kind = 'URI';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call put off until the catalog is applied. */
export class DeferredValue {
  readonly kind = 'Deferred';
  readonly functionName: string;
  readonly arguments: readonly Value[];
  /** Whether a list of arguments was given at all, even an empty one: the printed form differs. */
  readonly hasArguments: boolean;
  constructor(functionName: string, args: readonly Value[], hasArguments = true) {
    this.functionName = functionName;
    this.arguments = args;
    this.hasArguments = hasArguments;
  }
}

/** What makes two objects equal: the attributes that are compared, and whether the types are; `identity` for nothing but the object itself. */
export type ObjectEquality = 'identity' | { readonly attributes: readonly string[]; readonly type: boolean };

/** An instance of an Object type (or `Error`, whose type is one). */
export class ObjectValue {
  readonly kind = 'Object';
  readonly type: Type;
  readonly attributes: ReadonlyMap<string, Value>;
  readonly equality: ObjectEquality;
  /** Without an `equality` all attributes are compared, and the type. */
  constructor(type: Type, attributes: ReadonlyMap<string, Value>, equality?: ObjectEquality) {
    this.type = type;
    this.attributes = attributes;
    this.equality = equality ?? { attributes: [...attributes.keys()], type: true };
  }
}

/** A range of integers that is gone through in steps, downwards from its end where the step is negative. */
export interface IntegerSteps {
  readonly from: bigint;
  readonly to: bigint;
  readonly step: bigint;
}

/**
 * What `reverse_each`, `step`, `each` on a type and the like yield without building an array. Some functions read on where another
 * stopped (`iterator`), most go through all of it each time where it goes over a collection (`isRepeatable`), as in Puppet.
 */
export class IteratorValue {
  readonly kind = 'Iterator';
  readonly elementType: Type;
  readonly source: Iterable<Value>;
  /** How Puppet prints the iterator (`Iterator[Integer]-Value`). */
  readonly label: string;
  /** Whether `source` can be gone through more than once. */
  readonly isRepeatable: boolean;
  /** The integers that it goes through, if it does. */
  readonly steps: IntegerSteps | undefined;
  #iterator: Iterator<Value> | undefined;

  constructor(
    elementType: Type,
    source: Iterable<Value>,
    label: string,
    kind: { readonly isRepeatable?: boolean; readonly steps?: IntegerSteps } = {},
  ) {
    this.elementType = elementType;
    this.source = source;
    this.label = label;
    this.isRepeatable = kind.isRepeatable === true;
    this.steps = kind.steps;
  }

  /** Where it was read up to. */
  get iterator(): Iterator<Value> {
    this.#iterator ??= this.source[Symbol.iterator]();
    return this.#iterator;
  }

  /** All of its values, or those that nobody has read yet where it cannot be repeated. */
  *values(): Generator<Value, void> {
    if (this.isRepeatable) yield* this.source;
    else yield* this.remaining();
  }

  /** The values that nobody has read yet. */
  *remaining(): Generator<Value, void> {
    for (let next = this.iterator.next(); next.done !== true; next = this.iterator.next()) yield next.value;
  }
}

/** A type as a value; `type` is plain data (see `types/type.ts`). */
export class TypeValue {
  readonly kind = 'Type';
  readonly type: Type;
  readonly #label: string | ((type: Type) => string | undefined) | undefined;
  /** `label` is the text, or computes it when needed: most references are never printed. */
  constructor(type: Type, label?: string | ((type: Type) => string | undefined)) {
    this.type = type;
    this.#label = label;
  }

  /** The label that the constructor got as a text; undefined without a label, and where it is computed. */
  get givenLabel(): string | undefined {
    return typeof this.#label === 'string' ? this.#label : undefined;
  }

  /** The printed form of a reference that was an attribute's value: Puppet prints `File[/x]` there, and `File['/x']` elsewhere. */
  get label(): string | undefined {
    return typeof this.#label === 'function' ? this.#label(this.type) : this.#label;
  }
}

/** Bytes of a hash's entry. */
const ENTRY = 80;

/**
 * A hash: insertion-ordered, any value as key, never changed after it was handed out (build with `HashBuilder` or `PuppetHash.of`).
 */
export class PuppetHash {
  readonly kind = 'Hash';
  readonly #entries: ReadonlyMap<HashKey, readonly [Value, Value]>;

  private constructor(entries: ReadonlyMap<HashKey, readonly [Value, Value]>) {
    this.#entries = entries;
  }

  static readonly empty = new PuppetHash(new Map());

  /** A later entry replaces the value of an earlier equal key and keeps its place. */
  static of(entries: Iterable<readonly [Value, Value]>): PuppetHash {
    const map = new Map<HashKey, readonly [Value, Value]>();
    for (const [key, value] of entries) {
      const normal = hashKey(key);
      const earlier = map.get(normal);
      map.set(normal, [earlier === undefined ? key : earlier[0], value]);
    }
    allocate(ENTRY * map.size);
    return new PuppetHash(map);
  }

  static fromObject(object: Readonly<Record<string, Value>>): PuppetHash {
    return PuppetHash.of(Object.entries(object));
  }

  get size(): number {
    return this.#entries.size;
  }
  has(key: Value): boolean {
    return this.#entries.has(hashKey(key));
  }
  get(key: Value): Value {
    return this.#entries.get(hashKey(key))?.[1];
  }
  *keys(): IterableIterator<Value> {
    for (const [key] of this.#entries.values()) yield key;
  }
  *values(): IterableIterator<Value> {
    for (const [, value] of this.#entries.values()) yield value;
  }
  entries(): IterableIterator<readonly [Value, Value]> {
    return this.#entries.values();
  }
  [Symbol.iterator](): IterableIterator<readonly [Value, Value]> {
    return this.#entries.values();
  }
}

export type Value =
  | undefined
  | Default
  | boolean
  | bigint
  | number
  | string
  | readonly Value[]
  | PuppetHash
  | RegexpValue
  | SensitiveValue
  | BinaryValue
  | TimestampValue
  | TimespanValue
  | SemVerValue
  | SemVerRangeValue
  | UriValue
  | DeferredValue
  | ObjectValue
  | IteratorValue
  | TypeValue;

export function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
export function isHash(value: Value): value is PuppetHash {
  return value instanceof PuppetHash;
}
export function isType(value: Value): value is TypeValue {
  return value instanceof TypeValue;
}
