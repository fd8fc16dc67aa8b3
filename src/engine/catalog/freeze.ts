/** Turns what was built into the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import { isArray, SensitiveValue, type Value } from '../values/value.ts';
import {
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
  type CollectedFrom,
  type Containment,
  type RelationshipOrigin,
} from './catalog.ts';
import { type Compilation, ENVIRONMENT } from './compilation.ts';
import type { ExportedResource } from './exported-resources.ts';
import { flatten } from './flatten.ts';
import { isRelationshipParameter } from './metaparameters.ts';
import { MAIN, referenceOfValue } from './names.ts';
import { NamedMap } from './named-map.ts';
import { targetsOf, withoutUndef } from './relationship-targets.ts';
import type { Resource, ResourceParameter } from './resource.ts';

const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];

/** Resources that stayed virtual are left out, but for exported ones. */
export function freezeCatalog(compilation: Compilation): Catalog {
  const { catalog } = compilation;
  const kept = catalog.resources.filter(isKept);
  const resources = kept.map((resource) => {
    resource.frozen = freezeResource(compilation, resource);
    return resource.frozen;
  });
  const containment: Containment[] = [];
  // In the order of what is contained, as Puppet's graph lists its edges.
  for (const { containers, frozen: contained } of kept) {
    for (const { frozen: container } of containers) {
      if (container !== undefined && contained !== undefined) containment.push({ container, contained });
    }
  }
  const aliases = new Map<string, string>();
  for (const [alias, resource] of catalog.aliases) if (isKept(resource)) aliases.set(alias, resource.reference);
  return {
    node: compilation.nodeName,
    environment: ENVIRONMENT,
    classes: catalog.classes,
    resources,
    containment,
    aliases,
  };
}

function isKept({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function freezeResource(compilation: Compilation, resource: Resource): CatalogResource {
  const { type, title, kind, place, tags, virtual, exported } = resource;
  let relationships = NO_RELATIONSHIPS;
  for (const parameter of resource.hasRelationships ? resource.parameters.list : []) {
    if (!isRelationshipParameter(parameter.name)) continue;
    const targets = targetsOf(parameter);
    relationships = relationships.length === 0 ? targets : relationships.concat(targets);
  }
  const parameters = parametersOf(resource);
  const frozen = { type, title, kind, place, parameters, relationships, tags, virtual, exported };
  const stored = compilation.collectedFrom.size === 0 ? undefined : compilation.collectedFrom.get(resource);
  return stored === undefined ? frozen : { ...frozen, collectedFrom: originOf(stored) };
}

function originOf({ certname, file, line }: ExportedResource): CollectedFrom {
  return { node: certname, place: file === undefined || line === undefined ? undefined : { file, line } };
}

/**
 * The attributes with values, those that the title stands for first. A namevar that is only the title again is left out, and
 * `name` is called by the type's own namevar. Nearly always that leaves just the attributes that were given: then it is their
 * own map.
 */
function parametersOf(resource: Resource): ReadonlyMap<string, CatalogParameter> {
  const { title, place, parameters } = resource;
  const native = resource.definition === undefined ? resource.declaredType.native : undefined;
  const namevar = native?.namevar ?? 'name';
  // The titles of `Stage[main]` and `Class[main]` are no texts in Puppet, so their names differ from them.
  const isMain = title === MAIN && place === undefined && (resource.isClass || resource.kind === 'stage');
  const isNamed = isMain || parameters.has('name') || parameters.has(namevar);
  const addsNone = !isNamed && (native === undefined || resource.titleIsNamevar);
  if (addsNone && !changesWhenFrozen(resource)) return parameters;

  const frozen: CatalogParameter[] = [];
  if (native !== undefined) {
    for (const [name, value] of native.attributesOfTitle(title) ?? []) {
      if (isNamed || name !== namevar || value !== title) frozen.push({ name, value, origin: 'attribute', place });
    }
  } else if (isNamed) frozen.push({ name: 'name', value: title, origin: 'attribute', place: undefined });
  for (const parameter of parameters.list) {
    const value = plainValue(parameter, resource);
    if (value === undefined) continue;
    const name = parameter.name === 'name' ? namevar : parameter.name;
    const kept = name === parameter.name && value === parameter.value;
    frozen.push(kept ? parameter : { name, value, origin: parameter.origin, place: parameter.place });
  }
  const result = NamedMap.of(frozen);
  if (isNamed && !isMain && result.get(namevar)?.value === title) result.remove(namevar);
  return result;
}

function changesWhenFrozen(resource: Resource): boolean {
  for (const parameter of resource.parameters.list) {
    if (parameter.value === undefined || plainValue(parameter, resource) !== parameter.value) return true;
  }
  return false;
}

function plainValue(parameter: ResourceParameter, resource: Resource): Value {
  const { name, value } = parameter;
  if (isArray(value) && value.length > 0) {
    const flat = flatten(value);
    if (isRelationshipParameter(name)) return withoutUndef(flat);
    // Puppet flattens arrays that hold references, so `File['/a', '/b']` among other values yields two.
    if (flat.length !== value.length && flat.some((each) => referenceOfValue(each) !== undefined)) return flat;
  }
  return resource.sensitive.has(name) ? new SensitiveValue(value) : value;
}
