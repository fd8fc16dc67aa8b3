/** A file or folder of the environment. `id` is its path. */
export interface FileNode {
  readonly id: string;
  readonly text: string;
  readonly children?: readonly FileNode[];
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: Map<string, string>;
}

/** Arranges the files in a tree. Folders come first, and each level is sorted by name. */
export function fileTree(paths: readonly string[]): readonly FileNode[] {
  const root: Folder = { folders: new Map(), files: new Map() };
  for (const path of paths) {
    const parts = path.split('/');
    const name = parts.pop() ?? path;
    let folder = root;
    for (const part of parts) {
      const known: Folder = folder.folders.get(part) ?? { folders: new Map(), files: new Map() };
      folder.folders.set(part, known);
      folder = known;
    }
    folder.files.set(name, path);
  }
  return buildNodes(root, '');
}

const collator = new Intl.Collator('en');

function buildNodes(folder: Folder, prefix: string): readonly FileNode[] {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => collator.compare(a, b);
  const folders = [...folder.folders].sort(byName).map(([name, child]) => {
    const id = `${prefix}${name}`;
    return { id, text: name, children: buildNodes(child, `${id}/`) };
  });
  const files = [...folder.files].sort(byName).map(([name, id]) => ({ id, text: name }));
  return [...folders, ...files];
}

/** Returns the paths of all folders, parents before children. */
export function folderPaths(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    parts.forEach((_, index) => folders.add(parts.slice(0, index + 1).join('/')));
  }
  return [...folders].sort();
}
