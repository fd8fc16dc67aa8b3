/** Puppet's `type/resources.rb`: removes what is on the machine and in no manifest. */
import type { Target } from '../../machine/target.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { GeneratedResource, ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure } from '../failure.ts';
import { METAPARAMETERS } from '../metaparameters.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter, checkBoolean } from '../shared/boolean.ts';
import { flatListOf } from '../shared/list.ts';
import { findAttribute } from '../type-attributes.ts';

const SYSTEM_USERS: readonly string[] = ['root', 'nobody', 'bin', 'noaccess', 'daemon', 'sys'];
/** One below `UID_MIN` of `/etc/login.defs`. */
const LAST_SYSTEM_UID = 999n;

function copiedMetaparameters(resource: ResourceInstance): Record<string, Value> {
  const copied: Record<string, Value> = {};
  for (const [name, value] of resource.original) if (METAPARAMETERS.has(name) && name !== 'alias') copied[name] = value;
  return copied;
}

function isSparedUser(resource: ResourceInstance, target: Target, name: string): boolean {
  const limit = resource.get('unless_system_user');
  if (limit === undefined || limit === false) return false;
  if (SYSTEM_USERS.includes(name)) return true;
  const uid = BigInt(target.accounts.user(name)?.uid ?? 0);
  const spared = resource.get('unless_uid');
  if (isArray(spared) && spared.includes(uid)) return true;
  return uid <= BigInt(rubyToString(limit));
}

function uidOf(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value);
  if (typeof value === 'string') throw new ArgumentFailure(`invalid value for Integer(): ${rubyInspect(value)}`);
  throw new ArgumentFailure(`Invalid value ${rubyInspect(value)}.`);
}

/** Whether `ensure` of a type has the value `absent`. */
function canBeAbsent(type: ResourceTypeDefinition): boolean {
  const values = findAttribute(type, 'ensure')?.values ?? [];
  return (
    values.length === 0 ||
    values.some(({ value }) => (typeof value === 'string' ? value === 'absent' : value.test('absent')))
  );
}

/** The type that the resource manages as a whole. */
function managed(resource: ResourceInstance): ResourceTypeDefinition | undefined {
  return resource.catalog.types.find(rubyToString(resource.get('name')));
}

export const resourcesType: ResourceTypeDefinition = {
  name: 'resources',
  doc: 'Manages all resources of a type: with `purge`, Puppet removes entries of the machine that the catalog does not manage. Its metaparameters, such as `noop`, apply to the removed resources.',
  attributes: [
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The resource type, such as `host`. Default: the title.',
      namevar: true,
      validate: (value, { catalog }) => {
        const name = rubyToString(value);
        if (catalog.types.find(name) === undefined) throw new ArgumentFailure(`Could not find resource type '${name}'`);
      },
      munge: (value) => rubyToString(value),
    },
    {
      ...booleanParameter(
        'purge',
        'If true, removes all resources of the type that the catalog does not manage. Needs a type whose instances Puppet can list.',
      ),
      validate: (value, resource) => {
        if (!checkBoolean('purge', value)) return;
        const type = managed(resource);
        if (type === undefined || findAttribute(type, 'ensure')?.kind !== 'property')
          throw new ArgumentFailure("Purging is only supported on types that accept 'ensure'");
      },
    },
    {
      kind: 'parameter',
      name: 'unless_system_user',
      doc: 'For `user`: keeps accounts with a UID up to this number; `true` means system accounts.',
      values: [{ value: 'true' }, { value: 'false' }, { value: /^\d+$/ }],
      munge: (value) => {
        const text = rubyToString(value);
        if (text === 'true') return LAST_SYSTEM_UID;
        return text === 'false' ? false : BigInt(text);
      },
      default: (resource) => (resource.get('name') === 'user' ? LAST_SYSTEM_UID : undefined),
    },
    {
      kind: 'parameter',
      name: 'unless_uid',
      doc: 'For `user`: keeps accounts with these UIDs.',
      munge: (value) => flatListOf(value).map(uidOf),
    },
  ],
  generate: async (resource, target) => {
    if (resource.get('purge') !== true) return [];
    const type = managed(resource);
    const found = (await type?.instances?.(target)) ?? [];
    return found
      .filter((item) => resource.catalog.find(item.type, item.title) === undefined)
      .filter((item) => item.type !== 'user' || !isSparedUser(resource, target, item.title))
      .filter(() => {
        if (type !== undefined && canBeAbsent(type)) return true;
        const name = rubyToString(resource.get('name'));
        resource.log('err', `The 'ensure' attribute on ${name} resources does not accept 'absent' as a value`);
        return false;
      })
      .map((item): GeneratedResource => {
        const limit = resource.get('unless_system_user');
        const audit = item.type === 'user' && limit !== undefined && limit !== false ? { audit: 'uid' } : {};
        const parameters = { ...item.parameters, ...audit, ensure: 'absent', ...copiedMetaparameters(resource) };
        return { ...item, parameters, purging: true };
      });
  },
};
