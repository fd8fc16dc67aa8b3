/** Adds a resource to the catalog, contained in the class or define that declares it (`Compiler#add_resource`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { isTruthy } from '../../values/truthy.ts';
import type { Compilation } from '../compilation.ts';
import type { Resource } from '../resource.ts';

export function addResource(compilation: Compilation, resource: Resource): void {
  compilation.catalog.add(resource);
  resource.isDeclared = true;
  resource.declaredType.resources.push(resource);
  if (resource.definition !== undefined) compilation.unevaluated.push(resource);
  if (resource.isClass) return;
  if (isTruthy(resource.value('stage'))) {
    throw new PuppetError(catalogIssues.stageOnResource({ reference: resource.reference }), undefined, 'ArgumentError');
  }
  // A stage has no container, wherever it is declared. A class is contained in its stage, not in the code that declares
  // it.
  if (resource.kind === 'stage') return;
  const container = resource.declaredIn;
  if (container !== undefined) compilation.catalog.contain(container, resource);
}
