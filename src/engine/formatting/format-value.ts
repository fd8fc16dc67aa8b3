/** `String.new` with formats (Puppet's `StringConverter`). */
import { allocate } from '../budget/meter.ts';
import { isAssignable } from '../types/assignable/assignable.ts';
import { anyArray, anyFloat, anyHash, anyType, binaryType, numericType } from '../types/factory.ts';
import { inferTypeSet } from '../types/infer.ts';
import { anyObject } from '../types/objects/any-object.ts';
import type { Type } from '../types/type.ts';
import { NO_INDENTATION, formatArray, formatHash, type Convert } from './format-collection.ts';
import { formatScalar } from './format-scalar.ts';
import { formatError, parseFormat, type FormatMap, type FormatSpec } from './format-parse.ts';
import { mergeFormats, readFormatMap } from './format-map.ts';
import { rubyClass } from '../types/ruby-class.ts';
import { DEFAULT, PuppetHash, isArray, type Value } from '../values/value.ts';

const ITEM = 64;

const ELEMENT_FORMATS: FormatMap = [[anyType, parseFormat('%p')]];

const DEFAULT_FORMATS: FormatMap = [
  [anyObject, parseFormat('%p')],
  [anyFloat, parseFormat('%f')],
  [numericType, parseFormat('%d')],
  [anyArray, { ...parseFormat('%a'), separator: ', ', separator2: ', ', elementFormats: ELEMENT_FORMATS }],
  [anyHash, { ...parseFormat('%h'), separator: ', ', separator2: ' => ', elementFormats: ELEMENT_FORMATS }],
  [binaryType, parseFormat('%B')],
  [anyType, parseFormat('%s')],
];

const PROGRAM_FORMATS: FormatMap = [[anyType, parseFormat('%p')]];

/**
 * Converts a value to a string. `formats` is a format string, a hash from types to formats, or `undefined` or `default`
 * for the default formats. Throws a `PuppetError` if a format is invalid.
 */
export function formatValue(value: Value, formats: Value): string {
  return convert(value, inferTypeSet(value), formatMapFor(value, formats), NO_INDENTATION);
}

function formatMapFor(value: Value, formats: Value): FormatMap {
  if (formats === undefined || formats === DEFAULT) return DEFAULT_FORMATS;
  if (formats === '%p') return PROGRAM_FORMATS;
  let given: FormatMap;
  if (typeof formats === 'string') {
    const type = inferTypeSet(value);
    const key: Type = isAssignable(anyArray, type) ? anyArray : isAssignable(anyHash, type) ? anyHash : type;
    given = [[key, parseFormat(formats)]];
  } else if (formats instanceof PuppetHash) given = readFormatMap(formats);
  else {
    formatError(
      `string conversion expects a Default value or a Hash of type to format mappings, got a '${rubyClass(formats)}'`,
    );
  }
  return mergeFormats(DEFAULT_FORMATS, given) ?? DEFAULT_FORMATS;
}

const PLAIN_STRING = parseFormat('%s');

function formatFor(type: Type, map: FormatMap): FormatSpec {
  return map.find(([key]) => isAssignable(key, type))?.[1] ?? PLAIN_STRING;
}

function isContainer(type: Type): boolean {
  switch (type.kind) {
    case 'Array':
    case 'Hash':
    case 'Struct':
    case 'Tuple':
    case 'Object':
      return true;
    default:
      return false;
  }
}

const convert: Convert = (value, type, map, indentation) => {
  const format = formatFor(type, map);
  const elements: FormatMap = format.elementFormats ?? ELEMENT_FORMATS;
  const inner: Parameters<typeof formatArray>[3] = (item, at) => {
    const itemType = inferTypeSet(item);
    return convert(item, itemType, isContainer(itemType) ? map : elements, at);
  };
  if (isArray(value)) return formatArray(value, format, indentation, inner);
  if (value instanceof PuppetHash) {
    if (format.type === 'a') {
      const pairs: Value = [...value].map(([key, item]): Value => [key, item]);
      return convert(pairs, inferTypeSet(pairs), map, indentation);
    }
    return formatHash(value, format, indentation, inner);
  }
  if (typeof value === 'object' && value.kind === 'Iterator') {
    const items: Value[] = [];
    for (const item of value.values()) {
      items.push(item);
      // Charges each element before the string is built, because an iterator may have more elements than fit in
      // memory.
      allocate(ITEM);
    }
    return convert(items, inferTypeSet(items), map, indentation);
  }
  return formatScalar(value, format, indentation);
};
