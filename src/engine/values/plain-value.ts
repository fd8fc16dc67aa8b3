/** Encodes values as JSON that preserves their types, to store them between runs. */
import { PuppetHash, isArray, isHash, type Value } from './value.ts';

/** An encoded value. A number stands for a Float, and null for undef. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | { readonly integer: string }
  | { readonly array: readonly PlainValue[] }
  | { readonly hash: readonly (readonly [PlainValue, PlainValue])[] };

/**
 * Encodes a value. Returns undefined for a value that has no form in JSON, such as a type, a sensitive value or a time.
 */
export function valueToPlain(value: Value): PlainValue | undefined {
  if (value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return { integer: String(value) };
  if (isArray(value)) {
    const array = value.map((item) => valueToPlain(item));
    return array.every((item) => item !== undefined) ? { array } : undefined;
  }
  if (!isHash(value)) return undefined;
  const hash: (readonly [PlainValue, PlainValue])[] = [];
  for (const [key, item] of value) {
    const [plainKey, plainItem] = [valueToPlain(key), valueToPlain(item)];
    if (plainKey === undefined || plainItem === undefined) return undefined;
    hash.push([plainKey, plainItem]);
  }
  return { hash };
}

export function valueFromPlain(plain: PlainValue): Value {
  if (plain === null) return undefined;
  if (typeof plain !== 'object') return plain;
  if ('integer' in plain) return BigInt(plain.integer);
  if ('array' in plain) return plain.array.map((item): Value => valueFromPlain(item));
  return PuppetHash.of(plain.hash.map(([key, item]): [Value, Value] => [valueFromPlain(key), valueFromPlain(item)]));
}
