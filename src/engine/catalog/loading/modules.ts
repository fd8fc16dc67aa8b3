import {
  readModulePath,
  findStartManifest,
  isStartManifest,
  WHOLE_ENVIRONMENT,
} from '../../diagnostics/environment-conf.ts';
import { PathIndex } from '../../diagnostics/path-index.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import type { CompileSettings, EnvironmentFiles } from '../../evaluator/host.ts';
import { metadataFault } from './module-metadata.ts';

export interface ModuleFault {
  readonly issue: Issue;
  readonly file: string;
  readonly offset: number;
  /** A module with a fault of level `err` counts as missing. */
  readonly level: 'err' | 'warning' | 'debug';
}

/**
 * Reads the metadata of all modules. Returns the modules without errors, and all faults.
 * @param folders folders of all modules by name
 */
export function readModules(
  files: EnvironmentFiles,
  strict: CompileSettings['strict'],
  folders: ReadonlyMap<string, string>,
): { readonly modules: Modules; readonly faults: readonly ModuleFault[] } {
  const faults: ModuleFault[] = [];
  const roots = new Map(folders);
  for (const [name, root] of [...folders].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const file = `${root}/metadata.json`;
    const text = files.read(file);
    const fault = text === undefined ? undefined : metadataFault(name, text);
    if (fault === undefined) continue;
    const isError = !fault.isUnreadable || strict === 'error';
    if (isError) roots.delete(name);
    const level = isError ? 'err' : strict === 'off' ? 'debug' : 'warning';
    faults.push({ issue: fault.issue, file, offset: fault.offset, level });
  }
  return { modules: new Modules(roots, files), faults };
}

export class Modules {
  readonly #roots: ReadonlyMap<string, string>;
  readonly #files: EnvironmentFiles;
  readonly #paths: PathIndex;
  readonly #modulePath: readonly string[];

  constructor(roots: ReadonlyMap<string, string>, files: EnvironmentFiles) {
    this.#roots = roots;
    this.#files = files;
    this.#paths = PathIndex.of(files.paths);
    this.#modulePath = readModulePath((path) => files.read(path));
  }

  has(name: string): boolean {
    return this.root(name) !== undefined;
  }

  get names(): readonly string[] {
    return [...this.#roots.keys()];
  }

  /** Folders that contain modules, each with a trailing slash. Modules in earlier folders take precedence. */
  get path(): readonly string[] {
    return this.#modulePath;
  }

  /** Returns the folder of a module, without a trailing slash. */
  root(name: string): string | undefined {
    const root = this.#roots.get(name);
    this.#reportEarlierRoots(name, root);
    return root;
  }

  file(module: string, path: string): string | undefined {
    const root = this.root(module);
    return root === undefined ? undefined : this.environmentFile(`${root}/${path}`);
  }

  namesWith(paths: readonly string[]): readonly string[] {
    for (const path of paths) this.#files.lookedFor?.(`any:${path}`);
    return [...this.#roots]
      .filter(([, root]) => paths.some((path) => this.#paths.has(`${root}/${path}`)))
      .map(([name]) => name);
  }

  environmentFile(path: string): string | undefined {
    this.#files.lookedFor?.(path);
    return this.#paths.has(path) ? path : undefined;
  }

  /**
   * Reports paths in earlier folders of the module path: a module with the same name there would take precedence over
   * this module.
   */
  #reportEarlierRoots(name: string, root: string | undefined): void {
    const { lookedFor } = this.#files;
    if (lookedFor === undefined) return;
    for (const folder of this.#modulePath) {
      if (root === folder + name) return;
      lookedFor(`${folder}${name}/`);
    }
  }
}

/** Returns the manifests of the environment in Puppet's order: one file, or all files of a folder. */
export function manifestPaths(files: EnvironmentFiles): readonly string[] {
  const start = findStartManifest((path) => files.read(path));
  const isWhole = start === WHOLE_ENVIRONMENT;
  files.lookedFor?.(isWhole ? '' : start);
  files.lookedFor?.(isWhole ? '' : `${start}/`);
  const paths = PathIndex.of(files.paths);
  const inFolder = paths
    .below(isWhole ? '' : `${start}/`)
    .filter((path) => isStartManifest(path, start) && !/(?:^|\/)\./.test(path));
  return paths.has(start) ? [start, ...inFolder] : inFolder;
}
