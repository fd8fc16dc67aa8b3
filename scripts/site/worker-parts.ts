/**
 * Assigns the modules of the engine's workers to three files: one that both the engine and the language service load
 * when they start, and one for each of them alone. Dynamic imports are left to the bundler. Without this, each
 * combination of importers would get a file, and each request costs more time than the bytes in it.
 */

interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const ENGINE = 'src/worker/expose-engine.ts';
const LANGUAGE = 'src/worker/expose-language.ts';
/** The language service needs only the declarations of resource types, not the providers. */
const PROVIDERS = 'src/engine/providers/';
/** An importer of the index needs only the modules that contain the imported names. */
const INDEX = 'src/engine/index.ts';

/**
 * Returns the entries in the braces of an import or export, without types: `a` and `c as d` for `a, type B, c as d`.
 */
function entriesIn(braces: string): readonly string[] {
  return braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '));
}

/** Returns the names that a module imports from the index, with any relative path. */
function importedOfIndex(code: string): readonly string[] {
  return [...code.matchAll(/^import \{([^}]*)\} from ['"][^'"]*engine\/index\.ts['"]/gm)].flatMap(([, braces = '']) =>
    entriesIn(braces).map((entry) => entry.replace(/ as .*/, '')),
  );
}

/**
 * Returns the module of each name that the index exports. The index has lines of two forms: `export { a, b as c } from
 * './x.ts'` and `export * as a from './x.ts'`.
 */
function modulesByName(index: string, code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, all, braces = '', path = ''] of code.matchAll(
    /^export (?:\* as (\w+)|\{([^}]*)\}) from ['"]\.\/([^'"]*)['"]/gm,
  ))
    for (const entry of all === undefined ? entriesIn(braces) : [all])
      found.set(entry.replace(/.* as /, ''), index.replace(/[^/]*$/, path));
  return found;
}

/** Returns a module and all modules that it imports statically. */
function computeClosure(root: string, index: string, graph: ModuleGraph): ReadonlySet<string> {
  const names = modulesByName(index, graph.getModuleInfo(index)?.code ?? '');
  const found = new Set([root]);
  for (const id of found) {
    const { code = '', importedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) if (imported !== index) found.add(imported);
    if (!importedIds.includes(index)) continue;
    for (const name of importedOfIndex(code ?? '')) {
      const module = names.get(name);
      if (module === undefined) throw new Error(`${INDEX} exports no ${name}, which ${id} imports.`);
      found.add(module);
    }
  }
  return found;
}

function withoutProviders(language: ReadonlySet<string>, root: string): ReadonlySet<string> {
  for (const id of language)
    if (id.startsWith(`${root}/${PROVIDERS}`))
      throw new Error(`The language service loads ${id}: it should use builtinDeclarations.`);
  return language;
}

/** Returns a function that names the file for a module, or returns `null` to leave the choice to the bundler. */
export function createWorkerParts(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: { readonly engine: ReadonlySet<string>; readonly language: ReadonlySet<string> } | undefined;
  return (id, graph) => {
    const index = `${root}/${INDEX}`;
    // The entries of the workers stay separate: an entry handles messages as soon as it is evaluated, so in a shared
    // file, it would also handle those of the other worker.
    if (id === `${root}/${ENGINE}` || id === `${root}/${LANGUAGE}`) return null;
    // Other workers are built separately, and do not contain the index.
    if (graph.getModuleInfo(index) === null) return null;
    known ??= {
      engine: computeClosure(`${root}/${ENGINE}`, index, graph),
      language: withoutProviders(computeClosure(`${root}/${LANGUAGE}`, index, graph), root),
    };
    const { engine, language } = known;
    if (engine.has(id)) return language.has(id) ? 'engine' : 'compiler';
    return language.has(id) ? 'language-service' : null;
  };
}
