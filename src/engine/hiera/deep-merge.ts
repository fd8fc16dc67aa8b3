/**
 * Merge strategy `deep`, like the library that Puppet uses (`deep_merge/core.rb`). Like the library, it changes
 * collections in place, because some results depend on this. For example, an entry removed by a knockout prefix
 * disappears from both collections.
 */
import { allocateList } from '../budget/meter.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { mergeSort } from '../ruby-like/merge-sort.ts';
import { requireOrder } from '../ruby-like/ruby-order.ts';
import { compileRegexp } from '../values/regexp/regexp.ts';
import { hashKey, type HashKey } from '../values/hash-key.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';

export interface DeepMergeOptions {
  /**
   * Prefix of strings that remove an entry instead of being merged. With the prefix `--`, the string `--x` removes the
   * entry `x`.
   */
  readonly knockoutPrefix: string | undefined;
  readonly sortMergedArrays: boolean;
  readonly mergeHashArrays: boolean;
  /** True to replace arrays instead of joining them (`overwrite_arrays`, an option of Hiera 3). */
  readonly overwriteArrays: boolean;
}

class Table {
  readonly entries = new Map<HashKey, [Value, Tree]>();
}
type Tree = Value | Tree[] | Table;

function isList(tree: Tree): tree is Tree[] {
  return Array.isArray(tree);
}

function thaw(value: Value): Tree {
  if (isArray(value)) {
    allocateList(value.length);
    return value.map(thaw);
  }
  if (!isHash(value)) return value;
  const table = new Table();
  for (const [key, item] of value) table.entries.set(hashKey(key), [key, thaw(item)]);
  return table;
}

function freeze(tree: Tree): Value {
  if (tree instanceof Table) {
    return PuppetHash.of([...tree.entries.values()].map(([key, item]) => [key, freeze(item)] as const));
  }
  return isList(tree) ? tree.map(freeze) : tree;
}

/** Returns the hash key of a tree. Equal trees have equal keys, so a set contains each tree once. */
function elementKey(tree: Tree): HashKey {
  return hashKey(freeze(tree));
}

/**
 * Merges `higher` into `lower`. Hashes are merged by key, and arrays are concatenated. Any other value comes from
 * `higher`.
 */
export function deepMerge(higher: Value, lower: Value, options: DeepMergeOptions): Value {
  if (options.knockoutPrefix === '') {
    throw new PuppetError(hieraIssues.emptyKnockoutPrefix(), undefined, 'ArgumentError');
  }
  return freeze(new DeepMerge(options).merge(thaw(higher), thaw(lower)));
}

class DeepMerge {
  readonly #options: DeepMergeOptions;
  readonly #prefix: RegExp | undefined;

  constructor(options: DeepMergeOptions) {
    this.#options = options;
    const { knockoutPrefix } = options;
    this.#prefix = knockoutPrefix === undefined ? undefined : compileRegexp(`^${knockoutPrefix}`);
  }

  merge(source: Tree, target: Tree): Tree {
    if (source === undefined) return target;
    if (target === undefined || target === false) return source;
    if (source instanceof Table) return this.#hash(source, target);
    return isList(source) ? this.#array(source, target) : this.#overwrite(source);
  }

  #hash(source: Table, target: Tree): Tree {
    let result = target;
    for (const [id, [key, item]] of source.entries) {
      if (!(result instanceof Table)) {
        result = this.#overwrite(source);
        continue;
      }
      const known = result.entries.get(id);
      if (known?.[1] !== undefined && known[1] !== false) known[1] = this.merge(item, known[1]);
      else result.entries.set(id, [known?.[0] ?? key, this.merge(item, shallowCopy(item))]);
    }
    return result;
  }

  #array(source: Tree[], target: Tree): Tree {
    const { overwriteArrays, mergeHashArrays, sortMergedArrays, knockoutPrefix } = this.#options;
    if (overwriteArrays) return source;
    let result = target;
    if (knockoutPrefix !== undefined && source.includes(knockoutPrefix)) {
      result = cleared(result);
      removeAll(source, knockoutPrefix);
    }
    if (!isList(result)) return this.#overwrite(source);
    if (this.#prefix !== undefined) this.#knockOut(this.#prefix, source, result);
    if (mergeHashArrays && source.every(isTable) && result.every(isTable)) {
      const merged = result.map((item, index) => this.merge(source[index] ?? new Table(), item));
      result = [...merged, ...source.slice(result.length)];
    } else result = union(result, source);
    return sortMergedArrays ? mergeSort(result.map(freeze), requireOrder).map(thaw) : result;
  }

  /**
   * Removes strings with the prefix from `source`, and the entries that they name from `target`. Both may be the same
   * array.
   */
  #knockOut(prefix: RegExp, source: Tree[], target: Tree[]): void {
    let kept = 0;
    let at = 0;
    for (; at < source.length; at += 1) {
      const item = source[at];
      const named = typeof item === 'string' ? withoutPrefix(item, prefix) : item;
      if (named !== item) {
        removeAll(target, named);
        removeAll(target, item);
      } else {
        source[kept] = item;
        kept += 1;
      }
    }
    if (kept < at) source.splice(kept, at - kept);
  }

  #overwrite(source: Tree): Tree {
    const prefix = this.#prefix;
    if (prefix === undefined) return source;
    if (typeof source === 'string') return withoutPrefix(source, prefix) === source ? source : '';
    if (isList(source)) {
      const kept = source.filter((item) => typeof item !== 'string' || !prefix.test(item));
      source.splice(0, source.length, ...kept);
    }
    return source;
  }
}

function isTable(tree: Tree): tree is Table {
  return tree instanceof Table;
}

/** Removes the prefix at the start of every line, where `^` matches in Ruby. */
function withoutPrefix(text: string, prefix: RegExp): string {
  return text
    .split('\n')
    .map((line) => line.replace(prefix, ''))
    .join('\n');
}

function shallowCopy(tree: Tree): Tree {
  if (isList(tree)) return [...tree];
  if (!(tree instanceof Table)) return tree;
  const copy = new Table();
  for (const [id, [key, item]] of tree.entries) copy.entries.set(id, [key, item]);
  return copy;
}

function cleared(tree: Tree): Tree {
  if (isList(tree)) return [];
  return tree instanceof Table ? new Table() : typeof tree === 'string' ? '' : undefined;
}

function removeAll(list: Tree[], item: Tree): void {
  for (let index = list.length - 1; index >= 0; index -= 1) if (list[index] === item) list.splice(index, 1);
}

function union(first: readonly Tree[], second: readonly Tree[]): Tree[] {
  const seen = new Map<HashKey, Tree>();
  for (const item of [...first, ...second]) {
    const key = elementKey(item);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
