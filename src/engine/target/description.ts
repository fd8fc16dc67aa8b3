/** Machines from plain data: a platform, and additions to it. */
import { ACCOUNT_FILES, accountsFromText } from './accounts/account-files.ts';
import { baseSystem, DEFAULT_CLOCK, layFile } from './base-system.ts';
import { resolvePath } from './files/file-tree.ts';
import type { DirectoryNode } from './files/node.ts';
import { bringContents } from './packages/package-contents.ts';
import { PosixError } from './files/posix-error.ts';
import { baseName, joinPath, normalizePath, parentPath } from './files/paths.ts';
import { platformManagers } from './platform-managers.ts';
import type { PlatformId } from './platform.ts';
import { platformOffer, presetOf } from './presets/index.ts';
import type { Preset } from './presets/preset.ts';
import type { MachineState, PackageState, ServiceState } from './state.ts';
import { Table } from './table.ts';
import { Target, type Managers } from './target.ts';

/** A machine in plain data. The defaults are a fresh Debian 12. */
export interface TargetDescription {
  readonly platform?: PlatformId;
  readonly hostname?: string;
  /** Path → content; `null` makes a directory. Missing parents are made. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Additional rows of the table of packages, name → version. The packages' files are not laid. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Additional rows of the table of services. */
  readonly services?: Readonly<Record<string, ServiceState>>;
  /** The time at which the machine begins, in milliseconds since the epoch. */
  readonly clock?: number;
}

/** A machine as described, with the packages that its platform installs. */
export function createTarget(description: TargetDescription = {}): Target {
  const preset = presetOf(description.platform ?? 'debian-12');
  const enabled = preset.services.map((line): [string, ServiceState] => {
    const [name = '', state] = line.split(' ');
    return [name, { ensure: state === 'stopped' ? 'stopped' : 'running', enable: 'true' }];
  });
  return describedTarget(installedSystem(preset), preset, platformManagers, {
    ...description,
    packages: { ...preset.packages, ...description.packages },
    services: { ...Object.fromEntries(enabled), ...description.services },
  });
}

/**
 * A machine of the base system alone, with other managers than those of its platform. Its tables have only the packages and services
 * of the description. `contents`: packages whose files are laid although the table of packages does not have them.
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

/** The base system with the contents of the packages that the platform installs. Built once for each platform. */
function installedSystem(preset: Preset): MachineState {
  const known = installedSystems.get(preset);
  if (known !== undefined) return known;
  const state = withContents(preset, Object.keys(preset.packages));
  installedSystems.set(preset, state);
  return state;
}

/** The base system of a platform with the contents of some packages of its repositories. */
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

/** A machine in the state `system`, with the files, accounts and rows of the description. */
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
  const target = new Target({ state: { ...state, ...tables }, platform, hostname, managers });
  for (const [name, { enable }] of Object.entries(services)) target.services.linkUnit(name, enable);
  return target.inState({ ...target.state, clock });
}

/** The path with the links in its existing directories resolved. */
function canonicalPath(root: DirectoryNode, path: string): string {
  const normal = normalizePath(path);
  if (normal === '/') return normal;
  try {
    return resolvePath(root, normal).path;
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return joinPath(canonicalPath(root, parentPath(normal)), baseName(normal));
  }
}
