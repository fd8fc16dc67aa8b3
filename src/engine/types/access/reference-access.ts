/** References to resources: `File['/x']`, `Resource[file, ...]` and `Class[...]`. */
import { typeAccessIssues } from '../../diagnostics/issues/type-access.ts';
import { TypeValue, isArray, type Value } from '../../values/value.ts';
import type { ParameterOf } from './access.ts';
import { TypeAccessError, type ErrorPart } from './access-error.ts';
import { flatten, keyName, unwrapType, wrongCount, wrongSpecialization } from './check.ts';
import { classType, resourceType } from '../factory.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { formatType } from '../format.ts';
import { withArticle } from '../mismatch/mismatch-text.ts';
import { valueLabel } from '../value-label.ts';
import type { ClassType, ResourceType } from '../type.ts';

/** Puppet's `Patterns::CLASSREF_EXT`. `CLASS_NAME` is `Patterns::NAME`. */
const TYPE_NAME = /^(?:::)?[A-Z]\w*(?:::[A-Z]\w*)*$/;
const CLASS_NAME = /^(?:::)?[a-z]\w*(?:::[a-z]\w*)*$/;

const defined = (keys: readonly Value[]): readonly Value[] => {
  const [only] = keys;
  if (keys.length === 1 && only !== undefined && !isArray(only)) return keys;
  return flatten(keys).filter((key) => key !== undefined);
};

function result(values: readonly Value[], asArray: boolean): Value {
  return asArray ? values : values.at(-1);
}

/** Creates references. If the reference already has a title, reads parameters of the resource. */
export function accessResource(
  type: ResourceType,
  keys: readonly Value[],
  parameterOf: ParameterOf | undefined,
): Value {
  const blame: ErrorPart = keys.length === 0 ? 'access' : 0;
  if (keys.length === 0) wrongCount(formatType(type), 1, Infinity, 0, blame);
  const rest = type.typeName === undefined ? keys.slice(1) : keys;
  // A known type name was checked when the reference was created.
  const name = type.typeName ?? checkedName(nameFrom(keys[0]), blame);
  const asArray = rest.length > 1 || (rest.length > 0 && isArray(rest[0] ?? false));
  const flat = defined(rest);
  if (flat.length === 0 && rest.length > 0) return asArray ? [] : undefined;
  if (type.title !== undefined) {
    return result(
      flat.map((key) => parameterOf?.(type, key)),
      asArray,
    );
  }
  if (flat.length === 0) return new TypeValue(resourceType(name));
  const references = flat.map((title, index) => {
    if (typeof title === 'string') return new TypeValue(resourceType(name, title));
    // Puppet counts the keys without the type's name and after arrays are flattened. Therefore its error can be about a
    // different key, or about none.
    const blamed = rest.length === flat.length ? index : index + 1;
    return wrongSpecialization(type, title, 'a resource title String', blamed);
  });
  return result(references, asArray);
}

function checkedName(name: string, blame: ErrorPart): string {
  if (TYPE_NAME.test(name)) return name;
  throw new TypeAccessError(typeAccessIssues.illegalTypeName({ name }), blame);
}

function nameFrom(key: Value): string {
  if (typeof key === 'string') return capitalizeSegments(key);
  const type = unwrapType(key);
  if (type?.kind === 'Resource' && type.typeName !== undefined) return capitalizeSegments(type.typeName);
  throw new TypeAccessError(typeAccessIssues.resourceTypeExpected({ actual: keyName(key) }), 0);
}

export function accessClass(type: ClassType, keys: readonly Value[], parameterOf: ParameterOf | undefined): Value {
  if (keys.length === 0) wrongCount(formatType(type), 1, Infinity, 0);
  const asArray = keys.length > 1 || isArray(keys[0]);
  const flat = defined(keys);
  if (flat.length === 0) return asArray ? [] : undefined;
  if (type.className !== undefined)
    return result(
      flat.map((key) => parameterOf?.(type, key)),
      asArray,
    );
  const classes = flat.map((key, index) => {
    if (typeof key !== 'string') {
      const label = withArticle(valueLabel(key));
      const actual = label.charAt(0).toUpperCase() + label.slice(1);
      throw new TypeAccessError(typeAccessIssues.classNameNotString({ actual }), index);
    }
    const name = key.toLowerCase().replace(/^::/, '');
    if (!CLASS_NAME.test(name)) throw new TypeAccessError(typeAccessIssues.illegalClassName({ name: key }), index);
    return new TypeValue(classType(name));
  });
  return result(classes, asArray);
}
