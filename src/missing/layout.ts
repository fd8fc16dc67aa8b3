/** How a repository is laid out: where its modules are, which files are code, and where something new belongs. */
import { manifestPathsOf, moduleFolders, modulePathOf, type EnvironmentFiles, type Release } from '../engine/index.ts';

export interface Layout {
  /** Folders of modules by module name, without a slash at their end. */
  readonly modules: ReadonlyMap<string, string>;
  /** The folder of modules that takes new ones, without a slash at its end. */
  readonly newModules: string;
  /** Whether the path is a manifest that Puppet reads: of the environment, or of the autoloaded folders of a module. */
  isCode(path: string): boolean;
  /** The module that a file belongs to; undefined for the environment's own files. */
  moduleOf(path: string): string | undefined;
}

/** Folders of a module from which Puppet loads code. */
const CODE = /^(?:manifests|functions|types|plans)\/.*\.pp$/;

export function layoutOf(files: EnvironmentFiles, release: Release): Layout {
  const read = (path: string): string | undefined => files.read(path);
  const modules = moduleFolders(files.paths, read);
  const names = new Map(Array.from(modules, ([name, folder]) => [folder, name]));
  // Any manifest of the environment may be imported there.
  const hasImports = release.has('the old grammar');
  const manifests = new Set(manifestPathsOf(files, release));
  const own = modulePathOf(read).filter((folder) => !folder.startsWith('/') && !folder.startsWith('$'));
  // `modules/` is where tools put what the Puppetfile names; the folders before it hold a repository's own modules.
  const newModules = own.includes('modules/') ? 'modules/' : (own.at(-1) ?? 'modules/');

  /** The folder of the module around a path. */
  const rootOf = (path: string): string | undefined => {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end);
      if (names.has(folder)) return folder;
    }
    return undefined;
  };
  return {
    modules,
    newModules: newModules.slice(0, -1),
    isCode: (path) => {
      if (!path.endsWith('.pp')) return false;
      if (manifests.has(path) || (hasImports && path.startsWith('manifests/'))) return true;
      const root = rootOf(path);
      return root === undefined ? /^(?:functions|types)\//.test(path) : CODE.test(path.slice(root.length + 1));
    },
    moduleOf: (path) => {
      const root = rootOf(path);
      return root === undefined ? undefined : names.get(root);
    },
  };
}
