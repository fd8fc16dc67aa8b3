/**
 * Values as they cross the bridge. What JSON has goes as it is; everything else is an object with its kind in `t`, so that a hash of the
 * manifest can never be taken for one. `lib/bunraku/values.rb` is the same for Ruby.
 *
 *     { t: 'i', v: '99999999999999999999' }       an integer beyond what JSON's numbers hold
 *     { t: 'f', v: 1.5 }                          a Float: without the tag 3.0 would become 3
 *     { t: 'h', v: [key, value, key, value] }     a Hash, whose keys may be anything; with its text in `s` where some are symbols
 *     { t: 'l', v: [item], s: text }              an Array of Ruby in which there are symbols, with its text
 *     { t: 'Sensitive', v: value }
 *     { t: 'Regexp' | 'SemVer' | …, v: text }
 *     { t: 'Reference', v: [type, title] }        a resource of Ruby's, for the manifest a reference to it
 *     { t: 'object', v: number, k: kind, s: text } what has no counterpart in Ruby: a number, with which it comes back
 */
import { displayString } from '../../formatting/display.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { classType, resourceType } from '../../types/factory.ts';
import { base64ToBytesLenient } from '../../values/binary.ts';
import {
  BinaryValue,
  DEFAULT,
  isArray,
  isHash,
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
import { isList, listOf, textOf } from './json.ts';

/** What Ruby holds by number alone (types, objects; lambdas in a table of their own), for the time of one compilation or run. */
export class Held<T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<T, number>();

  /** The number of a value: the same for the same value. */
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

export function toFrame(value: Value, held: Held<Value>): Json {
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
    case 'SemVer':
    case 'SemVerRange':
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
    default:
      return { t: 'object', v: held.hold(value), k: value.kind, s: displayString(value) };
  }
}

export function fromFrame(frame: Json, held: Held<Value>): Value {
  if (frame === null) return undefined;
  if (typeof frame === 'number') return BigInt(frame);
  if (typeof frame !== 'object') return frame;
  if (isList(frame)) return frame.map((each) => fromFrame(each, held));
  const text = textOf(frame['v']);
  switch (frame['t']) {
    case 'i':
      return BigInt(text);
    case 'f':
      return Number(text);
    case 'h': {
      const flat = listOf(frame['v']);
      const entries: [Value, Value][] = [];
      for (let at = 0; at < flat.length; at += 2) {
        entries.push([fromFrame(flat[at] ?? null, held), fromFrame(flat[at + 1] ?? null, held)]);
      }
      const hash = PuppetHash.of(entries);
      if (typeof frame['s'] === 'string') inspected.set(hash, frame['s']);
      return hash;
    }
    case 'l': {
      const items = listOf(frame['v']).map((each) => fromFrame(each, held));
      inspected.set(items, textOf(frame['s']));
      return items;
    }
    case 'default':
      return DEFAULT;
    case 'symbol':
      return text;
    case 'Sensitive':
      return new SensitiveValue(fromFrame(frame['v'] ?? null, held));
    case 'Regexp':
      return new RegexpValue(text);
    case 'SemVer':
      return new SemVerValue(text);
    case 'SemVerRange':
      return new SemVerRangeValue(text);
    case 'URI':
      return new UriValue(text);
    case 'Binary':
      return new BinaryValue(base64ToBytesLenient(text));
    case 'Reference': {
      const [type, title] = listOf(frame['v']).map(String);
      return new TypeValue(type === 'Class' ? classType(title?.toLowerCase()) : resourceType(type, title));
    }
    case 'Timestamp':
      return new TimestampValue(BigInt(text));
    case 'Timespan':
      return new TimespanValue(BigInt(text));
    case 'object':
      return held.get(Number(frame['v']));
    default:
      throw new Error(`A frame of an unknown kind came from Ruby: ${JSON.stringify(frame)}`);
  }
}

/** How Ruby inspects hashes whose keys, and arrays whose items, are symbols there and strings here. */
const inspected = new WeakMap<PuppetHash | readonly Value[], string>();

/** A value as reports show it: the text of a hash or an array with symbols, else the value itself. */
export function reportedValue(value: Value): Value {
  return isHash(value) || isArray(value) ? (inspected.get(value) ?? value) : value;
}
