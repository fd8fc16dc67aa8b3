import { PuppetHash, type Value } from './value.ts';

export type JsonData = null | boolean | number | string | readonly JsonData[] | { readonly [name: string]: JsonData };

export function isJsonObject(json: JsonData | undefined): json is { readonly [name: string]: JsonData } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isList(json: JsonData): json is readonly JsonData[] {
  return Array.isArray(json);
}

export function valueFromJson(json: JsonData): Value {
  if (json === null) return undefined;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json !== 'object') return json;
  if (isList(json)) return json.map((item): Value => valueFromJson(item));
  return PuppetHash.of(Object.entries(json).map(([name, item]): [Value, Value] => [name, valueFromJson(item)]));
}

/** Applies `valueFromJson` to each property, for example to the facts of a node. */
export function valuesFromJson(json: { readonly [name: string]: JsonData }): Record<string, Value> {
  return Object.fromEntries(Object.entries(json).map(([name, item]): [string, Value] => [name, valueFromJson(item)]));
}
