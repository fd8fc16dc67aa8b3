/** Lookup and replacement in an immutable file tree, without clock, accounts or journal. */
import type { DirectoryNode, Node } from './node.ts';
import { joinPath, parentPath, pathNames } from './paths.ts';
import { PosixError } from './posix-error.ts';

/** Maximum number of links that Linux follows in one path. */
const MAX_LINKS = 40;

interface Resolved {
  readonly path: string;
  readonly node: Node | undefined;
}

/**
 * Resolves the links of a path. The last name may be missing: `node` is then undefined. A link at the end of the path
 * is followed unless `followLast` is false. For earlier names, throws ENOENT, ENOTDIR or ELOOP.
 */
export function resolvePath(root: DirectoryNode, path: string, followLast = true): Resolved {
  const pending = path.split('/').reverse();
  const trail: { readonly path: string; readonly node: DirectoryNode }[] = [{ path: '/', node: root }];
  let links = 0;
  while (pending.length > 0) {
    const name = pending.pop() ?? '';
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (trail.length > 1) trail.pop();
      continue;
    }
    const here = trail.at(-1) ?? { path: '/', node: root };
    const found = joinPath(here.path, name);
    const node = here.node.children.get(name);
    const last = pending.every((rest) => rest === '' || rest === '.');
    if (node === undefined) {
      if (last) return { path: found, node: undefined };
      throw new PosixError('ENOENT', path);
    }
    if (node.kind === 'link' && (!last || followLast || pending.includes(''))) {
      links += 1;
      if (links > MAX_LINKS) throw new PosixError('ELOOP', path);
      if (node.target.startsWith('/')) trail.length = 1;
      pending.push(...node.target.split('/').reverse());
      continue;
    }
    if (node.kind === 'directory') trail.push({ path: found, node });
    else if (last) return { path: found, node };
    else throw new PosixError('ENOTDIR', path);
  }
  return trail.at(-1) ?? { path: '/', node: root };
}

/**
 * Returns the node at an absolute path. Returns `undefined` if there is none, and `'link'` if the path contains links
 * or `..` and must be resolved. Most paths contain neither, and this lookup allocates nothing.
 */
export function plainNodeAt(root: DirectoryNode, path: string): Node | 'link' | undefined {
  let node: Node = root;
  for (let start = 0; start < path.length;) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const name = path.slice(start, end);
    start = end + 1;
    if (name === '' || name === '.') continue;
    if (name === '..') return 'link';
    if (node.kind !== 'directory') return undefined;
    const child: Node | undefined = node.children.get(name);
    if (child === undefined) return undefined;
    if (child.kind === 'link') return 'link';
    node = child;
  }
  return node;
}

export function nodeAt(root: DirectoryNode, path: string): Node | undefined {
  let node: Node | undefined = root;
  for (const name of pathNames(path)) {
    if (node?.kind !== 'directory') return undefined;
    node = node.children.get(name);
  }
  return node;
}

/**
 * Returns a tree in which one node is replaced. `undefined` removes the node. The path must not contain links, and its
 * parent directory must exist.
 */
export function withNode(root: DirectoryNode, path: string, node: Node | undefined): DirectoryNode {
  const names = pathNames(path);
  if (names.length === 0) {
    if (node?.kind !== 'directory') throw new PosixError('EINVAL', path);
    return node;
  }
  return replaceBelow(root, names, 0, node, path);
}

function replaceBelow(
  directory: DirectoryNode,
  names: readonly string[],
  depth: number,
  node: Node | undefined,
  path: string,
): DirectoryNode {
  const name = names[depth] ?? '';
  if (depth === names.length - 1) {
    const children = node === undefined ? directory.children.without(name) : directory.children.with(name, node);
    return { ...directory, children };
  }
  const child = directory.children.get(name);
  if (child === undefined) throw new PosixError('ENOENT', path);
  if (child.kind !== 'directory') throw new PosixError('ENOTDIR', path);
  return { ...directory, children: directory.children.with(name, replaceBelow(child, names, depth + 1, node, path)) };
}

/** Visits a node and all nodes below it with their paths, sorted by name. A directory comes before its contents. */
export function* walk(path: string, node: Node): IterableIterator<readonly [string, Node]> {
  yield [path, node];
  if (node.kind !== 'directory') return;
  for (const [name, child] of node.children) yield* walk(joinPath(path, name), child);
}

/** Returns the directory that contains the last name of a path. Resolves all links before that name. */
export function resolveParent(
  root: DirectoryNode,
  path: string,
): { readonly path: string; readonly node: DirectoryNode } {
  const found = resolvePath(root, parentPath(path));
  if (found.node === undefined) throw new PosixError('ENOENT', path);
  if (found.node.kind !== 'directory') throw new PosixError('ENOTDIR', path);
  return { path: found.path, node: found.node };
}
