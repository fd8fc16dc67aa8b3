/** Behavior of packages (`type/package.rb`, `provider/package`). */
import { Failure, withReason } from '../../diagnostics/failure.ts';
import { compareDebianVersions } from '../../machine/packages/debian-version.ts';
import { findPythonVersion } from '../../machine/packages/python-packages.ts';
import type { Target } from '../../machine/target.ts';
import type { PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { failureText, TypeFailure } from '../../resource-types/failure.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import type { Value } from '../../values/value.ts';
import {
  absentState,
  dpkgRefusal,
  installOptions,
  installRefusal,
  isPip,
  missingCommand,
  noLatestOfPip,
  pipFailure,
} from './package-tools.ts';
import { listing, readMark, prefetchedEnsure } from './prefetched.ts';

const newest = new WeakMap<ResourceInstance, string>();

/**
 * True if a version is in a range such as `>=1.0` or `>1.0 <2.0`. As in Puppet, a range with a space after its sign
 * is invalid, so the result is false (`version/range.rb`).
 */
function isInRange(version: string, range: string): boolean {
  return range.split(/\s+/).every((part) => {
    const [, sign, bound] = /^([<>]=?)([^<>=]+)$/.exec(part) ?? [];
    if (sign === undefined || bound === undefined) return false;
    const order = compareDebianVersions(version, bound);
    if (order === 0) return sign.endsWith('=');
    return sign.startsWith('<') ? order < 0 : order > 0;
  });
}

/**
 * Returns the newest version in a range. Returns undefined if this version is the package manager's candidate. Returns
 * the range itself if no version is in it.
 */
function versionInRange({ packages }: Target, name: string, range: string): string | undefined {
  const found = packages.versionsOf(name).find((version) => isInRange(version, range)) ?? range;
  return found !== range && found === packages.candidateOf(name) ? undefined : found;
}

function install(resource: ResourceInstance, target: Target): void {
  const { name } = resource;
  if (resource.provider?.name === 'dpkg') throw dpkgRefusal(resource, target);
  const wanted = resource.should('ensure');
  if (isPip(resource.provider?.name)) throw pipFailure(resource, wanted, target);
  const exact = typeof wanted === 'string' && wanted !== 'present' && wanted !== 'latest' ? wanted : undefined;
  const version = exact === undefined ? undefined : versionInRange(target, name, exact);
  const refusal = installRefusal(resource, target, version);
  if (refusal !== undefined) {
    const { text, ...reason } = refusal;
    throw withReason(reason, new TypeFailure(text));
  }
  target.packages.install(name, version, installOptions(resource, target));
  if (resource.should('mark') === 'hold') target.packages.hold(name, true);
}

function update({ resource }: PropertyInstance, target: Target): void {
  if (isPip(resource.provider?.name) && resource.should('ensure') === 'latest') throw noLatestOfPip();
  try {
    install(resource, target);
  } catch (thrown) {
    const failure = new TypeFailure(`Could not update: ${failureText(thrown)}`);
    throw withReason(thrown instanceof Failure ? thrown.reason : undefined, failure);
  }
}

function isMissing(state: Value): boolean {
  return state === 'absent' || state === 'purged' || state === 'disabled';
}

const ensure: PropertyBehavior = {
  setters: {
    present: ({ resource }, target) => install(resource, target),
    absent: ({ resource }, target) => target.packages.remove(resource.name),
    purged: ({ resource }, target) => target.packages.remove(resource.name, true),
    disabled: () => undefined,
    latest: update,
  },
  sync: update,
  retrieve: ({ resource }, target) => {
    const missing = missingCommand(resource.provider?.name, target);
    if (missing !== undefined) throw withReason({ code: 'PROVIDER_NOT_SUITABLE' }, new Failure(missing));
    if (isPip(resource.provider?.name)) return findPythonVersion(target, resource.name) ?? 'absent';
    return prefetchedEnsure(resource) ?? target.packages.versionOf(resource.name) ?? absentState(target, resource.name);
  },
  insync: (property, current, target) => {
    const { resource } = property;
    return property.shouldValues.some((wanted) => {
      if (wanted === 'present') return !isMissing(current);
      if (wanted === 'absent') return current === 'absent' || current === 'purged';
      if (wanted === 'purged') return current === 'purged';
      if (wanted === current) return true;
      if (isMissing(current)) return false;
      if (wanted !== 'latest')
        return typeof wanted === 'string' && typeof current === 'string' && isInRange(current, wanted);
      const candidate = target.packages.candidateOf(resource.name);
      if (candidate !== undefined) newest.set(resource, candidate);
      return current === candidate;
    });
  },
  changeToS: (property, current, desired) => {
    if (desired === 'purged') return 'purged';
    if (isMissing(current) && current !== 'disabled' && desired !== 'absent') return 'created';
    if (desired === 'absent') return 'removed';
    return `ensure changed ${displayValue(current)} to ${displayValue(newest.get(property.resource) ?? desired)}`;
  },
  shouldToS: (property, value) => displayValue(newest.get(property.resource) ?? value),
};

export const packageBehavior: TypeBehavior = {
  properties: {
    ensure,
    mark: {
      setters: {
        hold: ({ resource }, target) => target.packages.hold(resource.name, true),
        none: ({ resource }, target) => target.packages.hold(resource.name, false),
      },
      retrieve: ({ resource }, target) => readMark(resource, target),
    },
  },
  providers: { apt: listing, dnf: listing, yum: listing, dpkg: listing },
  present: (current) => !isMissing(current.get('ensure')),
  refresh: () => undefined,
  instances: (target) => target.packages.installed().map(([title]) => ({ type: 'package', title, parameters: {} })),
};
