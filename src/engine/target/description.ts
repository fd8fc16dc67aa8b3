/** Machines from and to plain data: what a project says of its machine, and a machine whole. */
import { ACCOUNT_FILES, accountsFromText, withAccountFiles } from './account-files.ts';
import { nodeAt, resolvePath, walk, withNode } from './file-tree.ts';
import { entryOf, nodeOf } from './node.ts';
import type { DirectoryNode, Entry, Node } from './node.ts';
import { bringContents } from './package-contents.ts';
import type { AvailablePackage, PackageSource } from './packages.ts';
import { baseName, joinPath, normalizePath, parentPath } from './paths.ts';
import type { PlatformId } from './platform.ts';
import { DEBIAN_12, UBUNTU_24_04 } from './presets/debian.ts';
import type { Preset } from './presets/preset.ts';
import { PROGRAM_ALIASES } from './presets/programs.ts';
import { RHEL_9 } from './presets/rhel.ts';
import { SortedMap } from './sorted-map.ts';
import type { GroupState, MachineState, PackageState, ServiceState, UserState } from './state.ts';
import { Table } from './table.ts';
import { Target } from './target.ts';

/** 2025-06-02 08:00 UTC: every simulated machine begins there, so that a run is the same whenever it is run. */
export const DEFAULT_CLOCK = Date.UTC(2025, 5, 2, 8);

/** How a machine differs from a fresh one of its platform. */
export interface TargetDescription {
  readonly platform?: PlatformId;
  readonly hostname?: string;
  /** Path → content; `null` makes a directory. Missing parents are made. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Name → version, beside those of the platform. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly services?: Readonly<Record<string, ServiceState>>;
  /** What can be installed, instead of the platform's own offer; a version alone, or with the services that it brings. */
  readonly available?: Readonly<Record<string, string | AvailablePackage>>;
  /** Milliseconds since the epoch. */
  readonly clock?: number;
}

/** The machine as its installer leaves it. */
export function presetOf(platform: PlatformId): Preset {
  switch (platform) {
    case 'debian-12':
      return DEBIAN_12;
    case 'ubuntu-24.04':
      return UBUNTU_24_04;
    case 'rhel-9':
      return RHEL_9;
  }
}

/** A machine as described, with what its platform comes with. */
export function createTarget(description: TargetDescription = {}): Target {
  const preset = presetOf(description.platform ?? 'debian-12');
  const packages = Object.entries({ ...preset.packages, ...description.packages });
  const running = preset.services.map((name): [string, ServiceState] => [name, { ensure: 'running', enable: 'true' }]);
  const services = [...running, ...Object.entries(description.services ?? {})];
  const available =
    description.available === undefined
      ? platformOffer(preset.platform.id)
      : new Map(Object.entries(availableFrom(description.available)));
  return buildTarget(
    preset,
    description,
    packages,
    services,
    {
      available,
      otherVersion: description.available === undefined ? '1.0.0' : undefined,
    },
    false,
  );
}

const offers = new Map<PlatformId, ReadonlyMap<string, AvailablePackage>>();

/** What the repositories of a platform hold. The same map at every call. */
export function platformOffer(platform: PlatformId): ReadonlyMap<string, AvailablePackage> {
  const known = offers.get(platform);
  if (known !== undefined) return known;
  const made = new Map(Object.entries(presetOf(platform).available));
  offers.set(platform, made);
  return made;
}

const installedStates = new WeakMap<Preset, MachineState>();

/** The platform with what its own packages bring. Built once for each platform. */
function installedState(preset: Preset, clock: number): MachineState {
  const known = installedStates.get(preset);
  if (known !== undefined) return { ...known, clock };
  const available = platformOffer(preset.platform.id);
  const packageSource = { available, otherVersion: undefined };
  const machine = new Target({
    state: freshState(preset, clock),
    platform: preset.platform,
    hostname: '',
    packageSource,
  });
  for (const name of Object.keys(preset.packages)) {
    const contents = available.get(name);
    if (contents !== undefined) bringContents(machine, contents);
  }
  const state = { ...machine.state, clock };
  installedStates.set(preset, state);
  return state;
}

/** A machine with just the packages and services that the description names. */
export function createBareTarget(description: TargetDescription = {}): Target {
  const preset = presetOf(description.platform ?? 'debian-12');
  const available = description.available === undefined ? {} : availableFrom(description.available);
  return buildTarget(
    preset,
    description,
    Object.entries(description.packages ?? {}),
    Object.entries(description.services ?? {}),
    {
      available: new Map(Object.entries(available)),
      otherVersion: description.available === undefined ? '1.0.0' : undefined,
    },
    true,
  );
}

function availableFrom(
  available: Readonly<Record<string, string | AvailablePackage>>,
): Record<string, AvailablePackage> {
  return Object.fromEntries(
    Object.entries(available).map(([name, entry]) => [name, typeof entry === 'string' ? { version: entry } : entry]),
  );
}

function buildTarget(
  preset: Preset,
  description: TargetDescription,
  packages: readonly (readonly [string, string])[],
  services: readonly (readonly [string, ServiceState])[],
  packageSource: PackageSource,
  isBare: boolean,
): Target {
  const clock = description.clock ?? DEFAULT_CLOCK;
  const hostname = description.hostname ?? 'playground.example.com';
  const base = isBare ? freshState(preset, clock) : installedState(preset, clock);
  let root = base.root;
  const laid: Record<string, string | null> = {
    '/etc/hostname': `${hostname.split('.')[0] ?? hostname}\n`,
    '/etc/hosts': `127.0.0.1\tlocalhost\n127.0.1.1\t${hostname} ${hostname.split('.')[0] ?? hostname}\n`,
    ...description.files,
  };
  for (const [path, content] of Object.entries(laid)) root = layFile(root, canonicalPath(root, path), content, clock);
  let accounts: MachineState = { ...base, root };
  for (const path of ACCOUNT_FILES) {
    const content = description.files?.[path];
    if (typeof content === 'string') accounts = { ...accounts, ...accountsFromText(accounts, path, content) };
  }
  const state: MachineState = {
    ...accounts,
    packages: Table.of(packages.map(([name, version]): [string, PackageState] => [name, { version }])),
    services: Table.of(services),
  };
  return new Target({ state, platform: preset.platform, hostname, packageSource, isBare });
}

const freshStates = new WeakMap<Preset, MachineState>();

/** The platform's files and accounts. Built once for each platform: states are immutable. */
function freshState(preset: Preset, clock: number): MachineState {
  const known = freshStates.get(preset);
  if (known !== undefined) return { ...known, clock };
  const groups = Table.of(
    preset.groups.map((line): [string, GroupState] => {
      const [name = '', gid = ''] = line.split(':');
      return [name, { gid: Number(gid), members: [] }];
    }),
  );
  const users = Table.of(
    preset.users.map((line): [string, UserState] => {
      const [name = '', uid = '', gid = '', comment = '', home = '', shell = ''] = line.split(':');
      const ages = { minAge: '0', maxAge: '99999', warnDays: '7' };
      return [name, { uid: Number(uid), gid: Number(gid), comment, home, shell, password: '*', expiry: '', ...ages }];
    }),
  );
  let root: DirectoryNode = {
    kind: 'directory',
    mode: 0o755,
    uid: 0,
    gid: 0,
    mtime: clock,
    children: SortedMap.empty(),
  };
  const attributes = (mode: string, group: string | undefined) => ({
    mode: Number.parseInt(mode, 8),
    uid: 0,
    gid: group === undefined ? 0 : (groups.get(group)?.gid ?? 0),
    mtime: clock,
  });
  for (const line of preset.directories) {
    const [path = '', mode = '0755', group] = line.split(' ');
    root = layEntry(root, path, { kind: 'directory', ...attributes(mode, group) });
  }
  for (const [path, content] of Object.entries(preset.files)) root = layFile(root, path, content, clock);
  for (const [directory, names] of Object.entries(preset.programs))
    for (const name of names) root = layEntry(root, `${directory}/${name}`, program(name, clock));
  for (const line of preset.fileModes) {
    const [path = '', mode = '0644', group] = line.split(' ');
    const node = nodeAt(root, path);
    if (node !== undefined) root = withNode(root, path, { ...node, ...attributes(mode, group) });
  }
  for (const [path, target] of Object.entries(preset.links))
    root = layEntry(root, path, { kind: 'link', target, ...attributes('0777', undefined) });
  const tables = { packages: Table.of<PackageState>(), services: Table.of<ServiceState>() };
  const state = withAccountFiles(withAccountFiles({ root, users, groups, clock, ...tables }, 'users'), 'groups');
  freshStates.set(preset, state);
  return state;
}

/** A program's file: the shell looks for it on the path, what it does is built in under its name in `/usr/bin`. */
function program(name: string, mtime: number): Entry {
  const command = PROGRAM_ALIASES[name] ?? `/usr/bin/${name}`;
  return { kind: 'file', content: `#!/bin/sh\n${command} "$@"\n`, mode: 0o755, uid: 0, gid: 0, mtime };
}

function layFile(root: DirectoryNode, path: string, content: string | null, mtime: number): DirectoryNode {
  const owner = { uid: 0, gid: 0, mtime };
  return layEntry(
    root,
    path,
    content === null ? { kind: 'directory', mode: 0o755, ...owner } : { kind: 'file', content, mode: 0o644, ...owner },
  );
}

/** Sets an entry and makes the directories above it that are missing. A file that is there keeps its attributes. */
function layEntry(root: DirectoryNode, path: string, entry: Entry): DirectoryNode {
  const parent = parentPath(path);
  const owner = { mode: 0o755, uid: 0, gid: 0, mtime: entry.mtime };
  const made =
    parent === '/' || nodeAt(root, parent) !== undefined
      ? root
      : layEntry(root, parent, { kind: 'directory', ...owner });
  const earlier = nodeAt(made, path);
  const kept =
    earlier?.kind === entry.kind ? { ...entry, mode: earlier.mode, uid: earlier.uid, gid: earlier.gid } : entry;
  return withNode(made, path, nodeOf(kept, earlier));
}

/** The path with the links in those of its directories that are there followed. */
function canonicalPath(root: DirectoryNode, path: string): string {
  const normal = normalizePath(path);
  if (normal === '/') return normal;
  try {
    return resolvePath(root, normal).path;
  } catch {
    return joinPath(canonicalPath(root, parentPath(normal)), baseName(normal));
  }
}

/** All entries of a state by path, in order, the root left out. */
export function entriesOf(state: MachineState): readonly (readonly [string, Entry])[] {
  const found: (readonly [string, Entry])[] = [];
  for (const [path, node] of walk('/', state.root) as Iterable<readonly [string, Node]>)
    if (path !== '/') found.push([path, entryOf(node)]);
  return found;
}
