/** Parses Ruby's answers, whose format `lib/bunraku` defines. */
import type { Json } from '../machine/json.ts';

export type JsonObject = { readonly [key: string]: Json };

export function objectOf(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

export function listOf(json: Json | undefined): readonly Json[] {
  return isList(json) ? json : [];
}

export function textOf(json: Json | undefined): string {
  if (typeof json === 'string') return json;
  return typeof json === 'number' || typeof json === 'boolean' ? String(json) : '';
}

export function optionalText(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

export function textsOf(json: Json | undefined): readonly string[] {
  return listOf(json).map(textOf);
}

export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
