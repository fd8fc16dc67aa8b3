/** Puppet's `mount` (module mount_core): lines of `/etc/fstab`, and what is mounted of them. */
import { Failure } from '../../diagnostics/failure.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import { displayValue } from '../instances/display.ts';
import type { PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import { checkBoolean } from '../shared/boolean.ts';
import { linesOf, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { isMounted, mountFileSystem, mountPoints, unmountFileSystem } from '../../machine/mounts.ts';

const FIELDS = ['device', 'name', 'fstype', 'options', 'dump', 'pass'] as const;

function parseLine(line: string): FileRecord {
  if (/^\s*(#|$)/.test(line)) return textRecord(line);
  const values = line.trim().split(/\s+/);
  if (values.length < 2) return textRecord(line);
  const fields: Record<string, Value> = { ensure: 'unmounted' };
  for (const [index, field] of FIELDS.entries()) fields[field] = (values[index] ?? 'absent').replaceAll('\\040', ' ');
  const name = rubyToString(fields['name']).replace(/^(.+?)\/*$/, '$1');
  return entryRecord(line, name, { ...fields, name });
}

function print(record: FileRecord): string {
  const { fields } = record;
  const name = record.name ?? '';
  const text = (field: string): string => {
    const value = fields.get(field);
    return value === undefined || value === 'absent' ? '' : rubyToString(value);
  };
  if (text('fstype') === '') throw new TypeFailure(`Mount[${name}]: Field 'fstype' is required`);
  if (text('device') === '') throw new Failure("Field 'device' is required");
  const values = [text('device'), name, text('fstype'), text('options') || 'defaults', text('dump'), text('pass')];
  return values
    .map((value, index) => (index < 2 ? value.replaceAll(' ', '\\040') : value))
    .filter((value) => value !== '')
    .join('\t');
}

const table = new ParsedFiles({
  type: 'mount',
  provider: 'parsed',
  doc: 'Lines of `/etc/fstab`.',
  defaultTarget: () => '/etc/fstab',
  properties: ['device', 'fstype', 'options', 'pass', 'atboot', 'dump', 'target'],
  parse: (text) => linesOf(text).map(parseLine),
  print,
  afterPrefetch: (target, recordOf) => {
    for (const path of mountPoints(target)) {
      const record = recordOf(path);
      if (record === undefined) continue;
      record.fields.set('ensure', record.fields.get('ensure') === 'absent' ? 'ghost' : 'mounted');
    }
  },
});

function stateOf(resource: ResourceInstance, target: Target): string {
  return rubyToString(table.recordOf(resource, target).fields.get('ensure') ?? 'absent');
}

function setState(resource: ResourceInstance, target: Target, state: string): void {
  table.recordOf(resource, target).fields.set('ensure', state);
}

function unmount(resource: ResourceInstance, target: Target): void {
  unmountFileSystem(target, resource.name);
  const state = stateOf(resource, target);
  if (state === 'mounted') setState(resource, target, 'unmounted');
  else if (state === 'ghost') setState(resource, target, 'absent');
}

function mountNow(resource: ResourceInstance, target: Target): void {
  if (!target.files.isDirectory(resource.name)) {
    throw new TypeFailure(
      `Execution of '/usr/bin/mount ${resource.name}' returned 32: mount: ${resource.name}: mount point does not exist.\n       dmesg(1) may have more information after failed mount system call.`,
    );
  }
  const { fields } = table.recordOf(resource, target);
  const text = (name: string, otherwise: string) => rubyToString(fields.get(name) ?? otherwise);
  mountFileSystem(target, {
    device: text('device', 'none'),
    path: resource.name,
    type: text('fstype', 'auto'),
    options: text('options', 'defaults'),
  });
  setState(resource, target, stateOf(resource, target) === 'absent' ? 'ghost' : 'mounted');
}

/** The other properties are set first, so that what is mounted is what the table says. */
function syncOthers({ resource }: PropertyInstance, target: Target): void {
  let changed = false;
  for (const property of resource.properties) {
    if (property.name === 'ensure' || property.should === undefined) continue;
    const current = property.retrieve(target);
    if (
      current instanceof Promise ||
      property.shouldValues.some((value) => rubyToString(value) === rubyToString(current))
    )
      continue;
    void property.definition.sync?.(property, target);
    changed = true;
  }
  if (changed) table.flush(resource, target);
}

const pendingMounts = new WeakSet<ResourceInstance>();

const ensure: PropertyDefinition = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state. `defined` (or `present`): an entry in the table. `mounted`: an entry, and mounted. `unmounted`: an entry, but not mounted. `absent`: no entry, and not mounted.',
  values: [
    { value: 'defined', aliases: ['present'], sync: ({ resource }, target) => create(resource, target) },
    {
      value: 'unmounted',
      sync: (property, target) => {
        const { resource } = property;
        const state = stateOf(resource, target);
        if (state === 'ghost') {
          create(resource, target);
          table.flush(resource, target);
          unmount(resource, target);
        } else if (state === 'absent') create(resource, target);
        else {
          unmount(resource, target);
          syncOthers(property, target);
        }
      },
    },
    {
      value: 'absent',
      event: 'mount_deleted',
      sync: ({ resource }, target) => {
        const state = stateOf(resource, target);
        if (isMounted(target, resource.name)) unmount(resource, target);
        if (state !== 'ghost') table.destroy(resource, target);
      },
    },
    {
      value: 'mounted',
      event: 'mount_mounted',
      sync: (property, target) => {
        const { resource } = property;
        const state = stateOf(resource, target);
        if (state === 'absent' || state === 'ghost') create(resource, target);
        syncOthers(property, target);
        if (state !== 'mounted' && state !== 'ghost') pendingMounts.add(resource);
      },
    },
  ],
  retrieve: ({ resource }, target) => stateOf(resource, target),
  insync: (property, current) =>
    (property.should === 'defined' && (current === 'mounted' || current === 'unmounted')) ||
    current === property.should,
  changeToS: (_property, current, desired) => {
    if (current === 'absent') return `defined 'ensure' as ${displayValue(desired)}`;
    if (desired === 'absent') return `undefined 'ensure' from ${displayValue(current)}`;
    return `ensure changed ${displayValue(current)} to ${displayValue(desired)}`;
  },
};

function create(resource: ResourceInstance, target: Target): void {
  table.create(resource, target);
  if (stateOf(resource, target) === 'mounted' && !isMounted(target, resource.name))
    setState(resource, target, 'unmounted');
}

function noWhitespace(name: string): Partial<PropertyDefinition> {
  return {
    validate: (value) => {
      const text = rubyToString(value);
      if (/\s/.test(text)) throw new TypeFailure(`${name} must not contain whitespace: ${text}`);
      if (text === '') throw new TypeFailure(`${name} must not be an empty string`);
    },
  };
}

/** What the table of this system has no column for is always as desired. */
function elsewhere(name: string, doc: string, more: Partial<PropertyDefinition> = {}): PropertyDefinition {
  return { ...table.property(name, doc, more), retrieve: ({ should }) => should };
}

/** A number that is 0 unless the manifest says otherwise, as soon as anything of the mount is managed. */
const zero: PropertyDefinition['default'] = (resource) =>
  resource.properties.some((property) => property.should !== undefined) ? 0n : undefined;

export const mount: ResourceTypeDefinition = {
  name: 'mount',
  doc: 'Manages entries of `/etc/fstab`, and mounts file systems. A refresh event remounts a mounted file system.',
  features: [{ name: 'refreshable', doc: 'The provider can remount file systems.' }],
  providers: [
    {
      ...table.provider,
      features: ['refreshable'],
      flush: (resource, target) => {
        table.flush(resource, target);
        if (pendingMounts.delete(resource)) mountNow(resource, target);
      },
    },
  ],
  selfRefresh: true,
  attributes: [
    ensure,
    table.property('device', 'The device, UUID, label or network share to mount.'),
    elsewhere('blockdevice', 'The device to check, on Solaris.', noWhitespace('blockdevice')),
    table.property('fstype', 'The type of the file system, such as `ext4` or `nfs`.', noWhitespace('fstype')),
    table.property('options', 'The mount options, as one string with commas.', noWhitespace('options')),
    table.property('pass', 'The order in which `fsck` checks the file system at boot. 0: no check.', { default: zero }),
    elsewhere('atboot', 'If true, the file system is mounted at boot, on systems with this setting.', {
      munge: (value) => (checkBoolean('atboot', value) ? 'yes' : 'no'),
    }),
    table.property('dump', '1 if `dump` backs up the file system, otherwise 0.', {
      values: [{ value: /(0|1)/ }],
      default: zero,
    }),
    table.property('target', 'The file with the table.', { default: '/etc/fstab' }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The mount point: an absolute path. Default: the title.',
      namevar: true,
      munge: (value) => rubyToString(value).replace(/^(.+?)\/*$/, '$1'),
    },
    {
      kind: 'parameter',
      name: 'remounts',
      doc: 'If false, a refresh unmounts and mounts the file system instead of remounting it.',
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'true',
    },
  ],
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
  refresh: (resource, target) => {
    if (resource.should('fstype') === 'swap' || !isMounted(target, resource.name)) return;
    resource.logAsProvider('info', 'Remounting');
    unmountFileSystem(target, resource.name);
    mountNow(resource, target);
  },
  instances: (target) => table.instances(target),
};
