/** Finds out what a set of paths is (an environment, a module, modules, manifests) and where each belongs in an environment. */
import type { ImportedKind } from './import-types.ts';

/** Folders that mean something where they stand, and are never an archive's common top. */
const meaningful = new Set([
  'manifests',
  'modules',
  'site-modules',
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
  /** What the files seem to be called: their common folder, or the module. */
  readonly name: string | undefined;
  /** The path in the environment; undefined where there is no place for the file. */
  readonly placeOf: (path: string) => string | undefined;
}

/** The folders at the top that all paths share and that mean nothing, outermost first. */
function commonTop(paths: readonly string[]): readonly string[] {
  const top: string[] = [];
  const [first = ''] = paths;
  for (const part of first.split('/').slice(0, -1)) {
    const prefix = [...top, part, ''].join('/');
    if (meaningful.has(part) || !paths.every((path) => path.startsWith(prefix))) break;
    top.push(part);
  }
  return top;
}

/** `puppetlabs-ntp-9.1.0` is of the module ntp; undefined where no module could have the name. */
export function moduleNameOf(text: string): string | undefined {
  const plain = text.replace(/-v?\d+(\.\d+)*.*$/, '');
  const name = plain.slice(Math.max(plain.lastIndexOf('-'), plain.lastIndexOf('/')) + 1).toLowerCase();
  return /^[a-z][a-z0-9_]*$/.test(name) ? name : undefined;
}

/** The name in a `metadata.json`, without the author; undefined where it has none. */
function nameInMetadata(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('name' in data) || typeof data.name !== 'string')
      return undefined;
    return moduleNameOf(data.name);
  } catch {
    return undefined;
  }
}

/** The module of the first class or defined type in a manifest. */
function nameInManifest(text: string): string | undefined {
  return /^\s*(?:class|define)\s+(?:::)?([a-z][a-z0-9_]*)/m.exec(text)?.[1];
}

/** `textOf` reads a file of the set; `archive` is the archive's name without its ending, where there is one. */
export function layoutOf(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
  archive?: string,
): Layout {
  const top = commonTop(paths);
  const prefix = top.map((part) => `${part}/`).join('');
  const inner = paths.map((path) => path.slice(prefix.length));
  const has = (path: string): boolean => inner.includes(path);
  const hasFolder = (folder: string): boolean => inner.some((path) => path.startsWith(`${folder}/`));
  const name = top.at(-1) ?? archive;
  const under =
    (place: (path: string) => string | undefined) =>
    (path: string): string | undefined =>
      place(path.slice(prefix.length));

  const isEnvironment =
    hasFolder('modules') || hasFolder('site-modules') || has('environment.conf') || has('Puppetfile');
  const isModule = has('metadata.json') || has('manifests/init.pp');
  if (isModule && !isEnvironment) {
    const firstManifest = paths.find((path) => path.slice(prefix.length).startsWith('manifests/'));
    const module =
      nameInMetadata(textOf(`${prefix}metadata.json`) ?? '') ??
      nameInManifest(textOf(firstManifest ?? '') ?? '') ??
      moduleNameOf(name ?? '') ??
      'imported';
    return { kind: 'modules', name: module, placeOf: under((path) => `modules/${module}/${path}`) };
  }
  if (isEnvironment || hasFolder('manifests') || hasFolder('data') || has('hiera.yaml')) {
    // A control repository keeps its own modules beside those that are installed.
    const place = (path: string): string => path.replace(/^site-modules\//, 'modules/');
    return { kind: 'environment', name, placeOf: under(place) };
  }
  const folders = [
    ...new Set(inner.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')))),
  ];
  const modules = new Map(
    folders
      .filter((folder) => hasFolder(`${folder}/manifests`) || has(`${folder}/metadata.json`))
      .map((folder) => [folder, moduleNameOf(folder)] as const),
  );
  if (modules.size > 0) {
    const place = (path: string): string | undefined => {
      const folder = path.slice(0, Math.max(0, path.indexOf('/')));
      const module = modules.get(folder);
      return module === undefined ? undefined : `modules/${module}/${path.slice(folder.length + 1)}`;
    };
    return { kind: 'modules', name, placeOf: under(place) };
  }
  return {
    kind: 'manifests',
    name: name ?? (inner.length === 1 ? inner[0]?.replace(/^.*\/|\.pp$/g, '') : undefined),
    placeOf: under((path) => (path.endsWith('.pp') ? `manifests/${path}` : undefined)),
  };
}
