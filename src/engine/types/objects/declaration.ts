import { PuppetHash, TypeValue, type Value } from '../../values/value.ts';
import { typesEqual } from '../../values/equality.ts';
import { inferType } from '../infer.ts';
import { generalize } from '../generalize.ts';
import type { ObjectAttribute, ObjectFunction, ObjectType } from '../type.ts';

/** Returns the shortest hash that declares a type, as printed in `Object[…]`. */
export function toDeclaration(type: ObjectType): PuppetHash {
  const entries: [string, Value][] = [];
  if (type.name !== undefined) entries.push(['name', type.name]);
  if (type.parent !== undefined) entries.push(['parent', new TypeValue(type.parent)]);
  if (type.typeParameters.length > 0)
    entries.push(['type_parameters', membersHash(type.typeParameters, parameterHash)]);
  const constants = type.attributes.filter(isPlainConstant);
  const others = type.attributes.filter((each) => !isPlainConstant(each));
  if (others.length > 0) entries.push(['attributes', membersHash(others, attributeHash)]);
  if (constants.length > 0)
    entries.push(['constants', PuppetHash.of(constants.map((each) => [each.name, each.value] as const))]);
  if (type.functions.length > 0) entries.push(['functions', membersHash(type.functions, functionHash)]);
  if (type.equality !== undefined) entries.push(['equality', type.equality]);
  return PuppetHash.of(entries);
}

function isPlainConstant(attribute: ObjectAttribute): boolean {
  return attribute.kind === 'constant' && typesEqual(attribute.type, generalize(inferType(attribute.value)));
}

function membersHash<M extends { readonly name: string }>(
  members: readonly M[],
  declare: (member: M) => readonly (readonly [string, Value])[],
): PuppetHash {
  return PuppetHash.of(
    members.map((member) => {
      const declaration = declare(member);
      const [only] = declaration;
      return [
        member.name,
        declaration.length === 1 && only?.[0] === 'type' ? only[1] : PuppetHash.of(declaration),
      ] as const;
    }),
  );
}

function functionHash(member: ObjectFunction): [string, Value][] {
  const entries: [string, Value][] = [['type', new TypeValue(member.type)]];
  if (member.final) entries.push(['final', true]);
  if (member.override) entries.push(['override', true]);
  return entries;
}

function attributeHash(attribute: ObjectAttribute): [string, Value][] {
  const entries = functionHash({ ...attribute, final: attribute.final && attribute.kind !== 'constant' });
  if (attribute.kind !== 'normal') entries.push(['kind', attribute.kind]);
  if (attribute.hasValue) entries.push(['value', attribute.value]);
  return entries;
}

function parameterHash(parameter: ObjectAttribute): [string, Value][] {
  const inner =
    parameter.type.kind === 'Optional' && parameter.type.type !== undefined ? parameter.type.type : parameter.type;
  const entries: [string, Value][] = [['type', new TypeValue(inner)]];
  if (parameter.hasValue && parameter.value !== undefined) entries.push(['value', parameter.value]);
  return entries;
}
