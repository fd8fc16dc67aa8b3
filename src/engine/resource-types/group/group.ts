/** Puppet's `type/group.rb` with its provider `groupadd`. */
import { groupadd, groupdel, groupmod } from '../../machine/accounts/group-tools.ts';
import type { Target } from '../../machine/target.ts';
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

/** Providers for other systems. */
const OTHER_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Groups of AIX.'],
  ['directoryservice', 'Groups of macOS, by `dscl`.'],
  ['ldap', 'Groups in an LDAP directory.'],
  ['pw', 'Groups of FreeBSD, by `pw`.'],
  ['windows_adsi', 'Local groups of Windows.'],
];

export const group: ResourceTypeDefinition = {
  name: 'group',
  doc: 'Manages groups. On Linux, membership is managed with the `groups` attribute of users.',
  features: [
    { name: 'manages_members', doc: 'The provider manages the members of groups.' },
    { name: 'manages_aix_lam', doc: 'The provider manages the Loadable Authentication Module of AIX.' },
    { name: 'system_groups', doc: 'The provider can create system groups with low GIDs.' },
    { name: 'manages_local_users_and_groups', doc: 'The provider can manage local groups beside a directory service.' },
  ],
  providers: [
    {
      name: 'groupadd',
      doc: 'Local groups, by `groupadd`, `groupmod` and `groupdel`.',
      features: ['system_groups'],
      specificity: 1,
    },
    ...OTHER_PROVIDERS.map(([name, doc]) => ({ name, doc, features: [], suitable: () => false })),
  ],
  attributes: [
    ensureProperty({
      doc: 'The desired state of the group.',
      default: 'present',
      exists: (resource, target) => target.accounts.group(resource.name) !== undefined,
      create,
      destroy: (resource, target) =>
        callTool(target, groupdel, '/usr/sbin/groupdel', [resource.name], `Could not delete group ${resource.name}`),
    }),
    {
      kind: 'property',
      name: 'gid',
      doc: 'The GID. Without `gid`, the system assigns one.',
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
      doc: 'The members of the group. Ignored by providers without this feature, such as `groupadd`.',
      arrayMatching: 'all',
      requiredFeatures: ['manages_members'],
      retrieve: ({ resource }, target) => target.accounts.group(resource.name)?.members ?? 'absent',
    },
    booleanParameter(
      'auth_membership',
      'If true, the group has exactly the given `members`; otherwise at least these.',
    ),
    { kind: 'parameter', name: 'name', doc: 'The name of the group. Default: the title.', namevar: true },
    booleanParameter('allowdupe', 'If true, the GID can belong to another group too.'),
    {
      kind: 'parameter',
      name: 'ia_load_module',
      doc: 'The authentication module, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
    },
    {
      kind: 'property',
      name: 'attributes',
      doc: 'The attributes of the group, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
      retrieve: () => undefined,
    },
    {
      kind: 'parameter',
      name: 'attribute_membership',
      doc: '`inclusive`: exactly these `attributes`. `minimum`: at least these.',
      values: [{ value: 'inclusive' }, { value: 'minimum' }],
      default: 'minimum',
    },
    booleanParameter(
      'system',
      'If true, the group is a system group with a low GID. Only used when Puppet creates the group.',
    ),
    {
      ...booleanParameter('forcelocal', 'If true, Puppet manages local groups even if a directory service is in use.'),
      requiredFeatures: ['manages_local_users_and_groups'],
    },
  ],
  instances: (target) => target.accounts.groups().map(([title]) => ({ type: 'group', title, parameters: {} })),
};
