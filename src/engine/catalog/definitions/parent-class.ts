import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { unknownParentOf } from '../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { findClass } from '../loading/autoload.ts';
import { candidatesOf, findClassAmong } from '../loading/find-relative.ts';

/** The class that a class inherits from, or the node that a node does. Throws when it cannot be found. */
export function parentOf(compilation: Compilation, definition: ResourceDefinition): ResourceDefinition | undefined {
  const { parentName } = definition;
  if (parentName === undefined || definition.parent !== undefined) return definition.parent;
  if (definition.kind === 'node') return parentNode(compilation, definition, parentName);
  definition.parent = compilation.release.has('names of classes are relative')
    ? findClassAmong(compilation, candidatesOf([definition.name], parentName))
    : findClass(compilation, parentName);
  if (definition.parent === undefined) {
    if (compilation.release.has('names of classes are relative')) throw unknownParent(definition, parentName);
    throw new PuppetError(catalogIssues.unknownParent({ name: parentName }), definition.place, 'Puppet::ParseError');
  }
  return definition.parent;
}

function parentNode(
  { definitions }: Compilation,
  definition: ResourceDefinition,
  parentName: string,
): ResourceDefinition {
  const parent = definitions.nodeNamed(parentName);
  if (parent === undefined) throw unknownParent(definition, parentName);
  definition.parent = parent;
  return parent;
}

function unknownParent({ kind, place }: ResourceDefinition, name: string): PuppetError {
  const issue = unknownParentOf({ name, kind: kind === 'node' ? 'node' : 'hostclass' });
  return new PuppetError(issue, place, 'Puppet::ParseError');
}
