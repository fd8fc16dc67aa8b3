/**
 * Encodes values for the bridge. JSON values are passed unchanged. Any other value is an object with its kind in
 * `t`. Hashes are encoded too, so that no hash can be mistaken for such an object. `lib/bunraku/values.rb` is the
 * counterpart in Ruby.
 *
 *     { t: 'i', v: '99999999999999999999' }       an integer too large for JSON numbers
 *     { t: 'f', v: 1.5 }                          a Float: without the tag 3.0 would become 3
 *     { t: 'h', v: [key, value, key, value] }     a Hash with keys of any type
 *     { t: 'h', v: [key, value], s: text }        a Hash that contains symbols, with its printed form
 *     { t: 'l', v: [item], s: text }              an Array of Ruby that contains symbols, with its printed form
 *     { t: 'Sensitive', v: value }
 *     { t: 'Regexp' | 'SemVer' | …, v: text }
 *     { t: 'Reference', v: [type, title] }        a reference to a resource
 *     { t: 'Made', v: number, k: type, a: attributes, s: text } an instance of a data type written in Ruby
 *     { t: 'symbol', v: name }
 *     { t: 'foreign', v: number, c: class, s: text } another object of Ruby, by its number
 *     { t: 'object', v: number, k: kind, s: text } another value of the engine, by its number
 */
import { displayString } from '../../formatting/display.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { classType, resourceType } from '../../types/factory.ts';
import { base64ToBytesLenient } from '../../values/binary.ts';
import { parsableText, parseVersionRange } from '../../values/semver-range.ts';
import {
  BinaryValue,
  DEFAULT,
  isArray,
  isHash,
  ObjectValue,
  PuppetHash,
  RegexpValue,
  SemVerRangeValue,
  SemVerValue,
  SensitiveValue,
  TimespanValue,
  TimestampValue,
  TypeValue,
  UriValue,
  type Value,
} from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { isList, toList, toText, type JsonObject } from './json.ts';

/**
 * Numbers for values that Ruby cannot hold itself, such as types and objects. They are valid for one compilation or
 * run. Lambdas have their own table.
 */
export class NumberedValues<T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<T, number>();

  /** Returns the number of a value. Gives a new number to a value that has none. */
  hold(value: T): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }

  get(number: number): T | undefined {
    return this.#values[number];
  }
}

export class HeldValues extends NumberedValues<Value> {
  readonly #made = new WeakMap<ObjectValue, number>();
  /** Creates the engine's object for an instance of a data type that is written in Ruby (`compiling/data-types.ts`). */
  readMade: ((frame: JsonObject) => Value) | undefined;

  keepMade(object: ObjectValue, number: number): void {
    this.#made.set(object, number);
  }

  findMade(object: ObjectValue): number | undefined {
    return this.#made.get(object);
  }
}

export function toFrame(value: Value, held: HeldValues): Json {
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'string':
    case 'boolean':
      return value;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? Number(value) : { t: 'i', v: String(value) };
    case 'number':
      return Number.isFinite(value) ? { t: 'f', v: value } : { t: 'f', v: String(value) };
    case 'symbol':
      return { t: 'default' };
    default:
      break;
  }
  if (isArray(value)) return value.map((each) => toFrame(each, held));
  if (isHash(value)) return { t: 'h', v: [...value].flatMap((pair) => pair.map((each) => toFrame(each, held))) };
  switch (value.kind) {
    case 'Sensitive':
      return { t: 'Sensitive', v: toFrame(value.value, held) };
    case 'Regexp':
      return { t: 'Regexp', v: value.source };
    case 'SemVerRange':
      return { t: value.kind, v: parsableText(value.range) };
    case 'SemVer':
    case 'URI':
      return { t: value.kind, v: value.text };
    case 'Binary':
      return { t: 'Binary', v: displayString(value) };
    case 'Timestamp':
    case 'Timespan':
      return { t: value.kind, v: String(value.nanoseconds) };
    case 'Type': {
      const { type } = value;
      const shown = { t: 'object', v: held.hold(value), k: 'Type', c: type.kind, s: displayString(value) };
      return type.kind === 'Resource' || type.kind === 'Class' ? { ...shown, r: rubyToString(value) } : shown;
    }
    case 'Object': {
      if (value.type.kind === 'Runtime') return runtimeFrame(value, held);
      const made = held.findMade(value);
      return made === undefined ? objectFrame(value, held) : { t: 'Made', v: made };
    }
    default:
      return objectFrame(value, held);
  }
}

function objectFrame(value: ObjectValue | Extract<Value, { readonly kind: string }>, held: HeldValues): Json {
  return { t: 'object', v: held.hold(value), k: value.kind, s: displayString(value) };
}

/** Encodes an object of Ruby that a function has returned before. */
function runtimeFrame(value: ObjectValue, held: HeldValues): Json {
  const isSymbol = value.type.kind === 'Runtime' && value.type.name === SYMBOL;
  if (isSymbol) return { t: 'symbol', v: displayString(value.text ?? value.attributes.get('name')) };
  const number = held.findMade(value);
  return number === undefined ? objectFrame(value, held) : { t: 'foreign', v: number };
}

const SYMBOL = 'Symbol';

/** Creates a value for an object of Ruby without a counterpart in Puppet. Values of the same class and text are equal. */
function runtimeValue(className: string, text: string): ObjectValue {
  const type = { kind: 'Runtime', runtime: 'ruby', name: className } as const;
  return new ObjectValue(type, new Map(), { key: `${className} ${text}` }, text);
}

/**
 * Decodes a value that Ruby sent over the bridge.
 * @param keepsObjects true if symbols and other objects of Ruby stay Ruby objects; by default they become strings
 */
export function fromFrame(frame: Json, held: HeldValues, keepsObjects = false): Value {
  if (frame === null) return undefined;
  if (typeof frame === 'number') return BigInt(frame);
  if (typeof frame !== 'object') return frame;
  if (isList(frame)) return frame.map((each) => fromFrame(each, held, keepsObjects));
  const text = toText(frame['v']);
  switch (frame['t']) {
    case 'i':
      return BigInt(text);
    case 'f':
      return Number(text);
    case 'h': {
      const flat = toList(frame['v']);
      const entries: [Value, Value][] = [];
      for (let at = 0; at < flat.length; at += 2) {
        entries.push([
          fromFrame(flat[at] ?? null, held, keepsObjects),
          fromFrame(flat[at + 1] ?? null, held, keepsObjects),
        ]);
      }
      const hash = PuppetHash.of(entries);
      if (typeof frame['s'] === 'string') inspected.set(hash, frame['s']);
      return hash;
    }
    case 'l': {
      const items = toList(frame['v']).map((each) => fromFrame(each, held, keepsObjects));
      inspected.set(items, toText(frame['s']));
      return items;
    }
    case 'default':
      return DEFAULT;
    case 'symbol':
      return keepsObjects ? runtimeValue(SYMBOL, text) : text;
    case 'foreign': {
      const value = runtimeValue(toText(frame['c']), toText(frame['s']));
      held.keepMade(value, Number(text));
      return value;
    }
    case 'Sensitive':
      return new SensitiveValue(fromFrame(frame['v'] ?? null, held, keepsObjects));
    case 'Regexp':
      return new RegexpValue(text);
    case 'SemVer':
      return new SemVerValue(text);
    case 'SemVerRange':
      return new SemVerRangeValue(parseVersionRange(text));
    case 'URI':
      return new UriValue(text);
    case 'Binary':
      return new BinaryValue(base64ToBytesLenient(text));
    case 'Reference': {
      const [type, title] = toList(frame['v']).map(String);
      return new TypeValue(type === 'Class' ? classType(title?.toLowerCase()) : resourceType(type, title));
    }
    case 'Timestamp':
      return new TimestampValue(BigInt(text));
    case 'Timespan':
      return new TimespanValue(BigInt(text));
    case 'Made':
      return held.readMade?.(frame);
    case 'object':
      return held.get(Number(frame['v']));
    default:
      throw new Error(`A frame of an unknown kind came from Ruby: ${JSON.stringify(frame)}`);
  }
}

/**
 * Output of Ruby's `inspect` for hashes and arrays with symbols. The symbols are strings here, so the output cannot be
 * computed from the value.
 */
const inspected = new WeakMap<PuppetHash | readonly Value[], string>();

/**
 * Returns a value for reports. For a hash or array with symbols, this is the output of Ruby's `inspect`, and otherwise
 * the value itself.
 */
export function reportedValue(value: Value): Value {
  return isHash(value) || isArray(value) ? (inspected.get(value) ?? value) : value;
}
