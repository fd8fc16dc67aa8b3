/** Where the modules of an environment are, and which files they hold. */
import type { EnvironmentFiles } from '../../evaluator/host.ts';

/** The folders of modules that all environments share (the setting `basemodulepath`). */
const BASE_MODULE_PATH = ['/etc/puppetlabs/code/modules/', '/opt/puppetlabs/puppet/modules/'] as const;

/** The folders that hold modules, most important first: by default the environment's own, then the shared ones. */
function modulePath(files: EnvironmentFiles): readonly string[] {
  const setting = /^\s*modulepath\s*=\s*(.*?)\s*$/m.exec(files.read('environment.conf') ?? '')?.[1];
  if (setting === undefined) return ['modules/', ...BASE_MODULE_PATH];
  return setting.split(':').flatMap((folder) => {
    if (folder === '$basemodulepath') return BASE_MODULE_PATH;
    return folder === '' ? [] : [`${folder.replace(/\/+$/, '').replace(/^\.\//, '')}/`];
  });
}

const MODULE_NAME = /^[a-z][a-z0-9_]*$/;

export class Modules {
  readonly #roots = new Map<string, string>();
  readonly #paths: ReadonlySet<string>;

  constructor(files: EnvironmentFiles) {
    this.#paths = new Set(files.paths);
    for (const folder of modulePath(files)) {
      for (const path of files.paths) {
        if (!path.startsWith(folder)) continue;
        const end = path.indexOf('/', folder.length);
        const name = end === -1 ? '' : path.slice(folder.length, end);
        if (MODULE_NAME.test(name) && !this.#roots.has(name)) this.#roots.set(name, path.slice(0, end));
      }
    }
  }

  has(name: string): boolean {
    return this.#roots.has(name);
  }

  /** All modules with their folders, by name. */
  get roots(): ReadonlyMap<string, string> {
    return this.#roots;
  }

  /** From now on the module is not there. */
  leaveOut(name: string): void {
    this.#roots.delete(name);
  }

  /** The folder of a module, without a slash at its end. */
  root(name: string): string | undefined {
    return this.#roots.get(name);
  }

  /** The path of a module's file (`manifests/init.pp`), when the module holds it. */
  file(module: string, path: string): string | undefined {
    const root = this.#roots.get(module);
    if (root === undefined) return undefined;
    const whole = `${root}/${path}`;
    return this.#paths.has(whole) ? whole : undefined;
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
