import { Failure, withCode } from '../../diagnostics/failure.ts';
import type { Target } from '../../machine/target.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { PropertyBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance } from '../../resource-types/resource.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import { timeText } from '../shared/time-text.ts';
import { readStat } from './stat.ts';
import { displayMode, modeToBits } from '../../resource-types/file/symbolic-mode.ts';

interface Identity {
  readonly name: 'owner' | 'group';
  readonly noun: 'user' | 'group';
  readonly id: 'uid' | 'gid';
}

function resolveId({ name }: Identity, value: Value, target: Target): bigint | undefined {
  if (typeof value === 'bigint') return value;
  const text = rubyToString(value);
  const id = /^\d+$/.test(text)
    ? Number(text)
    : name === 'owner'
      ? target.accounts.user(text)?.uid
      : target.accounts.group(text)?.gid;
  return id === undefined ? undefined : BigInt(id);
}

function identityBehavior(identity: Identity): PropertyBehavior {
  const nameOf = (target: Target | undefined, value: Value): Value => {
    if (typeof value !== 'bigint' || target === undefined) return value;
    const { accounts } = target;
    return (identity.name === 'owner' ? accounts.userName(Number(value)) : accounts.groupName(Number(value))) ?? value;
  };
  return {
    // Converts a name to an id if the machine knows the name.
    should: (property, target) => {
      const [wanted] = property.shouldValues;
      return target === undefined ? wanted : (resolveId(identity, wanted, target) ?? wanted);
    },
    retrieve: ({ resource }, target) => {
      machines.set(resource, target);
      const node = readStat(resource, target);
      return node === undefined ? 'absent' : BigInt(node[identity.id]);
    },
    insync: (property, current, target) =>
      property.shouldValues.some((wanted) => {
        const id = resolveId(identity, wanted, target);
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

/** Machine on which each resource was last read. Messages show the names of numeric ids on that machine. */
const machines = new WeakMap<object, Target>();

/**
 * Adds search permission to a directory's mode wherever there is read permission. Returns a symbolic mode unchanged.
 */
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
  const isDirectory = readStat(property.resource, target)?.kind === 'directory';
  return modeToBits(wanted, Number.parseInt(current, 8), isDirectory);
}

const mode: PropertyBehavior = {
  should: (property, target) => {
    const wanted = wantedMode(property, target);
    return wanted === undefined ? undefined : displayMode(wanted);
  },
  retrieve: ({ resource }, target) => {
    machines.set(resource, target);
    const node = readStat(resource, target);
    return node === undefined ? 'absent' : node.mode.toString(8).padStart(4, '0');
  },
  insync: (property, current, target) => {
    const { resource } = property;
    if (readStat(resource, target)?.kind === 'link' && resource.get('links') !== 'follow') return true;
    const wanted = wantedMode(property, target);
    if (wanted === undefined || typeof current !== 'string') return false;
    return bitsFor(property, wanted, current, target) === Number.parseInt(current, 8);
  },
  sync: (property, target) => {
    const { resource } = property;
    const node = readStat(resource, target);
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
    const isDirectory = target !== undefined && readStat(property.resource, target)?.kind === 'directory';
    const bits = modeToBits(wanted, Number.parseInt(before, 8), isDirectory).toString(8);
    return `mode changed ${shown(before)} to ${shown(bits)} (${wanted})`;
  },
  isToS: (_property, value) => (value === 'absent' ? displayValue(value) : `'${rubyToString(value).padStart(4, '0')}'`),
  shouldToS: (_property, value) => `'${rubyToString(value).padStart(4, '0')}'`,
};

function readOnly(read: (node: NonNullable<ReturnType<typeof readStat>>) => string): PropertyBehavior {
  return {
    retrieve: ({ resource }, target) => {
      const node = readStat(resource, target);
      return node === undefined ? 'absent' : read(node);
    },
  };
}

const selinux: PropertyBehavior = { insync: () => true, eventName: () => 'file_changed' };

export const metadataProperties = {
  owner: identityBehavior({ name: 'owner', noun: 'user', id: 'uid' }),
  group: identityBehavior({ name: 'group', noun: 'group', id: 'gid' }),
  mode,
  type: readOnly((node) => node.kind),
  ctime: readOnly((node) => timeText(node.mtime)),
  mtime: readOnly((node) => timeText(node.mtime)),
  seluser: selinux,
  selrole: selinux,
  seltype: selinux,
  selrange: selinux,
} satisfies Readonly<Record<string, PropertyBehavior>>;
