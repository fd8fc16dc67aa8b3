import { PuppetHash, isArray, type Value } from '../../values/value.ts';
import { unwrapType, wrongCount } from '../access/check.ts';
import { resolveAlias } from '../alias.ts';
import { argumentError, assertInstance } from '../assert.ts';
import { specializeObject } from './specialize-object.ts';
import { anyObject } from './any-object.ts';
import { toDeclaration } from './declaration.ts';
import { collectAttributes, collectFunctions, findParent, collectTypeParameters } from './inherited-members.ts';
import { checkEquality } from './equality.ts';
import {
  checkOverride,
  memberLabel,
  readAttribute,
  readConstant,
  readFunction,
  readTypeParameter,
  type Member,
} from './member.ts';
import { OBJECT_INITIALIZER, QUALIFIED_NAME } from './declaration-schema.ts';
import type { ObjectAttribute, ObjectFunction, ObjectType, Type } from '../type.ts';
import { stringEntries } from '../../values/string-entries.ts';

/**
 * Evaluates `Object[...]`. For the plain `Object`, creates a type from a declaration or a name. For a named type, sets
 * the values of its type parameters.
 */
export function makeObjectType(type: ObjectType, keys: readonly Value[]): Type {
  if (type.name !== undefined) return specializeObject(type, keys);
  if (keys.length !== 1) wrongCount('Object-Type', 1, undefined, keys.length);
  const [declaration] = keys;
  const isEmpty = declaration === undefined || declaration === '';
  if (isEmpty || (declaration instanceof PuppetHash && declaration.size === 0)) return anyObject;
  if (typeof declaration !== 'string') return declareObject(undefined, declaration);
  return declareObject(
    undefined,
    PuppetHash.fromObject({ name: assertInstance('object name', QUALIFIED_NAME, declaration) }),
  );
}

/**
 * Creates an object type from its declaration. `name` is the name in `type Car = Object[{…}]`. Without it, the type has
 * the `name` in the hash.
 * @throws PuppetError for an invalid declaration
 */
export function declareObject(name: string | undefined, declaration: Value): ObjectType {
  const hash = assertInstance('object initializer', OBJECT_INITIALIZER, declaration);
  if (!(hash instanceof PuppetHash)) return anyObject;
  const given = hash.get('name');
  const ownName = name ?? (typeof given === 'string' ? given : undefined);
  const label = ownName ?? 'Object';
  const parent = unwrapType(hash.get('parent'));
  const resolved = parent === undefined ? undefined : resolveAlias(parent);
  if (resolved?.kind === 'TypeReference') argumentError(`reference to unresolved type '${resolved.text}'`);
  const ancestor = resolved?.kind === 'Object' ? resolved : undefined;
  const inherited: ReadonlyMap<string, Member> = ancestor === undefined ? new Map() : collectMembers(ancestor);
  const typeParameters = stringEntries(hash.get('type_parameters')).map(([key, value]) => {
    const parameter = readTypeParameter(label, key, value);
    const parentParameters = ancestor === undefined ? undefined : collectTypeParameters(ancestor);
    checkOverride(
      { label, member: parameter, feature: 'type_parameter' },
      parentMember(ancestor, parentParameters?.get(key), 'type_parameter'),
    );
    return parameter;
  });
  const attributes = readAttributes(label, hash, inherited);
  for (const attribute of attributes)
    checkOverride({ label, member: attribute, feature: 'attribute' }, inherited.get(attribute.name));
  const functions = readFunctions(label, hash, attributes, inherited);
  const equality = hash.get('equality');
  const type: ObjectType = {
    kind: 'Object',
    name: ownName,
    parent,
    attributes,
    functions,
    equality:
      typeof equality === 'string'
        ? [equality]
        : isArray(equality)
          ? equality.filter((each) => typeof each === 'string')
          : undefined,
    equalityIncludeType: hash.get('equality_include_type') !== false,
    serialization: undefined,
    typeParameters,
    initHash: PuppetHash.empty,
  };
  checkEquality(type, label, inherited);
  return { ...type, initHash: toDeclaration(type) };
}

function parentMember(
  ancestor: ObjectType | undefined,
  member: ObjectAttribute | undefined,
  feature: Member['feature'],
): Member | undefined {
  return member === undefined || ancestor === undefined
    ? undefined
    : { label: ancestor.name ?? 'Object', member, feature };
}

/** Collects members by name, including inherited ones. Each has the label of the type that declares it. */
function collectMembers(type: ObjectType): ReadonlyMap<string, Member> {
  const parent = findParent(type);
  const members = new Map<string, Member>(parent === undefined ? [] : collectMembers(parent));
  const label = type.name ?? 'Object';
  for (const member of type.attributes) members.set(member.name, { label, member, feature: 'attribute' });
  for (const member of type.functions) members.set(member.name, { label, member, feature: 'function' });
  return members;
}

function readAttributes(
  label: string,
  hash: PuppetHash,
  inherited: ReadonlyMap<string, Member>,
): readonly ObjectAttribute[] {
  const declared = stringEntries(hash.get('attributes'));
  const names = new Set(declared.map(([name]) => name));
  const constants = stringEntries(hash.get('constants'));
  for (const [name] of constants) {
    if (names.has(name)) argumentError(`attribute ${label}[${name}] is defined as both a constant and an attribute`);
  }
  return [
    ...declared.map(([name, value]) => readAttribute(label, name, value)),
    ...constants.map(([name, value]) => readConstant(label, name, value, inherited.has(name))),
  ];
}

function readFunctions(
  label: string,
  hash: PuppetHash,
  attributes: readonly ObjectAttribute[],
  inherited: ReadonlyMap<string, Member>,
): readonly ObjectFunction[] {
  const names = new Set(attributes.map((each) => each.name));
  return stringEntries(hash.get('functions')).map(([name, value]) => {
    const member = readFunction(label, name, value);
    const own: Member = { label, member, feature: 'function' };
    if (names.has(name)) argumentError(`${memberLabel(own)} conflicts with attribute with the same name`);
    checkOverride(own, inherited.get(name));
    return member;
  });
}

export function findMember(type: ObjectType, name: string): ObjectAttribute | ObjectFunction | undefined {
  return collectAttributes(type).get(name) ?? collectFunctions(type).get(name);
}
