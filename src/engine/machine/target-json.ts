import { withAccountFiles } from './accounts/account-files.ts';
import { nodeAt, withNode } from './files/file-tree.ts';
import { toNode } from './files/node.ts';
import type { DirectoryNode, Entry } from './files/node.ts';
import type { OwnPackages } from './packages/own-packages.ts';
import { platformManagersWith } from './platform-managers.ts';
import type { PlatformId } from './platform.ts';
import { loadedPlatform } from './presets/index.ts';
import { SortedMap } from './sorted-map.ts';
import { listEntries } from './state.ts';
import type { GroupState, MachineState, PackageState, ServiceState, UserState } from './state.ts';
import { Table } from './table.ts';
import { Target } from './target.ts';

/**
 * A path with its attributes. The last element is the content of a file, the target of a link, or an access control
 * list. It is absent for a plain directory.
 */
type EntryJson = readonly [
  path: string,
  mode: number,
  uid: number,
  gid: number,
  mtime: number,
  content?: (
    | { readonly text: string }
    | { readonly bytes: readonly number[] }
    | { readonly target: string }
    | { readonly acl: string }
  ) & { readonly acl?: string },
];

export interface MachineJson {
  readonly version: 1;
  readonly platform: PlatformId;
  readonly hostname: string;
  readonly clock: number;
  readonly entries: readonly EntryJson[];
  readonly packages: readonly (readonly [string, PackageState])[];
  readonly services: readonly (readonly [string, ServiceState])[];
  readonly users: readonly (readonly [string, UserState])[];
  readonly groups: readonly (readonly [string, GroupState])[];
}

function entryToJson(path: string, entry: Entry): EntryJson {
  const { mode, uid, gid, mtime, acl } = entry;
  const more = acl === undefined ? {} : { acl };
  switch (entry.kind) {
    case 'directory':
      return acl === undefined ? [path, mode, uid, gid, mtime] : [path, mode, uid, gid, mtime, { acl }];
    case 'link':
      return [path, mode, uid, gid, mtime, { target: entry.target }];
    case 'file': {
      const content = typeof entry.content === 'string' ? { text: entry.content } : { bytes: [...entry.content] };
      return [path, mode, uid, gid, mtime, { ...content, ...more }];
    }
  }
}

function entryFromJson([, mode, uid, gid, mtime, content]: EntryJson): Entry {
  const attributes = { mode, uid, gid, mtime, ...(content?.acl === undefined ? {} : { acl: content.acl }) };
  if (content === undefined) return { kind: 'directory', ...attributes };
  if ('target' in content) return { kind: 'link', target: content.target, ...attributes };
  if (!('text' in content || 'bytes' in content)) return { kind: 'directory', ...attributes };
  return { kind: 'file', content: 'text' in content ? content.text : Uint8Array.from(content.bytes), ...attributes };
}

export function machineToJson(target: Target): MachineJson {
  const { state } = target;
  return {
    version: 1,
    platform: target.platform.id,
    hostname: target.hostname,
    clock: state.clock,
    entries: listEntries(state).map(([path, entry]) => entryToJson(path, entry)),
    packages: state.packages.entries(),
    services: state.services.entries(),
    users: state.users.entries(),
    groups: state.groups.entries(),
  };
}

/**
 * Restores a machine with an empty journal and the managers of its platform. `archive` contains packages that were
 * added to the platform's archive, because the stored state lists only installed packages.
 */
export function machineFromJson(json: MachineJson, archive?: OwnPackages): Target {
  let root: DirectoryNode = {
    kind: 'directory',
    mode: 0o755,
    uid: 0,
    gid: 0,
    mtime: json.clock,
    children: SortedMap.empty(),
  };
  for (const row of json.entries) root = withNode(root, row[0], toNode(entryFromJson(row), nodeAt(root, row[0])));
  const tables: MachineState = {
    root,
    packages: Table.of(json.packages),
    services: Table.of(json.services),
    users: Table.of(json.users),
    groups: Table.of(json.groups),
    clock: json.clock,
  };
  return new Target({
    state: withAccountFiles(withAccountFiles(tables, 'users'), 'groups'),
    platform: loadedPlatform(json.platform).preset.platform,
    hostname: json.hostname,
    managers: platformManagersWith(archive),
  });
}
