/** Puppet's `type/tidy.rb`: removes files that are too old, too large, or simply there. */
import { contentOf, sizeOf, type Node } from '../../machine/files/node.ts';
import { baseName, joinPath, normalizePath, parentPath } from '../../machine/files/paths.ts';
import type { Target } from '../../machine/target.ts';
import { compareText } from '../../values/text.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { GeneratedResource, ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { METAPARAMETERS } from '../metaparameters.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { checkFileCount } from '../shared/file-count.ts';
import { fnmatch } from '../shared/fnmatch.ts';
import { flatListOf, listOf } from '../shared/list.ts';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
const POWERS: Readonly<Record<string, number>> = { b: 0, k: 1, m: 2, g: 3, t: 4 };

/** A number with a unit: `1w`, `20b`, `5` (in the unit that counts without one). */
function measured(
  value: Value,
  noun: 'age' | 'size',
  unitAlone: string,
  factor: (unit: string) => number | undefined,
): bigint {
  const text = rubyToString(value);
  const match = typeof value === 'string' ? /^([0-9]+)(?:([A-Za-z_])\w*)?$/.exec(text) : null;
  if (match === null) throw new TypeFailure(`Invalid tidy ${noun} ${text}`);
  const unit = (match[2] ?? unitAlone).toLowerCase();
  const by = factor(unit);
  if (by === undefined) throw new TypeFailure(`Invalid ${noun} unit '${unit}'`);
  return BigInt(Number(match[1]) * by);
}

/** `basename` matches dots too, unlike elsewhere. */
function matchesName(pattern: string, name: string): boolean {
  return (
    fnmatch(pattern, name) || (name.startsWith('.') && /^[*?[]/.test(pattern) && fnmatch(pattern, `_${name.slice(1)}`))
  );
}

function sizeOfNode(node: Node): number {
  return node.kind === 'file' ? sizeOf(contentOf(node)) : node.kind === 'link' ? node.target.length : 4096;
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

/** What is there: the path alone, or what is below it as far as `recurse` goes. */
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

function metaparametersOf(resource: ResourceInstance): Record<string, Value> {
  const copied: Record<string, Value> = {};
  for (const [name, value] of resource.original) if (METAPARAMETERS.has(name) && name !== 'alias') copied[name] = value;
  return copied;
}

function generate(resource: ResourceInstance, target: Target): readonly GeneratedResource[] {
  const top = target.files.lstat(resource.name);
  if (top === undefined) return [];
  const paths = candidates(resource, top)
    .filter(([path, node]) => isTidied(resource, target, path, node))
    .map(([path]) => path)
    .sort((a, b) => compareText(b, a));
  if (paths.length > 0) resource.log('notice', `Tidying ${paths.length} files`);
  const made = new Map<string, Record<string, Value>>();
  for (const path of paths) {
    // Whatever `backup` says: Puppet puts it to false.
    made.set(path, { ...metaparametersOf(resource), path, backup: false, ensure: 'absent', force: true });
  }
  // A directory goes after what is in it.
  if (resource.get('rmdirs') === true) {
    for (const path of paths) {
      const directory = made.get(parentPath(path));
      if (directory === undefined || parentPath(path) === path) continue;
      const earlier = directory['require'];
      const required: readonly Value[] = earlier === undefined ? [] : listOf(earlier);
      directory['require'] = [...required, `File[${path}]`];
    }
  }
  return [...made].map(([title, parameters]) => ({ type: 'file', title, parameters }));
}

export const tidy: ResourceTypeDefinition = {
  name: 'tidy',
  doc: 'Removes files by age, size and name. `matches` limits which files are considered; of those, a file is removed if it meets `age` or `size`. Without `age` and `size`, all considered files are removed. Files that a `file` resource manages stay. The search takes place before the first resource is applied.',
  isomorphic: false,
  depthFirst: true,
  attributes: [
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The file or directory to search. Default: the title.',
      namevar: true,
      munge: (value) => normalizePath(rubyToString(value)),
    },
    {
      kind: 'parameter',
      name: 'recurse',
      doc: 'Searches directories: `true` for all levels, a number for that many, `false` (default) for the path alone.',
      values: [{ value: 'true' }, { value: 'false' }, { value: 'inf' }, { value: /^[0-9]+$/ }],
      validate: () => undefined,
      munge: (value) => {
        const text = rubyToString(value);
        if (text === 'true' || text === 'inf') return true;
        if (text === 'false') return false;
        if (/^\d+$/.test(text)) return BigInt(text);
        throw new ArgumentFailure(`Invalid recurse value ${rubyInspect(value)}`);
      },
    },
    {
      kind: 'parameter',
      name: 'max_files',
      doc: 'The maximum number of files to find; more is an error. With 0 (default), more than 1000 files cause a warning.',
      values: [{ value: /^[0-9]+$/ }],
      default: 0n,
    },
    {
      kind: 'parameter',
      name: 'matches',
      doc: 'Shell patterns of file names (without directories). Only matching files are removed. Needs `recurse`.',
      munge: (value, resource) => {
        if (/^(0|false|)$/.test(rubyToString(resource.get('recurse') ?? '')))
          throw new TypeFailure("Tidy can't use matches with recurse 0, false, or undef");
        return flatListOf(value);
      },
    },
    {
      kind: 'parameter',
      name: 'backup',
      doc: 'Keeps a copy of each removed file, in the same way as `backup` of `file`.',
    },
    {
      kind: 'parameter',
      name: 'age',
      doc: 'Removes files that are at least this old: `30m`, `1d`, `2w`. The default unit is days.',
      munge: (value) => measured(value, 'age', 'd', (unit) => SECONDS[unit]),
    },
    {
      kind: 'parameter',
      name: 'size',
      doc: 'Removes files that are at least this large: `500b`, `10m`. The default unit is kilobytes.',
      munge: (value) =>
        measured(value, 'size', 'k', (unit) => {
          const power = POWERS[unit];
          return power === undefined ? undefined : 1024 ** power;
        }),
    },
    {
      kind: 'parameter',
      name: 'type',
      doc: 'The timestamp that `age` uses. The simulated machine keeps one timestamp for all three.',
      values: [{ value: 'atime' }, { value: 'mtime' }, { value: 'ctime' }],
      default: 'atime',
    },
    booleanParameter('rmdirs', 'If true, directories are removed too, after the files in them.'),
  ],
  retrieve: () => new Map(),
  generate,
};
