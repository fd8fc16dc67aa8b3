/** The properties of a file beside its content: owner, group, mode, SELinux context, and the read-only ones. */
import { Failure, withCode } from '../../diagnostics/failure.ts';
import type { Target } from '../../machine/target.ts';
import { displayValue } from '../instances/display.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { inspectString } from '../../values/inspect-string.ts';
import type { Value } from '../../values/value.ts';
import type { ParameterDefinition, PropertyDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import type { PropertyInstance } from '../resource.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { timeText } from '../shared/time-text.ts';
import { statOf } from './details.ts';
import { displayMode, isValidMode, modeToBits, normalizeMode } from './symbolic-mode.ts';

interface Identity {
  readonly name: 'owner' | 'group';
  readonly noun: 'user' | 'group';
  readonly id: 'uid' | 'gid';
}

function idOf({ name }: Identity, value: Value, target: Target): bigint | undefined {
  if (typeof value === 'bigint') return value;
  const text = rubyToString(value);
  const id = /^\d+$/.test(text)
    ? Number(text)
    : name === 'owner'
      ? target.accounts.user(text)?.uid
      : target.accounts.group(text)?.gid;
  return id === undefined ? undefined : BigInt(id);
}

function identityProperty(identity: Identity, doc: string): PropertyDefinition {
  const nameOf = (target: Target | undefined, value: Value): Value => {
    if (typeof value !== 'bigint' || target === undefined) return value;
    const { accounts } = target;
    return (identity.name === 'owner' ? accounts.userName(Number(value)) : accounts.groupName(Number(value))) ?? value;
  };
  return {
    kind: 'property',
    name: identity.name,
    doc,
    validate: (value) => {
      if (identity.name === 'group' && (value === undefined || value === ''))
        throw new TypeFailure(`Invalid group name '${value === '' ? '""' : 'nil'}'`);
    },
    // Names become numbers as soon as the machine knows them.
    should: (property, target) => {
      const [wanted] = property.shouldValues;
      return target === undefined ? wanted : (idOf(identity, wanted, target) ?? wanted);
    },
    retrieve: ({ resource }, target) => {
      machines.set(resource, target);
      const node = statOf(resource, target);
      return node === undefined ? 'absent' : BigInt(node[identity.id]);
    },
    insync: (property, current, target) =>
      property.shouldValues.some((wanted) => {
        const id = idOf(identity, wanted, target);
        if (id !== undefined) return id === current;
        if (property.resource.noop) return false;
        throw withCode('OWNER_NOT_FOUND', new Failure(`Could not find ${identity.noun} ${rubyToString(wanted)}`));
      }),
    sync: ({ resource, should }, target) => {
      const id = Number(should);
      const follow = resource.get('links') === 'follow';
      const [uid, gid] = identity.name === 'owner' ? [id, undefined] : [undefined, id];
      try {
        target.files.chown(resource.name, uid, gid, follow);
      } catch (thrown) {
        if (!(thrown instanceof PosixError)) throw thrown;
        throw new TypeFailure(`Failed to set ${identity.name} to '${id}': ${thrown.text} - ${resource.name}`);
      }
    },
    isToS: ({ resource }, value) => displayValue(nameOf(machines.get(resource), value)),
    shouldToS: ({ resource }, value) => displayValue(nameOf(machines.get(resource), value)),
  };
}

/** The machine on which a resource was last read: messages show names for its numbers. */
const machines = new WeakMap<object, Target>();

export const owner = identityProperty(
  { name: 'owner', noun: 'user', id: 'uid' },
  'The user that owns the file, by name or UID.',
);
export const group = identityProperty(
  { name: 'group', noun: 'group', id: 'gid' },
  'The group that owns the file, by name or GID.',
);

/** On directories, whoever may read may also search; numbers only. */
function withSearch(mode: string): string {
  if (!/^\d+$/.test(mode)) return mode;
  let bits = Number.parseInt(mode, 8);
  for (const shift of [6, 3, 0]) if ((bits >> shift) & 4) bits |= 1 << shift;
  return bits.toString(8);
}

function wantedMode(property: PropertyInstance, target: Target | undefined): string | undefined {
  const [value] = property.shouldValues;
  if (typeof value !== 'string') return undefined;
  return target?.files.isDirectory(property.resource.name) === true ? withSearch(value) : value;
}

function bitsFor(property: PropertyInstance, wanted: string, current: string, target: Target): number {
  const isDirectory = statOf(property.resource, target)?.kind === 'directory';
  return modeToBits(wanted, Number.parseInt(current, 8), isDirectory);
}

export const mode: PropertyDefinition = {
  kind: 'property',
  name: 'mode',
  doc: "The permissions, as a string: octal (`'0644'`) or symbolic (`'u=rw,go=r'`, `'g+w'`). An octal mode of a directory also gets the search permission wherever it has the read permission. Without `mode`, new files get 0644 and existing files keep their permissions.",
  validate: (value) => {
    if (typeof value !== 'string')
      throw new TypeFailure(`The file mode specification must be a string, not '${rubyClassName(value)}'`);
    if (!isValidMode(value)) throw new TypeFailure(`The file mode specification is invalid: ${inspectString(value)}`);
  },
  munge: (value) => normalizeMode(rubyToString(value)),
  should: (property, target) => {
    const wanted = wantedMode(property, target);
    return wanted === undefined ? undefined : displayMode(wanted);
  },
  retrieve: ({ resource }, target) => {
    machines.set(resource, target);
    const node = statOf(resource, target);
    return node === undefined ? 'absent' : node.mode.toString(8).padStart(4, '0');
  },
  insync: (property, current, target) => {
    const { resource } = property;
    if (statOf(resource, target)?.kind === 'link' && resource.get('links') !== 'follow') return true;
    const wanted = wantedMode(property, target);
    if (wanted === undefined || typeof current !== 'string') return false;
    return bitsFor(property, wanted, current, target) === Number.parseInt(current, 8);
  },
  sync: (property, target) => {
    const { resource } = property;
    const node = statOf(resource, target);
    const wanted = wantedMode(property, target) ?? '644';
    const bits = modeToBits(wanted, node?.mode ?? 0o644, node?.kind === 'directory');
    try {
      target.files.chmod(resource.name, bits);
    } catch (thrown) {
      if (!(thrown instanceof PosixError)) throw thrown;
      const shown = node === undefined ? 'absent' : node.mode.toString(8).padStart(4, '0');
      throw new TypeFailure(
        `failed to set mode ${shown} on ${resource.name}: ${thrown.text} @ apply2files - ${resource.name}`,
      );
    }
  },
  changeToS: (property, current, desired) => {
    const shown = (text: string) => `'${text.padStart(4, '0')}'`;
    const wanted = rubyToString(desired);
    if (current === 'absent') return `defined 'mode' as ${shown(wanted)}`;
    const before = rubyToString(current);
    if (/^\d+$/.test(wanted)) return `mode changed ${shown(before)} to ${shown(wanted)}`;
    const target = machines.get(property.resource);
    const isDirectory = target !== undefined && statOf(property.resource, target)?.kind === 'directory';
    const bits = modeToBits(wanted, Number.parseInt(before, 8), isDirectory).toString(8);
    return `mode changed ${shown(before)} to ${shown(bits)} (${wanted})`;
  },
  isToS: (_property, value) => (value === 'absent' ? displayValue(value) : `'${rubyToString(value).padStart(4, '0')}'`),
  shouldToS: (_property, value) => `'${rubyToString(value).padStart(4, '0')}'`,
};

function readOnly(
  name: string,
  doc: string,
  read: (node: NonNullable<ReturnType<typeof statOf>>) => string,
): PropertyDefinition {
  return {
    kind: 'property',
    name,
    doc,
    validate: () => {
      throw new TypeFailure(`${name} is read-only`);
    },
    retrieve: ({ resource }, target) => {
      const node = statOf(resource, target);
      return node === undefined ? 'absent' : read(node);
    },
  };
}

export const fileType = readOnly('type', 'The kind of the file. Read-only.', (node) => node.kind);
export const ctime = readOnly('ctime', 'The time of the last change of content or metadata. Read-only.', (node) =>
  timeText(node.mtime),
);
export const mtime = readOnly('mtime', 'The time of the last change of the content. Read-only.', (node) =>
  timeText(node.mtime),
);

/** The machines here have no SELinux: its attributes are accepted, and always as desired. */
function selinuxProperty(name: string, part: string): PropertyDefinition {
  return {
    kind: 'property',
    name,
    doc: `The SELinux ${part} of the file. Ignored on machines without SELinux, as all are here.`,
    retrieve: () => undefined,
    insync: () => true,
    eventName: () => 'file_changed',
  };
}

export const selinux: readonly (PropertyDefinition | ParameterDefinition)[] = [
  {
    kind: 'parameter',
    name: 'selinux_ignore_defaults',
    doc: 'If true, Puppet does not use the default labels of SELinux.',
    values: [{ value: 'true' }, { value: 'false' }],
    default: 'false',
  },
  selinuxProperty('seluser', 'user'),
  selinuxProperty('selrole', 'role'),
  selinuxProperty('seltype', 'type'),
  selinuxProperty('selrange', 'range'),
];
