import type { FileView } from '../../../protocol/run.ts';
import type { TreeRow } from '../../shared/list/tree-keys.ts';
import type { Entry } from '../compare.ts';

export interface FileRow extends TreeRow {
  readonly path: string;
  readonly name: string;
  /** Undefined for a directory that the machine's description does not list, although it lists files inside. */
  readonly entry: Entry<FileView> | undefined;
  readonly isFolder: boolean;
  readonly holdsChange: boolean;
}

interface Folder {
  readonly path: string;
  readonly name: string;
  entry: Entry<FileView> | undefined;
  readonly children: Map<string, Folder>;
}

/**
 * Converts files to the rows of a tree. A chain of directories with nothing else inside is one row (`/usr/local/bin`).
 * @param isOpen whether all directories start expanded; otherwise only those that contain a change
 * @param toggled paths of directories that the user expanded or collapsed
 */
export function fileRows(
  entries: readonly Entry<FileView>[],
  isOpen: boolean,
  toggled: ReadonlySet<string>,
): readonly FileRow[] {
  const root: Folder = { path: '', name: '', entry: undefined, children: new Map() };
  for (const entry of entries) insert(root, entry);
  const rows: FileRow[] = [];
  const add = (given: Folder, level: number): void => {
    let folder = given;
    let { name } = given;
    for (let only = loneFolder(folder); only !== undefined; only = loneFolder(folder)) {
      name = `${name}/${only.name}`;
      folder = only;
    }
    const { path, entry, children } = folder;
    const isFolder = children.size > 0 || (entry?.after ?? entry?.before)?.type === 'directory';
    const holdsChange = isFolder && [...children.values()].some(differs);
    const isExpanded = children.size === 0 ? undefined : (isOpen || holdsChange) !== toggled.has(path);
    const status = entry === undefined || entry.status === 'same' ? '' : `, ${entry.status}`;
    const view = entry?.after ?? entry?.before;
    const more = [
      ...(isFolder && holdsChange && isExpanded === false ? ['changes inside'] : []),
      ...(view === undefined ? [] : [`${view.owner}:${view.group} ${view.mode}`]),
    ].join(', ');
    rows.push({
      id: path,
      path,
      name,
      level,
      isExpanded,
      entry,
      isFolder,
      holdsChange,
      text: `${name}${status}`,
      more: more === '' ? undefined : more,
    });
    if (isExpanded === true) for (const child of children.values()) add(child, level + 1);
  };
  for (const child of root.children.values()) add(child, 1);
  return rows;
}

function insert(root: Folder, entry: Entry<FileView>): void {
  let folder = root;
  let path = '';
  for (const name of entry.key.split('/').filter((part) => part !== '')) {
    path = `${path}/${name}`;
    const known = folder.children.get(name);
    const next: Folder = known ?? {
      path,
      name: folder === root ? `/${name}` : name,
      entry: undefined,
      children: new Map(),
    };
    if (known === undefined) folder.children.set(name, next);
    folder = next;
  }
  folder.entry = entry;
}

/** Returns the only child directory of a directory, if the directory contains nothing else. */
function loneFolder(folder: Folder): Folder | undefined {
  const [only] = folder.children.values();
  const isSilent = folder.entry === undefined || folder.entry.status === 'same';
  return folder.children.size === 1 && isSilent && only !== undefined && only.children.size > 0 ? only : undefined;
}

const known = new WeakMap<Folder, boolean>();
function differs(folder: Folder): boolean {
  const hit = known.get(folder);
  if (hit !== undefined) return hit;
  const result =
    (folder.entry !== undefined && folder.entry.status !== 'same') || [...folder.children.values()].some(differs);
  known.set(folder, result);
  return result;
}
