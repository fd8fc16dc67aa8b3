export type RefusalKind =
  | 'too large'
  | 'not JSON'
  | 'not a catalog'
  | 'too many resources'
  | 'too many edges'
  | 'bad resource'
  | 'duplicate resource'
  | 'bad value'
  | 'bad edge';

/** Thrown during an import. `catalogFromJson` converts it to its result. */
export class CatalogRefusal extends Error {
  override readonly name = 'CatalogRefusal';
  readonly kind: RefusalKind;
  readonly resource: number | undefined;

  constructor(kind: RefusalKind, message: string, resource?: number) {
    super(message);
    this.kind = kind;
    this.resource = resource;
  }
}

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function isList(json: unknown): json is readonly unknown[] {
  return Array.isArray(json);
}

/** Returns a property of an object. Ignores inherited properties, such as `constructor`. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function describeJson(json: unknown): string {
  if (json === undefined) return 'nothing';
  if (json === null) return 'null';
  if (isList(json)) return 'an array';
  return typeof json === 'object' ? 'an object' : `a ${typeof json}`;
}
