import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { SensitiveValue } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { isMetaparameter } from '../declare/metaparameters.ts';
import { mergeOverride } from '../declare/override.ts';
import { checkInstance } from '../definitions/parameters.ts';
import type { Resource } from '../resource.ts';

export function finishResources(compilation: Compilation): void {
  for (const resource of compilation.catalog.resources) {
    if (resource.isDeclared) compilation.attempt(() => finishResource(compilation, resource));
  }
}

function finishResource(compilation: Compilation, resource: Resource): void {
  mergeWaiting(compilation, resource);
  compilation.rules.addLateDefaults(compilation, resource);
  resource.addTagsOfScope();
  unwrapSensitive(resource);
  const { definition } = resource;
  if (definition === undefined) checkAttributes(resource);
  else if (!resource.evaluated || resource.changedByOverride)
    checkInstance(compilation.evaluator, resource, definition);
}

function mergeWaiting(compilation: Compilation, resource: Resource): void {
  if (compilation.overrides.size === 0) return;
  const { reference } = resource;
  for (const override of compilation.overrides.get(reference) ?? []) mergeOverride(compilation, resource, override);
  compilation.overrides.delete(reference);
}

function unwrapSensitive(resource: Resource): void {
  for (const parameter of resource.parameters.values()) {
    if (!(parameter.value instanceof SensitiveValue)) continue;
    resource.sensitiveParameters = new Set(resource.sensitiveParameters).add(parameter.name);
    resource.set({ ...parameter, value: parameter.value.value });
  }
}

function checkAttributes(resource: Resource): void {
  const { native } = resource.declaredType;
  for (const name of resource.parameters.keys()) {
    if (native === undefined ? isMetaparameter(name) : native.takes(name)) continue;
    const issue = catalogIssues.unknownParameter({
      name,
      type: resource.type,
      title: resource.title,
      place: resource.place,
    });
    throw new PuppetError(issue, resource.place, 'Puppet::ParseError');
  }
}
