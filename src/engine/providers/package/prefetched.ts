/**
 * What a package manager's list said before the first package of a run was looked at (`provider/package.rb`, `prefetch`).
 *
 * Puppet keeps what the list said of a package until that package itself is changed. So a package that another one's
 * installation brings or removes meanwhile still counts as it was listed; one that the list did not have is asked for when its turn
 * comes.
 */
import type { Target } from '../../machine/target.ts';
import type { Value } from '../../values/value.ts';
import type { ProviderBehavior } from '../../resource-types/behavior.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

interface ListedPackage {
  /** Its version, or `absent` where only its configuration is left. */
  readonly ensure: string;
  readonly mark: 'hold' | 'none' | undefined;
}

const listed = new WeakMap<ResourceInstance, ListedPackage>();

/** The state of a package by its name, as the package manager's list has it; nothing where it is not on the list. */
function listedState({ packages, platform }: Target, name: string): ListedPackage | undefined {
  const version = packages.versionOf(name);
  if (version !== undefined) return { ensure: version, mark: packages.isHeld(name) ? 'hold' : 'none' };
  const isLeft = platform.family !== 'redhat' && packages.isLeftBehind(name);
  return isLeft ? { ensure: 'absent', mark: undefined } : undefined;
}

/** What the list said of a package before the run's first one; `undefined` where it has to be asked for. */
export function prefetchedEnsure(resource: ResourceInstance): Value {
  return listed.get(resource)?.ensure;
}

/** As a property's value: `hold`, or `none` of an installed package. */
export function markOf(resource: ResourceInstance, target: Target): Value {
  return (listed.get(resource) ?? listedState(target, resource.name))?.mark;
}

/** The hooks of the providers that list all packages at once. */
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
