/**
 * The names of everything that a repository can use: classes, defines, functions, types, templates and files, both of
 * Puppet and of the repository's modules.
 */
import {
  BUILTIN_TYPE_NAMES,
  STDLIB_TYPE_ALIASES,
  builtinFunctions,
  functionsAfter,
  walk,
  type EnvironmentFiles,
  type Program,
  type Release,
} from '../engine/index.ts';
import type { Layout } from './layout.ts';
import { plain } from './references.ts';

export interface Known {
  has(kind: 'class' | 'resource type' | 'function' | 'data type', name: string): boolean;
  /**
   * Checks whether the file of `template('MODULE/PATH')` or a similar call exists; `folder` is the module's subfolder.
   */
  hasFile(folder: 'templates' | 'files', reference: string): boolean;
}

interface KnownOf {
  /** Names of the resource types in Puppet and its agent packages. */
  readonly nativeTypes: ReadonlySet<string>;
  readonly release: Release;
}

export function knownNames(
  files: EnvironmentFiles,
  layout: Layout,
  programs: Iterable<Program>,
  { nativeTypes, release }: KnownOf,
): Known {
  const later = functionsAfter(release);
  const names = {
    class: new Set<string>(),
    'resource type': new Set(nativeTypes),
    function: new Set(builtinFunctions.all.map(({ name }) => name).filter((name) => !later.has(name))),
    'data type': new Set([...BUILTIN_TYPE_NAMES, ...Object.keys(STDLIB_TYPE_ALIASES)].map(plain)),
  };
  for (const program of programs) {
    walk(program.body, (node) => {
      if (node.kind === 'HostClassDefinition') names.class.add(plain(node.name));
      else if (node.kind === 'ResourceTypeDefinition') names['resource type'].add(plain(node.name));
      else if (node.kind === 'FunctionDefinition') names.function.add(plain(node.name));
      else if (node.kind === 'TypeAlias') names['data type'].add(plain(node.name));
    });
  }
  const paths = new Set<string>();
  for (const path of files.paths) {
    paths.add(path);
    // `puppet:///modules/x/folder` refers to a folder.
    for (
      let end = path.lastIndexOf('/');
      end > 0 && !paths.has(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1)
    ) {
      paths.add(path.slice(0, end));
    }
  }
  const roots = new Set(['', ...Array.from(layout.modules.values(), (folder) => `${folder}/`)]);
  // Ruby files that are kept as bytes (not UTF-8, or too long) are not loaded.
  for (const path of files.paths) if (files.read(path) !== undefined) addRuby(path, roots, names);
  return {
    has: (kind, name) =>
      names[kind].has(name) || (kind === 'data type' && (names['resource type'].has(name) || name === 'class')),
    hasFile: (folder, reference) => {
      const slash = reference.indexOf('/');
      if (slash <= 0) return true;
      const root = layout.modules.get(reference.slice(0, slash));
      const path = `${root}/${folder}/${reference.slice(slash + 1)}`;
      return root !== undefined && paths.has(path);
    },
  };
}

/** Adds a function or type in Ruby. Its path in the environment or a module shows its name. */
function addRuby(
  path: string,
  roots: ReadonlySet<string>,
  names: Readonly<Record<'function' | 'resource type', Set<string>>>,
): void {
  const [, root, kind, name] = /^(.*?)lib\/puppet\/(functions|parser\/functions|type)\/(.+)\.rb$/.exec(path) ?? [];
  if (root === undefined || kind === undefined || name === undefined || !roots.has(root)) return;
  names[kind === 'type' ? 'resource type' : 'function'].add(name.replaceAll('/', '::'));
}
