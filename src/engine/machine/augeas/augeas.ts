/** Augeas on a simulated machine: its configuration files as a tree, and the operations on the tree. */
import type { Files } from '../files/files.ts';
import type { Lens } from './lens.ts';
import type { Transform } from './lenses/index.ts';
import { evaluate, expandPath, isNodes, type PathContext, type PathValue } from './paths/evaluate.ts';
import { parsePath } from './paths/parse.ts';
import { readText, type Skeleton } from './read.ts';
import { AugeasError, TreeNode } from './tree.ts';
import { writeText } from './write.ts';

const MAXIMAL_SIZE = 300_000;

interface LoadedFile {
  readonly node: TreeNode;
  readonly lens: Lens;
  readonly text: string;
  readonly skeleton: Skeleton;
}

/** New content of each changed file, by path. The content is `undefined` if the file is to be removed. */
export type FileEdits = ReadonlyMap<string, string | undefined>;

function toRegExp(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$(){}|\\?]/g, String.raw`\$&`)
    .replace(/(^|\/)?\*/g, (_, start?: string) => (start === undefined ? '[^/]*' : `${start}(?!\\.)[^/]*`));
  return new RegExp(`^${source}$`);
}

export function appliesTo({ includes, excludes }: Transform, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    includes.some((glob) => toRegExp(glob).test(path)) &&
    !excludes.some((glob) => toRegExp(glob).test(glob.startsWith('/') ? path : name))
  );
}

export class Augeas {
  readonly unreadable = new Set<string>();
  readonly #root = new TreeNode(undefined);
  readonly #tree = this.#root.addChild('files');
  readonly #transforms: readonly Transform[];
  /** Paths of changed nodes that are not part of any file that a lens writes. */
  readonly unsaved: string[] = [];
  readonly #loaded = new Map<string, LoadedFile>();
  readonly #variables = new Map<string, PathValue>();

  constructor(files: Files, transforms: readonly Transform[], root: string) {
    this.#transforms = transforms;
    this.#root.addChild('augeas');
    const paths = new Set(
      transforms.flatMap(({ includes }) => includes.flatMap((glob) => expandGlob(files, root, glob))),
    );
    for (const path of Array.from(paths).sort()) {
      const lens = this.#findLens(path);
      if (lens !== undefined) this.#load(path, lens, files.readText(root + path));
    }
  }

  #findLens(path: string): Lens | undefined {
    return this.#transforms.find((each) => appliesTo(each, path))?.lens;
  }

  #load(path: string, lens: Lens, content: string): void {
    const text = content === '' || content.endsWith('\n') ? content : `${content}\n`;
    const draft = new TreeNode(undefined);
    const skeleton = text.length > MAXIMAL_SIZE ? undefined : readText(lens, text, draft);
    if (skeleton === undefined) {
      this.unreadable.add(path);
      return;
    }
    let node = this.#tree;
    for (const label of path.split('/').slice(1))
      node = node.children.find((child) => child.label === label) ?? node.addChild(label);
    node.adopt(draft.children);
    this.#loaded.set(path, { node, lens, text, skeleton });
  }

  #context(node = this.#tree): PathContext {
    return { node, position: 1, size: 1, variables: this.#variables };
  }

  /**
   * Returns the nodes that a path expression matches. Throws an `AugeasError` if the expression's value is not a set of
   * nodes.
   */
  match(path: string, from?: TreeNode): readonly TreeNode[] {
    const found = evaluate(parsePath(path), this.#context(from));
    if (!isNodes(found)) throw new AugeasError('Not a path expression of nodes');
    return found;
  }

  #one(path: string): TreeNode {
    const [first, second] = this.match(path);
    if (first === undefined) throw new AugeasError(`No match for path expression ${path}`);
    if (second !== undefined) throw new AugeasError(`Too many matches for path expression ${path}`);
    return first;
  }

  /**
   * Returns the value of the only node that a path matches. Returns `undefined` if the path matches no node or several.
   */
  get(path: string): string | undefined {
    const nodes = this.match(path);
    return nodes.length === 1 ? nodes[0]?.value : undefined;
  }

  /**
   * Sets the value of the only node that a path matches. Creates the node if it does not exist. Throws if several
   * match.
   */
  set(path: string, value: string | undefined): void {
    expandPath(parsePath(path), this.#context()).setValue(value);
  }

  /**
   * Sets the values of all nodes that `sub` matches below each node that `base` matches. If `sub` matches nothing below
   * a node, creates it there.
   */
  setMany(base: string, sub: string, value: string | undefined): void {
    for (const node of this.match(base)) {
      const found = sub === '.' ? [node] : this.match(sub, node);
      if (found.length === 0) expandPath(parsePath(sub), this.#context(node)).setValue(value);
      for (const each of found) each.setValue(value);
    }
  }

  remove(path: string): void {
    for (const node of this.match(path)) {
      if (node.parent === undefined) throw new AugeasError('Cannot remove the root');
      node.remove();
    }
  }

  insert(path: string, label: string, isBefore: boolean): void {
    const node = this.#one(path);
    const { parent } = node;
    if (parent === undefined || label.includes('/')) throw new AugeasError(`Cannot insert ${label}`);
    const index = parent.children.indexOf(node);
    parent.children.splice(isBefore ? index : index + 1, 0, new TreeNode(label, undefined, parent));
    parent.markChanged();
  }

  move(from: string, to: string): void {
    const source = this.#one(from);
    const destination = expandPath(parsePath(to), this.#context());
    for (const node of destination.ancestors(true))
      if (node === source) throw new AugeasError(`destination ${to} is a descendant of ${from}`);
    destination.adopt(source.children);
    destination.setValue(source.value);
    source.remove();
  }

  rename(path: string, label: string): void {
    if (label.includes('/')) throw new AugeasError(`Label ${label} contains a /`);
    for (const node of this.match(path)) {
      node.label = label;
      node.markChanged();
    }
  }

  defineVariable(name: string, path: string): void {
    this.#variables.set(name, evaluate(parsePath(path), this.#context()));
  }

  /** Defines a variable like `defineVariable`. If the path matches nothing, creates the node with the value first. */
  defineNode(name: string, path: string, value: string): void {
    if (this.match(path).length === 0) {
      const node = expandPath(parsePath(path), this.#context());
      node.setValue(value);
      this.#variables.set(name, [node]);
    } else this.defineVariable(name, path);
  }

  /**
   * Returns the new content of all files that the tree's changes affect. Throws if a lens cannot write the changed
   * tree.
   */
  save(): FileEdits {
    const edits = new Map<string, string | undefined>();
    const seen = new Set<TreeNode>();
    this.#saveBelow(this.#tree, '', edits, seen);
    for (const [path, { node }] of this.#loaded) if (!seen.has(node)) edits.set(path, undefined);
    return edits;
  }

  #saveBelow(parent: TreeNode, directory: string, edits: Map<string, string | undefined>, seen: Set<TreeNode>): void {
    for (const node of parent.children) {
      const path = `${directory}/${node.label ?? ''}`;
      const loaded = this.#loaded.get(path);
      const lens = this.#findLens(path);
      seen.add(node);
      if (lens === undefined) {
        const isDirectory = Array.from(this.#loaded.keys()).some((file) => file.startsWith(`${path}/`));
        if (node.isChanged && node.children.length === 0 && !isDirectory) this.unsaved.push(path);
        this.#saveBelow(node, path, edits, seen);
      } else if (node.isChanged) {
        if (this.unreadable.has(path)) throw new AugeasError(`${path} does not match its lens`);
        const skeleton = loaded?.skeleton ?? readText(lens, '', new TreeNode(undefined));
        if (skeleton === undefined) throw new AugeasError(`Cannot create ${path}`);
        const text = writeText(lens, node, skeleton);
        if (text !== loaded?.text) edits.set(path, text);
      }
    }
  }
}

function expandGlob(files: Files, root: string, glob: string): readonly string[] {
  let found = [''];
  for (const part of glob.split('/').slice(1)) {
    const pattern = toRegExp(part);
    found = found.flatMap((folder) => {
      if (!part.includes('*')) return files.exists(`${root}${folder}/${part}`) ? [`${folder}/${part}`] : [];
      const names = files.isDirectory(root + folder) ? files.list(root + folder) : [];
      return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`);
    });
  }
  return found.filter((path) => files.stat(root + path)?.kind === 'file');
}
