/** Turns what was built into the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import type { SourcePlace } from '../diagnostics/span.ts';
import { isArray, SensitiveValue, type Value } from '../values/value.ts';
import {
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
  type CollectedFrom,
  type Containment,
  type ParameterOrigin,
  type RelationshipOrigin,
} from './catalog.ts';
import { type Compilation, ENVIRONMENT } from './compilation.ts';
import type { ExportedResource } from './exported-resources.ts';
import { flatten } from './flatten.ts';
import { isRelationshipParameter } from './metaparameters.ts';
import { lowerTypeName, MAIN, referenceOfValue } from './names.ts';
import { NamedMap } from './named-map.ts';
import { targetsOf, withoutUndef } from './relationship-targets.ts';
import type { Resource, ResourceParameter } from './resource.ts';

const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_NAMEVARS: readonly string[] = [];

/** Resources that stayed virtual are left out, but for exported ones. */
export function freezeCatalog(compilation: Compilation): Catalog {
  const { catalog } = compilation;
  const kept = catalog.resources.filter(isKept);
  const containment: Containment[] = [];
  // In the order of what is contained, as Puppet's graph lists its edges.
  for (const contained of kept) {
    for (const container of contained.containers) {
      if (isKept(container)) containment.push({ container: container.reference, contained: contained.reference });
    }
  }
  const aliases = new Map<string, string>();
  for (const [alias, resource] of catalog.aliases) if (isKept(resource)) aliases.set(alias, resource.reference);
  return {
    node: compilation.nodeName,
    environment: ENVIRONMENT,
    classes: catalog.classes,
    resources: kept.map((resource) => freezeResource(compilation, resource)),
    containment,
    aliases,
  };
}

function isKept({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function freezeResource(compilation: Compilation, resource: Resource): CatalogResource {
  const { type, title, kind, place, tags, virtual, exported } = resource;
  let relationships: RelationshipOrigin[] | undefined;
  for (const parameter of resource.parameters.list) {
    if (!isRelationshipParameter(parameter.name)) continue;
    const targets = targetsOf(parameter);
    relationships = relationships === undefined ? targets : [...relationships, ...targets];
  }
  const frozen: CatalogResource = {
    type,
    title,
    kind,
    place,
    parameters: parametersOf(compilation, resource),
    relationships: relationships ?? NO_RELATIONSHIPS,
    tags,
    virtual,
    exported,
  };
  const stored = compilation.collectedFrom.get(resource);
  return stored === undefined ? frozen : { ...frozen, collectedFrom: originOf(stored) };
}

function originOf({ certname, file, line }: ExportedResource): CollectedFrom {
  return { node: certname, place: file === undefined || line === undefined ? undefined : { file, line } };
}

/**
 * The attributes with values, those that the title stands for first. A namevar that is only the title again is left out, and
 * `name` is called by the type's own namevar.
 */
function parametersOf({ types }: Compilation, resource: Resource): ReadonlyMap<string, CatalogParameter> {
  const frozen: CatalogParameter[] = [];
  const { title, place, parameters } = resource;
  const type = lowerTypeName(resource.type);
  const native = resource.definition === undefined && types.isType(type);
  const namevars = native ? types.namevarsOf(type) : NO_NAMEVARS;
  const namevar = (namevars.length === 1 ? namevars[0] : undefined) ?? 'name';
  // The titles of `Stage[main]` and `Class[main]` are no texts in Puppet, so their names differ from them.
  const isMain = title === MAIN && place === undefined && (resource.isClass || resource.kind === 'stage');
  const isNamed = isMain || parameters.has('name') || parameters.has(namevar);
  if (native) {
    for (const [name, value] of types.attributesOfTitle(type, title) ?? []) {
      if (isNamed || name !== namevar || value !== title) frozen.push(freezeParameter(name, value, 'attribute', place));
    }
  } else if (isNamed) frozen.push(freezeParameter('name', title, 'attribute', undefined));
  for (const parameter of parameters.list) {
    const value = plainValue(parameter, resource);
    if (value === undefined) continue;
    const name = parameter.name === 'name' ? namevar : parameter.name;
    frozen.push(freezeParameter(name, value, parameter.origin, parameter.place));
  }
  const result = NamedMap.of(frozen);
  if (isNamed && !isMain && result.get(namevar)?.value === title) result.remove(namevar);
  return result;
}

/** Spelt out twice: there are very many, and spreading takes longer than all the rest. */
function freezeParameter(
  name: string,
  value: Value,
  origin: ParameterOrigin,
  place: SourcePlace | undefined,
): CatalogParameter {
  return place === undefined ? { name, value, origin } : { name, value, origin, place };
}

function plainValue(parameter: ResourceParameter, resource: Resource): Value {
  const { name, value } = parameter;
  if (isArray(value) && value.length > 0) {
    const flat = flatten(value);
    if (isRelationshipParameter(name)) return withoutUndef(flat).slice();
    // Puppet flattens arrays that hold references, so `File['/a', '/b']` among other values yields two.
    if (flat.length !== value.length && flat.some((each) => referenceOfValue(each) !== undefined)) return flat;
  }
  return resource.sensitive.has(name) ? new SensitiveValue(value) : value;
}
