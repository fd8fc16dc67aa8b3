import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import type { ParameterDefinition, PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { booleanParameter, checkBoolean } from '../shared/boolean.ts';
import { toList } from '../shared/list.ts';
import { property } from '../shared/property.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { packageProviders } from './providers.ts';
import { toReceiver } from '../shared/ruby-strings.ts';

const ensure: PropertyDeclaration = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state: `installed` (or `present`), `latest`, a version, `absent`, or `purged` (removed with its configuration files).',
  values: [
    { value: 'present', aliases: ['installed'], event: 'package_installed' },
    { value: 'absent', event: 'package_removed' },
    { value: 'purged', event: 'package_purged', requiredFeatures: ['purgeable'] },
    { value: 'disabled', requiredFeatures: ['disableable'] },
    { value: 'latest', requiredFeatures: ['upgradeable'] },
    { value: /./, requiredFeatures: ['versionable'] },
  ],
  default: 'installed',
};

/**
 * Declares a parameter. Most parameters of a package have no effect, because the simulated package tools ignore them.
 */
function parameter(name: string, doc: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { kind: 'parameter', name, doc, ...more };
}

/** Checks and quotes options like Puppet's `Puppet::Parameter::PackageOptions`. */
function mungeOptions(options: Value): readonly Value[] {
  return toList(options).map((option) => {
    if (typeof option === 'string') return quote(option);
    if (!isHash(option)) throw new TypeFailure('Expected either a string or hash of options');
    return PuppetHash.of([...option].map(([key, value]) => [quote(key), quote(value)] as const));
  });
}

function quote(value: Value): Value {
  const text = toReceiver(value, 'include?');
  return text.includes(' ') ? `"${text.replaceAll('"', '\\"')}"` : text;
}

const attributes: TypeDeclaration['attributes'] = [
  parameter('provider', 'The provider to use. Puppet chooses one that works on the machine.', { namevar: true }),
  ensure,
  parameter('name', 'The name of the package in the package manager. Default: the title.', {
    namevar: true,
    validate: (value) => {
      if (typeof value !== 'string') throw new ArgumentFailure(`Name must be a String not ${rubyClassName(value)}`);
    },
  }),
  parameter('command', 'The command of the package manager, for providers that can use several.', {
    namevar: true,
    requiredFeatures: ['targetable'],
    default: 'default',
  }),
  property('package_settings', 'Build settings of the package, for providers with this feature.', {
    requiredFeatures: ['package_settings'],
  }),
  property('flavor', 'The variant of the package, for providers with this feature.', {
    requiredFeatures: ['supports_flavors'],
  }),
  parameter('source', 'The package file to install from: a path on the machine, or a URL if the provider accepts one.'),
  parameter('instance', 'Set by the provider. Do not set it.'),
  parameter('status', 'Set by the provider. Do not set it.'),
  parameter('adminfile', 'A file of defaults for `pkgadd` and `pkgrm`, on Solaris. Other providers ignore it.'),
  parameter('responsefile', 'A file with answers to the questions of the package, for `apt` (debconf) and Solaris.'),
  parameter(
    'configfiles',
    'Keeps (`keep`, default) or replaces (`replace`) changed configuration files during an upgrade, with `apt` and `dpkg`.',
    {
      values: [{ value: 'keep' }, { value: 'replace' }],
      default: 'keep',
    },
  ),
  parameter('category', 'Set by the provider. Do not set it.'),
  parameter('platform', 'Set by the provider. Do not set it.'),
  parameter('root', 'Set by the provider. Do not set it.'),
  parameter('vendor', 'Set by the provider. Do not set it.'),
  parameter('description', 'Set by the provider. Do not set it.'),
  parameter('allowcdrom', 'If true, `apt` installs packages although `/etc/apt/sources.list` has a CD-ROM source.', {
    values: [{ value: 'true' }, { value: 'false' }],
  }),
  parameter('enable_only', 'If true, enables a module stream of dnf and installs nothing.', {
    munge: (value) => checkBoolean('enable_only', value),
  }),
  {
    ...booleanParameter(
      'install_only',
      'If true, installs new versions beside old ones and never updates, as kernels require.',
    ),
    requiredFeatures: ['install_only'],
  },
  parameter(
    'install_options',
    'Additional options for the install command: an array of strings, or of hashes for `NAME=value`.',
    {
      requiredFeatures: ['install_options'],
      munge: mungeOptions,
    },
  ),
  parameter('uninstall_options', 'Additional options for the command that removes the package.', {
    requiredFeatures: ['uninstall_options'],
    munge: mungeOptions,
  }),
  {
    ...booleanParameter(
      'allow_virtual',
      'Accepts the name of a virtual package, which another package provides.',
      true,
    ),
    requiredFeatures: ['virtual_packages'],
  },
  parameter('environment', "Environment variables for the commands of the package manager, each as `'NAME=value'`.", {
    validate: (value) => {
      for (const setting of toList(value))
        if (!/^\w+=/.test(rubyToString(setting)))
          throw new ArgumentFailure(`Invalid environment setting '${rubyToString(setting)}'`);
    },
  }),
  parameter(
    'reinstall_on_refresh',
    'If true, a refresh event reinstalls the package. Needs a provider with the feature `reinstallable`.',
    {
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'false',
    },
  ),
  property('mark', '`hold` keeps the package at its version when others are upgraded; `none` removes the hold.', {
    requiredFeatures: ['holdable'],
    values: [{ value: 'hold' }, { value: 'none' }],
  }),
];

export const packageType: TypeDeclaration = {
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
};
