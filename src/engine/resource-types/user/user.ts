/** Puppet's `type/user.rb`. */
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { GeneratedResource, ParameterDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ensureProperty } from '../ensurable.ts';
import { ArgumentFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter, checkBoolean } from '../shared/boolean.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import type { Target } from '../../target/target.ts';
import { userProperties } from './properties.ts';
import { createUser, removeUser } from './useradd.ts';

const FEATURES = [
  'manages_homedir',
  'allows_duplicates',
  'manages_expiry',
  'system_users',
  'manages_passwords',
  'manages_password_age',
  'manages_shell',
] as const;

function membership(name: string, of: string): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc: `Whether \`${of}\` is all that there is (\`inclusive\`) or the least (\`minimum\`, default).`,
    values: [{ value: 'inclusive' }, { value: 'minimum' }],
    default: 'minimum',
  };
}

const purgeKeys: ParameterDefinition = {
  kind: 'parameter',
  name: 'purge_ssh_keys',
  doc:
    'Whether SSH keys that no `ssh_authorized_key` manages are removed: `true` for those in the home directory, or the files to look at ' +
    '(`~` and `%h` stand for the home directory).',
  values: [{ value: 'true' }, { value: 'false' }],
  default: [],
  validate: (value) => {
    if (['true', 'false'].includes(rubyToString(value))) return;
    if (typeof value !== 'string' && !isArray(value))
      throw new ArgumentFailure(
        `purge_ssh_keys must be true, false, or an array of file names, not ${rubyInspect(value)}`,
      );
    for (const entry of isArray(value) ? value : [value]) {
      if (typeof entry !== 'string')
        throw new ArgumentFailure(`Each entry for purge_ssh_keys must be a string, not a ${rubyClassName(entry)}`);
      if (!/^(\/|~\/|%h\/)/.test(entry)) throw new ArgumentFailure(`Paths to keyfiles must be absolute, not ${entry}`);
    }
  },
  munge: (value) => {
    const text = rubyToString(value);
    if (text === 'false') return [];
    return text === 'true' ? ['~/.ssh/authorized_keys'] : isArray(value) ? value : [value];
  },
};

/** The key files that `purge_ssh_keys` names, on this machine. */
function keyFiles(resource: ResourceInstance, target: Target): readonly string[] {
  const given = resource.get('purge_ssh_keys');
  const own = resource.should('home');
  const home = typeof own === 'string' ? own : target.accounts.user(resource.name)?.home;
  return (isArray(given) ? given : []).flatMap((entry) => {
    const path = rubyToString(entry);
    if (path.startsWith('/')) return [path];
    return home === undefined ? [] : [path.replace(/^(~|%h)\//, `${home}/`)];
  });
}

const KEY_LINE =
  /^(.+)?\s*\b(ssh-dss|ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp256|ecdsa-sha2-nistp384|ecdsa-sha2-nistp521)\s+([^ ]+)\s*(.*)$/;

/** A resource that removes each key that the catalog does not know. */
function unknownKeys(resource: ResourceInstance, target: Target): readonly GeneratedResource[] {
  const found: GeneratedResource[] = [];
  for (const path of keyFiles(resource, target)) {
    if (target.files.stat(path)?.kind !== 'file') continue;
    let unnamed = 0;
    for (const line of target.files.readText(path).split('\n')) {
      const match = KEY_LINE.exec(line);
      if (match === null) continue;
      unnamed += match[4] === '' ? 1 : 0;
      const title = match[4] === '' ? `${path}:unnamed-${unnamed}` : (match[4] ?? '');
      if (resource.catalog.find('ssh_authorized_key', title) !== undefined) continue;
      const parameters: Record<string, Value> = { name: title, target: path, ensure: 'absent', user: resource.name };
      found.push({ type: 'ssh_authorized_key', title, parameters });
    }
  }
  return found;
}

/** The groups that must be there first: the primary one, by name or by the number that the catalog gives one, and the others. */
function neededGroups(resource: ResourceInstance): readonly (string | ResourceInstance)[] {
  const needed: (string | ResourceInstance)[] = [];
  for (const value of resource.property('gid')?.originalValues ?? []) {
    const number =
      typeof value === 'bigint' ? value : /^\d+$/.test(rubyToString(value)) ? BigInt(rubyToString(value)) : undefined;
    if (number === undefined) {
      needed.push(rubyToString(value));
      continue;
    }
    for (const other of resource.catalog.resources) {
      if (other.type.name !== 'group' || other.should('gid') !== number) continue;
      needed.push(other);
      break;
    }
  }
  const groups = resource.should('groups');
  if (typeof groups === 'string' && groups !== '') needed.push(...groups.split(','));
  return needed;
}

export const user: ResourceTypeDefinition = {
  name: 'user',
  doc: 'Manages user accounts by the tools of the machine (`useradd` and its like), system accounts above all.',
  features: [
    { name: 'allows_duplicates', doc: 'The provider allows several users with the same number.' },
    { name: 'manages_homedir', doc: 'The provider can make and remove home directories.' },
    { name: 'manages_passwords', doc: 'The provider can set passwords.' },
    { name: 'manages_password_age', doc: 'The provider can set ages of passwords.' },
    { name: 'manages_password_salt', doc: 'The provider can set salts of passwords.' },
    { name: 'manages_solaris_rbac', doc: "The provider knows Solaris' roles." },
    { name: 'manages_roles', doc: 'The provider manages roles.' },
    { name: 'manages_expiry', doc: 'The provider can set the end of an account.' },
    { name: 'system_users', doc: 'The provider can make users with low numbers.' },
    { name: 'manages_aix_lam', doc: "The provider manages AIX's Loadable Authentication Module." },
    { name: 'manages_local_users_and_groups', doc: 'The provider can keep to local users.' },
    { name: 'manages_shell', doc: 'The provider can set shells.' },
    { name: 'manages_loginclass', doc: 'The provider can set login classes.' },
  ],
  providers: [
    { name: 'useradd', doc: '`useradd` and its like.', features: FEATURES, specificity: 1 },
    ...'aix directoryservice hpux ldap openbsd pw user_role_add windows_adsi'.split(' ').map((name) => ({
      name,
      doc: `Users of \`${name}\`. The simulated machines have none.`,
      features: [],
      suitable: () => false,
    })),
  ],
  attributes: [
    ensureProperty({
      doc: 'Whether the account is there.',
      exists: (resource, target) => target.accounts.user(resource.name) !== undefined,
      create: createUser,
      destroy: removeUser,
      values: [{ value: 'role', requiredFeatures: ['manages_solaris_rbac'], sync: () => undefined }],
    }),
    ...userProperties,
    { kind: 'parameter', name: 'name', doc: 'The name of the account. Default: the title.', namevar: true },
    membership('membership', 'groups'),
    booleanParameter('system', 'Whether it is an account of the system, with a low number.'),
    booleanParameter('allowdupe', 'Whether the number may be that of another user.'),
    {
      ...booleanParameter('managehome', 'Whether the home directory is made and removed with the account.'),
      validate: (value) => void checkBoolean('managehome', value),
    },
    membership('role_membership', 'roles'),
    membership('auth_membership', 'auths'),
    membership('profile_membership', 'profiles'),
    membership('key_membership', 'keys'),
    {
      kind: 'parameter',
      name: 'ia_load_module',
      doc: 'The authentication module, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
    },
    membership('attribute_membership', 'attributes'),
    {
      ...booleanParameter('forcelocal', 'Whether to keep to local users.'),
      requiredFeatures: ['manages_local_users_and_groups'],
    },
    purgeKeys,
  ],
  autorequire: [{ type: 'group', why: "the user's groups must be there first", titles: neededGroups }],
  generate: unknownKeys,
  instances: (target) => target.accounts.users().map(([title]) => ({ type: 'user', title, parameters: {} })),
};
