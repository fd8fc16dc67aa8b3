/** Reads what Ruby answers, whose form `lib/bunraku` decides. */
import type { Json } from '../machine/ruby-machine.ts';

export type JsonObject = { readonly [key: string]: Json };

export function objectOf(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

export function listOf(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

export function textOf(json: Json | undefined): string {
  return typeof json === 'string' ? json : json === null || json === undefined ? '' : String(json);
}

export function optionalText(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

export function textsOf(json: Json | undefined): readonly string[] {
  return listOf(json).map(textOf);
}

function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
