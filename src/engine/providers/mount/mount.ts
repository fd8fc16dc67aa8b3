/** Behavior of `mount` (module mount_core). A resource is an entry of `/etc/fstab` and its mount. */
import { Failure } from '../../diagnostics/failure.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isMounted, mountFileSystem, mountPoints, unmountFileSystem } from '../../machine/mounts.ts';
import type { Target } from '../../machine/target.ts';
import type { PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import type { Value } from '../../values/value.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';

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
  defaultTarget: () => '/etc/fstab',
  properties: ['device', 'fstype', 'options', 'pass', 'atboot', 'dump', 'target'],
  parse: (text) => splitLines(text).map(parseLine),
  print,
  afterPrefetch: (target, recordOf) => {
    for (const path of mountPoints(target)) {
      const record = recordOf(path);
      if (record === undefined) continue;
      record.fields.set('ensure', record.fields.get('ensure') === 'absent' ? 'ghost' : 'mounted');
    }
  },
});

function findState(resource: ResourceInstance, target: Target): string {
  return rubyToString(table.recordOf(resource, target).fields.get('ensure') ?? 'absent');
}

function setState(resource: ResourceInstance, target: Target, state: string): void {
  table.recordOf(resource, target).fields.set('ensure', state);
}

function unmount(resource: ResourceInstance, target: Target): void {
  unmountFileSystem(target, resource.name);
  const state = findState(resource, target);
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
  setState(resource, target, findState(resource, target) === 'absent' ? 'ghost' : 'mounted');
}

/** Sets all other properties first, so that the file system is mounted with their values. */
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

const ensure: PropertyBehavior = {
  setters: {
    defined: ({ resource }, target) => create(resource, target),
    unmounted: (property, target) => {
      const { resource } = property;
      const state = findState(resource, target);
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
    absent: ({ resource }, target) => {
      const state = findState(resource, target);
      if (isMounted(target, resource.name)) unmount(resource, target);
      if (state !== 'ghost') table.destroy(resource, target);
    },
    mounted: (property, target) => {
      const { resource } = property;
      const state = findState(resource, target);
      if (state === 'absent' || state === 'ghost') create(resource, target);
      syncOthers(property, target);
      if (state !== 'mounted' && state !== 'ghost') pendingMounts.add(resource);
    },
  },
  retrieve: ({ resource }, target) => findState(resource, target),
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
  if (findState(resource, target) === 'mounted' && !isMounted(target, resource.name))
    setState(resource, target, 'unmounted');
}

/** Behavior of a property for which the mount table of this system has no column. The property is always in sync. */
const elsewhere: PropertyBehavior = { retrieve: ({ should }) => should };

export const mount: TypeBehavior = {
  ...table.behavior(
    { ensure, blockdevice: elsewhere, atboot: elsewhere },
    {
      flush: (resource, target) => {
        table.flush(resource, target);
        if (pendingMounts.delete(resource)) mountNow(resource, target);
      },
    },
  ),
  selfRefresh: true,
  refresh: (resource, target) => {
    if (resource.should('fstype') === 'swap' || !isMounted(target, resource.name)) return;
    resource.logAsProvider('info', 'Remounting');
    unmountFileSystem(target, resource.name);
    mountNow(resource, target);
  },
  instances: (target) => table.instances(target),
};
