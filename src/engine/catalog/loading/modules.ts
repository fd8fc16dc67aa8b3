/** Where the modules of an environment are, and which files they hold. */
import { moduleFolders, startManifestOf } from '../../diagnostics/environment-conf.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import type { CompileSettings, EnvironmentFiles } from '../../evaluator/host.ts';
import { metadataFault } from './module-metadata.ts';

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
  const roots = moduleFolders(files.paths, (path) => files.read(path));
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

/** The manifests of the environment in the order in which Puppet reads them: one file, or all of a folder. */
export function manifestPaths(files: EnvironmentFiles): readonly string[] {
  const start = startManifestOf((path) => files.read(path));
  return files.paths
    .filter((path) => path === start || (path.startsWith(`${start}/`) && path.endsWith('.pp') && !/\/\./.test(path)))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
