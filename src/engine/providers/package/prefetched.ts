/**
 * Stores the package manager's list of packages, which is read before the first package of a run
 * (`provider/package.rb`, `prefetch`). Until Puppet changes a package itself, it uses the package's state in the list,
 * even if another installation has added or removed the package since. A package that is not in the list is queried
 * when its resource is evaluated.
 */
import type { Target } from '../../machine/target.ts';
import type { Value } from '../../values/value.ts';
import type { ProviderBehavior } from '../../resource-types/behavior.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

interface ListedPackage {
  /** Version of the package, or `absent` if only its configuration is left. */
  readonly ensure: string;
  readonly mark: 'hold' | 'none' | undefined;
}

const listed = new WeakMap<ResourceInstance, ListedPackage>();

function listedState({ packages, platform }: Target, name: string): ListedPackage | undefined {
  const version = packages.versionOf(name);
  if (version !== undefined) return { ensure: version, mark: packages.isHeld(name) ? 'hold' : 'none' };
  const isLeft = platform.family !== 'redhat' && packages.isLeftBehind(name);
  return isLeft ? { ensure: 'absent', mark: undefined } : undefined;
}

/**
 * Returns the state of a package in the list. Returns undefined if the package is not in the list and must be queried.
 */
export function prefetchedEnsure(resource: ResourceInstance): Value {
  return listed.get(resource)?.ensure;
}

/** Returns the mark of an installed package: `hold` or `none`. Returns undefined for any other package. */
export function readMark(resource: ResourceInstance, target: Target): Value {
  return (listed.get(resource) ?? listedState(target, resource.name))?.mark;
}

export const listing: ProviderBehavior = {
  prefetch: (resources, target) => {
    for (const [name, resource] of resources) {
      const state = listedState(target, name);
      if (state === undefined) listed.delete(resource);
      else listed.set(resource, state);
    }
  },
  flush: (resource) => {
    listed.delete(resource);
  },
};
