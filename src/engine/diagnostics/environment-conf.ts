/** What an environment says of itself in `environment.conf`: where its modules are, and where its manifests. */
import { insideEnvironment, SHARED_MODULE_FOLDERS } from './environment-paths.ts';

/** The text of a file by its path; undefined where there is none. */
type ReadFile = (path: string) => string | undefined;

/**
 * A setting as it is written, without quotes around it; undefined where the file has none of that name. Sections are none of this
 * file's settings (`lib/puppet/settings/environment_conf.rb`).
 */
function settingOf(read: ReadFile, name: string): string | undefined {
  const text = read('environment.conf') ?? '';
  const main = text.split(/^\s*\[(?!main\])/m, 1)[0] ?? '';
  const value = new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*(.*?)[ \\t]*$`, 'm').exec(main)?.[1];
  return value === undefined ? undefined : value.replace(/^(["'])(.*)\1$/, '$2');
}

/** A path as the project has it: relative to the environment where it leads into it, without slashes at its end. */
function projectPath(path: string): string {
  const plain = path.replace(/\/+$/, '').replaceAll(/(^|\/)(?:\.\/+)+/g, '$1');
  const inside = plain.replace(/^\$environmentpath\/(?:\$environment|production)\//, '');
  return insideEnvironment(inside);
}

/** The folders that hold modules, most important first, each with a slash at its end: by default the environment's own, then the shared ones. */
export function modulePathOf(read: ReadFile): readonly string[] {
  const setting = settingOf(read, 'modulepath');
  if (setting === undefined) return ['modules/', ...SHARED_MODULE_FOLDERS];
  return setting.split(':').flatMap((part) => {
    const folder = part.trim();
    if (folder === '$basemodulepath') return SHARED_MODULE_FOLDERS;
    return folder === '' ? [] : [`${projectPath(folder)}/`];
  });
}

/** The manifest with which a compilation begins: a file (`site.pp`), or the folder whose manifests are all read (`manifests`). */
export function startManifestOf(read: ReadFile): string {
  const setting = settingOf(read, 'manifest');
  return setting === undefined || setting === '' ? 'manifests' : projectPath(setting);
}

/** Where the modules of an environment are: folders without a slash at their end, by module name. Of two of one name the first of the module path counts. */
export function moduleFolders(paths: readonly string[], read: ReadFile, mayHaveHyphens = false): Map<string, string> {
  const moduleName = mayHaveHyphens ? HYPHENATED_NAME : MODULE_NAME;
  const roots = new Map<string, string>();
  for (const folder of modulePathOf(read)) {
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
