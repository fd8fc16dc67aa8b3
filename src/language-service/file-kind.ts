/** What a file is by its path, as Puppet's loaders and Hiera see it. */

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

export function fileKindOf(path: string): FileKind {
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
      return name.startsWith('.') || name === 'environment.json' || isNoDataOfModule(path) ? 'other' : 'data';
    default:
      return 'other';
  }
}

/** YAML beside a module's folders is for its developers; in these folders it is what a machine gets, or a test, and no data. */
function isNoDataOfModule(path: string): boolean {
  const inModule = placeInModule(path)?.path;
  if (inModule === undefined) return false;
  return (
    !inModule.includes('/') || /^(?:\..*|files|templates|spec|lib|tasks|plans|examples|tests|locales)\//.test(inModule)
  );
}

export interface PlaceInModule {
  readonly module: string;
  /** The folder of the module, without a slash at its end. */
  readonly root: string;
  /** From the module's folder on: `manifests/init.pp`. */
  readonly path: string;
}

/** Folders of modules as control repositories call them: `modules`, `site-modules`, `vendor_modules`, `core_modules`, `site`. */
const IN_MODULE = /^((?:.*?\/)??(?:(?:[a-z0-9]+[-_])?modules|site)\/([a-z][a-z0-9_]*))\/(.+)$/;

/** The module that a file belongs to, and its place there; `undefined` for the environment's own files. */
export function placeInModule(file: string): PlaceInModule | undefined {
  const [, root, module, path] = IN_MODULE.exec(file) ?? [];
  return root === undefined || module === undefined || path === undefined ? undefined : { module, root, path };
}

/** The name by which `epp()`, `template()` and `file()` find a file: `ntp/ntp.conf.epp`. */
export function moduleFileName(file: string, folder: 'templates' | 'files'): string | undefined {
  const place = placeInModule(file);
  return place?.path.startsWith(`${folder}/`) === true
    ? `${place.module}/${place.path.slice(folder.length + 1)}`
    : undefined;
}
