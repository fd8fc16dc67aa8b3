/** Reads fields of untrusted data. A field with a value of the wrong type counts as absent. */
import type { JsonData } from '../../engine/index.ts';

export interface Fields {
  readonly [name: string]: JsonData;
}

export function isFields(value: JsonData | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: JsonData | undefined): value is readonly JsonData[] {
  return Array.isArray(value);
}

/**
 * Returns a string field. A number counts as a string, because YAML may contain a version such as `8.1` without quotes.
 */
export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Returns a number field. A string with a number counts as a number, because some programs quote numbers. */
export function readNumber(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (typeof value === 'string' && /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = fields[name];
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : undefined;
}

export function readFields(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  return isFields(value) ? value : undefined;
}

/** Returns the objects in a list. Empty if the field is not a list. */
export function readRows(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  return isList(value) ? value.filter(isFields) : [];
}

/** Returns the strings in a list. Empty if the field is not a list. */
export function readTexts(fields: Fields, name: string): readonly string[] {
  const value = fields[name];
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
}
