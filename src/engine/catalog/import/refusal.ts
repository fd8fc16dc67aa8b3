/** Why a text is no catalog that can be taken in. */
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

/** Thrown inside the import and turned into data where it ends. */
export class CatalogRefusal extends Error {
  override readonly name = 'CatalogRefusal';
  readonly kind: RefusalKind;
  /** Which of the resources it is about, from 0. */
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

/** A member of the object itself, never one that all objects have. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** What a value is, for messages. */
export function describeJson(json: unknown): string {
  if (json === undefined) return 'nothing';
  if (json === null) return 'null';
  if (isList(json)) return 'a list';
  return typeof json === 'object' ? 'an object' : `a ${typeof json}`;
}
