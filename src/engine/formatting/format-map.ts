/** Maps from type to format, the argument of `String.new` (Puppet's `StringConverter::Format`). */
import { isAssignable } from '../types/assignable/assignable.ts';
import { typesEqual } from '../values/equality.ts';
import { formatType } from '../types/format.ts';
import type { Type } from '../types/type.ts';
import { formatError, parseFormat, type FormatMap, type FormatSpec } from './format-parse.ts';
import { rubyInspect, rubyToString } from './ruby-inspect.ts';
import { compareText } from '../values/text.ts';
import { PuppetHash, isArray, type Value } from '../values/value.ts';
import { rubyClass } from '../types/ruby-class.ts';

function merge(lower: FormatSpec | undefined, higher: FormatSpec | undefined): FormatSpec | undefined {
  if (lower === undefined || higher === undefined) return higher ?? lower;
  return {
    ...higher,
    separator: higher.separator ?? lower.separator,
    separator2: higher.separator2 ?? lower.separator2,
    elementFormats: mergeFormats(lower.elementFormats, higher.elementFormats),
  };
}

/** Merges two maps. Formats in `higher` take precedence. A type in `lower` is dropped if `higher` has a wider type. */
export function mergeFormats(lower: FormatMap | undefined, higher: FormatMap | undefined): FormatMap | undefined {
  if (lower === undefined || higher === undefined) return higher ?? lower;
  const kept = lower.filter(
    ([type]) => !higher.some(([other]) => !typesEqual(other, type) && isAssignable(other, type)),
  );
  const find = (map: FormatMap, type: Type): FormatSpec | undefined =>
    map.find(([other]) => typesEqual(other, type))?.[1];
  const types: Type[] = [];
  for (const [type] of [...kept, ...higher]) if (!types.some((known) => typesEqual(known, type))) types.push(type);
  const merged: (readonly [Type, FormatSpec])[] = [];
  for (const type of types) {
    const spec = merge(find(kept, type), find(higher, type));
    if (spec !== undefined) merged.push([type, spec]);
  }
  return merged.sort(([a], [b]) => compareTypes(a, b));
}

/** Orders narrower types first. Unrelated types are ordered by rank, or by name if they have no rank. */
function compareTypes(a: Type, b: Type): number {
  if (typesEqual(a, b)) return 0;
  const aUnderB = isAssignable(b, a);
  const bUnderA = isAssignable(a, b);
  if (aUnderB && !bUnderA) return -1;
  if (!aUnderB && bUnderA) return 1;
  const rankA = RANKS[a.kind] ?? 0;
  const rankB = RANKS[b.kind] ?? 0;
  return rankA === 0 || rankB === 0 ? compareText(formatType(a), formatType(b)) : rankA - rankB;
}

const RANKS: Readonly<Partial<Record<Type['kind'], number>>> = {
  Struct: 1,
  Hash: 2,
  Tuple: 3,
  Array: 4,
  Pattern: 10,
  Enum: 11,
  String: 12,
};

/**
 * Reads a map from a manifest. Its keys are types. A value is a format, or a hash of format, separators and formats of
 * elements.
 */
export function readFormatMap(value: Value): FormatMap {
  if (!(value instanceof PuppetHash)) {
    formatError(`expected a hash with type to format mappings, got instance of '${rubyClass(value)}'`);
  }
  return [...value].map(([key, format]) => {
    if (typeof key !== 'object' || isArray(key) || key.kind !== 'Type') {
      formatError(`top level keys in the format hash must be data types, got instance of '${rubyClass(key)}'`);
    }
    return [key.type, format instanceof PuppetHash ? readContainerFormat(format) : parseFormat(rubyToString(format))];
  });
}

const CONTAINER_KEYS = ['separator', 'separator2', 'format', 'string_formats'];

function readContainerFormat(hash: PuppetHash): FormatSpec {
  if ([...hash.keys()].some((key) => typeof key !== 'string' || !CONTAINER_KEYS.includes(key))) {
    const names = CONTAINER_KEYS.map((key) => `'${key}'`).join(', ');
    formatError(`only ${names} are allowed in a container format, got ${rubyInspect(hash)}`);
  }
  const text = (key: string): string | undefined => {
    const value = hash.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  const elementFormats = hash.get('string_formats');
  return {
    ...parseFormat(text('format') ?? ''),
    separator: text('separator'),
    separator2: text('separator2'),
    elementFormats: elementFormats === undefined ? undefined : readFormatMap(elementFormats),
  };
}
