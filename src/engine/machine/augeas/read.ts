/**
 * Reads text with a lens in two steps: into a skeleton, which contains all of the text, and then into nodes of a tree.
 */
import { assertNever } from '../../assert-never.ts';
import { partAt, type Lens } from './lens.ts';
import { TreeNode } from './tree.ts';

/** Part of a text that a lens matched, with the skeletons of the lens's parts. */
export interface Skeleton {
  readonly lens: Lens;
  readonly text: string;
  readonly end: number;
  readonly parts: readonly Skeleton[];
  /** Label of the node. Set when the nodes are built. */
  label?: string | undefined;
}

/** Maximum nesting depth of recursive lenses, deeper than in any real file. */
const DEEPEST = 100;

/** Matches a lens at a position. A repetition takes as much text as it can, and never gives text back. */
function match(lens: Lens, text: string, at: number, depth = 0): Skeleton | undefined {
  switch (lens.kind) {
    case 'del':
    case 'key':
    case 'store': {
      const { at: pattern } = lens.pattern;
      pattern.lastIndex = at;
      const found = pattern.exec(text)?.[0];
      return found === undefined ? undefined : { lens, text: found, end: at + found.length, parts: [] };
    }
    case 'label':
    case 'value':
    case 'seq':
    case 'counter':
      return { lens, text: '', end: at, parts: [] };
    case 'all':
    case 'many': {
      const parts: Skeleton[] = [];
      let end = at;
      for (let part = partAt(lens, 0); part !== undefined; part = partAt(lens, parts.length)) {
        const found = match(part, text, end, depth);
        if (lens.kind === 'many' && (found === undefined || found.end === end)) break;
        if (found === undefined) return undefined;
        parts.push(found);
        end = found.end;
      }
      const isUnlike = lens.kind === 'all' && lens.isQuoted && parts[0]?.text !== parts[2]?.text;
      return isUnlike ? undefined : { lens, text: '', end, parts };
    }
    case 'any': {
      const found = lens.parts.flatMap((part) => match(part, text, at, depth) ?? []);
      return found.find(({ end }) => found.every((other) => other.end <= end));
    }
    case 'maybe':
      return match(lens.inner, text, at, depth) ?? { lens, text: '', end: at, parts: [] };
    case 'node': {
      const inner = match(lens.inner, text, at, depth);
      return inner === undefined ? undefined : { lens, text: '', end: inner.end, parts: [inner] };
    }
    case 'lazy':
      return depth > DEEPEST ? undefined : match(lens.lens(), text, at, depth + 1);
    default:
      return assertNever(lens);
  }
}

function build(skeleton: Skeleton, node: TreeNode, counters: Map<string, number>): void {
  const { lens } = skeleton;
  if (lens.kind === 'key') node.label = skeleton.text;
  else if (lens.kind === 'store') node.value = skeleton.text;
  else if (lens.kind === 'label') node.label = lens.text;
  else if (lens.kind === 'value') node.value = lens.text;
  else if (lens.kind === 'counter') counters.set(lens.text, 0);
  else if (lens.kind === 'seq') {
    const next = (counters.get(lens.text) ?? 0) + 1;
    counters.set(lens.text, next);
    node.label = String(next);
  }
  const owner = lens.kind === 'node' ? new TreeNode(undefined, undefined, node) : node;
  for (const part of skeleton.parts) build(part, owner, counters);
  if (owner === node) return;
  node.children.push(owner);
  skeleton.label = owner.label;
}

/**
 * Adds the nodes of a file to `node`. Returns the file's skeleton, or `undefined` if the text does not match the lens.
 */
export function readText(lens: Lens, text: string, node: TreeNode): Skeleton | undefined {
  const skeleton = match(lens, text, 0);
  if (skeleton?.end !== text.length) return undefined;
  build(skeleton, node, new Map());
  return skeleton;
}
