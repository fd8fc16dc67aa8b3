/** Puppet's `type/package.rb`. */
import { Failure, withReason } from '../../diagnostics/failure.ts';
import { compareDebianVersions } from '../../machine/packages/debian-version.ts';
import { pythonVersionOf } from '../../machine/packages/python-packages.ts';
import type { Target } from '../../machine/target.ts';
import { isArray, type Value } from '../../values/value.ts';
import { displayValue } from '../instances/display.ts';
import type { ParameterDefinition, PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, failureText, TypeFailure } from '../failure.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { markOf, prefetchedEnsure } from './prefetched.ts';
import {
  absentState,
  dpkgRefusal,
  installOptions,
  installRefusal,
  isPip,
  missingCommand,
  packageProviders,
  noLatestOfPip,
  pipFailure,
} from './providers.ts';

/** The newest version that there is, once it was asked for: messages name it in place of `latest`. */
const newest = new WeakMap<ResourceInstance, string>();

/**
 * Whether a version is in a range such as `>=1.0` or `>1.0 <2.0`; `false` for text that is no range, as Puppet has it: one with a space
 * after its sign (`version/range.rb`).
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

/** The newest version that is in a range; `undefined` where that is the candidate, the text of the range itself where none is. */
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

const ensure: PropertyDefinition = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state: `installed` (or `present`), `latest`, a version, `absent`, or `purged` (removed with its configuration files).',
  values: [
    {
      value: 'present',
      aliases: ['installed'],
      event: 'package_installed',
      sync: ({ resource }, target) => install(resource, target),
    },
    {
      value: 'absent',
      event: 'package_removed',
      sync: ({ resource }, target) => target.packages.remove(resource.name),
    },
    {
      value: 'purged',
      event: 'package_purged',
      requiredFeatures: ['purgeable'],
      sync: ({ resource }, target) => target.packages.remove(resource.name, true),
    },
    { value: 'disabled', requiredFeatures: ['disableable'], sync: () => undefined },
    { value: 'latest', requiredFeatures: ['upgradeable'], sync: update },
    { value: /./, requiredFeatures: ['versionable'], sync: update },
  ],
  default: 'installed',
  retrieve: ({ resource }, target) => {
    const missing = missingCommand(resource.provider?.name, target);
    if (missing !== undefined) throw withReason({ code: 'PROVIDER_NOT_SUITABLE' }, new Failure(missing));
    if (isPip(resource.provider?.name)) return pythonVersionOf(target, resource.name) ?? 'absent';
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

/** Noted for the package tools, and without effect on the simulated ones. */
function note(name: string, doc: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { kind: 'parameter', name, doc, ...more };
}

const attributes: ResourceTypeDefinition['attributes'] = [
  note('provider', 'The provider to use. Puppet chooses one that works on the machine.', { namevar: true }),
  ensure,
  note('name', 'The name of the package in the package manager. Default: the title.', {
    namevar: true,
    validate: (value) => {
      if (typeof value !== 'string') throw new ArgumentFailure(`Name must be a String not ${rubyClassName(value)}`);
    },
  }),
  note('command', 'The command of the package manager, for providers that can use several.', {
    namevar: true,
    requiredFeatures: ['targetable'],
    default: 'default',
  }),
  {
    kind: 'property',
    name: 'package_settings',
    doc: 'Build settings of the package, for providers with this feature.',
    requiredFeatures: ['package_settings'],
    retrieve: () => undefined,
  },
  {
    kind: 'property',
    name: 'flavor',
    doc: 'The variant of the package, for providers with this feature.',
    requiredFeatures: ['supports_flavors'],
    retrieve: () => undefined,
  },
  note('source', 'The package file to install from: a path on the machine, or a URL if the provider accepts one.'),
  note('instance', 'Set by the provider. Do not set it.'),
  note('status', 'Set by the provider. Do not set it.'),
  note('adminfile', 'A file of defaults for `pkgadd` and `pkgrm`, on Solaris. Other providers ignore it.'),
  note('responsefile', 'A file with answers to the questions of the package, for `apt` (debconf) and Solaris.'),
  note(
    'configfiles',
    'Keeps (`keep`, default) or replaces (`replace`) changed configuration files at an upgrade, with `apt` and `dpkg`.',
    {
      values: [{ value: 'keep' }, { value: 'replace' }],
      default: 'keep',
    },
  ),
  note('category', 'Set by the provider. Do not set it.'),
  note('platform', 'Set by the provider. Do not set it.'),
  note('root', 'Set by the provider. Do not set it.'),
  note('vendor', 'Set by the provider. Do not set it.'),
  note('description', 'Set by the provider. Do not set it.'),
  note('allowcdrom', 'If true, `apt` installs packages although `/etc/apt/sources.list` has a CD-ROM source.', {
    values: [{ value: 'true' }, { value: 'false' }],
  }),
  booleanParameter('enable_only', 'If true, enables a module stream of dnf and installs nothing.'),
  {
    ...booleanParameter(
      'install_only',
      'If true, installs new versions beside old ones and never updates, as kernels need it.',
    ),
    requiredFeatures: ['install_only'],
  },
  note(
    'install_options',
    'Additional options for the install command: an array of strings, or of hashes for `NAME=value`.',
    {
      requiredFeatures: ['install_options'],
      munge: (value) => (isArray(value) ? value : [value]),
    },
  ),
  note('uninstall_options', 'Additional options for the command that removes the package.', {
    requiredFeatures: ['uninstall_options'],
    munge: (value) => (isArray(value) ? value : [value]),
  }),
  {
    ...booleanParameter(
      'allow_virtual',
      'Accepts the name of a virtual package, which another package provides.',
      true,
    ),
    requiredFeatures: ['virtual_packages'],
  },
  note(
    'reinstall_on_refresh',
    'If true, a refresh event reinstalls the package. Needs a provider with the feature `reinstallable`.',
    {
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'false',
    },
  ),
  {
    kind: 'property',
    name: 'mark',
    doc: '`hold` keeps the package at its version when others are upgraded; `none` removes the hold.',
    requiredFeatures: ['holdable'],
    values: [
      { value: 'hold', sync: ({ resource }, target) => target.packages.hold(resource.name, true) },
      { value: 'none', sync: ({ resource }, target) => target.packages.hold(resource.name, false) },
    ],
    retrieve: ({ resource }, target) => markOf(resource, target),
  },
];

export const packageType: ResourceTypeDefinition = {
  name: 'package',
  doc:
    'Manages packages with the package manager of the machine. The archive of the simulated machines has the packages that manifests use most, ' +
    'with their dependencies. For any other name, the package manager fails as it does for an unknown package.',
  features: [
    { name: 'installable', doc: 'The provider can install packages.' },
    { name: 'uninstallable', doc: 'The provider can remove packages.' },
    { name: 'upgradeable', doc: 'The provider can upgrade to the latest version: `ensure => latest`.' },
    { name: 'purgeable', doc: 'The provider can remove packages with their configuration files: `ensure => purged`.' },
    { name: 'versionable', doc: 'The provider can install a given version.' },
    { name: 'version_ranges', doc: "The provider accepts ranges of versions, such as `'>=1.0 <2.0'`." },
    { name: 'holdable', doc: 'The provider can hold packages at their version.' },
    { name: 'install_options', doc: 'The provider accepts additional options for the install command.' },
    {
      name: 'uninstall_options',
      doc: 'The provider accepts additional options for the command that removes packages.',
    },
    { name: 'reinstallable', doc: 'The provider can reinstall packages for a refresh event.' },
    { name: 'disableable', doc: 'The provider can disable packages.' },
    { name: 'supports_flavors', doc: 'The provider supports variants of packages.' },
    { name: 'package_settings', doc: 'The provider supports build settings of packages.' },
    { name: 'virtual_packages', doc: 'The provider accepts names of virtual packages.' },
    { name: 'targetable', doc: 'The provider can use another command of its package manager.' },
    { name: 'install_only', doc: 'The provider can install new versions beside old ones.' },
  ],
  providers: packageProviders,
  attributes,
  titlePatterns: [{ pattern: /(.*)/s, attributes: [{ name: 'name' }], isPlain: () => true }],
  validate: (resource) => {
    const wanted = resource.should('ensure');
    if (resource.isSet('mark') && (wanted === 'absent' || wanted === 'purged'))
      throw new ArgumentFailure('You cannot use "mark" property while "ensure" is one of ["absent", "purged"]');
  },
  autorequire: [
    {
      type: 'file',
      why: 'the package file, the response file and the admin file come first',
      titles: (resource) => {
        const source = resource.get('source');
        const files = [resource.get('responsefile'), resource.get('adminfile')];
        if (typeof source === 'string' && source.startsWith('/')) files.push(source);
        return files.flatMap((path) => (typeof path === 'string' ? [path] : []));
      },
    },
  ],
  present: (current) => !isMissing(current.get('ensure')),
  refresh: () => undefined,
  instances: (target) => target.packages.installed().map(([title]) => ({ type: 'package', title, parameters: {} })),
};
