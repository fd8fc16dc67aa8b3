/**
 * Mounts the project's files on a machine while a command runs. The shell reads and writes them in Puppet's code
 * directory, but they are not part of the machine's state.
 */
import { nodeAt, walk, withNode } from '../machine/files/file-tree.ts';
import { contentOf, toText, type DirectoryNode, type Node } from '../machine/files/node.ts';
import { joinPath, parentPath, pathNames } from '../machine/files/paths.ts';
import { SortedMap } from '../machine/sorted-map.ts';
import type { MachineState } from '../machine/state.ts';
import type { Target } from '../machine/target.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';

function directory(mtime: number): DirectoryNode {
  return { kind: 'directory', mode: 0o755, uid: 0, gid: 0, mtime, children: SortedMap.empty() };
}

/**
 * Returns the tree with a node added. Creates missing parent directories, and replaces a parent that is not a
 * directory.
 */
function addNode(root: DirectoryNode, path: string, node: Node, mtime: number): DirectoryNode {
  const parent = parentPath(path);
  const made =
    parent === '/' || nodeAt(root, parent)?.kind === 'directory'
      ? root
      : addNode(root, parent, directory(mtime), mtime);
  return withNode(made, path, node);
}

/** Returns the machine with the project's files mounted. The keys of `files` are paths in the environment. */
export function mountEnvironment(target: Target, files: Readonly<Record<string, string>>): Target {
  const { state } = target;
  const mtime = state.clock;
  let root = addNode(state.root, ENVIRONMENT_FOLDER, directory(mtime), mtime);
  for (const [path, content] of Object.entries(files))
    root = addNode(
      root,
      joinPath(ENVIRONMENT_FOLDER, path),
      { kind: 'file', content, mode: 0o644, uid: 0, gid: 0, mtime },
      mtime,
    );
  return target.inState({ ...state, root });
}

interface Unmounted {
  /** The machine without the mounted files and with an empty journal. */
  readonly target: Target;
  /** New contents of the changed project files by path. `null` marks a deleted file. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Unmounts the project's files. `before` is the machine's state before they were mounted. */
export function unmountEnvironment(
  mounted: Target,
  before: MachineState,
  files: Readonly<Record<string, string>>,
): Unmounted {
  const { state } = mounted;
  let { root } = state;
  const changed = changedFiles(
    nodeAt(root, ENVIRONMENT_FOLDER),
    nodeAt(mounted.stateAt(0).root, ENVIRONMENT_FOLDER),
    files,
  );
  let path = ENVIRONMENT_FOLDER;
  if (nodeAt(root, parentPath(path))?.kind === 'directory') root = withNode(root, path, nodeAt(before.root, path));
  // Directories that were created for the mount are removed too, if they are empty.
  for (let index = pathNames(path).length; index > 1; index -= 1) {
    path = parentPath(path);
    const node = nodeAt(root, path);
    if (nodeAt(before.root, path) !== undefined || node?.kind !== 'directory' || node.children.size > 0) break;
    root = withNode(root, path, undefined);
  }
  return { target: mounted.inState({ ...state, root }), files: changed };
}

function changedFiles(
  now: Node | undefined,
  mounted: Node | undefined,
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> {
  if (now === mounted) return {};
  const texts = new Map<string, string>();
  for (const [path, node] of now === undefined ? [] : walk('', now))
    if (node.kind === 'file') texts.set(path.slice(1), toText(contentOf(node)));
  const changed: Record<string, string | null> = {};
  for (const path of Object.keys(files)) if (!texts.has(path)) changed[path] = null;
  for (const [path, text] of texts) if (files[path] !== text) changed[path] = text;
  return changed;
}
