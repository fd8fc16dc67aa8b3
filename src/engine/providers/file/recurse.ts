/** Generates the files in a directory for `recurse` (`type/file.rb`, `recurse`). */
import { Failure } from '../../diagnostics/failure.ts';
import { getDetails } from '../../resource-types/file/details.ts';
import type { Node } from '../../machine/files/node.ts';
import { joinPath } from '../../machine/files/paths.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import { compareText } from '../../values/text.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { checkFileCount } from '../shared/file-count.ts';
import { fnmatch } from '../shared/fnmatch.ts';
import { findSource, listSources } from './metadata.ts';
import { nodeBehind } from './stat.ts';

const OWN: ReadonlySet<string> = new Set([
  'path',
  'parent',
  'ensure',
  'recurse',
  'recurselimit',
  'max_files',
  'target',
  'alias',
  'source',
]);

interface Found {
  readonly path: string;
  readonly node: Node;
}

/** Lists all entries below a directory, level by level, within the limits of `recurselimit` and `ignore`. */
function filesBelow(
  resource: ResourceInstance,
  shown: string,
  top: Node | undefined,
  target: Target,
): readonly Found[] {
  if (top?.kind !== 'directory') return [];
  const limit = resource.get('recurselimit');
  const depthLimit = limit === undefined ? Infinity : Number(limit);
  const ignore = resource.get('ignore');
  const patterns = ignore === undefined || ignore === false ? [] : (isArray(ignore) ? ignore : [ignore]).map(String);
  const follows = resource.get('links') === 'follow';
  const base = shown.replace(/^file:\/\//, '');
  const found: Found[] = [];
  let level: readonly Found[] = [{ path: '', node: top }];
  for (let depth = 1; depth <= depthLimit && level.length > 0; depth += 1) {
    const next: Found[] = [];
    for (const { path, node } of level) {
      if (node.kind !== 'directory') continue;
      for (const [name, child] of node.children) {
        if (patterns.some((pattern) => fnmatch(pattern, name))) continue;
        const below = path === '' ? name : `${path}/${name}`;
        next.push({ path: below, node: follows ? behindLink(target, joinPath(base, below), child) : child });
      }
    }
    found.push(...next);
    level = next;
  }
  checkFileCount(resource, shown, found.length);
  return found;
}

/** Returns the node to which a link leads. As in Puppet, a dangling link ends the search with an error. */
function behindLink(target: Target, path: string, node: Node): Node {
  if (node.kind !== 'link') return node;
  const found = target.files.stat(path);
  if (found === undefined) throw new Failure(`No such file or directory @ rb_file_s_stat - ${path}`);
  return found;
}

type Child = Record<string, Value>;

function newChild(resource: ResourceInstance, path: string): Child {
  const child: Child = {};
  for (const [name, value] of resource.original) if (!OWN.has(name)) child[name] = value;
  child['path'] = joinPath(resource.name, path);
  return child;
}

export function recurse(resource: ResourceInstance, target: Target): readonly GeneratedResource[] {
  const children = new Map<string, Child>();
  const path = resource.name;
  if (resource.get('recurse') !== 'remote') {
    for (const found of filesBelow(resource, path, nodeBehind(target, path), target))
      children.set(found.path, newChild(resource, found.path));
  }
  if (resource.should('target') !== undefined) recurseLink(resource, target, children);
  else if (resource.isSet('source')) recurseSources(resource, target, children);
  if (resource.get('purge') === true) {
    for (const child of children.values()) if (child['source'] === undefined) child['ensure'] = 'absent';
  }
  const sorted = [...children.values()].sort((a, b) => compareText(rubyToString(a['path']), rubyToString(b['path'])));
  return withoutMoreSpecific(resource, sorted).map((parameters) => ({
    type: 'file',
    title: rubyToString(parameters['path']),
    parameters,
  }));
}

function recurseLink(resource: ResourceInstance, target: Target, children: Map<string, Child>): void {
  const from = rubyToString(resource.should('target'));
  const top = nodeBehind(target, from);
  if (top === undefined) return;
  resource.set('ensure', 'directory');
  for (const { path, node } of filesBelow(resource, from, top, target)) {
    const child = children.get(path) ?? newChild(resource, path);
    children.set(path, child);
    if (node.kind === 'directory') child['ensure'] = 'directory';
    else {
      child['ensure'] = 'link';
      child['target'] = joinPath(from, path);
    }
  }
}

function recurseSources(resource: ResourceInstance, target: Target, children: Map<string, Child>): void {
  const all = resource.get('sourceselect') === 'all';
  const seen = new Set<string>();
  for (const source of listSources(resource)) {
    const top = findSource(target, source, true);
    if (top === undefined) {
      logMissing(resource, source);
      continue;
    }
    if (top.kind !== 'directory') return;
    if (seen.size === 0) getDetails(resource).metadata = { source, node: top, checksum: undefined, content: '' };
    for (const { path } of filesBelow(resource, source, top, target)) {
      if (seen.has(path)) continue;
      seen.add(path);
      const child = children.get(path) ?? newChild(resource, path);
      children.set(path, child);
      child['source'] = `${source}/${path}`;
    }
    if (!all) return;
  }
}

function logMissing(resource: ResourceInstance, source: string): void {
  const [, path] = /^puppet:\/\/[^/]*\/(.+)$/.exec(source) ?? [];
  if (path === undefined) return;
  resource.log('info', `Could not find filesystem info for file '${path}' in environment production`, true);
}

/** Leaves out files that other resources manage, and everything below them. */
function withoutMoreSpecific(resource: ResourceInstance, children: readonly Child[]): readonly Child[] {
  const prefix = resource.name === '/' ? '/' : `${resource.name}/`;
  const managed = new Set<string>();
  for (const other of resource.catalog.resources)
    if (other.type.name === 'file' && other.name.startsWith(prefix)) managed.add(other.name);
  if (managed.size === 0) return children;
  return children.filter((child) => {
    for (let path = rubyToString(child['path']); path.startsWith(prefix); path = path.slice(0, path.lastIndexOf('/')))
      if (managed.has(path)) return false;
    return true;
  });
}
