/**
 * Finds a catalog in JSON, including JSON in which a server, an agent, PuppetDB or another tool has wrapped the
 * catalog. This file imports nothing, because the page loads it without the rest of the engine.
 */

type JsonObject = { readonly [key: string]: unknown };

/** Members that wrap a catalog, with the tool that writes them. */
const WRAPPERS = [
  /** Puppet before release 5, and old commands to PuppetDB. */
  'data',
  /** The command "replace catalog" to PuppetDB. Old versions write a string of JSON. */
  'payload',
  /** The server's answer to `/puppet/v4/catalog`. */
  'catalog',
] as const;

const MAX_WRAPPERS = 4;

export type FoundCatalog =
  | { readonly kind: 'found'; readonly catalog: JsonObject }
  /** `reason` is a sentence about the JSON. */
  | { readonly kind: 'none'; readonly reason: string };

export function findCatalogObject(json: unknown): FoundCatalog {
  let found = json;
  for (let depth = 0; depth <= MAX_WRAPPERS; depth += 1) {
    if (Array.isArray(found)) {
      if (found.length !== 1) return none(`The array has ${found.length} catalogs instead of one`);
      found = found[0];
    }
    if (!isObject(found)) return none(`It is ${describe(found)} and not an object`);
    const object = found;
    if (Object.hasOwn(object, 'resources')) return { kind: 'found', catalog: object };
    const wrapper = WRAPPERS.find((name) => Object.hasOwn(object, name) && isWrapped(object[name]));
    if (wrapper === undefined) return none(describeOther(object));
    const inner = object[wrapper];
    found = typeof inner === 'string' ? parse(inner) : inner;
  }
  return none("The member 'resources' is missing");
}

function none(reason: string): FoundCatalog {
  return { kind: 'none', reason };
}

function isWrapped(value: unknown): boolean {
  return isObject(value) || (typeof value === 'string' && value.startsWith('{'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeOther(object: JsonObject): string {
  if (Array.isArray(object['diff']) && isObject(object['header']))
    return 'It is a list of differences between two catalogs, as octocatalog-diff writes it';
  if (Object.hasOwn(object, 'error') || Object.hasOwn(object, 'issue_kind'))
    return 'It is an error message of a server';
  return "The member 'resources' is missing";
}

function describe(json: unknown): string {
  if (json === undefined) return 'nothing';
  return json === null ? 'null' : `a ${typeof json}`;
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
