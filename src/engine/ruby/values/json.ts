/** Parses answers of Ruby. `lib/bunraku` defines their format. */
import type { Json } from '../machine/json.ts';

export type JsonObject = { readonly [key: string]: Json };

export function toObject(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

export function toList(json: Json | undefined): readonly Json[] {
  return isList(json) ? json : [];
}

export function toText(json: Json | undefined): string {
  if (typeof json === 'string') return json;
  return typeof json === 'number' || typeof json === 'boolean' ? String(json) : '';
}

export function optionalText(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

export function toTexts(json: Json | undefined): readonly string[] {
  return toList(json).map(toText);
}

export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
