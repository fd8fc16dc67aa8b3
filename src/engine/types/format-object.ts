import { stringEntries } from '../values/string-entries.ts';
import { isArray, PuppetHash, type Value } from '../values/value.ts';
import { toDeclaration } from './objects/declaration.ts';
import { collectTypeParameters } from './objects/inherited-members.ts';
import type { ObjectType, TypeSetType } from './type.ts';

type Print = (value: Value) => string;

export function formatObjectType(type: ObjectType, expanded: boolean, print: Print): string {
  const label = type.name ?? 'Object';
  if (type.extension !== undefined) return `${label}[${printParameters(type.extension, print)}]`;
  return expanded ? `Object[${printDeclaration(toDeclaration(type), print)}]` : label;
}

/** Prints the values of type parameters: by position if there are up to two, and otherwise as a hash. */
function printParameters({ base, parameters }: NonNullable<ObjectType['extension']>, print: Print): string {
  const names = [...collectTypeParameters(base).keys()];
  if (names.length > 2) return print(PuppetHash.of(parameters));
  const given = names.map((name) => (parameters.has(name) ? print(parameters.get(name)) : 'default'));
  while (given.at(-1) === 'default') given.pop();
  return given.join(', ');
}

/** Prints the hash of a declaration. Keys such as `attributes` are bare words, and names of members are quoted. */
function printDeclaration(hash: PuppetHash, print: Print): string {
  const entries = stringEntries(hash).map(([name, value]) => {
    if ((name === 'attributes' || name === 'functions') && value instanceof PuppetHash) {
      const members = [...value].map(
        ([member, declaration]) => `${print(member)} => ${printMember(declaration, print)}`,
      );
      return `${name} => {${members.join(', ')}}`;
    }
    if (name === 'equality' && !isArray(value)) return `${name} => `;
    return `${name} => ${print(value)}`;
  });
  return `{${entries.join(', ')}}`;
}

function printMember(declaration: Value, print: Print): string {
  if (!(declaration instanceof PuppetHash)) return print(declaration);
  const parts = stringEntries(declaration).map(
    ([key, value]) => `${key} => ${key === 'kind' && typeof value === 'string' ? value : print(value)}`,
  );
  return `{${parts.join(', ')}}`;
}

export function formatTypeSet(type: TypeSetType, print: Print): string {
  if (!(type.initHash instanceof PuppetHash) || type.initHash.size === 0) return 'TypeSet[{}]';
  return `TypeSet[{${stringEntries(type.initHash)
    .map(([key, value]) => `${key} => ${print(value)}`)
    .join(', ')}}]`;
}
