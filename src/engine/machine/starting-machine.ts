/** A machine described by its differences from a fresh machine of the same platform. */
import { DEFAULT_CLOCK } from './base-system.ts';
import { createTarget } from './description.ts';
import { parentPath } from './files/paths.ts';
import type { OwnPackages } from './packages/own-packages.ts';
import { PosixError } from './files/posix-error.ts';
import { platformManagersWith } from './platform-managers.ts';
import type { PlatformId } from './platform.ts';
import type { ServiceState } from './state.ts';
import { Table } from './table.ts';
import type { Target } from './target.ts';

/** Mode as four octal digits, and owner and group by name. An owner or group without a name is given by number. */
export interface PathAttributes {
  readonly mode: string;
  readonly owner: string;
  readonly group: string;
}

export interface MachineDifferences {
  /** Content of each file, by path. `null` creates a directory. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Versions of the installed packages, by name. They are installed with all of their contents. */
  readonly packages: Readonly<Record<string, string>>;
  readonly archive?: OwnPackages;
  readonly services: Readonly<
    Record<string, { readonly ensure: 'running' | 'stopped'; readonly enable: 'true' | 'false' }>
  >;
  readonly links?: Readonly<Record<string, string>>;
  /** Mode, owner and group, by path, if they differ from the defaults. */
  readonly attributes?: Readonly<Record<string, PathAttributes>>;
  readonly removed?: {
    readonly files?: readonly string[];
    readonly packages?: readonly string[];
    readonly services?: readonly string[];
  };
}

interface Identity {
  readonly platform: PlatformId;
  readonly hostname: string;
}

/** Creates a machine from its differences. Its journal is empty. Ignores differences that contradict each other. */
export function startingMachine({ platform, hostname }: Identity, differences: MachineDifferences): Target {
  const { archive, removed = {}, files, links = {}, attributes = {}, packages, services } = differences;
  const fresh = createTarget({ platform, hostname });
  const target = archive === undefined ? fresh : fresh.inState(fresh.state, platformManagersWith(archive));
  for (const name of removed.packages ?? []) target.packages.remove(name);
  for (const [name, version] of Object.entries(packages))
    if (target.packages.versionOf(name) !== version) target.packages.install(name, version);
  for (const path of removed.files ?? []) attempt(() => target.files.removeTree(path));
  for (const [path, content] of Object.entries(files)) attempt(() => lay(target, path, content));
  for (const [path, to] of Object.entries(links)) attempt(() => layLink(target, path, to));
  for (const [path, wanted] of Object.entries(attributes)) attempt(() => setAttributes(target, path, wanted));
  for (const name of removed.services ?? []) target.setService(name, undefined);
  for (const [name, state] of Object.entries(services)) target.setService(name, state);
  return settled(target);
}

/** Ignores operations that a real file system would refuse, because a shared project may contain any path. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
  }
}

function lay({ files }: Target, path: string, content: string | null): void {
  const there = files.lstat(path);
  if (there !== undefined && (there.kind === 'directory') !== (content === null)) files.removeTree(path);
  if (content === null) return files.makeDirectories(path);
  files.makeDirectories(parentPath(path));
  files.write(path, content);
}

function layLink({ files }: Target, path: string, to: string): void {
  if (files.lstat(path) !== undefined) files.removeTree(path);
  files.makeDirectories(parentPath(path));
  files.symlink(to, path);
}

function setAttributes({ files, accounts }: Target, path: string, { mode, owner, group }: PathAttributes): void {
  files.chmod(path, Number.parseInt(mode, 8));
  files.chown(path, accounts.userId(owner), accounts.groupId(group));
}

/** Returns the machine in its current state. Resets the clock to the start time, and empties the journal. */
function settled(target: Target): Target {
  const { state } = target;
  // Drops the journals that services wrote during the setup. Keeps the journals of failed services, because they
  // explain the failure.
  const services = state.services
    .entries()
    .map(([name, { log, ...service }]): [string, ServiceState] => [
      name,
      service.failed === true && log !== undefined ? { ...service, log } : service,
    ]);
  return target.inState({ ...state, services: Table.of(services), clock: DEFAULT_CLOCK });
}
