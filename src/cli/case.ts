/**
 * Reads a conformance case. A case is a manifest whose first line may be `# case: {JSON}`, a folder with the layout of
 * an environment and the same JSON in `case.json`, or a `.json` file with a catalog that Puppet compiled. The README of
 * the conformance cases documents the keys.
 */
import { existsSync, readFileSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Facts, ServiceState } from '../engine/index.ts';

export interface CaseOptions {
  readonly node?: string;
  readonly facts?: Facts;
  /** Files on the machine before the run; null content creates a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly target?: CaseTables;
  /** State to report after the run: paths, users (`user:NAME`) and groups (`group:NAME`). */
  readonly look?: readonly string[];
  readonly modules?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Output of commands on the server, by path. */
  readonly serverCommands?: Readonly<Record<string, string>>;
  readonly noop?: boolean;
  readonly tags?: string;
  readonly stage?: 'compile' | 'graph';
  // `prepare`, `between`, `packages` and `services` apply only to cases that run on the machine of a platform instead
  // of `target`.
  /** Lines executed in a root shell before the first run. */
  readonly prepare?: readonly string[];
  /** Lines executed in a root shell between the first run and the second. */
  readonly between?: readonly string[];
  readonly packages?: readonly string[];
  readonly services?: readonly string[];
}

export interface CaseTables {
  /** Versions of the installed packages, by name. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly services?: Readonly<Record<string, ServiceState>>;
  /**
   * Packages that can be installed, by name. Each is a version, or an object that also lists the package's services.
   */
  readonly available?: Readonly<
    Record<string, string | { readonly version: string; readonly services?: readonly string[] }>
  >;
}

export interface Case {
  readonly path: string;
  readonly options: CaseOptions;
  readonly files: ReadonlyMap<string, string>;
  /** JSON of a catalog that was compiled elsewhere. Used in place of manifests. */
  readonly catalog?: string;
}

export const defaultNode = 'playground.example.com';

const INSTALLED_MODULES = '/usr/share/puppet/modules';
/** Directory of a machine's files outside of the environment: installed modules, the global hiera.yaml. */
const codeFolder = '/etc/puppetlabs/code/';

/** Returns whether a module from one of Debian's packages is installed on this machine. */
export function isInstalled(module: string): boolean {
  return existsSync(join(INSTALLED_MODULES, module));
}

/**
 * Reads a conformance case. `modulePath` lists module directories that replace the installed modules. A case that names
 * no modules gets all modules of these directories.
 */
export function readCase(path: string, modulePath?: readonly string[]): Case {
  if (path.endsWith('.json') && statSync(path).isFile()) {
    return { path, options: {}, files: new Map(), catalog: readFileSync(path, 'utf8') };
  }
  const files = new Map<string, string>();
  let options: CaseOptions = {};
  if (path !== '-' && statSync(path).isDirectory()) {
    readFolder(path, '', files);
    const own = files.get('case.json');
    if (own !== undefined) options = parseOptions(own, join(path, 'case.json'));
    files.delete('case.json');
  } else {
    const text = readFileSync(path === '-' ? 0 : path, 'utf8');
    const first = text.slice(0, text.indexOf('\n') === -1 ? text.length : text.indexOf('\n'));
    if (first.startsWith('# case:')) options = parseOptions(first.slice('# case:'.length), path);
    files.set('manifests/site.pp', text);
  }
  for (const [name, folder] of collectModules(options, modulePath)) {
    for (const [file, content] of moduleFiles(folder)) files.set(`${codeFolder}modules/${name}/${file}`, content);
  }
  for (const [name, content] of Object.entries(options.files ?? {})) {
    // Functions and Hiera may read any file of the machine that compiles the case.
    if (content !== null) files.set(name, content);
  }
  return { path, options, files };
}

function collectModules(
  { modules }: CaseOptions,
  modulePath: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  const folders = modulePath ?? [INSTALLED_MODULES];
  const names = modules ?? (modulePath ?? []).flatMap((folder) => readdirSync(folder).toSorted());
  const found = new Map<string, string>();
  for (const name of names) {
    const folder = folders.map((each) => join(each, name)).find((each) => existsSync(each));
    if (folder !== undefined && !found.has(name)) found.set(name, folder);
  }
  return found;
}

const readModules = new Map<string, ReadonlyMap<string, string>>();

function moduleFiles(folder: string): ReadonlyMap<string, string> {
  const known = readModules.get(folder);
  if (known !== undefined) return known;
  const files = new Map<string, string>();
  readFolder(folder, '', files);
  readModules.set(folder, files);
  return files;
}

/**
 * Returns the files of the environment and of installed modules. Leaves out files that the conformance case puts on the
 * machine.
 */
export function environmentFiles({ files, options }: Case): ReadonlyMap<string, string> {
  const { files: laid } = options;
  if (laid === undefined) return files;
  return new Map([...files].filter(([path]) => !(path in laid)));
}

function parseOptions(text: string, path: string): CaseOptions {
  try {
    // Cases are files of this project, so their content is trusted to match the README.
    return JSON.parse(text) as CaseOptions;
  } catch (error) {
    throw new Error(
      `${path}: the options of the case are not JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** @param above identities of the folders that contain this one, to skip symlinks to one of them */
function readFolder(
  folder: string,
  prefix: string,
  into: Map<string, string>,
  above: readonly string[] = [identity(statSync(folder))],
): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = findEntry(path);
    // Skips a broken symlink.
    if (found === undefined) continue;
    const own = identity(found);
    if (!found.isDirectory()) {
      // Skips sockets and pipes: reading a pipe would wait for a writer.
      if (found.isFile()) into.set(`${prefix}${entry.name}`, readFileSync(path, 'utf8'));
    } else if (!above.includes(own)) readFolder(path, `${prefix}${entry.name}/`, into, [...above, own]);
  }
}

function identity({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}

/** Returns undefined for a symlink to nothing or to itself. */
function findEntry(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined;
    throw error;
  }
}
