/** Adds node definitions that each declare a single class, so that a class can be compiled on its own. */
import {
  getRelease,
  listManifestPaths,
  moduleFolders,
  parse,
  type EnvironmentFiles,
  type ReleaseId,
} from '../../engine/index.ts';
import { toPattern } from '../nodes/by-node.ts';
import type { NodesFolder } from '../nodes/nodes-of-folder.ts';
import { UsageError } from '../words/verb.ts';

/**
 * Returns the names of the classes that match patterns separated by commas, such as `role::*`. Throws a `UsageError` if
 * there is none. `option` is the option with the patterns.
 */
export function findClasses(folder: NodesFolder, path: string, list: string, option: string): readonly string[] {
  const patterns = list.split(',').map((text) => toPattern(text.trim().replace(/^::/, '')));
  const classes = listClasses(folder).filter((name) => patterns.some((pattern) => pattern.test(name)));
  if (classes.length === 0)
    throw new UsageError(`No class in ${path} matches ${list}. Name other classes or patterns with --${option}.`);
  return classes;
}

function listClasses({ files }: NodesFolder): readonly string[] {
  const paths = Object.keys(files);
  const folders = moduleFolders(paths, (path) => files[path]);
  const manifests = paths.filter((path) =>
    [...folders.values()].some((folder) => path.startsWith(`${folder}/manifests/`) && path.endsWith('.pp')),
  );
  const names = manifests.flatMap((path) =>
    parse(files[path] ?? '', path).program.definitions.flatMap((each) =>
      each.kind === 'HostClassDefinition' ? [each.name.replace(/^::/, '').toLowerCase()] : [],
    ),
  );
  return [...new Set(names)].toSorted();
}

/** Returns the certname of the node that declares a class. */
export function nodeOfClass(className: string): string {
  return `${className.replaceAll('::', '-').replaceAll('_', '-')}.example.com`;
}

/**
 * Adds a node definition with one class to the manifests. Code outside of node definitions, such as resource defaults,
 * still applies.
 */
export function withNode(folder: NodesFolder, className: string, release: ReleaseId): NodesFolder {
  const { files } = folder;
  const environment: EnvironmentFiles = {
    paths: Object.keys(files),
    read: (path) => files[path],
  };
  const manifest = listManifestPaths(environment, getRelease(release)).at(-1) ?? 'manifests/site.pp';
  const text = `${files[manifest] ?? ''}\nnode '${nodeOfClass(className)}' { include ${className} }\n`;
  return {
    ...folder,
    read: {
      ...folder.read,
      files: new Map([...folder.read.files, [manifest, text]]),
    },
  };
}
