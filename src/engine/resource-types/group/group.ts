/** Puppet's `type/group.rb` with its provider `groupadd`. */
import { groupadd, groupdel, groupmod } from '../../target/accounts/group-tools.ts';
import type { Target } from '../../target/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { callTool } from '../shared/account-command.ts';
import { booleanParameter } from '../shared/boolean.ts';

function create(resource: ResourceInstance, target: Target): void {
  const gid = resource.should('gid');
  const args = [
    ...(gid === undefined || gid === 'absent' ? [] : ['-g', rubyToString(gid)]),
    ...(resource.get('allowdupe') === true ? ['-o'] : []),
    ...(resource.get('system') === true ? ['-r'] : []),
    resource.name,
  ];
  callTool(target, groupadd, '/usr/sbin/groupadd', args, `Could not create group ${resource.name}`);
}

export const group: ResourceTypeDefinition = {
  name: 'group',
  doc: 'Manages groups. Who is in a group is managed with the users.',
  features: [
    { name: 'manages_members', doc: 'The provider manages the members of groups.' },
    { name: 'manages_aix_lam', doc: "The provider manages AIX's Loadable Authentication Module." },
    { name: 'system_groups', doc: 'The provider can make groups with low numbers.' },
    { name: 'manages_local_users_and_groups', doc: 'The provider can keep to local groups.' },
  ],
  providers: [
    { name: 'groupadd', doc: '`groupadd` and its like.', features: ['system_groups'], specificity: 1 },
    ...'aix directoryservice ldap pw windows_adsi'.split(' ').map((name) => ({
      name,
      doc: `Groups of \`${name}\`. The simulated machines have none.`,
      features: [],
      suitable: () => false,
    })),
  ],
  attributes: [
    ensureProperty({
      doc: 'Whether the group is there.',
      default: 'present',
      exists: (resource, target) => target.accounts.group(resource.name) !== undefined,
      create,
      destroy: (resource, target) =>
        callTool(target, groupdel, '/usr/sbin/groupdel', [resource.name], `Could not delete group ${resource.name}`),
    }),
    {
      kind: 'property',
      name: 'gid',
      doc: "The group's number. Unset, the system picks one.",
      munge: (value) => {
        if (typeof value !== 'string') return value;
        if (/^[-0-9]+$/.test(value)) return BigInt(value);
        throw new TypeFailure(`Invalid GID ${value}`);
      },
      retrieve: ({ resource }, target) => {
        const state = target.accounts.group(resource.name);
        return state === undefined ? 'absent' : BigInt(state.gid);
      },
      sync: ({ resource, should }, target) => {
        const duplicate = resource.get('allowdupe') === true ? ['-o'] : [];
        const args = ['-g', rubyToString(should), ...duplicate, resource.name];
        callTool(target, groupmod, '/usr/sbin/groupmod', args, `Could not set gid on group[${resource.name}]`);
      },
    },
    {
      kind: 'property',
      name: 'members',
      doc: 'The members of the group, for providers that manage them.',
      arrayMatching: 'all',
      requiredFeatures: ['manages_members'],
      retrieve: ({ resource }, target) => target.accounts.group(resource.name)?.members ?? 'absent',
    },
    booleanParameter('auth_membership', 'Whether `members` are all that there are.'),
    { kind: 'parameter', name: 'name', doc: 'The name of the group. Default: the title.', namevar: true },
    booleanParameter('allowdupe', 'Whether the number may be that of another group.'),
    {
      kind: 'parameter',
      name: 'ia_load_module',
      doc: 'The authentication module, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
    },
    {
      kind: 'property',
      name: 'attributes',
      doc: "AIX's attributes of the group.",
      requiredFeatures: ['manages_aix_lam'],
      retrieve: () => undefined,
    },
    {
      kind: 'parameter',
      name: 'attribute_membership',
      doc: 'Whether `attributes` are all that there are.',
      values: [{ value: 'inclusive' }, { value: 'minimum' }],
      default: 'minimum',
    },
    booleanParameter('system', "Whether it is a group of the system's, with a low number."),
    {
      ...booleanParameter('forcelocal', 'Whether to keep to local groups.'),
      requiredFeatures: ['manages_local_users_and_groups'],
    },
  ],
  instances: (target) => target.accounts.groups().map(([title]) => ({ type: 'group', title, parameters: {} })),
};
