import type { YamlNode } from './parser.ts';

/**
 * Returns the offset of the key or element at the end of a path of keys and indexes. If the path does not exist,
 * returns the offset of the last key or element on it that exists.
 */
export function findOffset(root: YamlNode | undefined, path: readonly (string | bigint)[]): number | undefined {
  let node = root;
  let offset: number | undefined;
  for (const segment of path) {
    if (node?.kind === 'mapping') {
      // If a key occurs more than once, its last entry wins.
      const entry = node.entries.findLast(([key]) => key.kind === 'scalar' && keyText(key.text) === String(segment));
      if (entry === undefined) return offset;
      offset = entry[0].offset;
      node = entry[1];
    } else if (node?.kind === 'sequence') {
      node = node.items[Number(segment)];
      offset = node?.offset ?? offset;
    } else return offset;
  }
  return offset;
}

/** Returns the offset of each key of the root mapping. This makes repeated lookups fast. */
export function rootOffsets(root: YamlNode | undefined): ReadonlyMap<string, number> {
  const entries = root?.kind === 'mapping' ? root.entries : [];
  return new Map(entries.flatMap(([key]) => (key.kind === 'scalar' ? [[keyText(key.text), key.offset] as const] : [])));
}

function keyText(text: string): string {
  return text.replace(/^:(?=.)/, '');
}

export function firstAlias(node: YamlNode | undefined): string | undefined {
  switch (node?.kind) {
    case 'alias':
      return node.name;
    case 'sequence':
      return findFirst(node.items);
    case 'mapping':
      return findFirst(node.entries.flat());
    case 'scalar':
    case undefined:
      return undefined;
  }
}

function findFirst(nodes: readonly YamlNode[]): string | undefined {
  for (const node of nodes) {
    const found = firstAlias(node);
    if (found !== undefined) return found;
  }
  return undefined;
}
