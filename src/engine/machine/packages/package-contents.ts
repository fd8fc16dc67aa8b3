/** Installs the contents of a package on a machine (accounts, files, programs, units), and removes them. */
import { bringAlternatives, dropAlternatives } from './alternative-groups.ts';
import { freeId, lowestFreeId } from '../accounts/account-tools.ts';
import {
  dropConfiguration,
  listConfiguration,
  layConfiguration,
  type EarlierConfiguration,
} from './configuration-files.ts';
import { contentOf, toText } from '../files/node.ts';
import type { AvailablePackage, InstallOptions } from './package-manager.ts';
import { parentPath } from '../files/paths.ts';
import type { Platform } from '../platform.ts';
import type { GroupState, MachineState, UserState } from '../state.ts';
import type { Node } from '../files/node.ts';
import { unitFile } from '../services/units/index.ts';

export interface PackageHost {
  readonly state: MachineState;
  readonly platform: Platform;
  readonly hostname: string;
  readonly files: {
    lstat(path: string): Node | undefined;
    stat(path: string): Node | undefined;
    exists(path: string): boolean;
    isDirectory(path: string): boolean;
    list(path: string): readonly string[];
    makeDirectories(path: string): void;
    write(path: string, content: string, options?: { readonly mode?: number }): void;
    symlink(target: string, path: string): void;
    unlink(path: string): void;
    removeDirectory(path: string): void;
    chmod(path: string, mode: number): void;
    chown(path: string, uid: number | undefined, gid: number | undefined): void;
  };
  readonly accounts: {
    user(name: string): UserState | undefined;
    group(name: string): GroupState | undefined;
    users(): readonly (readonly [string, UserState])[];
    groups(): readonly (readonly [string, GroupState])[];
    setUser(name: string, after: UserState | undefined): void;
    setGroup(name: string, after: GroupState | undefined): void;
  };
}

export const UNIT_DIRECTORY = '/usr/lib/systemd/system';

/** Parses a unit of a package from a line such as `nginx` or `apt-daily static stopped`. */
export function unitLine(line: string) {
  const [name = '', enable = 'enabled', state = 'running'] = line.split(' ');
  return { name, enable, isStarted: state === 'running' };
}

function unitPath(name: string): string {
  return `${UNIT_DIRECTORY}/${/\.(timer|socket|path|target)$/.test(name) ? name : `${name}.service`}`;
}

/**
 * Installs the contents of a package.
 * @param earlier the configuration files as last installed by this package
 */
export function bringContents(
  host: PackageHost,
  contents: Omit<AvailablePackage, 'version'>,
  options: InstallOptions = {},
  earlier?: EarlierConfiguration,
): void {
  for (const user of contents.users ?? []) bringUser(host, user);
  for (const group of contents.groups ?? []) bringGroup(host, group);
  for (const group of contents.groups ?? []) bringMembers(host, group);
  const fresh = new Set<string>();
  const generated = new Set(contents.generated);
  const configuration = listConfiguration(contents);
  const programs = listPrograms(contents);
  for (const entry of Object.entries(configuration)) {
    const mode = entry[0] in programs ? 0o777 : 0o666;
    if (layConfiguration(host, entry, mode, earlier, options)) fresh.add(entry[0]);
  }
  for (const [path, content] of Object.entries(contents.files ?? {}))
    if (
      !(path in configuration) &&
      bringFile(host, path, content, 0o666, generated.has(path) || options.isFresh === true)
    )
      fresh.add(path);
  for (const [path, script] of Object.entries(programs))
    if (!(path in configuration)) bringFile(host, path, script, 0o777, options.isFresh === true);
  for (const [path, target] of Object.entries(contents.links ?? {}))
    if (!isDisabledUnit(host, path, target)) bringLink(host, path, target);
  bringAlternatives(host, contents.alternatives ?? []);
  for (const line of contents.services ?? []) {
    const { name, enable } = unitLine(line);
    bringFile(host, unitPath(name), unitFile(name, enable === 'static'), 0o666, true);
  }
  for (const line of contents.ownership ?? []) {
    const [path = '', mode = '0644', owner = 'root', group = 'root'] = line.split(' ');
    const isFresh = fresh.has(path);
    if (!isFresh && !host.files.isDirectory(path)) continue;
    // dpkg keeps the mode of an existing directory. A package's script sets modes other than 0755.
    if (isFresh || mode !== '0755') host.files.chmod(path, Number.parseInt(mode, 8));
    host.files.chown(path, host.accounts.user(owner)?.uid, host.accounts.group(group)?.gid);
  }
}

/**
 * Removes a package's files, and its directories if they are empty. On Debian, configuration files and files created by
 * scripts remain until the package is purged. A purge also removes the accounts that the package lists in
 * `purgedAccounts`.
 * @param shared directories that other packages need
 */
export function dropContents(
  host: PackageHost,
  contents: AvailablePackage,
  purge: boolean,
  shared: ReadonlySet<string>,
): void {
  const isDebian = host.platform.family === 'debian';
  const generated = new Set(contents.generated);
  const kept = [...(contents.kept ?? []), ...(purge ? [] : (contents.left ?? []))];
  const isKept = (path: string): boolean => kept.some((each) => path === each || path.startsWith(`${each}/`));
  const isDropped = (path: string): boolean => {
    if (isKept(path)) return false;
    return purge || !isDebian || (!path.startsWith('/etc/') && !generated.has(path));
  };
  dropAlternatives(host, contents.alternatives ?? []);
  const configuration = listConfiguration(contents);
  for (const [path, text] of Object.entries(configuration)) if (isDropped(path)) dropConfiguration(host, path, text);
  const units = (contents.services ?? []).map((line) => unitPath(unitLine(line).name));
  const laid = [...Object.entries(contents.files ?? {})].filter(([path]) => isDropped(path));
  const links = Object.keys(contents.links ?? {}).filter(isDropped);
  const files = laid.flatMap(([path, content]) => (content === null ? [] : [path]));
  const parents = purge ? [...files, ...links].map(parentPath).filter((path) => path.split('/').length > 2) : [];
  const programs = Object.keys(listPrograms(contents)).filter(isDropped);
  for (const path of [...links, ...files, ...programs, ...units]) {
    if (path in configuration) continue;
    const node = host.files.lstat(path);
    if (node !== undefined && node.kind !== 'directory') host.files.unlink(path);
  }
  const directories = laid.flatMap(([path, content]) => (content === null ? [path] : []));
  const deepestFirst = [...new Set([...directories, ...parents])].toSorted((a, b) => b.length - a.length);
  for (const path of deepestFirst) {
    if (shared.has(path) || isKept(path) || !host.files.isDirectory(path) || host.files.list(path).length > 0) continue;
    host.files.removeDirectory(path);
  }
  if (purge) purgeAccounts(host, contents.purgedAccounts ?? []);
}

function purgeAccounts({ accounts }: PackageHost, lines: readonly string[]): void {
  for (const line of lines) {
    const [kind, name = ''] = line.split(':');
    if (kind === 'user' && accounts.user(name) !== undefined) accounts.setUser(name, undefined);
    if (kind === 'group' && accounts.group(name) !== undefined) accounts.setGroup(name, undefined);
  }
}

export function listDirectories(packages: Iterable<AvailablePackage>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { files = {}, links = {} } of packages)
    for (const path of [...Object.keys(files), ...Object.keys(links)]) {
      if (files[path] === null) found.add(path);
      for (let parent = parentPath(path); parent !== '/' && !found.has(parent); parent = parentPath(parent))
        found.add(parent);
    }
  return found;
}

function listPrograms({ programs, commands }: Omit<AvailablePackage, 'version'>): Readonly<Record<string, string>> {
  const stand = (commands ?? []).map((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [path, `#!/bin/sh\n/usr/bin/package-program ${name} "$@"\n`] as const;
  });
  return { ...Object.fromEntries(stand), ...programs };
}

/**
 * Installs a file of a package. Returns true if the path did not exist before.
 * @param leaves true to keep an existing file unchanged
 */
function bringFile(host: PackageHost, path: string, content: string | null, mode: number, leaves: boolean): boolean {
  const { files } = host;
  const earlier = files.stat(path);
  if (earlier !== undefined) {
    if (leaves || content === null || earlier.kind !== 'file' || toText(contentOf(earlier)) === content) return false;
    files.write(path, content);
    return false;
  }
  if (content === null) files.makeDirectories(path);
  else {
    files.makeDirectories(parentPath(path));
    // The package's script replaces a placeholder in its file with the machine's name.
    files.write(
      path,
      content.replace('%fqdn%', () => (path === '/etc/mailname' ? presetMailName(host) : undefined) ?? host.hostname),
      { mode },
    );
  }
  return true;
}

/**
 * Reads the answer about postfix's mail name that `debconf-set-selections` stored. postfix's script writes it to
 * `/etc/mailname`.
 */
function presetMailName({ files }: PackageHost): string | undefined {
  const node = files.stat('/var/cache/debconf/config.dat');
  if (node?.kind !== 'file') return undefined;
  return /^Name: postfix\/mailname\n(?:.+\n)*?Value: (\S+)$/m.exec(toText(contentOf(node)))?.[1];
}

/**
 * True if a link would enable a unit that already exists. An administrator may have disabled this unit, so Debian's
 * scripts do not enable it again.
 */
function isDisabledUnit({ files }: PackageHost, path: string, unit: string): boolean {
  return /^\/etc\/systemd\/system\/[^/]+\.wants\//.test(path) && files.exists(unit.replace(/^\/lib\//, '/usr/lib/'));
}

function bringLink(host: PackageHost, path: string, target: string): void {
  if (host.files.lstat(path) !== undefined) return;
  host.files.makeDirectories(parentPath(path));
  host.files.symlink(target, path);
}

/**
 * Chooses the ID of a new system account. Debian's `adduser --system` searches upwards, and the Red Hat family's
 * `useradd -r` searches downwards.
 */
function systemId({ platform }: PackageHost, used: readonly number[]): number {
  return platform.family === 'debian'
    ? lowestFreeId(used, platform.lowestSystemId)
    : freeId(new Set(used), true, platform.lowestSystemId);
}

function bringGroup(host: PackageHost, line: string): void {
  const [name = '', gid = ''] = line.split(':');
  const { accounts } = host;
  if (accounts.group(name) !== undefined) return;
  const used = accounts.groups().map(([, group]) => group.gid);
  accounts.setGroup(name, { gid: idFor(host, gid, used), members: [] });
}

function bringMembers({ accounts }: PackageHost, line: string): void {
  const [name = '', , members = ''] = line.split(':');
  const group = accounts.group(name);
  if (group === undefined || members === '') return;
  const added = members.split(',').filter((each) => !group.members.includes(each) && accounts.user(each) !== undefined);
  if (added.length > 0) accounts.setGroup(name, { ...group, members: [...group.members, ...added] });
}

/** Chooses the ID of an account. `fixed` is the ID, `down` to search downwards, or empty for the platform's default. */
function idFor(host: PackageHost, fixed: string, used: readonly number[]): number {
  if (fixed === 'down') return freeId(new Set(used), true, host.platform.lowestSystemId);
  return fixed === '' ? systemId(host, used) : Number(fixed);
}

function bringUser(host: PackageHost, line: string): void {
  const [name = '', home = '', shell = '', fixed = '', comment = '', group = name] = line.split(':');
  const { accounts } = host;
  if (accounts.user(name) !== undefined) return;
  const usedIds = accounts.users().map(([, user]) => user.uid);
  const usedGroupIds = accounts.groups().map(([, { gid }]) => gid);
  // On Debian, the ids of an account and of its group are chosen independently.
  const isDebian = host.platform.family === 'debian';
  const isAlone = isDebian && (fixed !== 'down' || group !== name);
  const uid = idFor(host, fixed, isAlone ? usedIds : [...usedIds, ...usedGroupIds]);
  const gid =
    accounts.group(group)?.gid ?? (isDebian && usedGroupIds.includes(uid) ? systemId(host, usedGroupIds) : uid);
  if (accounts.group(group) === undefined) accounts.setGroup(group, { gid, members: [] });
  const ages = { minAge: '', maxAge: '', warnDays: '' };
  accounts.setUser(name, { uid, gid, comment, home, shell, password: '!', expiry: '', ...ages });
}
