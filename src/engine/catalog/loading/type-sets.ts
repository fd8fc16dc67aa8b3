/** Type sets of modules: `type Net = TypeSet[{ types => { Port => … } }]` defines `Net::Port`. */
import type { Expression, TypeAlias } from '../../syntax/ast.ts';

interface TypeSetMember {
  readonly name: string;
  readonly type: Expression;
}

/**
 * Returns the members of the type set that an alias declares, by name in lower case. Returns undefined if the alias
 * does not declare a type set.
 */
export function typeSetMembers(alias: TypeAlias): ReadonlyMap<string, TypeSetMember> | undefined {
  const { type } = alias;
  if (type.kind !== 'Access' || type.left.kind !== 'QualifiedReference' || type.left.casedValue !== 'TypeSet') {
    return undefined;
  }
  const members = new Map<string, TypeSetMember>();
  const types = findEntry(type.keys[0], 'types');
  if (types?.kind !== 'LiteralHash') return members;
  for (const { key, value } of types.entries) {
    const name =
      key.kind === 'QualifiedReference' ? key.casedValue : key.kind === 'LiteralString' ? key.value : undefined;
    if (name !== undefined) members.set(name.toLowerCase(), { name, type: value });
  }
  return members;
}

function findEntry(hash: Expression | undefined, name: string): Expression | undefined {
  if (hash?.kind !== 'LiteralHash') return undefined;
  return hash.entries.find(({ key }) => {
    return (key.kind === 'QualifiedName' || key.kind === 'LiteralString') && key.value === name;
  })?.value;
}
