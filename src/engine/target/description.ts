/** Machines from plain data: a platform, and how the machine differs from it. */
import { ACCOUNT_FILES, accountsFromText } from './accounts/account-files.ts';
import { baseSystem, DEFAULT_CLOCK, layFile } from './base-system.ts';
import { resolvePath } from './files/file-tree.ts';
import type { DirectoryNode } from './files/node.ts';
import { bringContents } from './packages/package-contents.ts';
import { baseName, joinPath, normalizePath, parentPath } from './files/paths.ts';
import { platformManagers } from './platform-managers.ts';
import type { PlatformId } from './platform.ts';
import { platformOffer, presetOf } from './presets/index.ts';
import type { Preset } from './presets/preset.ts';
import type { MachineState, PackageState, ServiceState } from './state.ts';
import { Table } from './table.ts';
import { Target, type Managers } from './target.ts';

/** How a machine differs from one that is fresh from its installer. */
export interface TargetDescription {
  readonly platform?: PlatformId;
  readonly hostname?: string;
  /** Path → content; `null` makes a directory. Missing parents are made. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Rows for the table of packages, name → version: what such a package brings is not laid. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Rows for the table of services. */
  readonly services?: Readonly<Record<string, ServiceState>>;
  /** Milliseconds since the epoch. */
  readonly clock?: number;
}

/** A machine as described, with the packages that its platform comes with. */
export function createTarget(description: TargetDescription = {}): Target {
  const preset = presetOf(description.platform ?? 'debian-12');
  const running = preset.services.map((name): [string, ServiceState] => [name, { ensure: 'running', enable: 'true' }]);
  return describedTarget(installedSystem(preset), preset, platformManagers, {
    ...description,
    packages: { ...preset.packages, ...description.packages },
    services: { ...Object.fromEntries(running), ...description.services },
  });
}

/**
 * A machine of the base system alone: its tables have the packages and services of the description, and managers of the caller's
 * look after them. `contents`: packages whose files are there all the same, though the table of packages does not name them.
 */
export function createBaseTarget(
  description: TargetDescription,
  managers: Managers,
  contents: readonly string[] = [],
): Target {
  const preset = presetOf(description.platform ?? 'debian-12');
  return describedTarget(withContents(preset, contents), preset, managers, description);
}

const installedSystems = new WeakMap<Preset, MachineState>();

/** The platform with all that its own packages bring. Built once for each platform. */
function installedSystem(preset: Preset): MachineState {
  const known = installedSystems.get(preset);
  if (known !== undefined) return known;
  const state = withContents(preset, Object.keys(preset.packages));
  installedSystems.set(preset, state);
  return state;
}

/** The base system of a platform with what some packages of its repositories bring. */
function withContents(preset: Preset, packages: readonly string[]): MachineState {
  const state = baseSystem(preset);
  const { platform } = preset;
  const machine = new Target({ state, platform, hostname: '', managers: platformManagers });
  for (const name of packages) {
    const contents = platformOffer(platform.id).get(name);
    if (contents !== undefined) bringContents(machine, contents);
  }
  return machine.state;
}

/** The system with the files, accounts and rows of the description. */
function describedTarget(
  system: MachineState,
  { platform }: Preset,
  managers: Managers,
  {
    clock = DEFAULT_CLOCK,
    hostname = 'playground.example.com',
    files = {},
    packages = {},
    services = {},
  }: TargetDescription,
): Target {
  const shortName = hostname.split('.')[0] ?? hostname;
  const laid: Record<string, string | null> = {
    '/etc/hostname': `${shortName}\n`,
    '/etc/hosts': `127.0.0.1\tlocalhost\n127.0.1.1\t${hostname} ${shortName}\n`,
    ...files,
  };
  let { root } = system;
  for (const [path, content] of Object.entries(laid)) root = layFile(root, canonicalPath(root, path), content, clock);
  let state: MachineState = { ...system, root, clock };
  for (const path of ACCOUNT_FILES) {
    const content = files[path];
    if (typeof content === 'string') state = { ...state, ...accountsFromText(state, path, content) };
  }
  const rows = Object.entries(packages).map(([name, version]): [string, PackageState] => [name, { version }]);
  const tables = { packages: Table.of(rows), services: Table.of(Object.entries(services)) };
  return new Target({ state: { ...state, ...tables }, platform, hostname, managers });
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
