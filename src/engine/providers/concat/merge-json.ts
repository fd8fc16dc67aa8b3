import { TypeFailure } from '../../resource-types/failure.ts';
import { valueFromJson } from '../../values/from-json.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    throw new TypeFailure(`unexpected token at '${text}'`);
  }
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges hashes, and joins arrays without duplicates. If other values differ, `force` keeps the earlier one. Without
 * `force`, throws.
 */
function merged(one: JsonObject, other: JsonObject, force: boolean): JsonObject {
  const result: JsonObject = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const earlier = result[key];
    if (earlier === undefined) result[key] = value;
    else if (isObject(earlier) && isObject(value)) result[key] = merged(earlier, value, force);
    else if (Array.isArray(earlier) && Array.isArray(value)) {
      const all = [...earlier, ...value];
      result[key] = all.filter((item, index) => all.findIndex((each) => isSame(each, item)) === index);
    } else if (!isSame(earlier, value) && !force) {
      const values = `'${rubyToString(valueFromJson(earlier))}' and ${rubyToString(valueFromJson(value))}'`;
      throw new TypeFailure(`Duplicate key '${key}' found with values ${values}. Use 'force' attribute to merge keys.`);
    }
  }
  return result;
}

/** Formats JSON on several lines like Ruby's `pretty_generate`. It prints an empty array on three lines. */
function pretty(value: Json | undefined, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + pretty(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`);
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}

/** Merges fragments. `format` is `json` or `json-array`, possibly with the suffix `-pretty`. */
export function mergeJson(parts: readonly string[], format: string, force: boolean): string {
  const values = parts.map(parse);
  const whole: Json = format.startsWith('json-array')
    ? values
    : values.reduce<JsonObject>((all, value) => (isObject(value) ? merged(all, value, force) : all), {});
  return format.endsWith('-pretty') ? pretty(whole, '') : JSON.stringify(whole);
}
