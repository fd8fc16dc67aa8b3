/**
 * Assigns modules of the engine's workers to files: those that both engine and language service load at the start, and
 * those that only one of them loads. Dynamic imports are left to the bundler. Without this each combination of parts
 * would be a file, and each request costs more than its bytes.
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
/** The language service explains resource types by their declarations, and must not load what they do on a machine. */
const PROVIDERS = 'src/engine/providers/';
/** Importers only need the modules that contain the imported names. */
const INDEX = 'src/engine/index.ts';

/** The words in the braces of an import or export, without those of types: `a, type B, c as d` → `a`, `c as d`. */
function entriesIn(braces: string): readonly string[] {
  return braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '));
}

/** The names that a module imports from the index, by any path. */
function importedOfIndex(code: string): readonly string[] {
  return [...code.matchAll(/^import \{([^}]*)\} from ['"][^'"]*engine\/index\.ts['"]/gm)].flatMap(([, braces = '']) =>
    entriesIn(braces).map((entry) => entry.replace(/ as .*/, '')),
  );
}

/** The module of each name of the index, which has lines of two forms: `export { a, b as c } from './x.ts'` and `export * as a from './x.ts'`. */
function modulesByName(index: string, code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, all, braces = '', path = ''] of code.matchAll(
    /^export (?:\* as (\w+)|\{([^}]*)\}) from ['"]\.\/([^'"]*)['"]/gm,
  ))
    for (const entry of all === undefined ? entriesIn(braces) : [all])
      found.set(entry.replace(/.* as /, ''), index.replace(/[^/]*$/, path));
  return found;
}

/** A module and all of its static imports. */
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

/** Names the file of a module; `null` leaves it to the bundler. */
export function createWorkerParts(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: { readonly engine: ReadonlySet<string>; readonly language: ReadonlySet<string> } | undefined;
  return (id, graph) => {
    const index = `${root}/${INDEX}`;
    // An entry answers messages as soon as it is evaluated. In a shared file, it would also answer those of the other
    // worker.
    if (id === `${root}/${ENGINE}` || id === `${root}/${LANGUAGE}`) return null;
    // Other workers, which are built separately, do not contain the index.
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
