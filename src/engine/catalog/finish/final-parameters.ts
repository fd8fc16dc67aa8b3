import { isArray, SensitiveValue, type Value } from '../../values/value.ts';
import { flatten } from '../flatten.ts';
import { isRelationshipParameter } from '../declare/metaparameters.ts';
import { MAIN, referenceOfValue } from '../names.ts';
import { withoutUndef } from '../relationships/relationship-targets.ts';
import type { Resource, ResourceParameter } from '../resource.ts';
import { withoutRubyObjects } from './ruby-objects.ts';

/**
 * Returns the attributes in the catalog: attributes set by the title come first, and attributes without a value are
 * left out. `name` becomes the type's namevar. A namevar equal to the title is left out
 * (`Puppet::Parser::Resource#to_hash`).
 */
export function finalParameters(resource: Resource): Map<string, ResourceParameter> {
  const { title, titleValue, place, parameters: given } = resource;
  const native = resource.definition === undefined ? resource.declaredType.native : undefined;
  const namevar = native?.namevar ?? 'name';
  // In Puppet, the titles of `Stage[main]` and `Class[main]` are not strings. Their names therefore differ from their
  // titles.
  const isMain = title === MAIN && place === undefined && (resource.isClass || resource.kind === 'stage');
  const hasTextTitle = typeof titleValue === 'string' && !isMain;
  const isNamedByTitle =
    hasTextTitle && !given.has(namevar) && !given.has('name') && native?.isNameItself(title) !== false;
  if (isNamedByTitle && hasFinalValues(resource)) return given;

  const final = new Map<string, ResourceParameter>();
  const ofTitle = native === undefined ? [['name', title] as const] : (native.attributesOfTitle(title) ?? []);
  for (const [name, value] of ofTitle) {
    final.set(name, { name, value, source: undefined, place: native && place, origin: 'attribute' });
  }
  for (const parameter of given.values()) {
    const value = finalValue(parameter, resource);
    if (value === undefined) continue;
    const name = parameter.name === 'name' ? namevar : parameter.name;
    final.set(name, { ...parameter, name, value });
  }
  if (!isMain && final.get(namevar)?.value === titleValue) final.delete(namevar);
  return final;
}

function hasFinalValues(resource: Resource): boolean {
  for (const parameter of resource.parameters.values()) {
    if (parameter.value === undefined || finalValue(parameter, resource) !== parameter.value) return false;
  }
  return true;
}

function finalValue({ name, value: given }: ResourceParameter, resource: Resource): Value {
  const value = withoutRubyObjects(given);
  if (isArray(value) && value.length > 0) {
    const flat = flatten(value);
    if (isRelationshipParameter(name)) return withoutUndef(flat);
    // Puppet flattens an array that contains references: `['x', File['/a', '/b']]` becomes an array of three elements.
    if (flat.length !== value.length && flat.some((each) => referenceOfValue(each) !== undefined)) return flat;
  }
  return resource.sensitiveParameters?.has(name) === true ? new SensitiveValue(value) : value;
}
