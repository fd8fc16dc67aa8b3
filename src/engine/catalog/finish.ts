/** The last work on resources: waiting overrides, tags, sensitive values, checks; then what containers hand down. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import { addScopeTags } from './evaluate-resource.ts';
import { INHERITED_METAPARAMETERS, isMetaparameter } from './metaparameters.ts';
import { mergeOverride } from './override.ts';
import { checkInstance } from './parameters.ts';
import { type Resource, ResourceParameter } from './resource.ts';

export function finishResources(compilation: Compilation): void {
  for (const resource of compilation.resources) {
    const overrides = compilation.overrides.size === 0 ? undefined : compilation.overrides.get(resource.reference);
    if (overrides !== undefined) {
      for (const override of overrides) mergeOverride(compilation, resource, override);
      compilation.overrides.delete(resource.reference);
    }
    finishResource(compilation, resource);
  }
}

function finishResource(compilation: Compilation, resource: Resource): void {
  addScopeTags(compilation, resource);
  for (const parameter of resource.parameters.list) {
    if (!(parameter.value instanceof SensitiveValue)) continue;
    resource.sensitive = new Set(resource.sensitive).add(parameter.name);
    resource.parameters.put(parameter.withValue(parameter.value.value));
  }
  const { definition } = resource;
  if (definition === undefined) checkAttributes(resource);
  else if (!resource.evaluated || resource.changedByOverride) checkInstance(resource, definition);
}

function checkAttributes(resource: Resource): void {
  const { native } = resource.declaredType;
  for (const { name } of resource.parameters.list) {
    if (native === undefined ? isMetaparameter(name) : native.takes(name)) continue;
    const issue = catalogIssues.unknownParameter({ name, reference: resource.reference, place: resource.place });
    throw new PuppetError(issue, resource.place, 'Puppet::ParseError');
  }
}

/**
 * Hands metaparameters (but relationships) and tags down, from `Class[main]` to all that it contains, breadth first
 * (`Compiler#add_resource_metaparams`). Classes are contained in stages, so included ones get nothing.
 */
export function handDownMetaparameters(main: Resource): void {
  const data = new Map<Resource, ReadonlyMap<string, Value>>();
  const queue: Resource[] = [main];
  const seen = new Set<Resource>();
  for (let next = 0; next < queue.length; next += 1) {
    const source = queue[next];
    if (source === undefined || seen.has(source)) continue;
    seen.add(source);
    if (source.contents.length === 0) continue;
    const handed = data.get(source) ?? ownMetaparameters(source);
    for (const target of source.contents) {
      if (handed !== undefined) {
        for (const [name, value] of handed) {
          if (target.value(name) !== undefined) continue;
          target.set(new ResourceParameter({ name, value, source: target.source, origin: 'inherited' }));
        }
        if (target.contents.length > 0) data.set(target, new Map([...handed, ...(ownMetaparameters(target) ?? [])]));
      }
      target.tags.addAll(source.tags);
      queue.push(target);
    }
  }
}

function ownMetaparameters(resource: Resource): ReadonlyMap<string, Value> | undefined {
  let own: Map<string, Value> | undefined;
  for (const name of INHERITED_METAPARAMETERS) {
    const value = resource.value(name);
    if (value !== undefined) (own ??= new Map<string, Value>()).set(name, value);
  }
  return own;
}
