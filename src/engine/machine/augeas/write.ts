/**
 * Writes a changed tree back to text. Nodes that the file already has are found by their labels, and keep the text
 * around their labels and values. All other nodes are written in the lens's own style.
 */
import { partAt, type Lens, type Series } from './lens.ts';
import type { Skeleton } from './read.ts';
import { AugeasError, type TreeNode } from './tree.ts';

/**
 * Patterns of the labels or values that a lens can write. `isOptional` is true if the label or value may be missing.
 */
interface Names {
  readonly patterns: readonly RegExp[];
  readonly isOptional: boolean;
}

const LABELS: ReadonlySet<string> = new Set(['key', 'label', 'seq']);
const VALUES: ReadonlySet<string> = new Set(['store', 'value']);

function findNames(lens: Lens, kinds: ReadonlySet<string>): Names {
  if (lens.kind === 'all' || lens.kind === 'any') {
    const found = lens.parts.map((part) => findNames(part, kinds));
    const isOptional = found[lens.kind === 'any' ? 'some' : 'every']((each) => each.isOptional);
    return { patterns: found.flatMap(({ patterns }) => patterns), isOptional };
  }
  if (lens.kind === 'many' || lens.kind === 'maybe') return { ...findNames(lens.inner, kinds), isOptional: true };
  if (lens.kind === 'lazy') return findNames(lens.lens(), kinds);
  const isNamed = kinds.has(lens.kind) && 'pattern' in lens;
  return isNamed ? { patterns: [lens.pattern.whole], isOptional: false } : { patterns: [], isOptional: true };
}

const knownNames = new WeakMap<Lens, { readonly labels: Names; readonly values: Names }>();

function readNames(lens: Lens) {
  const names = knownNames.get(lens) ?? { labels: findNames(lens, LABELS), values: findNames(lens, VALUES) };
  knownNames.set(lens, names);
  return names;
}

/** True if a lens can write a label or value. Like Augeas, treats an empty string as missing. */
function isAllowed(name = '', { patterns, isOptional }: Names): boolean {
  return (name === '' && isOptional) || patterns.some((pattern) => pattern.test(name));
}

/** The children of `node` from index `from` to index `to`, excluding `to`. */
interface Slice {
  readonly node: TreeNode;
  readonly from: number;
  readonly to: number;
}

/**
 * Divides the children at the beginning of a slice among the parts of a lens. Returns `undefined` if a part cannot
 * write its children.
 */
function split(lens: Series, { node, from, to }: Slice) {
  const slices: (Slice & { readonly part: Lens })[] = [];
  let start = from;
  for (let part = partAt(lens, 0); part !== undefined; part = partAt(lens, slices.length)) {
    const count = countNodes(part, { node, from: start, to });
    if (lens.kind === 'many' && (count ?? 0) === 0) break;
    if (count === undefined) return undefined;
    slices.push({ part, node, from: start, to: start + count });
    start += count;
  }
  return slices;
}

/**
 * Counts the children at the beginning of a slice that a lens writes. Returns `undefined` if the lens cannot write
 * them.
 */
function countNodes(lens: Lens, slice: Slice): number | undefined {
  switch (lens.kind) {
    case 'node': {
      const child = slice.from < slice.to ? slice.node.children[slice.from] : undefined;
      const { labels, values } = readNames(lens.inner);
      return child !== undefined && isAllowed(child.label, labels) && isAllowed(child.value, values) ? 1 : undefined;
    }
    case 'all':
    case 'many': {
      const slices = split(lens, slice);
      return slices === undefined ? undefined : (slices.at(-1)?.to ?? slice.from) - slice.from;
    }
    case 'any': {
      const counts = lens.parts.flatMap((part) => countNodes(part, slice) ?? []);
      return counts.length === 0 ? undefined : Math.max(...counts);
    }
    case 'maybe':
      return countNodes(lens.inner, slice) ?? 0;
    case 'lazy':
      return countNodes(lens.lens(), slice);
    default:
      return 0;
  }
}

function applies(lens: Lens, slice: Slice): boolean {
  if (countNodes(lens, slice) !== slice.to - slice.from) return false;
  return slice.from !== slice.to || readNames(lens).values.patterns.length === 0 || slice.node.value !== undefined;
}

/** True if a skeleton has the structure of a lens, so that the lens can reuse the skeleton's text. */
function fits(lens: Lens, skeleton: Skeleton): boolean {
  switch (lens.kind) {
    case 'del':
      return skeleton.lens.kind === 'del' && lens.pattern.whole.test(skeleton.text);
    case 'all': {
      const { parts } = skeleton;
      const isAlike = skeleton.lens.kind === 'all' && parts.length === lens.parts.length;
      return isAlike && parts.every((part, index) => fits(lens.parts[index] ?? lens, part));
    }
    case 'any':
      return lens.parts.some((part) => fits(part, skeleton));
    case 'many':
      return skeleton.lens.kind === 'many' && skeleton.parts.every((part) => fits(lens.inner, part));
    case 'maybe':
      return skeleton.lens.kind === 'maybe' || fits(lens.inner, skeleton);
    case 'lazy':
      return fits(lens.lens(), skeleton);
    default:
      return skeleton.lens.kind === lens.kind;
  }
}

/** Skeletons of one level's nodes, by label. Skeletons with the same label are in the order of the file. */
type Dictionary = Map<string | undefined, Skeleton[]>;

function collect(skeleton: Skeleton | undefined, into: Dictionary): Dictionary {
  if (skeleton?.lens.kind === 'node') into.set(skeleton.label, [...(into.get(skeleton.label) ?? []), skeleton]);
  else for (const part of skeleton?.parts ?? []) collect(part, into);
  return into;
}

class Writer {
  text = '';

  put(lens: Lens, slice: Slice, skeleton: Skeleton | undefined, known: Dictionary): void {
    const { label = '', value } = slice.node;
    if (lens.kind === 'del') this.text += skeleton?.text ?? lens.fallback;
    else if (lens.kind === 'key') this.text += label;
    else if (lens.kind === 'store') {
      if (value === undefined || !lens.pattern.whole.test(value)) throw cannotWrite(slice);
      this.text += value;
    } else if (lens.kind === 'all' || lens.kind === 'many') {
      const slices = split(lens, slice);
      if ((slices?.at(-1)?.to ?? slice.from) !== slice.to) throw cannotWrite(slice);
      for (const [index, each] of slices?.entries() ?? []) this.put(each.part, each, skeleton?.parts[index], known);
    } else if (lens.kind === 'any') {
      const choice = lens.parts.find((part) => applies(part, slice));
      if (choice === undefined) throw cannotWrite(slice);
      this.#putFitting(choice, slice, skeleton, known);
    } else if (lens.kind === 'maybe') {
      if (applies(lens.inner, slice)) this.#putFitting(lens.inner, slice, skeleton, known);
    } else if (lens.kind === 'node') this.#putNode(lens.inner, slice, known);
    else if (lens.kind === 'lazy') this.put(lens.lens(), slice, skeleton, known);
  }

  /** Writes a slice. Reuses the text of the skeleton if the skeleton fits the lens. */
  #putFitting(lens: Lens, slice: Slice, skeleton: Skeleton | undefined, known: Dictionary): void {
    this.put(lens, slice, skeleton !== undefined && fits(lens, skeleton) ? skeleton : undefined, known);
  }

  #putNode(inner: Lens, slice: Slice, known: Dictionary): void {
    const child = slice.node.children[slice.from];
    if (child === undefined) throw cannotWrite(slice);
    const skeleton = known.get(child.label)?.shift()?.parts[0];
    this.#putFitting(
      inner,
      { node: child, from: 0, to: child.children.length },
      skeleton,
      collect(skeleton, new Map()),
    );
  }
}

function cannotWrite({ node }: Slice): AugeasError {
  return new AugeasError(`Failed to match tree under ${node.path}`);
}

/** Writes a tree as the text of a file. Throws if the lens cannot write the tree. */
export function writeText(lens: Lens, node: TreeNode, skeleton: Skeleton): string {
  const writer = new Writer();
  writer.put(lens, { node, from: 0, to: node.children.length }, skeleton, collect(skeleton, new Map()));
  return writer.text;
}
