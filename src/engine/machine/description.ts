/** Creates machines from plain data: a platform, and additions to it. */
import { ACCOUNT_FILES, accountsFromText, withAccountFiles } from './accounts/account-files.ts';
import { baseSystem, DEFAULT_CLOCK, layFile } from './base-system.ts';
import { resolvePath } from './files/file-tree.ts';
import type { DirectoryNode } from './files/node.ts';
import { bringContents, unitLine } from './packages/package-contents.ts';
import type { PackageArchive } from './packages/package-archive.ts';
import type { AvailablePackage } from './packages/package-manager.ts';
import { PosixError } from './files/posix-error.ts';
import { baseName, joinPath, normalizePath, parentPath } from './files/paths.ts';
import { platformManagers } from './platform-managers.ts';
import type { PlatformId } from './platform.ts';
import { loadedPlatform, type LoadedPlatform } from './presets/index.ts';
import type { MachineData } from './presets/machine-data.ts';
import type { Preset } from './presets/preset.ts';
import type { MachineState, ServiceState } from './state.ts';
import { Target, type Managers } from './target.ts';

/** A machine as plain data. The default is a fresh Debian 12. */
export interface TargetDescription {
  readonly platform?: PlatformId;
  readonly hostname?: string;
  /** Content of each file, by path. `null` creates a directory. Missing parent directories are created. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly packages?: Readonly<Record<string, string>>;
  readonly services?: Readonly<Record<string, ServiceState>>;
  /** Start time of the machine, in milliseconds since the epoch. */
  readonly clock?: number;
}

/** Creates the described machine, with the packages that its platform installs. The platform's data must be loaded. */
export function createTarget(description: TargetDescription = {}): Target {
  const platform = loadedPlatform(description.platform ?? 'debian-12');
  return describedTarget(freshSystem(platform), platform.preset, platformManagers, description);
}

/**
 * Creates a machine with only the base system. `managers` replace the platform's managers of packages and services. The
 * machine's tables contain only the packages and services of the description. The files of the packages in `contents`
 * are created, but the table of packages does not list them.
 */
export function createBaseTarget(
  description: TargetDescription,
  managers: Managers,
  contents: readonly string[] = [],
): Target {
  const { preset, archive } = loadedPlatform(description.platform ?? 'debian-12');
  const system = withContents(baseSystem(preset), preset, contents, archive);
  return describedTarget(system, preset, managers, description);
}

const freshSystems = new WeakMap<LoadedPlatform, MachineState>();

/**
 * State of each platform's fresh machine, without its host name. Kept because each analysis of a manifest starts from a
 * fresh machine.
 */
function freshSystem(platform: LoadedPlatform): MachineState {
  const known = freshSystems.get(platform);
  if (known !== undefined) return known;
  const { preset, data, archive } = platform;
  const system = withAccounts(baseSystem(preset), data);
  const state = withRows(
    withContents(system, preset, data.packages, archive, data.contents),
    preset,
    platformManagers,
    {
      packages: Object.fromEntries(data.packages.map((name) => [name, archive.find(name)?.version ?? ''])),
      services: Object.fromEntries(
        data.services.map((line): [string, ServiceState] => {
          const { name, enable, isStarted } = unitLine(line);
          return [
            name,
            { ensure: isStarted ? 'running' : 'stopped', enable: enable === 'disabled' ? 'false' : 'true' },
          ];
        }),
      ),
    },
  );
  freshSystems.set(platform, state);
  return state;
}

function withRows(
  state: MachineState,
  { platform }: Preset,
  managers: Managers,
  { packages = {}, services = {} }: Pick<TargetDescription, 'packages' | 'services'>,
): MachineState {
  const rows = { packages: state.packages, services: state.services };
  for (const [name, version] of Object.entries(packages)) rows.packages = rows.packages.with(name, { version });
  for (const [name, service] of Object.entries(services)) rows.services = rows.services.with(name, service);
  const machine = new Target({ state: { ...state, ...rows }, platform, hostname: '', managers });
  for (const [name, { enable }] of Object.entries(services)) machine.services.linkUnit(name, enable);
  return machine.state;
}

function withAccounts(state: MachineState, { users, groups }: MachineData): MachineState {
  if (users.length === 0) return state;
  const withUsers = { ...state, ...accountsFromText(state, '/etc/passwd', users.join('\n')) };
  const withBoth = { ...withUsers, ...accountsFromText(withUsers, '/etc/group', groups.join('\n')) };
  return withAccountFiles(withAccountFiles(withBoth, 'users'), 'groups');
}

function withContents(
  state: MachineState,
  { platform }: Preset,
  packages: readonly string[],
  archive: PackageArchive,
  others?: Omit<AvailablePackage, 'version'>,
): MachineState {
  const machine = new Target({ state, platform, hostname: '', managers: platformManagers });
  for (const name of packages) {
    const contents = archive.find(name);
    if (contents !== undefined) bringContents(machine, contents, { isFresh: true });
  }
  if (others !== undefined) bringContents(machine, others, { isFresh: true });
  return machine.state;
}

function describedTarget(
  system: MachineState,
  preset: Preset,
  managers: Managers,
  { clock = DEFAULT_CLOCK, hostname = 'playground.example.com', files = {}, ...rows }: TargetDescription,
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
  state = { ...withRows(state, preset, managers, rows), clock };
  return new Target({ state, platform: preset.platform, hostname, managers });
}

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
