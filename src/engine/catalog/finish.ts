/** The last work on resources: waiting overrides, tags, sensitive values, checks. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { SensitiveValue } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import { needsHandDown } from './hand-down.ts';
import { isMetaparameter } from './metaparameters.ts';
import { mergeOverride } from './override.ts';
import { checkInstance } from './parameters.ts';
import type { Resource } from './resource.ts';

/**
 * Yields whether containers have anything to hand down. All in one pass: by now most of many resources are out of the
 * processor's caches.
 */
export function finishResources(compilation: Compilation): boolean {
  let handsDown = false;
  for (const resource of compilation.catalog.resources) {
    if (resource.isDeclared) {
      mergeWaiting(compilation, resource);
      finishResource(resource);
      handsDown ||= needsHandDown(resource);
    }
    resource.markFinished();
  }
  return handsDown;
}

/** Overrides that came before their resource. */
function mergeWaiting(compilation: Compilation, resource: Resource): void {
  if (compilation.overrides.size === 0) return;
  const { reference } = resource;
  for (const override of compilation.overrides.get(reference) ?? []) mergeOverride(compilation, resource, override);
  compilation.overrides.delete(reference);
}

function finishResource(resource: Resource): void {
  resource.addTagsOfScope();
  for (const parameter of resource.parameterList) {
    if (!(parameter.value instanceof SensitiveValue)) continue;
    resource.markSensitive(parameter.name);
    resource.set(parameter.withValue(parameter.value.value));
  }
  const { definition } = resource;
  if (definition === undefined) checkAttributes(resource);
  else if (!resource.evaluated || resource.changedByOverride) checkInstance(resource, definition);
}

function checkAttributes(resource: Resource): void {
  const { native } = resource.declaredType;
  for (const { name } of resource.parameterList) {
    if (native === undefined ? isMetaparameter(name) : native.takes(name)) continue;
    const issue = catalogIssues.unknownParameter({ name, reference: resource.reference, place: resource.place });
    throw new PuppetError(issue, resource.place, 'Puppet::ParseError');
  }
}
