/** Finds the files to remove (`type/tidy.rb`). */
import { contentOf, countBytes, type Node } from '../../machine/files/node.ts';
import { baseName, joinPath, parentPath } from '../../machine/files/paths.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import { METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { refuseLatePath } from '../../resource-types/shared/late-values.ts';
import { toList } from '../../resource-types/shared/list.ts';
import { compareText } from '../../values/text.ts';
import { isArray, type Value } from '../../values/value.ts';
import { checkFileCount } from '../shared/file-count.ts';
import { fnmatch } from '../shared/fnmatch.ts';

/** True if the name of a file matches a pattern in `matches`. Here, wildcards also match a dot at the beginning. */
function matchesName(pattern: string, name: string): boolean {
  return (
    fnmatch(pattern, name) || (name.startsWith('.') && /^[*?[]/.test(pattern) && fnmatch(pattern, `_${name.slice(1)}`))
  );
}

function sizeOfNode(node: Node): number {
  return node.kind === 'file' ? countBytes(contentOf(node)) : node.kind === 'link' ? node.target.length : 4096;
}

function isTidied(resource: ResourceInstance, target: Target, path: string, node: Node): boolean {
  if (resource.catalog.find('file', path) !== undefined) return false;
  if (node.kind === 'directory' && resource.get('rmdirs') !== true) return false;
  const patterns = resource.get('matches');
  if (isArray(patterns) && !patterns.some((pattern) => matchesName(rubyToString(pattern), baseName(path))))
    return false;
  const age = resource.get('age');
  const size = resource.get('size');
  if (age === undefined && size === undefined) return true;
  if (age !== undefined && Math.floor(target.clock / 1000) - Math.floor(node.mtime / 1000) >= Number(age)) return true;
  return size !== undefined && sizeOfNode(node) >= Number(size);
}

/** Lists existing files: only the path itself, or also everything below it down to the depth in `recurse`. */
function candidates(resource: ResourceInstance, top: Node): readonly (readonly [string, Node])[] {
  const recurse = resource.get('recurse');
  const { name } = resource;
  if (recurse === undefined || recurse === false || top.kind !== 'directory') return [[name, top]];
  const depth = recurse === true ? Infinity : Number(recurse);
  const found: (readonly [string, Node])[] = [[name, top]];
  const descend = (path: string, node: Node, left: number): void => {
    if (node.kind !== 'directory' || left <= 0) return;
    for (const [child, below] of node.children) {
      found.push([joinPath(path, child), below]);
      descend(joinPath(path, child), below, left - 1);
    }
  };
  descend(name, top, depth);
  checkFileCount(resource, name, found.length - 1);
  return found;
}

function copyMetaparameters(resource: ResourceInstance): Record<string, Value> {
  const copied: Record<string, Value> = {};
  for (const [name, value] of resource.original) if (METAPARAMETERS.has(name) && name !== 'alias') copied[name] = value;
  return copied;
}

function generate(resource: ResourceInstance, target: Target): readonly GeneratedResource[] {
  refuseLatePath(resource.get('path'));
  const top = target.files.lstat(resource.name);
  if (top === undefined) return [];
  const paths = candidates(resource, top)
    .filter(([path, node]) => isTidied(resource, target, path, node))
    .map(([path]) => path)
    .sort((a, b) => compareText(b, a));
  if (paths.length > 0) resource.log('notice', `Tidying ${paths.length} files`);
  const made = new Map<string, Record<string, Value>>();
  for (const path of paths) {
    // Like Puppet, ignores the value of `backup`.
    made.set(path, { ...copyMetaparameters(resource), path, backup: false, ensure: 'absent', force: true });
  }
  // A directory is removed after its contents.
  if (resource.get('rmdirs') === true) {
    for (const path of paths) {
      const directory = made.get(parentPath(path));
      if (directory === undefined || parentPath(path) === path) continue;
      const earlier = directory['require'];
      const required: readonly Value[] = earlier === undefined ? [] : toList(earlier);
      directory['require'] = [...required, `File[${path}]`];
    }
  }
  return [...made].map(([title, parameters]) => ({ type: 'file', title, parameters }));
}

export const tidy: TypeBehavior = {
  depthFirst: true,
  retrieve: () => new Map(),
  generate,
};
