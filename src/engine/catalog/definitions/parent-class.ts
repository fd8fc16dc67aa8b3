import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { findClass } from '../loading/autoload.ts';

export function findParent(compilation: Compilation, definition: ResourceDefinition): ResourceDefinition | undefined {
  const { parentName } = definition;
  if (parentName === undefined || definition.parent !== undefined) return definition.parent;
  definition.parent = compilation.rules.findParent(compilation, definition, parentName);
  return definition.parent;
}

export function findParentClass(
  compilation: Compilation,
  { place }: ResourceDefinition,
  parentName: string,
): ResourceDefinition {
  const parent = findClass(compilation, parentName);
  if (parent === undefined) {
    throw new PuppetError(catalogIssues.unknownParent({ name: parentName }), place, 'Puppet::ParseError');
  }
  return parent;
}
