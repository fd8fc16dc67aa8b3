/** Reads the module path and the start manifest of an environment from `environment.conf`. */
import { insideEnvironment, SHARED_MODULE_FOLDERS } from './environment-paths.ts';
import { PathIndex } from './path-index.ts';

type ReadFile = (path: string) => string | undefined;

function readMainSection(read: ReadFile): string {
  const text = read('environment.conf') ?? '';
  return text.split(/^\s*\[(?!main\])/m, 1)[0] ?? '';
}

/**
 * Returns the value of a setting without quotes, or undefined if the file does not contain it. Ignores settings inside
 * sections (`lib/puppet/settings/environment_conf.rb`).
 */
export function readSetting(read: ReadFile, name: string): string | undefined {
  const value = new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*(.*?)[ \\t]*$`, 'm').exec(readMainSection(read))?.[1];
  return value === undefined ? undefined : value.replace(/^(["'])(.*)\1$/, '$2');
}

/** Returns the names of all settings, in the order of the file. Ignores settings inside sections. */
export function listSettings(read: ReadFile): readonly string[] {
  return [...readMainSection(read).matchAll(/^[ \t]*(\w+)[ \t]*=/gm)].map(([, name = '']) => name);
}

/**
 * Converts a path to its form in the project: without trailing slashes, and relative if it is inside the environment.
 */
function projectPath(path: string): string {
  const plain = path.replace(/\/+$/, '').replaceAll(/(^|\/)(?:\.\/+)+/g, '$1');
  const inside = plain.replace(/^\$environmentpath\/(?:\$environment|production)\//, '');
  return insideEnvironment(inside);
}

/**
 * Returns the folders that contain modules, highest priority first, each with a trailing slash. By default, these are
 * the environment's own folder and then the shared folders.
 */
export function readModulePath(read: ReadFile): readonly string[] {
  const setting = readSetting(read, 'modulepath');
  if (setting === undefined) return ['modules/', ...SHARED_MODULE_FOLDERS];
  return setting.split(':').flatMap((part) => {
    const folder = part.trim();
    if (folder === '$basemodulepath') return SHARED_MODULE_FOLDERS;
    return folder === '' ? [] : [`${projectPath(folder)}/`];
  });
}

/** Start of a compilation that reads all manifests of the environment, also those of its modules. */
export const WHOLE_ENVIRONMENT = '.';

/**
 * Returns the manifest where compilation starts: a file (`site.pp`), or a folder whose manifests are all read
 * (`manifests`). Like Puppet, takes an empty setting as the environment's own folder.
 */
export function findStartManifest(read: ReadFile): string {
  const setting = readSetting(read, 'manifest');
  if (setting === undefined) return 'manifests';
  return setting === '' ? WHOLE_ENVIRONMENT : projectPath(setting);
}

/** True for a manifest at which the compilation starts. `start`: path of the start file or folder. */
export function isStartManifest(path: string, start: string): boolean {
  if (path === start) return true;
  return path.endsWith('.pp') && (start === WHOLE_ENVIRONMENT ? !path.startsWith('/') : path.startsWith(`${start}/`));
}

/**
 * Finds the folders of modules, without a trailing slash, by module name. If two modules have the same name, the first
 * one on the module path is used.
 */
export function moduleFolders(
  paths: readonly string[],
  read: ReadFile,
  mayHaveHyphens = false,
): ReadonlyMap<string, string> {
  const modulePath = readModulePath(read);
  return PathIndex.of(paths).moduleFolders(JSON.stringify([mayHaveHyphens, modulePath]), () =>
    findModuleFolders(paths, modulePath, mayHaveHyphens),
  );
}

function findModuleFolders(
  paths: readonly string[],
  modulePath: readonly string[],
  mayHaveHyphens: boolean,
): ReadonlyMap<string, string> {
  const moduleName = mayHaveHyphens ? HYPHENATED_NAME : MODULE_NAME;
  const roots = new Map<string, string>();
  for (const folder of modulePath) {
    for (const path of paths) {
      if (!path.startsWith(folder)) continue;
      const end = path.indexOf('/', folder.length);
      const name = end === -1 ? '' : path.slice(folder.length, end);
      if (moduleName.test(name) && !roots.has(name)) roots.set(name, path.slice(0, end));
    }
  }
  return roots;
}

const MODULE_NAME = /^[a-z][a-z0-9_]*$/;
const HYPHENATED_NAME = /^[-\w]+$/;
