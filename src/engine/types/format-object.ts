import { isArray, PuppetHash, type Value } from '../values/value.ts';
import type { ObjectType, Type, TypeSetType } from './type.ts';

/** An object type: by its name, or with all that it declares when expanded. */
export function formatObjectType(
  type: ObjectType,
  expanded: boolean,
  printValue: (value: Value) => string,
  printType: (type: Type) => string,
): string {
  if (!expanded && type.name !== undefined) return type.name;
  if (type.initHash instanceof PuppetHash && type.initHash.size > 0 && (expanded || type.name === undefined)) {
    if (!expanded) return 'Object';
    return `Object[${printObjectHash(type.initHash, printValue)}]`;
  }
  return type.name ?? (type.parent === undefined ? 'Object' : printType(type.parent));
}

/** The hash of an object type: its keys are bare words. */
function printObjectHash(hash: PuppetHash, printValue: (value: Value) => string): string {
  const entries = [...hash].map(([key, value]) => {
    const name = String(key);
    if ((name === 'attributes' || name === 'functions') && value instanceof PuppetHash) {
      const members = [...value].map(
        ([member, declaration]) => `${printValue(member)} => ${printMember(declaration, printValue)}`,
      );
      return `${name} => {${members.join(', ')}}`;
    }
    if (name === 'equality' && !isArray(value)) return `${name} => `;
    return `${name} => ${printValue(value)}`;
  });
  return `{${entries.join(', ')}}`;
}

function printMember(declaration: Value, printValue: (value: Value) => string): string {
  if (!(declaration instanceof PuppetHash)) return printValue(declaration);
  const parts = [...declaration].map(
    ([key, value]) => `${String(key)} => ${key === 'kind' ? String(value) : printValue(value)}`,
  );
  return `{${parts.join(', ')}}`;
}

export function formatTypeSet(type: TypeSetType, printValue: (value: Value) => string): string {
  if (type.name !== undefined) return type.name;
  if (!(type.initHash instanceof PuppetHash) || type.initHash.size === 0) return 'TypeSet';
  return `TypeSet[{${[...type.initHash].map(([key, value]) => `${String(key)} => ${printValue(value)}`).join(', ')}}]`;
}
