/** Where the modules of an environment are, and which files they hold. */
import { SHARED_MODULE_FOLDERS } from '../../diagnostics/environment-paths.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import type { CompileSettings, EnvironmentFiles } from '../../evaluator/host.ts';
import { metadataFault } from './module-metadata.ts';

/** The folders that hold modules, most important first: by default the environment's own, then the shared ones. */
function modulePath(files: EnvironmentFiles): readonly string[] {
  const setting = /^\s*modulepath\s*=\s*(.*?)\s*$/m.exec(files.read('environment.conf') ?? '')?.[1];
  if (setting === undefined) return ['modules/', ...SHARED_MODULE_FOLDERS];
  return setting.split(':').flatMap((folder) => {
    if (folder === '$basemodulepath') return SHARED_MODULE_FOLDERS;
    return folder === '' ? [] : [`${folder.replace(/\/+$/, '').replace(/^\.\//, '')}/`];
  });
}

const MODULE_NAME = /^[a-z][a-z0-9_]*$/;

/** Module names with their folders, without a slash at the end. */
function moduleRoots(files: EnvironmentFiles): Map<string, string> {
  const roots = new Map<string, string>();
  for (const folder of modulePath(files)) {
    for (const path of files.paths) {
      if (!path.startsWith(folder)) continue;
      const end = path.indexOf('/', folder.length);
      const name = end === -1 ? '' : path.slice(folder.length, end);
      if (MODULE_NAME.test(name) && !roots.has(name)) roots.set(name, path.slice(0, end));
    }
  }
  return roots;
}

/** A fault in the metadata of a module, and the level at which Puppet logs it. */
export interface ModuleFault {
  readonly issue: Issue;
  readonly file: string;
  /** A module with an `err` counts as missing. */
  readonly level: 'err' | 'warning' | 'debug';
}

/** The modules whose metadata has no error, and the faults in the metadata of all. */
export function readModules(
  files: EnvironmentFiles,
  strict: CompileSettings['strict'],
): { readonly modules: Modules; readonly faults: readonly ModuleFault[] } {
  const roots = moduleRoots(files);
  const faults: ModuleFault[] = [];
  for (const [name, root] of [...roots].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const file = `${root}/metadata.json`;
    const text = files.read(file);
    const fault = text === undefined ? undefined : metadataFault(name, text);
    if (fault === undefined) continue;
    const isError = !fault.isUnreadable || strict === 'error';
    if (isError) roots.delete(name);
    faults.push({ issue: fault.issue, file, level: isError ? 'err' : strict === 'off' ? 'debug' : 'warning' });
  }
  return { modules: new Modules(roots, new Set(files.paths)), faults };
}

export class Modules {
  readonly #roots: ReadonlyMap<string, string>;
  readonly #paths: ReadonlySet<string>;

  constructor(roots: ReadonlyMap<string, string>, paths: ReadonlySet<string>) {
    this.#roots = roots;
    this.#paths = paths;
  }

  has(name: string): boolean {
    return this.#roots.has(name);
  }

  /** Those of the first folder of the module path come first. */
  get names(): readonly string[] {
    return [...this.#roots.keys()];
  }

  /** The folder of a module, without a slash at its end. */
  root(name: string): string | undefined {
    return this.#roots.get(name);
  }

  /** The path of a module's file (`manifests/init.pp`), when the module holds it. */
  file(module: string, path: string): string | undefined {
    const root = this.#roots.get(module);
    return root === undefined ? undefined : this.environmentFile(`${root}/${path}`);
  }

  /** The path itself when the environment holds it. */
  environmentFile(path: string): string | undefined {
    return this.#paths.has(path) ? path : undefined;
  }
}

/** The manifests of the environment in the order in which Puppet reads them. */
export function manifestPaths(files: EnvironmentFiles): readonly string[] {
  return files.paths
    .filter((path) => path.startsWith('manifests/') && path.endsWith('.pp') && !/\/\./.test(path))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
