/** Where a value stands in a data file. */
import { isMap, isScalar, isSeq, type Node } from 'yaml';

/** The offset of the key (or element) at the end of a path of keys and indexes; of the deepest part that exists. */
export function offsetOf(root: Node | null, path: readonly (string | bigint)[]): number | undefined {
  let node: unknown = root;
  let offset: number | undefined;
  for (const segment of path) {
    if (isMap(node)) {
      // The last entry of a key is the one that counts.
      const pair = node.items.findLast(({ key }) => isScalar(key) && keyText(key.value) === String(segment));
      if (pair === undefined || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(segment)];
      if (!isScalar(item) && !isMap(item) && !isSeq(item)) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

function keyText(key: unknown): string {
  return typeof key === 'string' ? key.replace(/^:(?=.)/, '') : '';
}
