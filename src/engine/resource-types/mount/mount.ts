/** Declares Puppet's type `mount` (module mount_core). */
import { isHash, type Value } from '../../values/value.ts';
import type { PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { checkBoolean } from '../shared/boolean.ts';
import { refuseLate } from '../shared/late-values.ts';
import { property } from '../shared/property.ts';
import { toReceiver } from '../shared/ruby-strings.ts';

const ensure: PropertyDeclaration = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state. `defined` (or `present`): an entry in the table. `mounted`: an entry, and mounted. `unmounted`: an entry, but not mounted. `absent`: no entry, and not mounted.',
  values: [
    { value: 'defined', aliases: ['present'] },
    { value: 'unmounted' },
    { value: 'absent', event: 'mount_deleted' },
    { value: 'mounted', event: 'mount_mounted' },
  ],
};

function checkNoWhitespace(name: string, value: Value): void {
  if (typeof value === 'string' && /\s/.test(value))
    throw new TypeFailure(`${name} must not contain whitespace: ${value}`);
}

function noWhitespace(name: string): Pick<PropertyDeclaration, 'validate'> {
  return {
    validate: (value) => {
      checkNoWhitespace(name, value);
      if (!isHash(value) && toReceiver(value, 'empty?') === '')
        throw new TypeFailure(`${name} must not be an empty string`);
    },
  };
}

/** Default of a numeric property: 0 if another property of the mount is managed. */
const zero: PropertyDeclaration['default'] = (resource) =>
  resource.properties.some((each) => each.should !== undefined) ? 0n : undefined;

export const mount: TypeDeclaration = {
  name: 'mount',
  doc: 'Manages entries of `/etc/fstab`, and mounts file systems. A refresh event remounts a mounted file system.',
  features: [{ name: 'refreshable', doc: 'The provider can remount file systems.' }],
  providers: [{ name: 'parsed', doc: 'Lines of `/etc/fstab`.', features: ['refreshable'] }],
  attributes: [
    ensure,
    property('device', 'The device, UUID, label or network share to mount.'),
    property('blockdevice', 'The device to check, on Solaris.', {
      validate: (value) => checkNoWhitespace('blockdevice', value),
    }),
    property('fstype', 'The type of the file system, such as `ext4` or `nfs`.', noWhitespace('fstype')),
    property('options', 'The mount options, as one comma-separated string.', noWhitespace('options')),
    property('pass', 'The order in which `fsck` checks the file system at boot. 0: no check.', { default: zero }),
    property('atboot', 'If true, the file system is mounted at boot, on systems with this setting.', {
      munge: (value) => (checkBoolean('atboot', value) ? 'yes' : 'no'),
    }),
    property('dump', '1 if `dump` backs up the file system, otherwise 0.', {
      values: [{ value: /(0|1)/ }],
      default: zero,
    }),
    property('target', 'The file with the table.', { default: '/etc/fstab' }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The mount point: an absolute path. Default: the title.',
      namevar: true,
      munge: (value) => toReceiver(value, 'gsub').replace(/^(.+?)\/*$/, '$1'),
    },
    {
      kind: 'parameter',
      name: 'remounts',
      doc: 'If false, a refresh unmounts and mounts the file system instead of remounting it.',
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'true',
    },
  ],
  initialize: (resource) => refuseLate(resource.get('name')),
  autorequire: [
    {
      type: 'mount',
      why: 'the file system of the mount point is mounted first',
      titles: ({ name }) => {
        const parents: string[] = [];
        for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1))
          parents.unshift(name.slice(0, end));
        return name === '/' ? [] : ['/', ...parents];
      },
    },
  ],
  autobefore: [
    {
      type: 'file',
      why: 'the file is below the mount point',
      titles: (resource) => {
        const prefix = `${resource.name}/`;
        const below: ResourceInstance[] = [];
        for (const other of resource.catalog.resources)
          if (other.type.name === 'file' && other.name.startsWith(prefix)) below.push(other);
        return below;
      },
    },
  ],
};
