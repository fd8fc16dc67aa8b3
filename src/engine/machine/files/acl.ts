/**
 * POSIX access control lists. A list is stored as a string of entries, separated by commas: `user:anna:r-x`,
 * `group:dev:rwx`, `group::r-x` for the owning group. Default entries have the prefix `default:`. The entries of the
 * owner and of others, and the mask, are not in this string but in the file's mode.
 */
export interface AclEntry {
  readonly isDefault: boolean;
  readonly kind: 'user' | 'group' | 'mask' | 'other';
  /** Name of an account. Empty for the owner, the owning group, the mask and others. */
  readonly name: string;
  readonly permissions: number;
}

const KINDS = ['user', 'group', 'mask', 'other'] as const;

export function permissionText(bits: number): string {
  return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${bits & 1 ? 'x' : '-'}`;
}

export function aclEntryText({ isDefault, kind, name, permissions }: AclEntry): string {
  return `${isDefault ? 'default:' : ''}${kind}:${name}:${permissionText(permissions)}`;
}

export function isSameEntry(a: AclEntry, b: AclEntry): boolean {
  return a.isDefault === b.isDefault && a.kind === b.kind && a.name === b.name;
}

/**
 * Sorts access entries before default entries. Each group is in the order owner, named users, owning group, named
 * groups, mask, others. Named entries are sorted by name.
 */
function sorted(entries: readonly AclEntry[]): readonly AclEntry[] {
  const rank = ({ isDefault, kind }: AclEntry): number => (isDefault ? 4 : 0) + KINDS.indexOf(kind);
  return entries.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

export function combineAcl(mode: number, acl: string | undefined): readonly AclEntry[] {
  const access = (kind: AclEntry['kind'], permissions: number): AclEntry => ({
    isDefault: false,
    kind,
    name: '',
    permissions,
  });
  const beyond = acl === undefined ? [] : parseAcl(acl);
  const hasMask = beyond.some(({ isDefault }) => !isDefault);
  const [owner, group, others] = [(mode >> 6) & 7, (mode >> 3) & 7, mode & 7];
  const ofMode = [access('user', owner), access(hasMask ? 'mask' : 'group', group), access('other', others)];
  return sorted([...ofMode, ...beyond]);
}

/** Converts an access control list to the mode and the list that are stored. Inverse of {@link combineAcl}. */
export function storedAcl(mode: number, entries: readonly AclEntry[]): { mode: number; acl: string | undefined } {
  const access = (kind: AclEntry['kind']): AclEntry | undefined =>
    entries.find((entry) => !entry.isDefault && entry.kind === kind && entry.name === '');
  const mask = access('mask');
  const [owner, others] = [access('user')?.permissions ?? 0, access('other')?.permissions ?? 0];
  const group = (mask ?? access('group'))?.permissions ?? 0;
  const beyond = entries.filter(
    ({ isDefault, kind, name }) => isDefault || name !== '' || (kind === 'group' && mask !== undefined),
  );
  return {
    mode: (mode & 0o7000) | (owner << 6) | (group << 3) | others,
    acl: beyond.length === 0 ? undefined : sorted(beyond).map(aclEntryText).join(','),
  };
}

function parseAcl(text: string): readonly AclEntry[] {
  return text.split(',').map((each) => {
    const isDefault = each.startsWith('default:');
    const [word, name = '', letters = ''] = each.replace(/^default:/, '').split(':');
    const permissions = ['r', 'w', 'x'].reduce((bits, letter) => bits * 2 + (letters.includes(letter) ? 1 : 0), 0);
    return { isDefault, kind: KINDS.find((kind) => kind === word) ?? 'other', name, permissions };
  });
}

/**
 * Returns the ACL of a new file or directory, derived from the default entries of its parent directory. Returns
 * `undefined` if the parent has no default entries. With default entries, the umask is ignored.
 */
export function inheritedAcl(
  acl: string,
  mode: number,
  isDirectory: boolean,
): { mode: number; acl: string | undefined } | undefined {
  const defaults = parseAcl(acl).filter(({ isDefault }) => isDefault);
  if (defaults.length === 0) return undefined;
  const hasMask = defaults.some(({ kind }) => kind === 'mask');
  const limit = ({ kind, name }: AclEntry): number => {
    if (name !== '') return 7;
    if (kind === 'user') return mode >> 6;
    if (kind === 'other') return mode;
    return kind === 'mask' || !hasMask ? mode >> 3 : 7;
  };
  const access = defaults.map((entry) => ({
    ...entry,
    isDefault: false,
    permissions: entry.permissions & limit(entry),
  }));
  return storedAcl(mode, isDirectory ? [...access, ...defaults] : access);
}
