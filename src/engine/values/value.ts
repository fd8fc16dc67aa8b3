/**
 * Values of the Puppet language. An Integer is a `bigint` of 64 bits, a Float a `number`, undef is `undefined`, and
 * `default` a symbol. Types are values too.
 */
import { allocate } from '../budget/meter.ts';
import type { Type } from '../types/type.ts';
import { hashKey, type HashKey } from './hash-key.ts';
import type { VersionRange } from './semver-range.ts';

export const DEFAULT: unique symbol = Symbol('default');
export type Default = typeof DEFAULT;

export class RegexpValue {
  readonly kind = 'Regexp';
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** A value that must not appear in logs or reports. */
export class SensitiveValue {
  readonly kind = 'Sensitive';
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** Bytes. The constructor does not copy its argument, which must not be changed afterwards. */
export class BinaryValue {
  readonly kind = 'Binary';
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A time in nanoseconds since the epoch. */
export class TimestampValue {
  readonly kind = 'Timestamp';
  readonly nanoseconds: bigint;
  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** A duration in nanoseconds. */
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
  readonly range: VersionRange;
  constructor(range: VersionRange) {
    this.range = range;
  }
  get text(): string {
    return this.range.text;
  }
}

export class UriValue {
  readonly kind = 'URI';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A function call that is made when the catalog is applied. */
export class DeferredValue {
  readonly kind = 'Deferred';
  readonly functionName: string;
  readonly arguments: readonly Value[];
  /** True if a list of arguments was given, even an empty one. Without a list, the printed value has no `arguments`. */
  readonly hasArguments: boolean;
  constructor(functionName: string, args: readonly Value[], hasArguments = true) {
    this.functionName = functionName;
    this.arguments = args;
    this.hasArguments = hasArguments;
  }
}

/**
 * A deferred call that is made only when its resource is applied. A type that reads the value earlier gets this object.
 */
export class LateValue extends DeferredValue {
  /** Printed form of every such object. Real Ruby prints the object's address instead of 0x0. */
  static readonly text = '#<Puppet::Pops::Evaluator::DeferredValue:0x0>';

  override toString(): string {
    return LateValue.text;
  }
}

/**
 * Rule for the equality of objects:
 * - `identity`: an object equals only itself;
 * - `key`: objects with the same key are equal;
 * - `attributes`: objects are equal if these attributes are equal, and also the types if `type` is true.
 */
export type ObjectEquality =
  | 'identity'
  | { readonly key: string }
  | { readonly attributes: readonly string[]; readonly type: boolean };

/** An instance of an object type, such as `Error`. */
export class ObjectValue {
  readonly kind = 'Object';
  readonly type: Type;
  readonly attributes: ReadonlyMap<string, Value>;
  readonly equality: ObjectEquality;
  /** String form of an object whose Ruby class defines `to_s`. */
  readonly text: string | undefined;
  /** Creates an instance. By default, all attributes and the type are compared. */
  constructor(type: Type, attributes: ReadonlyMap<string, Value>, equality?: ObjectEquality, text?: string) {
    this.type = type;
    this.attributes = attributes;
    this.equality = equality ?? { attributes: [...attributes.keys()], type: true };
    this.text = text;
  }
}

/** Integers from `from` to `to` at intervals of `step`. If the step is negative, they count down from `to`. */
export interface IntegerSteps {
  readonly from: bigint;
  readonly to: bigint;
  readonly step: bigint;
}

/** Optional properties of an `IteratorValue`. See the properties of the same names there. */
interface IteratorKind {
  readonly isRepeatable?: boolean;
  readonly steps?: IntegerSteps;
  readonly toValue?: (value: Value) => Value;
}

/**
 * Result of `reverse_each`, `step`, `each` on a type and similar functions, which create no array. As in Puppet, some
 * functions continue where an earlier function stopped (`iterator`). If the source is a collection, most functions
 * begin at its start each time (`isRepeatable`).
 */
export class IteratorValue {
  readonly kind = 'Iterator';
  readonly elementType: Type;
  readonly source: Iterable<Value>;
  readonly label: string;
  readonly isRepeatable: boolean;
  /** Integers that are iterated, if the source is a range. */
  readonly steps: IntegerSteps | undefined;
  /** Converts each value that `values()` returns. `remaining()` does not use it. */
  readonly #toValue: ((value: Value) => Value) | undefined;
  #iterator: Iterator<Value> | undefined;

  constructor(elementType: Type, source: Iterable<Value>, label: string, kind: IteratorKind = {}) {
    this.elementType = elementType;
    this.source = source;
    this.label = label;
    this.isRepeatable = kind.isRepeatable === true;
    this.steps = kind.steps;
    this.#toValue = kind.toValue;
  }

  get iterator(): Iterator<Value> {
    this.#iterator ??= this.source[Symbol.iterator]();
    return this.#iterator;
  }

  /** Returns all values, or only the values not read yet if the source cannot be read twice. */
  *values(): Generator<Value, void> {
    const values = this.isRepeatable ? this.source : this.remaining();
    if (this.#toValue === undefined) yield* values;
    else for (const value of values) yield this.#toValue(value);
  }

  *remaining(): Generator<Value, void> {
    for (let next = this.iterator.next(); next.done !== true; next = this.iterator.next()) yield next.value;
  }
}

/** A type as a value. `type` is plain data (see `types/type.ts`). */
export class TypeValue {
  readonly kind = 'Type';
  readonly type: Type;
  readonly #label: string | ((type: Type) => string | undefined) | undefined;
  /**
   * `label` is the printed form of a resource reference: a string, or a function that computes it only when it is
   * printed, because most references never are.
   */
  constructor(type: Type, label?: string | ((type: Type) => string | undefined)) {
    this.type = type;
    this.#label = label;
  }

  /** The label if the constructor received it as a string. Otherwise undefined. */
  get givenLabel(): string | undefined {
    return typeof this.#label === 'string' ? this.#label : undefined;
  }

  /**
   * Printed form of a reference. Puppet prints `File[/x]` for a reference in the value of an attribute, and
   * `File['/x']` elsewhere.
   */
  get label(): string | undefined {
    return typeof this.#label === 'function' ? this.#label(this.type) : this.#label;
  }
}

const ENTRY = 80;

/** An immutable hash in insertion order. Keys may be any values. Create it with `PuppetHash.of` or `fromObject`. */
export class PuppetHash {
  readonly kind = 'Hash';
  readonly #entries: ReadonlyMap<HashKey, readonly [Value, Value]>;

  private constructor(entries: ReadonlyMap<HashKey, readonly [Value, Value]>) {
    this.#entries = entries;
  }

  static readonly empty = new PuppetHash(new Map());

  /** Creates a hash. If a key occurs twice, the later value is stored at the position of the earlier one. */
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
