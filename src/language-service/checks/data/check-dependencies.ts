/**
 * Checks the dependencies in `metadata.json`: finds invalid and repeated ones, and modules that the code uses without
 * declaring them.
 */
import type { YamlNode } from '../../../engine/index.ts';
import { placeInModule } from '../../file-kind.ts';
import { nameOf, type SymbolId } from '../../index/symbols.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { CheckContext } from '../check-context.ts';
import { moduleOfSymbol, usesSymbol } from '../signatures.ts';
import { dataCheckIssues } from './issues.ts';
import { checkRange, explainName } from './module-names.ts';
import { entryOf, foundAt, spanOfNode, type Found } from './nodes.ts';

interface ModulePlace {
  readonly module: string;
  readonly root: string;
}

export function* checkDependencies(
  context: CheckContext,
  file: ParsedFile,
  place: ModulePlace | undefined,
): Iterable<Found> {
  const entry = entryOf(file.data, 'dependencies');
  if (entry === undefined || entry[1].kind !== 'sequence') return;
  const seen = new Set<string>();
  for (const item of entry[1].items) {
    yield* checkRange(file, item);
    const node = entryOf(item, 'name')?.[1];
    if (node?.kind !== 'scalar') continue;
    const span = spanOfNode(file.text, node);
    const detail = explainName(node.text);
    if (detail !== undefined) yield foundAt(dataCheckIssues.invalidMetadata({ field: 'name', detail }), 'error', span);
    const name = node.text.replace('/', '-').toLowerCase();
    if (seen.has(name))
      yield foundAt(dataCheckIssues.duplicateDependency({ what: 'dependencies', name: node.text }), 'warning', span);
    seen.add(name);
  }
  if (place !== undefined) yield* findAbsent(context, file, { ...place, key: entry[0], seen });
}

/**
 * Finds modules that the code uses, that the project contains, but that are not listed as dependencies. A finding is
 * not an error, because a listed module may define the same name.
 */
function* findAbsent(
  context: CheckContext,
  file: ParsedFile,
  { module, root, key, seen }: ModulePlace & { readonly key: YamlNode; readonly seen: ReadonlySet<string> },
): Iterable<Found> {
  context.lookUp(usesSymbol(module));
  const listed = new Set(Array.from(seen, (name) => name.split('-').at(-1)));
  const absent = new Map<string, SymbolId>();
  for (const { path, occurrences } of context.index.fileIndexes) {
    const own = placeInModule(path, file.readAs.paths);
    if (own?.root !== root || !/^(?:manifests|functions|types)\//.test(own.path)) continue;
    for (const symbol of occurrences.symbols) {
      const other = moduleOfSymbol(symbol);
      if (other !== undefined && other !== module && !listed.has(other) && !absent.has(other))
        absent.set(other, symbol);
    }
  }
  for (const [name, symbol] of absent) {
    if (!context.hasModule(name) || context.definition(symbol) === undefined) continue;
    const issue = dataCheckIssues.absentDependency({ name, example: nameOf(symbol) });
    yield foundAt(issue, 'info', spanOfNode(file.text, key));
  }
}
