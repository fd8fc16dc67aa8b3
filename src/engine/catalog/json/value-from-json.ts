/** Reads the values of a catalog in JSON. The inverse of `value-to-json.ts`. */
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { classType, resourceType } from '../../types/factory.ts';
import { base64ToBytesLenient } from '../../values/binary.ts';
import { isInt64 } from '../../values/number.ts';
import { parseVersionRange } from '../../values/semver-range.ts';
import { parseVersion } from '../../values/semver.ts';
import { parseTimespan } from '../../values/time/timespan-format.ts';
import { parseTimestamp } from '../../values/time/timestamp.ts';
import {
  BinaryValue,
  DEFAULT,
  DeferredValue,
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
import { parseReference } from '../names.ts';

const MAX_VALUE_DEPTH = 100;

export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue';
}

/**
 * Reads a value. Rich data (`{"__ptype": …}`) becomes a plain hash if its type is unknown or its string is invalid.
 * Puppet's agent does the same.
 */
export function readValue(json: unknown, depth = 0): Value {
  if (depth > MAX_VALUE_DEPTH) throw new UnreadableValue(`A value is nested more than ${MAX_VALUE_DEPTH} levels deep`);
  switch (typeof json) {
    case 'string':
    case 'boolean':
      return json;
    case 'number':
      return Number.isInteger(json) && isInt64(BigInt(json)) ? BigInt(json) : json;
    case 'object':
      break;
    default:
      throw new UnreadableValue(`JSON cannot contain a value of this kind: ${typeof json}`);
  }
  if (json === null) return undefined;
  if (Array.isArray(json)) return json.map((item: unknown) => readValue(item, depth + 1));
  const members = new Map(Object.entries(json));
  return readRich(members, depth) ?? readHash(members, depth);
}

function readHash(members: ReadonlyMap<string, unknown>, depth: number): Value {
  return PuppetHash.of([...members].map(([key, item]) => [key, readValue(item, depth + 1)] as const));
}

function readRich(members: ReadonlyMap<string, unknown>, depth: number): Value {
  const type = members.get('__ptype');
  if (typeof type !== 'string') return undefined;
  const given = members.get('__pvalue');
  switch (type) {
    case 'Default':
      return DEFAULT;
    case 'Sensitive':
      return new SensitiveValue(readValue(given ?? null, depth + 1));
    case 'Hash':
      return Array.isArray(given) ? hashOfPairs(given, depth) : undefined;
    case 'Deferred':
      return readDeferred(members, depth);
    default:
      return typeof given === 'string' ? readScalar(type, given) : undefined;
  }
}

/** Reads a hash whose keys are not strings. It is encoded as a list of alternating keys and values. */
function hashOfPairs(flat: readonly unknown[], depth: number): Value {
  const entries: [Value, Value][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    entries.push([readValue(flat[at], depth + 1), readValue(flat[at + 1], depth + 1)]);
  }
  return PuppetHash.of(entries);
}

function readDeferred(members: ReadonlyMap<string, unknown>, depth: number): Value {
  const name = members.get('name');
  const given = members.get('arguments');
  if (typeof name !== 'string') return undefined;
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  return new DeferredValue(
    name,
    items.map((item) => readValue(item, depth + 1)),
    given !== undefined,
  );
}

function readScalar(type: string, text: string): Value {
  try {
    switch (type) {
      case 'Regexp':
        return new RegexpValue(text);
      case 'Binary':
        return new BinaryValue(base64ToBytesLenient(text));
      case 'Timestamp':
        return new TimestampValue(parseTimestamp(text));
      case 'Timespan':
        return new TimespanValue(parseTimespan(text));
      case 'SemVer':
        parseVersion(text);
        return new SemVerValue(text);
      case 'SemVerRange':
        return new SemVerRangeValue(parseVersionRange(text));
      case 'URI':
        return new UriValue(text);
      case 'Symbol':
        return text;
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof PuppetError) return undefined;
    throw error;
  }
}

/**
 * Reads the value of a relationship attribute. Converts strings that contain references to references, also inside
 * arrays.
 */
export function readReferences(json: unknown, depth = 0): Value {
  if (Array.isArray(json) && depth < MAX_VALUE_DEPTH) {
    return json.map((item: unknown) => readReferences(item, depth + 1));
  }
  const reference = typeof json === 'string' ? parseReference(json) : undefined;
  if (reference === undefined) return readValue(json, depth);
  const { type, title } = reference;
  return new TypeValue(type === 'Class' ? classType(title.toLowerCase()) : resourceType(type, title));
}
