import type { TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { noteLateName } from '../shared/late-values.ts';
import { property } from '../shared/property.ts';

const OTHER_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Groups on AIX.'],
  ['directoryservice', 'Groups on macOS, managed with `dscl`.'],
  ['ldap', 'Groups in an LDAP directory.'],
  ['pw', 'Groups on FreeBSD, managed with `pw`.'],
  ['windows_adsi', 'Local groups on Windows.'],
];

export const group: TypeDeclaration = {
  name: 'group',
  doc: 'Manages groups. On Linux, membership is managed with the `groups` attribute of users.',
  features: [
    { name: 'manages_members', doc: 'The provider manages the members of groups.' },
    { name: 'manages_aix_lam', doc: 'The provider manages the Loadable Authentication Module of AIX.' },
    { name: 'system_groups', doc: 'The provider can create system groups with low GIDs.' },
    {
      name: 'manages_local_users_and_groups',
      doc: 'The provider can manage local groups alongside a directory service.',
    },
  ],
  providers: [
    {
      name: 'groupadd',
      doc: 'Local groups, managed with `groupadd`, `groupmod` and `groupdel`.',
      features: ['system_groups'],
      specificity: 1,
    },
    ...OTHER_PROVIDERS.map(([name, doc]) => ({ name, doc, features: [], families: [] })),
  ],
  attributes: [
    ensureProperty('The desired state of the group.', { default: 'present' }),
    {
      kind: 'property',
      name: 'gid',
      doc: 'The GID. Without `gid`, the system assigns one.',
      munge: (value) => {
        if (typeof value !== 'string') return value;
        if (/^[-0-9]+$/.test(value)) return BigInt(value);
        throw new TypeFailure(`Invalid GID ${value}`);
      },
    },
    property('members', 'The members of the group. Ignored by providers without this feature, such as `groupadd`.', {
      arrayMatching: 'all',
      requiredFeatures: ['manages_members'],
    }),
    booleanParameter(
      'auth_membership',
      'If true, the group has exactly the given `members`; otherwise at least these.',
    ),
    { kind: 'parameter', name: 'name', doc: 'The name of the group. Default: the title.', namevar: true },
    booleanParameter('allowdupe', 'If true, another group can have the same GID.'),
    {
      kind: 'parameter',
      name: 'ia_load_module',
      doc: 'The authentication module, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
    },
    property('attributes', 'The attributes of the group, on AIX.', { requiredFeatures: ['manages_aix_lam'] }),
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
  initialize: noteLateName,
};
