/** Turns what was built into the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import { isArray, SensitiveValue, type Value } from '../values/value.ts';
import {
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
  type Containment,
  type RelationshipOrigin,
} from './catalog.ts';
import { type Compilation, ENVIRONMENT } from './compilation.ts';
import { flatten } from './flatten.ts';
import { isRelationshipParameter } from './metaparameters.ts';
import { MAIN, referenceOfValue } from './names.ts';
import { targetsOf } from './relationship-targets.ts';
import type { Resource, ResourceParameter } from './resource.ts';

/** Resources that stayed virtual are left out, but for exported ones. */
export function freezeCatalog(compilation: Compilation): Catalog {
  const { catalog } = compilation;
  const kept = catalog.resources.filter(isKept);
  const containment: Containment[] = [];
  // In the order of what is contained, as Puppet's graph lists its edges.
  for (const contained of kept) {
    for (const container of catalog.containersOf(contained)) {
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
  const relationships: RelationshipOrigin[] = [];
  for (const parameter of resource.parameters.values()) {
    if (isRelationshipParameter(parameter.name)) relationships.push(...targetsOf(parameter));
  }
  const parameters = parametersOf(compilation, resource);
  return { type, title, kind, place, parameters, relationships, tags, virtual, exported };
}

/**
 * The attributes with values, those that the title stands for first. A namevar that is only the title again is left out, and
 * `name` is called by the type's own namevar.
 */
function parametersOf({ types }: Compilation, resource: Resource): ReadonlyMap<string, CatalogParameter> {
  const parameters = new Map<string, CatalogParameter>();
  const type = resource.type.toLowerCase();
  const native = resource.definition === undefined && types.isType(type);
  const namevars = native ? types.namevarsOf(type) : [];
  const namevar = (namevars.length === 1 ? namevars[0] : undefined) ?? 'name';
  const ofTitle = native ? types.attributesOfTitle(type, resource.title) : undefined;
  const { place } = resource;
  for (const [name, value] of ofTitle ?? []) {
    parameters.set(name, { name, value, origin: 'attribute', ...(place === undefined ? {} : { place }) });
  }
  if (!native) parameters.set('name', { name: 'name', value: resource.title, origin: 'attribute' });
  for (const parameter of resource.parameters.values()) {
    const value = plainValue(parameter, resource);
    if (value === undefined) continue;
    const name = parameter.name === 'name' ? namevar : parameter.name;
    const { origin, place: where } = parameter;
    parameters.set(name, { name, value, origin, ...(where === undefined ? {} : { place: where }) });
  }
  // The titles of `Stage[main]` and `Class[main]` are no texts in Puppet, so their names differ from them.
  const isMain = resource.title === MAIN && place === undefined && (resource.isClass || resource.kind === 'stage');
  if (!isMain && parameters.get(namevar)?.value === resource.title) parameters.delete(namevar);
  return parameters;
}

function plainValue(parameter: ResourceParameter, resource: Resource): Value {
  const { name, value } = parameter;
  if (isArray(value)) {
    const flat = flatten(value);
    if (isRelationshipParameter(name)) return flat.filter((each) => each !== undefined);
    // Puppet flattens arrays that hold references, so `File['/a', '/b']` among other values yields two.
    if (flat.length !== value.length && flat.some((each) => referenceOfValue(each) !== undefined)) return flat;
  }
  return resource.sensitive.has(name) ? new SensitiveValue(value) : value;
}
