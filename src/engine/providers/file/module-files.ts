import { moduleFolders } from '../../diagnostics/environment-conf.ts';
import type { FileServer } from '../../machine/file-server.ts';
import { toText, type DirectoryNode, type FileContent, type Node } from '../../machine/files/node.ts';
import { pathNames } from '../../machine/files/paths.ts';
import { SortedMap } from '../../machine/sorted-map.ts';

export interface ServedFiles {
  readonly paths: readonly string[];
  read(path: string): FileContent | undefined;
}

/** Adds binary files, which take precedence over text files with the same path. */
export function withBytes(files: ServedFiles, bytes: ReadonlyMap<string, FileContent>): ServedFiles {
  return { paths: [...files.paths, ...bytes.keys()], read: (path) => bytes.get(path) ?? files.read(path) };
}

const ATTRIBUTES = { uid: 0, gid: 0, mtime: 0 } as const;

function directory(children: SortedMap<Node>): DirectoryNode {
  return { kind: 'directory', mode: 0o755, ...ATTRIBUTES, children };
}

/**
 * Serves the files of the environment's modules for URIs with the mount point `modules`. Modules may be anywhere on the
 * module path.
 */
export function moduleFileServer(files: ServedFiles): FileServer {
  const modules = new Map<string, DirectoryNode>();
  const roots = moduleFolders(files.paths, (path) => toText(files.read(path) ?? ''));
  const names = new Map([...roots].map(([name, root]) => [`${root}/files/`, name]));
  for (const path of files.paths) {
    const [folder, module] = servedFolder(path, names) ?? [];
    if (folder === undefined || module === undefined) continue;
    const inside = path.slice(folder.length);
    const content = files.read(path);
    if (content === undefined) continue;
    const root = modules.get(module) ?? directory(SortedMap.empty());
    modules.set(module, withFile(root, inside.split('/'), content));
  }
  return {
    find: (uri) => {
      const match = /^puppet:\/\/[^/]*\/modules\/([^/]+)(?:\/(.*))?$/.exec(uri);
      const [, module, inside = ''] = match ?? [];
      let node: Node | undefined = module === undefined ? undefined : modules.get(module);
      for (const name of pathNames(inside)) node = node?.kind === 'directory' ? node.children.get(name) : undefined;
      return node;
    },
  };
}

/**
 * Finds the folder `files/` that contains a path, and its module. `modules` contains the names of modules by their
 * folder.
 */
function servedFolder(path: string, modules: ReadonlyMap<string, string>): readonly [string, string] | undefined {
  for (let at = path.indexOf('/files/'); at >= 0; at = path.indexOf('/files/', at + 1)) {
    const folder = path.slice(0, at + '/files/'.length);
    const module = modules.get(folder);
    if (module !== undefined) return [folder, module];
  }
  return undefined;
}

function withFile(root: DirectoryNode, names: readonly string[], content: FileContent): DirectoryNode {
  const [name = '', ...rest] = names;
  const earlier = root.children.get(name);
  const below =
    rest.length === 0
      ? ({ kind: 'file', content, mode: 0o644, ...ATTRIBUTES } satisfies Node)
      : withFile(earlier?.kind === 'directory' ? earlier : directory(SortedMap.empty()), rest, content);
  return directory(root.children.with(name, below));
}
