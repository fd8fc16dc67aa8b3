import { type CatalogResource, referenceText } from '../../catalog.ts';
import { flatten } from '../../flatten.ts';
import type { ResourceTypeKnowledge } from '../../type-knowledge.ts';

/**
 * Maps each reference that uses an alias to the reference that uses the title, both as strings. Leaves out an alias
 * that equals a title or an earlier alias.
 */
export function findAliases(
  resources: readonly CatalogResource[],
  types: ResourceTypeKnowledge,
): ReadonlyMap<string, string> {
  const titles = new Set(resources.map(referenceText));
  const aliases = new Map<string, string>();
  for (const resource of resources) {
    for (const name of secondNames(resource, types)) {
      const alias = `${resource.type}[${name}]`;
      if (!titles.has(alias) && !aliases.has(alias)) aliases.set(alias, referenceText(resource));
    }
  }
  return aliases;
}

function secondNames({ type, title, kind, parameters }: CatalogResource, types: ResourceTypeKnowledge): string[] {
  const names = flatten(parameters.get('alias')?.value).filter((name) => typeof name === 'string');
  const lower = type.toLowerCase();
  if (kind === 'native' && types.isType(lower) && types.isIsomorphic(lower)) {
    const [namevar, ...others] = types.namevarsOf(lower);
    if (namevar !== undefined && others.length === 0) {
      const ofTitle = types.attributesOfTitle(lower, title)?.find(([name]) => name === namevar)?.[1];
      const name = parameters.get(namevar)?.value ?? ofTitle;
      if (typeof name === 'string') names.push(name);
    }
  } else if (kind === 'define') {
    const name = parameters.get('name')?.value;
    if (typeof name === 'string') names.push(name);
  }
  return names.filter((name) => name !== title);
}
