import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { TypeDeclaration } from '../declaration.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter, checkBoolean } from '../shared/boolean.ts';
import { toFlatList } from '../shared/list.ts';
import { findAttribute } from '../type-attributes.ts';

/** Highest UID of a system account. `UID_MIN` in `/etc/login.defs` is one higher. */
const LAST_SYSTEM_UID = 999n;

function parseUid(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value);
  if (typeof value === 'string') throw new ArgumentFailure(`invalid value for Integer(): ${rubyInspect(value)}`);
  throw new ArgumentFailure(`Invalid value ${rubyInspect(value)}.`);
}

/** Returns the type whose resources are purged. */
export function managed(resource: ResourceInstance): ResourceTypeDefinition | undefined {
  return resource.catalog.types.find(rubyToString(resource.get('name')));
}

export const resourcesType: TypeDeclaration = {
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
        if (value === true) return LAST_SYSTEM_UID;
        if (value === false) return false;
        if (!/^\d+$/.test(text)) throw new ArgumentFailure(`Invalid value ${rubyInspect(value)}`);
        return BigInt(text);
      },
      default: (resource) => (resource.get('name') === 'user' ? LAST_SYSTEM_UID : undefined),
    },
    {
      kind: 'parameter',
      name: 'unless_uid',
      doc: 'For `user`: keeps accounts with these UIDs.',
      munge: (value) => toFlatList(value).map(parseUid),
    },
  ],
};
