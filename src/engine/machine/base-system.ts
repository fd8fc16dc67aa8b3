/** A platform's base system: files and accounts that come from no package of its repositories. */
import { withAccountFiles } from './accounts/account-files.ts';
import { nodeAt, withNode } from './files/file-tree.ts';
import { toNode } from './files/node.ts';
import type { DirectoryNode, Entry } from './files/node.ts';
import { parentPath } from './files/paths.ts';
import type { Preset } from './presets/preset.ts';
import { PROGRAM_ALIASES } from './presets/programs.ts';
import { SortedMap } from './sorted-map.ts';
import type { GroupState, MachineState, PackageState, ServiceState, UserState } from './state.ts';
import { Table } from './table.ts';

/** 2025-06-02 08:00 UTC, when every simulated machine starts, so that runs are reproducible. */
export const DEFAULT_CLOCK = Date.UTC(2025, 5, 2, 8);

const baseStates = new WeakMap<Preset, MachineState>();

/** Returns the files and accounts of the base system, without packages. Computes them once per platform. */
export function baseSystem(preset: Preset): MachineState {
  const known = baseStates.get(preset);
  if (known !== undefined) return known;
  const clock = DEFAULT_CLOCK;
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
  baseStates.set(preset, state);
  return state;
}

function program(name: string, mtime: number): Entry {
  const command = PROGRAM_ALIASES[name] ?? `/usr/bin/${name}`;
  return { kind: 'file', content: `#!/bin/sh\n${command} "$@"\n`, mode: 0o755, uid: 0, gid: 0, mtime };
}

export function layFile(root: DirectoryNode, path: string, content: string | null, mtime: number): DirectoryNode {
  const owner = { uid: 0, gid: 0, mtime };
  return layEntry(
    root,
    path,
    content === null ? { kind: 'directory', mode: 0o755, ...owner } : { kind: 'file', content, mode: 0o644, ...owner },
  );
}

/**
 * Sets an entry and creates missing parent directories. An existing entry of the same kind keeps its mode, owner and
 * group.
 */
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
  return withNode(made, path, toNode(kept, earlier));
}
