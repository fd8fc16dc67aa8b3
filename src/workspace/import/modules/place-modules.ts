/** Places the modules of an import where the open project has its modules. */
import { readModuleDir, readPuppetfile } from '../../../missing/puppetfile.ts';
import { modulePath } from '../../../protocol/project/environment.ts';
import type { Project, ProjectFiles } from '../../../protocol/project/project.ts';
import { isStandIn } from '../../../protocol/project/stand-ins.ts';
import { projectPaths } from '../../files/file-paths.ts';
import type { Imported } from '../import-types.ts';

/** Folder of the modules in an import, and in a project that names no other one. */
const MODULES = 'modules/';

/** Returns the folders of modules inside of the project, each with a trailing slash. */
export function moduleRoots(files: ProjectFiles): readonly string[] {
  const own = readModuleDir(files['Puppetfile'] ?? '');
  const roots = [...(own === undefined ? [] : [`${own}/`]), ...modulePath(files)];
  return [...new Set(roots)].filter((root) => !root.startsWith('/') && !root.startsWith('..'));
}

/**
 * Returns the folder for new modules: `moduledir` of the Puppetfile, or else `modules`. If that folder is not on the
 * module path, takes a folder that has a module of the Puppetfile, or the first one.
 */
function newModulesRoot(files: ProjectFiles): string {
  const text = files['Puppetfile'] ?? '';
  const roots = moduleRoots(files);
  const own = `${readModuleDir(text) ?? ''}/`;
  if (roots.includes(own)) return own;
  if (roots.includes(MODULES)) return MODULES;
  const named = new Set(readPuppetfile('Puppetfile', text).map(({ name }) => name));
  const paths = Object.keys(files);
  const used = roots.find((root) =>
    paths.some((path) => path.startsWith(root) && named.has(path.slice(root.length).split('/', 1)[0] ?? '')),
  );
  return used ?? roots[0] ?? MODULES;
}

/** Returns the folder of a module, such as `modules/ntp`, and its name. Undefined for a path outside of modules. */
export function moduleOf(
  path: string,
  roots: readonly string[],
): { readonly folder: string; readonly name: string } | undefined {
  const root = roots.find((each) => path.startsWith(each)) ?? `${path.split('/', 1)[0] ?? ''}/`;
  const [, name] = /^([a-z][a-z0-9_]*)\//.exec(path.slice(root.length)) ?? [];
  return name === undefined ? undefined : { folder: `${root}${name}`, name };
}

/**
 * Moves the modules of an import to the folders where the project has them, or to the folder for new modules. Other
 * imports have folders of their own and are returned unchanged.
 */
export function placeModules(project: ProjectFiles, imported: Imported): Imported {
  if (imported.kind !== 'modules' && imported.kind !== 'modules folder') return imported;
  const roots = moduleRoots(project);
  const folders = new Map<string, string>();
  for (const [path, text] of Object.entries(project)) {
    const module = roots.some((root) => path.startsWith(root)) ? moduleOf(path, roots) : undefined;
    if (module !== undefined && !folders.has(module.name) && !isStandIn(text)) folders.set(module.name, module.folder);
  }
  const root = newModulesRoot(project);
  const place = (path: string): string => {
    if (!path.startsWith(MODULES)) return path;
    const rest = path.slice(MODULES.length);
    const [name = ''] = rest.split('/', 1);
    return `${folders.get(name) ?? `${root}${name}`}${rest.slice(name.length)}`;
  };
  const placed = <Value>(files: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(files).map(([path, value]) => [place(path), value]));
  return {
    ...imported,
    files: placed(imported.files),
    kept: placed(imported.kept),
    executable: placed(imported.executable),
  };
}

/**
 * Lists the files of the project's modules that imported modules of the same folder do not have: the rest of the
 * earlier version, if the modules are replaced.
 */
export function oldModuleFiles(project: Pick<Project, 'files' | 'kept'>, imported: Imported): readonly string[] {
  if (imported.kind !== 'modules' && imported.kind !== 'modules folder') return [];
  const roots = moduleRoots(project.files);
  const paths = [...Object.keys(imported.files), ...Object.keys(imported.kept)];
  const arriving = new Set(paths);
  const folders = new Set(paths.flatMap((path) => moduleOf(path, roots)?.folder ?? []));
  return projectPaths(project).filter(
    (path) => !arriving.has(path) && folders.has(moduleOf(path, roots)?.folder ?? ''),
  );
}
