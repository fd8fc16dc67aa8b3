/** Kind of a file according to its path. Puppet's loaders and Hiera use the same rules. */
import { readModulePath, findStartManifest } from '../engine/index.ts';

/** Paths that are set in `environment.conf`. */
export interface EnvironmentPaths {
  /**
   * Folders of modules, each with a trailing slash. Undefined if the setting is absent: then, the usual folder names
   * apply.
   */
  readonly modules: readonly string[] | undefined;
  /** The manifest, or the folder of manifests, that a compilation starts from. */
  readonly manifest: string;
}

export function readEnvironmentPaths(environmentConf: string | undefined): EnvironmentPaths {
  const read = (path: string): string | undefined => (path === 'environment.conf' ? environmentConf : undefined);
  const inProject = readModulePath(read).filter((folder) => !folder.startsWith('/') && !folder.startsWith('$'));
  const isSaid = inProject.length !== 1 || inProject[0] !== 'modules/';
  return { modules: isSaid && inProject.length > 0 ? inProject : undefined, manifest: findStartManifest(read) };
}

export type FileKind =
  /** A manifest: `.pp`. */
  | 'manifest'
  /** A template in the Puppet language: `.epp`. */
  | 'epp'
  /** An ERB template: `.erb`. */
  | 'erb'
  | 'data'
  | 'hiera.yaml'
  | 'metadata.json'
  | 'Puppetfile'
  | '.fixtures.yml'
  | 'environment.conf'
  | 'ruby'
  | 'other';

export function classifyFile(path: string, paths: EnvironmentPaths): FileKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^hiera\.ya?ml$/.test(name)) return 'hiera.yaml';
  if (name === 'metadata.json' || name === 'Puppetfile') return name;
  if (path === 'environment.conf') return path;
  if (/^\.fixtures\.ya?ml$/.test(name)) return '.fixtures.yml';
  switch (/\.[^.]*$/.exec(name)?.[0]) {
    case '.pp':
      return 'manifest';
    case '.epp':
      return 'epp';
    case '.erb':
      return 'erb';
    case '.rb':
      return 'ruby';
    case '.yaml':
    case '.yml':
    case '.json':
    case '.eyaml':
      return /(?:^|\/)\./.test(path) || name === 'environment.json' || isNoDataOfModule(path, paths) ? 'other' : 'data';
    default:
      return 'other';
  }
}

/**
 * True for YAML or JSON in a module that is not Hiera data. Files directly in the module's folder are for the module's
 * developers. In folders such as `files` and `spec`, they are managed files or parts of tests.
 */
function isNoDataOfModule(path: string, paths: EnvironmentPaths): boolean {
  const inModule = placeInModule(path, paths)?.path;
  // The path is not in a module folder, but the file may still belong to a module.
  if (inModule === undefined) return /^(?!(?:.*\/)?(?:hiera)?data\/)(?:.*\/)?(?:files|templates)\//.test(path);
  return (
    !inModule.includes('/') || /^(?:\..*|files|templates|spec|lib|tasks|plans|examples|tests|locales)\//.test(inModule)
  );
}

interface PlaceInModule {
  readonly module: string;
  readonly root: string;
  /** Path inside the module's folder: `manifests/init.pp`. */
  readonly path: string;
}

/**
 * Usual folders of modules in control repositories: `modules`, `site-modules`, `vendor_modules`, `core_modules`,
 * `site`.
 */
const IN_MODULE = /^((?:.*?\/)??(?:(?:[a-z0-9]+[-_])?modules|site)\/([a-z][a-z0-9_]*))\/(.+)$/;

/**
 * Returns the module of a file, and the file's path in the module. Returns undefined for the environment's own files.
 */
export function placeInModule(file: string, { modules }: EnvironmentPaths): PlaceInModule | undefined {
  const [, root, module, path] = modules === undefined ? (IN_MODULE.exec(file) ?? []) : partsBelow(file, modules);
  return root === undefined || module === undefined || path === undefined ? undefined : { module, root, path };
}

/**
 * Splits the path of a file in one of the given folders: returns the whole path, the module's root, the module's name,
 * and the path inside the module. Returns an empty array for any other file.
 */
function partsBelow(file: string, folders: readonly string[]): readonly (string | undefined)[] {
  const folder = folders.find((each) => file.startsWith(each));
  if (folder === undefined) return [];
  const [, module = '', path] = /^([a-z][a-z0-9_]*)\/(.+)$/.exec(file.slice(folder.length)) ?? [];
  return [file, folder + module, module, path];
}

/** Returns the name by which `epp()`, `template()` and `file()` find a file: `ntp/ntp.conf.epp`. */
export function moduleFileName(
  file: string,
  folder: 'templates' | 'files',
  paths: EnvironmentPaths,
): string | undefined {
  const place = placeInModule(file, paths);
  return place?.path.startsWith(`${folder}/`) === true
    ? `${place.module}/${place.path.slice(folder.length + 1)}`
    : undefined;
}
