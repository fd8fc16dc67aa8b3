/** The attributes of a resource in the form that the catalog has them in (`Resource#to_resource`). */
import { isArray, SensitiveValue, type Value } from '../values/value.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { flatten } from './flatten.ts';
import { isRelationshipParameter } from './metaparameters.ts';
import { MAIN, referenceOfValue } from './names.ts';
import { NamedMap } from './named-map.ts';
import { withoutUndef } from './relationship-targets.ts';
import type { Resource } from './resource.ts';
import { ResourceParameter } from './resource-parameter.ts';

/**
 * The attributes with values, those that the title stands for first. A namevar that is only the title again is left out, and
 * `name` is called by the type's own namevar. Nearly always that leaves just the attributes that were given: then it is their
 * own list.
 */
export function finalParameters(resource: Resource): readonly ResourceParameter[] {
  const { title, place, parameterList } = resource;
  const native = resource.definition === undefined ? resource.declaredType.native : undefined;
  const namevar = native?.namevar ?? 'name';
  // The titles of `Stage[main]` and `Class[main]` are no texts in Puppet, so their names differ from them.
  const isMain = title === MAIN && place === undefined && (resource.isClass || resource.kind === 'stage');
  const isNamed = isMain || resource.parameter('name') !== undefined || resource.parameter(namevar) !== undefined;
  // Or the attribute that is given instead of the title stands first, where the title's would.
  const isGivenFirst =
    namevar !== 'name' && parameterList[0]?.name === namevar && resource.parameter('name') === undefined;
  const addsNone = isNamed
    ? !isMain && isGivenFirst && resource.titleIsNamevar && resource.value(namevar) !== title
    : native === undefined || resource.titleIsNamevar;
  if (addsNone && !changesAtEnd(resource)) return parameterList;

  const final: ResourceParameter[] = [];
  const ofTitle = (name: string, value: Value, at: SourcePlace | undefined): void => {
    final.push(new ResourceParameter({ name, source: undefined, place: at, origin: 'attribute' }, value));
  };
  if (native !== undefined) {
    for (const [name, value] of native.attributesOfTitle(title) ?? []) {
      if (isNamed || name !== namevar || value !== title) ofTitle(name, value, place);
    }
  } else if (isNamed) ofTitle('name', title, undefined);
  for (const parameter of parameterList) {
    const value = plainValue(parameter, resource);
    if (value === undefined) continue;
    const { name, traits } = parameter;
    if (name === 'name' && namevar !== 'name') final.push(parameter.with({ ...traits, name: namevar }, value));
    else final.push(value === parameter.value ? parameter : parameter.withValue(value));
  }
  const result = NamedMap.of(final);
  if (isNamed && !isMain && result.get(namevar)?.value === title) result.remove(namevar);
  return result.list;
}

function changesAtEnd(resource: Resource): boolean {
  for (const parameter of resource.parameterList) {
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
  return resource.isSensitive(name) ? new SensitiveValue(value) : value;
}
