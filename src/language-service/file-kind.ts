/** What a file is by its path, as Puppet's loaders and Hiera see it. */
import { modulePathOf, startManifestOf } from '../engine/index.ts';

/** What `environment.conf` says of the places of files. */
export interface EnvironmentPaths {
  /** Folders of the project that hold modules, each with a slash at its end; undefined where it names none, and usual names tell. */
  readonly modules: readonly string[] | undefined;
  /** The manifest or the folder of manifests with which a compilation begins. */
  readonly manifest: string;
}

export function environmentPathsOf(environmentConf: string | undefined): EnvironmentPaths {
  const read = (path: string): string | undefined => (path === 'environment.conf' ? environmentConf : undefined);
  const inProject = modulePathOf(read).filter((folder) => !folder.startsWith('/') && !folder.startsWith('$'));
  const isSaid = inProject.length !== 1 || inProject[0] !== 'modules/';
  return { modules: isSaid && inProject.length > 0 ? inProject : undefined, manifest: startManifestOf(read) };
}

export type FileKind =
  /** A manifest: `.pp`. */
  | 'manifest'
  /** A template in the Puppet language: `.epp`. */
  | 'epp'
  /** A template in Ruby: `.erb`. */
  | 'erb'
  /** A data file of Hiera: YAML, or JSON, which is read as the YAML that it is. */
  | 'data'
  | 'hiera.yaml'
  | 'metadata.json'
  | 'ruby'
  | 'other';

export function fileKindOf(path: string, paths: EnvironmentPaths): FileKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^hiera\.ya?ml$/.test(name)) return 'hiera.yaml';
  if (name === 'metadata.json') return 'metadata.json';
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
      return name.startsWith('.') || name === 'environment.json' || isNoDataOfModule(path, paths) ? 'other' : 'data';
    default:
      return 'other';
  }
}

/** YAML beside a module's folders is for its developers; in these folders it is what a machine gets, or a test, and no data. */
function isNoDataOfModule(path: string, paths: EnvironmentPaths): boolean {
  const inModule = placeInModule(path, paths)?.path;
  if (inModule === undefined) return false;
  return (
    !inModule.includes('/') || /^(?:\..*|files|templates|spec|lib|tasks|plans|examples|tests|locales)\//.test(inModule)
  );
}

interface PlaceInModule {
  readonly module: string;
  /** The folder of the module, without a slash at its end. */
  readonly root: string;
  /** From the module's folder on: `manifests/init.pp`. */
  readonly path: string;
}

/** Folders of modules as control repositories call them: `modules`, `site-modules`, `vendor_modules`, `core_modules`, `site`. */
const IN_MODULE = /^((?:.*?\/)??(?:(?:[a-z0-9]+[-_])?modules|site)\/([a-z][a-z0-9_]*))\/(.+)$/;

/** The module that a file belongs to, and its place there; `undefined` for the environment's own files. */
export function placeInModule(file: string, { modules }: EnvironmentPaths): PlaceInModule | undefined {
  const [, root, module, path] = modules === undefined ? (IN_MODULE.exec(file) ?? []) : partsBelow(file, modules);
  return root === undefined || module === undefined || path === undefined ? undefined : { module, root, path };
}

/** The parts of a path below the first of the folders that it is in. */
function partsBelow(file: string, folders: readonly string[]): readonly (string | undefined)[] {
  const folder = folders.find((each) => file.startsWith(each));
  if (folder === undefined) return [];
  const [, module = '', path] = /^([a-z][a-z0-9_]*)\/(.+)$/.exec(file.slice(folder.length)) ?? [];
  return [file, folder + module, module, path];
}

/** The name by which `epp()`, `template()` and `file()` find a file: `ntp/ntp.conf.epp`. */
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
