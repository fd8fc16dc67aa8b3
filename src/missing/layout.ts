/** Layout of a repository: its module folders, its code files, and the paths for new files. */
import {
  listManifestPaths,
  moduleFolders,
  readModulePath,
  type EnvironmentFiles,
  type Release,
} from '../engine/index.ts';

export interface Layout {
  /** Folders of modules by module name, without a trailing slash. */
  readonly modules: ReadonlyMap<string, string>;
  /** The folder for new modules, without a trailing slash. */
  readonly newModules: string;
  /**
   * True for a manifest that Puppet loads: one of the environment's manifests, or one in an autoloaded folder of a
   * module.
   */
  isCode(path: string): boolean;
  /** Returns the module of a file, or undefined for the environment's own files. */
  moduleOf(path: string): string | undefined;
}

/** Folders of a module that Puppet loads code from. */
const CODE = /^(?:manifests|functions|types|plans)\/.*\.pp$/;

export function readLayout(files: EnvironmentFiles, release: Release): Layout {
  const read = (path: string): string | undefined => files.read(path);
  const modules = moduleFolders(files.paths, read);
  const names = new Map(Array.from(modules, ([name, folder]) => [folder, name]));
  // With `import`, any manifest of the environment may be loaded.
  const hasImports = release.has('the old grammar');
  const manifests = new Set(listManifestPaths(files, release));
  const own = readModulePath(read).filter((folder) => !folder.startsWith('/') && !folder.startsWith('$'));
  // Tools install the Puppetfile's modules in `modules/`. Folders that precede it in the module path contain the
  // repository's own modules.
  const newModules = own.includes('modules/') ? 'modules/' : (own.at(-1) ?? 'modules/');

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
