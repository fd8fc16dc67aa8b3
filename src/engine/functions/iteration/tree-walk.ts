/** Visits nested data (`lib/puppet/pops/types/tree_iterators.rb`). */
import { isInstance } from '../../types/instance.ts';
import type { Type } from '../../types/type.ts';
import { isArray, isHash, ObjectValue, type Value } from '../../values/value.ts';

interface TreeOptions {
  readonly containers: Type;
  readonly root: boolean;
  readonly withContainers: boolean;
  readonly withValues: boolean;
}

export interface TreeNode {
  readonly path: readonly Value[];
  readonly value: Value;
}

function listChildren(value: Value, options: TreeOptions): readonly (readonly [Value, Value])[] | undefined {
  if (!isInstance(options.containers, value)) return undefined;
  if (isArray(value)) return value.map((each, index) => [BigInt(index), each]);
  if (isHash(value)) return [...value];
  return value instanceof ObjectValue ? [...value.attributes] : undefined;
}

/** Visits a tree depth first. A container comes before its contents. */
export function* depthFirst(root: Value, options: TreeOptions): Generator<TreeNode, void> {
  if (options.root) yield { path: [], value: root };
  yield* below({ path: [], value: root }, options);
}

function* below(node: TreeNode, options: TreeOptions): Generator<TreeNode, void> {
  for (const [key, value] of listChildren(node.value, options) ?? []) {
    const child: TreeNode = { path: [...node.path, key], value };
    const isContainer = listChildren(value, options) !== undefined;
    if (isContainer ? options.withContainers : options.withValues) yield child;
    if (isContainer) yield* below(child, options);
  }
}

/**
 * Visits a tree breadth first. As in Puppet, values that are not containers are always included, whatever the options
 * are.
 */
export function* breadthFirst(root: Value, options: TreeOptions): Generator<TreeNode, void> {
  if (options.root) yield { path: [], value: root };
  const queue: TreeNode[] = [{ path: [], value: root }];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const [key, value] of listChildren(node.value, options) ?? []) {
      const child: TreeNode = { path: [...node.path, key], value };
      const isContainer = listChildren(value, options) !== undefined;
      if (isContainer) queue.push(child);
      if (!isContainer || options.withContainers) yield child;
    }
  }
}
