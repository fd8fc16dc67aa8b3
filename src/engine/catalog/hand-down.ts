/** What containers hand down to what they contain (`Compiler#add_resource_metaparams`). */
import type { Value } from '../values/value.ts';
import { INHERITED_METAPARAMETERS } from './metaparameters.ts';
import type { Resource } from './resource.ts';
import { ResourceParameter } from './resource-parameter.ts';

/**
 * Hands metaparameters (but relationships) and tags down, from `Class[main]` to all that it contains, breadth first. Classes are
 * contained in stages, so included ones get nothing.
 */
export function handDownMetaparameters(main: Resource, resources: readonly Resource[]): void {
  const contents = contentsOf(resources);
  const data = new Map<Resource, ReadonlyMap<string, Value>>();
  const queue: Resource[] = [main];
  const seen = new Set<Resource>();
  for (let next = 0; next < queue.length; next += 1) {
    const source = queue[next];
    if (source === undefined || seen.has(source)) continue;
    seen.add(source);
    const targets = contents.get(source);
    if (targets === undefined) continue;
    const handed = data.get(source) ?? ownMetaparameters(source);
    for (const target of targets) {
      if (handed !== undefined) {
        for (const [name, value] of handed) {
          if (target.value(name) !== undefined) continue;
          target.set(new ResourceParameter({ name, source: target.source, origin: 'inherited' }, value));
        }
        if (contents.has(target)) data.set(target, new Map([...handed, ...(ownMetaparameters(target) ?? [])]));
      }
      if (!target.inheritsTags) target.addTagsOf(source);
      queue.push(target);
    }
  }
}

/**
 * Whether a finished resource has something for what it contains, or must be given something. Most catalogs have nothing to hand
 * down but tags, and those are with what is contained already.
 */
export function needsHandDown(resource: Resource): boolean {
  if (resource.definition !== undefined && resource.handsDown) return true;
  return resource.isContained ? !resource.inheritsTags : resource.containers.some(({ kind }) => kind !== 'stage');
}

/** What each resource contains, in the order in which it came there. */
function contentsOf(resources: readonly Resource[]): ReadonlyMap<Resource, readonly Resource[]> {
  const contents = new Map<Resource, Resource[]>();
  const put = (container: Resource, resource: Resource): void => {
    const list = contents.get(container);
    if (list === undefined) contents.set(container, [resource]);
    else list.push(resource);
  };
  const classes = resources
    .flatMap((container) => container.containedClasses.map(({ resource, at }) => ({ container, resource, at })))
    .sort((a, b) => a.at - b.at);
  let next = 0;
  resources.forEach((resource, index) => {
    for (let each = classes[next]; each !== undefined && each.at <= index; each = classes[next]) {
      put(each.container, each.resource);
      next += 1;
    }
    if (resource.isContained && resource.declaredIn !== undefined) put(resource.declaredIn, resource);
  });
  for (const { container, resource } of classes.slice(next)) put(container, resource);
  return contents;
}

function ownMetaparameters(resource: Resource): ReadonlyMap<string, Value> | undefined {
  let own: Map<string, Value> | undefined;
  for (const name of INHERITED_METAPARAMETERS) {
    const value = resource.value(name);
    if (value !== undefined) (own ??= new Map<string, Value>()).set(name, value);
  }
  return own;
}
