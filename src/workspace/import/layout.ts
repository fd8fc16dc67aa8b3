/**
 * Classifies a set of paths (a lesson pack, an environment, a module, several modules, or manifests), and determines
 * the path of each file in an environment.
 */
import { findConfiguredEnvironments, findEnvironmentFolders } from '../../protocol/project/environment-folders.ts';
import { findLessonFolders } from '../lessons/lesson-folders.ts';
import { projectFile } from '../project-file.ts';
import type { EnvironmentFolder, ImportedKind } from './import-types.ts';

/**
 * Folders with a meaning in Puppet. Such a folder is not removed as the top-level folder of an archive, unless it
 * contains an environment.
 */
const meaningful = new Set([
  'manifests',
  'modules',
  'site-modules',
  'site',
  'vendor_modules',
  'data',
  'hieradata',
  'functions',
  'types',
  'templates',
  'files',
  'lib',
]);

export interface Layout {
  readonly kind: ImportedKind;
  /** Probable name of the project: the name of its top-level folder, of the archive, or of the module. */
  readonly name: string | undefined;
  readonly placeOf: (path: string) => string;
  /** Returns whether a path is outside of the recognized environment, module or manifests. */
  readonly isBeside: (path: string) => boolean;
  /** Folders with an environment each, if there are several. The first one has the most files. */
  readonly environments?: readonly EnvironmentFolder[];
}

/** Returns the folders that contain a path, outermost first. */
function listFolders(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Returns whether the folder at `prefix` is an environment, whatever its name is. No module is named `manifests` or
 * `modules`, so a folder that contains a folder with such a name is an environment.
 */
function holdsEnvironment(prefix: string, paths: readonly string[]): boolean {
  return paths.some((path) => /^(?:(?:manifests|modules)\/|environment\.conf$)/.test(path.slice(prefix.length)));
}

/**
 * Returns the top-level folders that contain all files and have no meaning in Puppet, outermost first. The folder of an
 * exported project may have any name.
 */
function commonTop(paths: readonly string[]): readonly string[] {
  const top: string[] = [];
  const exported = paths.find((path) => /^[^/]+\/[^/]+$/.test(path) && path.endsWith(`/${projectFile}`));
  const [first = ''] = paths;
  for (const part of first.split('/').slice(0, -1)) {
    const prefix = [...top, part, ''].join('/');
    if (exported === `${part}/${projectFile}` && paths.every((path) => path.startsWith(prefix))) return [part];
    if (!paths.every((path) => path.startsWith(prefix))) break;
    if (meaningful.has(part) && !holdsEnvironment(prefix, paths)) break;
    top.push(part);
  }
  return top;
}

/** Returns the name of the module: `puppetlabs-ntp-9.1.0` is the module ntp. Undefined if the name is invalid. */
function readModuleName(text: string): string | undefined {
  const plain = text.replace(/-v?\d+(\.\d+)*.*$/, '');
  const name = plain.slice(Math.max(plain.lastIndexOf('-'), plain.lastIndexOf('/')) + 1).toLowerCase();
  return /^[a-z][a-z0-9_]*$/.test(name) ? name : undefined;
}

function nameInMetadata(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('name' in data) || typeof data.name !== 'string')
      return undefined;
    return readModuleName(data.name);
  } catch {
    return undefined;
  }
}

/** Returns the module that the first class or defined type in a manifest belongs to. */
function nameInManifest(text: string): string | undefined {
  return /^\s*(?:class|define)\s+(?:::)?([a-z][a-z0-9_]*)/m.exec(text)?.[1];
}

function countIn(folder: string, paths: readonly string[]): number {
  return paths.filter((path) => path.startsWith(`${folder}/`)).length;
}

/**
 * Determines the layout of a set of paths. `textOf` reads one of the files. `archive` is the name of the archive
 * without its extension, if the files come from an archive. `environment` chooses one of several environments.
 */
export function detectLayout(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
  archive?: string,
  environment?: string,
): Layout {
  // The start project of a lesson looks like an environment, so a lesson pack is recognized first.
  if (findLessonFolders(paths).length > 0)
    return { kind: 'lessons', name: archive, placeOf: (path) => path, isBeside: () => false };
  const top = commonTop(paths);
  const prefix = top.map((part) => `${part}/`).join('');
  const inner = paths.map((path) => path.slice(prefix.length));
  const present = new Set(inner);
  const folders = new Set(inner.flatMap(listFolders));
  const has = (path: string): boolean => present.has(path);
  const hasFolder = (folder: string): boolean => folders.has(folder);
  const name = top.at(-1) ?? archive;
  const under =
    (place: (path: string) => string) =>
    (path: string): string =>
      place(path.slice(prefix.length));

  const isEnvironment =
    ['modules', 'site-modules', 'vendor_modules'].some(hasFolder) ||
    inner.some((path) => /^site\/[^/]+\/manifests\//.test(path)) ||
    has('environment.conf') ||
    has('Puppetfile') ||
    has(projectFile);
  // A folder `modules` alone, for example without manifests beside it, is not an environment.
  if (inner.every((path) => path.startsWith('modules/')))
    return { kind: 'modules folder', name, placeOf: under((path) => path), isBeside: () => false };
  const isModule = has('metadata.json') || has('manifests/init.pp');
  if (isModule && !isEnvironment) {
    const firstManifest = paths.find((path) => path.slice(prefix.length).startsWith('manifests/'));
    const module =
      nameInMetadata(textOf(`${prefix}metadata.json`) ?? '') ??
      nameInManifest(textOf(firstManifest ?? '') ?? '') ??
      readModuleName(name ?? '') ??
      'imported';
    return {
      kind: 'modules',
      name: module,
      placeOf: under((path) => `modules/${module}/${path}`),
      isBeside: () => false,
    };
  }
  const isConfiguration = !isEnvironment && findConfiguredEnvironments(inner).length > 0;
  const isRoot = isEnvironment || hasFolder('manifests') || hasFolder('data') || has('hiera.yaml');
  if (isRoot && !isConfiguration) {
    return { kind: 'environment', name, placeOf: under((path) => path), isBeside: () => false };
  }
  const environments = findEnvironmentFolders(inner);
  const nested = environments.find((folder) => folder === environment) ?? environments[0];
  if (nested !== undefined) {
    const place = (path: string): string => (path.startsWith(`${nested}/`) ? path.slice(nested.length + 1) : path);
    return {
      kind: 'environment',
      name,
      placeOf: under(place),
      isBeside: (path) => !path.slice(prefix.length).startsWith(`${nested}/`),
      ...(environments.length < 2
        ? {}
        : { environments: environments.map((folder) => ({ folder, files: countIn(folder, inner) })) }),
    };
  }
  const modules = new Map(
    [...folders]
      .filter((folder) => !folder.includes('/'))
      .filter((folder) => hasFolder(`${folder}/manifests`) || has(`${folder}/metadata.json`))
      .map((folder) => [folder, readModuleName(folder)] as const),
  );
  if (modules.size > 0) {
    const place = (path: string): string => {
      const folder = path.slice(0, Math.max(0, path.indexOf('/')));
      const module = modules.get(folder);
      return module === undefined ? path : `modules/${module}/${path.slice(folder.length + 1)}`;
    };
    const isBeside = (path: string): boolean =>
      modules.get(path.slice(prefix.length).split('/', 1)[0] ?? '') === undefined;
    const kind = modules.size > 1 && top.length > 0 ? 'modules folder' : 'modules';
    return { kind, name, placeOf: under(place), isBeside };
  }
  return {
    kind: 'manifests',
    name: name ?? (inner.length === 1 ? inner[0]?.replace(/^.*\/|\.pp$/g, '') : undefined),
    placeOf: under((path) => (path.endsWith('.pp') ? `manifests/${path}` : path)),
    isBeside: (path) => !path.endsWith('.pp'),
  };
}
