/**
 * Reads a catalog that real Puppet compiled (recorded in the conformance cases) into a `Catalog`, to test graph and run
 * apart from the compiler.
 */
import {
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
  referenceText,
  type RelationshipOrigin,
  type ResourceKind,
} from '../catalog/catalog.ts';
import { parseReference } from '../resource-types/reference.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { PuppetHash, TypeValue, type Value } from '../values/value.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface RecordedResource {
  readonly ref: string;
  readonly line: number | null;
  readonly file: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, Json>>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
}

interface RecordedCatalog {
  readonly classes: readonly string[];
  readonly resources: readonly RecordedResource[];
  readonly containment: readonly (readonly [string, string])[];
}

const RELATIONSHIPS = ['before', 'require', 'notify', 'subscribe'] as const;

/**
 * Converts a recorded catalog. Recordings do not contain the kinds of resources. If a type is not in `types`, its
 * resources count as instances of a define.
 */
export function recordedCatalog(recorded: RecordedCatalog, types: TypeRegistry): Catalog {
  const resources = recorded.resources.map((resource) => readResource(resource, types));
  const named = new Map(resources.map((resource) => [referenceText(resource), resource] as const));
  return {
    node: 'playground.example.com',
    environment: 'production',
    classes: recorded.classes,
    resources,
    containment: recorded.containment.flatMap(([outer, inner]) => {
      const container = named.get(outer);
      const contained = named.get(inner);
      return container === undefined || contained === undefined ? [] : [{ container, contained }];
    }),
    aliases: new Map(),
  };
}

function readResource(recorded: RecordedResource, types: TypeRegistry): CatalogResource {
  const { type, title } = parseReference(recorded.ref) ?? { type: recorded.ref, title: '' };
  const place = recorded.line === null ? undefined : { file: recorded.file, line: recorded.line };
  const relationships: RelationshipOrigin[] = [];
  const parameters = new Map<string, CatalogParameter>();
  for (const [name, json] of Object.entries(recorded.parameters)) {
    const kind = RELATIONSHIPS.find((relationship) => relationship === name);
    const value = kind === undefined ? readValue(json) : readReferences(json);
    parameters.set(name, { name, value, origin: 'catalog', ...(place === undefined ? {} : { place }) });
    if (kind === undefined) continue;
    for (const target of Array.isArray(json) ? json.flat(5) : [json]) {
      const origin = { parameter: kind, target: String(target), origin: 'catalog' } as const;
      relationships.push(place === undefined ? origin : { ...origin, place });
    }
  }
  return {
    type,
    title,
    kind: chooseKind(type, types),
    place,
    parameters,
    relationships,
    tags: new Set(recorded.tags),
    virtual: recorded.virtual ?? false,
    exported: recorded.exported ?? false,
  };
}

function chooseKind(type: string, types: TypeRegistry): ResourceKind {
  if (type === 'Class') return 'class';
  if (type === 'Stage') return 'stage';
  if (type === 'Node') return 'node';
  return types.find(type) === undefined ? 'define' : 'native';
}

function readValue(json: Json): Value {
  if (json === null) return undefined;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json !== 'object') return json;
  if (isList(json)) return json.map(readValue);
  return PuppetHash.of(Object.entries(json).map(([key, item]) => [key, readValue(item)] as const));
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function readReferences(json: Json): Value {
  if (isList(json)) return json.map(readReferences);
  const parsed = typeof json === 'string' ? parseReference(json) : undefined;
  if (parsed === undefined) return readValue(json);
  const { type, title } = parsed;
  return new TypeValue(
    type === 'Class'
      ? { kind: 'Class', className: title.toLowerCase() }
      : { kind: 'Resource', typeName: type.toLowerCase(), title },
  );
}
