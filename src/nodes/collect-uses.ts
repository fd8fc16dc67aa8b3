/** Collects the uses that a compilation reports, and adds those that only its catalog shows. */
import {
  isArray,
  moduleFolders,
  type Catalog,
  type CatalogResource,
  type ClassUse,
  type CompileUse,
  type EnvironmentFiles,
  type Value,
} from '../engine/index.ts';
import type { NodeUses, SourceUse } from '../protocol/nodes/node-uses.ts';

/** Collects uses without repetitions: a class or key may be used thousands of times at one place. */
export class UseCollector {
  readonly #uses = new Map<string, CompileUse>();

  readonly add = (use: CompileUse): void => {
    this.#uses.set(JSON.stringify(use), use);
  };

  /** Returns all uses. If the compilation failed, so that there is no catalog, returns the uses before the error. */
  collect(catalog: Catalog | undefined, files: EnvironmentFiles): NodeUses {
    const all = [...this.#uses.values()];
    const reported = all.filter((use) => use.kind === 'class');
    return {
      classes: catalog === undefined ? reported : [...reported, ...unreportedClasses(catalog, reported)],
      keys: all.filter((use) => use.kind === 'key'),
      hierarchies: all.filter((use) => use.kind === 'hierarchy'),
      sources: catalog === undefined ? [] : sourcesIn(catalog, files),
    };
  }
}

const OWN_CLASSES: ReadonlySet<string> = new Set(['main', 'settings']);

/**
 * Returns the classes whose use was not reported: parent classes, and classes that Ruby code declares. A class is
 * tagged with the classes that enclose its declaration. The one with the most tags is the innermost, and counts as the
 * class that declares it.
 */
function unreportedClasses({ resources }: Catalog, reported: readonly ClassUse[]): readonly ClassUse[] {
  const known = new Set(reported.map(({ name }) => name));
  const classes = new Map(
    resources.filter(({ kind }) => kind === 'class').map((each) => [each.title.toLowerCase(), each] as const),
  );
  return [...classes].flatMap(([name, { tags, place }]): readonly ClassUse[] => {
    if (known.has(name) || OWN_CLASSES.has(name)) return [];
    const own = new Set(['class', ...name.split('::')]);
    const around = [...tags].flatMap((tag) => {
      const found = tag === name || own.has(tag) ? undefined : classes.get(tag);
      return found === undefined ? [] : [[tag, found.tags.size] as const];
    });
    const [innermost] = around.toSorted(([, one], [, other]) => other - one);
    return [{ kind: 'class', name, by: innermost?.[0] ?? '', how: 'other', ...(place === undefined ? {} : { place }) }];
  });
}

const SOURCE = /^puppet:\/\/[^/]*\/modules\/([^/]+)\/(.+)$/;

function sourcesIn({ resources }: Catalog, files: EnvironmentFiles): readonly SourceUse[] {
  const inModules = foldersOfModules(files);
  const found = new Map<string, SourceUse>();
  for (const resource of resources) {
    if (resource.type !== 'File') continue;
    for (const [, module = '', path = ''] of sourcesOf(resource).map((source) => SOURCE.exec(source) ?? [])) {
      const folder = inModules.get(module);
      if (folder === undefined) continue;
      const { place } = resource;
      const use = { path: `${folder}/files/${path}`, ...(place === undefined ? {} : { place }) };
      found.set(JSON.stringify(use), use);
    }
  }
  return [...found.values()];
}

/** Folders of the modules, found once for all nodes with the same files. */
function foldersOfModules(files: EnvironmentFiles): ReadonlyMap<string, string> {
  const known = folders.get(files.paths) ?? moduleFolders(files.paths, (path) => files.read(path));
  folders.set(files.paths, known);
  return known;
}

const folders = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function sourcesOf({ parameters }: CatalogResource): readonly string[] {
  const texts = (value: Value): readonly string[] =>
    typeof value === 'string' ? [value] : isArray(value) ? value.flatMap(texts) : [];
  return texts(parameters.get('source')?.value);
}
