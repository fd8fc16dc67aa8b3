/** Converts the machine after a run to JSON, for `--json`. */
import type { ServiceState, Target } from '../engine/index.ts';

type LookRow =
  | { readonly type: 'link'; readonly target: string }
  | (Ownership & { readonly type: 'directory'; readonly entries: readonly string[] })
  | (Ownership & { readonly type: 'file'; readonly content: string })
  | { readonly type: 'absent' }
  | UserRow
  | GroupRow
  | null;
/** Owner and group are names, or numbers if no account has the number. */
interface Ownership {
  readonly mode: string;
  readonly owner: string | number;
  readonly group: string | number;
}
interface UserRow {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
  readonly shell: string;
  readonly comment: string;
  readonly groups: readonly string[];
}
interface GroupRow {
  readonly gid: number;
  readonly members: readonly string[];
}

interface TargetJson {
  readonly packages: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<string, ServiceState>>;
  readonly calls: readonly string[];
  readonly look: Readonly<Record<string, LookRow>>;
}

/**
 * Returns the state after a run. `look` lists the paths, users (`user:NAME`) and groups (`group:NAME`) to include.
 * `calls` lists the run's calls to the package and service managers, such as `service restart nginx`.
 */
export function targetToJson(target: Target, look: readonly string[] = [], calls: readonly string[] = []): TargetJson {
  return {
    packages: Object.fromEntries(target.packages.installed()),
    services: target.state.services.toObject(),
    calls,
    look: Object.fromEntries(look.map((place) => [place, lookAt(target, place)])),
  };
}

function lookAt(target: Target, place: string): LookRow {
  if (place.startsWith('user:')) return userRow(target, place.slice(5));
  if (place.startsWith('group:')) return groupRow(target, place.slice(6));
  return pathRow(target, place);
}

function userRow(target: Target, name: string): LookRow {
  const user = target.accounts.user(name);
  if (user === undefined) return null;
  const { uid, gid, home, shell, comment } = user;
  return { uid, gid, home, shell, comment, groups: target.accounts.groupsOf(name).toSorted() };
}

function groupRow(target: Target, name: string): LookRow {
  const group = target.accounts.group(name);
  return group === undefined ? null : { gid: group.gid, members: group.members.toSorted() };
}

function pathRow(target: Target, path: string): LookRow {
  const node = target.files.lstat(path);
  if (node === undefined) return { type: 'absent' };
  if (node.kind === 'link') return { type: 'link', target: node.target };
  const ownership = {
    mode: node.mode.toString(8).padStart(4, '0'),
    owner: target.accounts.userName(node.uid) ?? node.uid,
    group: target.accounts.groupName(node.gid) ?? node.gid,
  };
  if (node.kind === 'directory')
    return { type: 'directory', entries: [...node.children.keys()].toSorted(), ...ownership };
  return { type: 'file', content: target.files.readText(path), ...ownership };
}
