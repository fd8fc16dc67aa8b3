/** Snapshots of a machine (packages, services, accounts, paths), and the differences between two snapshots. */
import { listEntries, type ServiceState, type Target } from '../engine/index.ts';

export interface MachineSnapshot {
  readonly packages: ReadonlyMap<string, string>;
  readonly services: ReadonlyMap<string, ServiceState>;
  /** Lines of `/etc/passwd`. */
  readonly users: ReadonlySet<string>;
  /** Lines of `/etc/group`. */
  readonly groups: ReadonlySet<string>;
  /** Paths below the directories that packages and manifests write to. */
  readonly paths: ReadonlySet<string>;
}

/** Directories that a comparison of two snapshots includes. Directories of programs and libraries are left out. */
const watchedDirectories = /^\/(etc|var\/lib|var\/log|var\/cache|var\/spool|srv|var\/www)\//;

export function takeSnapshot(target: Target): MachineSnapshot {
  const lines = (path: string): ReadonlySet<string> =>
    new Set(target.files.exists(path) ? target.files.readText(path).split('\n').filter(Boolean) : []);
  return {
    packages: new Map(target.packages.installed()),
    services: new Map(target.state.services.entries()),
    users: lines('/etc/passwd'),
    groups: lines('/etc/group'),
    paths: new Set(listEntries(target.state).flatMap(([path]) => (watchedDirectories.test(path) ? [path] : []))),
  };
}

/** Returns new or changed entries of `after`. `gone` and `paths_gone` list the entries that are only in `before`. */
export function snapshotDifference(before: MachineSnapshot, after: MachineSnapshot) {
  return {
    packages: Object.fromEntries(
      [...after.packages].filter(([name, version]) => before.packages.get(name) !== version),
    ),
    gone: [...before.packages.keys()].filter((name) => !after.packages.has(name)),
    services: Object.fromEntries(
      [...after.services].filter(([name, state]) => isOther(before.services.get(name), state)),
    ),
    users: missingIn(before.users, after.users),
    groups: missingIn(before.groups, after.groups),
    paths: missingIn(before.paths, after.paths).toSorted(),
    paths_gone: missingIn(after.paths, before.paths).toSorted(),
  };
}

function missingIn(some: ReadonlySet<string>, all: ReadonlySet<string>): string[] {
  return [...all].filter((each) => !some.has(each));
}

function isOther(before: ServiceState | undefined, after: ServiceState): boolean {
  return before?.ensure !== after.ensure || before.enable !== after.enable;
}
