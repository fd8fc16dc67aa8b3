/** Describes a machine by its differences from a fresh machine of its platform. */
import { createTarget } from './description.ts';
import type { Entry } from './files/node.ts';
import type { OwnPackages } from './packages/own-packages.ts';
import { parentPath } from './files/paths.ts';
import { startingMachine, type MachineDifferences, type PathAttributes } from './starting-machine.ts';
import { listEntries } from './state.ts';
import type { Target } from './target.ts';

interface Described {
  readonly differences: MachineDifferences;
  /** Paths of files that are binary or too long to be included in the description. */
  readonly leftOut: readonly string[];
}

/**
 * Describes how a machine differs from a fresh one. Files with more than `longest` characters are left out. `archive`
 * contains packages added to the platform's archive. It is copied into the description.
 */
export function describeDifferences(target: Target, longest: number, archive?: OwnPackages): Described {
  const identity = { platform: target.platform.id, hostname: target.hostname };
  const fresh = createTarget(identity);
  const packages: Record<string, string> = {};
  for (const [name, version] of target.packages.installed())
    if (fresh.packages.versionOf(name) !== version) packages[name] = version;
  const gone = fresh.packages
    .installed()
    .flatMap(([name]) => (target.packages.versionOf(name) === undefined ? [name] : []));
  const own = archive === undefined ? {} : { archive };
  const some = {
    files: {},
    packages,
    services: {},
    ...own,
    ...(gone.length === 0 ? {} : { removed: { packages: gone } }),
  };
  const base = startingMachine(identity, some);

  const paths = pathDifferences(base, target, longest);
  const services = serviceDifferences(base, target);
  const removed = {
    ...(paths.removed.length === 0 ? {} : { files: paths.removed }),
    ...(gone.length === 0 ? {} : { packages: gone }),
    ...(services.removed.length === 0 ? {} : { services: services.removed }),
  };
  const differences: MachineDifferences = {
    files: paths.files,
    packages,
    services: services.changed,
    ...own,
    ...(Object.keys(paths.links).length === 0 ? {} : { links: paths.links }),
    ...(Object.keys(removed).length === 0 ? {} : { removed }),
  };
  const attributes = attributeDifferences(startingMachine(identity, differences), target);
  return {
    differences: Object.keys(attributes).length === 0 ? differences : { ...differences, attributes },
    leftOut: paths.leftOut,
  };
}

interface PathDifferences {
  readonly files: Record<string, string | null>;
  readonly links: Record<string, string>;
  readonly removed: readonly string[];
  readonly leftOut: readonly string[];
}

function pathDifferences(base: Target, target: Target, longest: number): PathDifferences {
  const before = new Map(listEntries(base.state));
  const after = new Map(listEntries(target.state));
  const [files, links]: [Record<string, string | null>, Record<string, string>] = [{}, {}];
  const leftOut: string[] = [];
  const folders: string[] = [];
  for (const [path, entry] of after) {
    if (isSame(before.get(path), entry)) continue;
    if (entry.kind === 'directory') folders.push(path);
    else if (entry.kind === 'link') links[path] = entry.target;
    else if (typeof entry.content === 'string' && entry.content.length <= longest) files[path] = entry.content;
    else leftOut.push(path);
  }
  const laid = [...Object.keys(files), ...Object.keys(links)];
  // A directory that contains described files needs no entry, because it is created together with the files.
  for (const path of folders.toReversed()) {
    if (laid.some((each) => each.startsWith(`${path}/`))) continue;
    files[path] = null;
    laid.push(path);
  }
  const missing = [...before.keys()].filter((path) => !after.has(path));
  const removed = missing.filter((path) => !missing.includes(parentPath(path)));
  return { files, links, removed, leftOut };
}

/** True if two entries have the same kind and content. Ignores mode, owner, group and time. */
function isSame(before: Entry | undefined, after: Entry): boolean {
  if (before?.kind !== after.kind) return false;
  if (before.kind === 'link' && after.kind === 'link') return before.target === after.target;
  if (before.kind !== 'file' || after.kind !== 'file') return true;
  if (typeof before.content === 'string' || typeof after.content === 'string') return before.content === after.content;
  const other = after.content;
  return before.content.length === other.length && before.content.every((byte, index) => byte === other[index]);
}

function serviceDifferences(base: Target, target: Target) {
  const changed: Record<string, MachineDifferences['services'][string]> = {};
  for (const [name, { ensure, enable }] of target.state.services.entries()) {
    const before = base.state.services.get(name);
    const state = { ensure, enable: enable === 'true' ? 'true' : 'false' } as const;
    if (before?.ensure !== ensure || (before.enable === 'true') !== (state.enable === 'true')) changed[name] = state;
  }
  const removed = base.state.services.entries().flatMap(([name]) => (target.state.services.has(name) ? [] : [name]));
  return { changed, removed };
}

function attributeDifferences(base: Target, target: Target): Record<string, PathAttributes> {
  const before = new Map(listEntries(base.state));
  const { accounts } = target;
  const different: Record<string, PathAttributes> = {};
  for (const [path, { kind, mode, uid, gid }] of listEntries(target.state)) {
    const earlier = before.get(path);
    if (earlier === undefined || kind === 'link') continue;
    if (earlier.mode === mode && earlier.uid === uid && earlier.gid === gid) continue;
    different[path] = {
      mode: mode.toString(8).padStart(4, '0'),
      owner: accounts.userName(uid) ?? String(uid),
      group: accounts.groupName(gid) ?? String(gid),
    };
  }
  return different;
}
