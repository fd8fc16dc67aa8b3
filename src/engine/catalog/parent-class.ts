import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Compilation } from './compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { findClass } from './loading/autoload.ts';
import { candidatesOf, findClassAmong } from './loading/find-relative.ts';

/** The class that a class inherits from. Throws when it cannot be found. */
export function parentOf(compilation: Compilation, definition: ResourceDefinition): ResourceDefinition | undefined {
  const { parentName } = definition;
  if (parentName === undefined || definition.parent !== undefined) return definition.parent;
  definition.parent = compilation.evaluator.language.namesAreRelative
    ? findClassAmong(compilation, candidatesOf([definition.name], parentName))
    : findClass(compilation, parentName);
  if (definition.parent === undefined) {
    throw new PuppetError(catalogIssues.unknownParent({ name: parentName }), definition.place, 'Puppet::ParseError');
  }
  return definition.parent;
}
