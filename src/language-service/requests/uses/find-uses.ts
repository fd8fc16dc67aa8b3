/** Finds uses of definitions, grouped by the definition that contains them. */
import type { Location, HierarchyItem, HierarchyKind, Range } from '../../answers.ts';
import type { Definition, DefinitionKind } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { familyOf, nameOf, type SymbolId } from '../../index/symbols.ts';

const KINDS: Partial<Readonly<Record<DefinitionKind, HierarchyKind>>> = {
  class: 'class',
  define: 'define',
  'resource type': 'define',
  function: 'function',
  type: 'type',
  node: 'node',
  template: 'template',
};

export function toHierarchyKind(kind: DefinitionKind): HierarchyKind | undefined {
  return KINDS[kind];
}

/** Returns all uses of a definition, without the definition itself and its documentation. */
function findUses(index: ProjectIndex, symbol: SymbolId): readonly Location[] {
  const own = new Set(index.definitions(symbol).map(({ file, selection }) => `${file} ${selection[0]}`));
  return index
    .occurrences([symbol])
    .filter(({ file, range, role }) => role !== 'doc' && !own.has(`${file} ${range[0]}`))
    .map(({ file, range }) => ({ file, range }));
}

function isInside([start, end]: Range, [outerStart, outerEnd]: Range): boolean {
  return outerStart <= start && end <= outerEnd;
}

export function findContainer(index: ProjectIndex, { file, range }: Location): Definition | undefined {
  const around = (index.fileIndex(file)?.definitions ?? []).filter(
    (each) => toHierarchyKind(each.kind) !== undefined && (each.kind === 'template' || isInside(range, each.range)),
  );
  return around.reduce<Definition | undefined>(
    (best, each) => (best === undefined || isInside(each.range, best.range) ? each : best),
    undefined,
  );
}

export function toItem(definition: Definition, places: readonly Location[], isInherited: boolean): HierarchyItem {
  const { name, kind, file, selection } = definition;
  return {
    name: kind === 'node' ? `node ${name}` : name,
    kind: toHierarchyKind(kind) ?? 'file',
    file,
    selection,
    places,
    ...(isInherited ? { isInherited } : {}),
  };
}

/** Finds the definitions and files that contain uses of a symbol. Each is returned with its uses. */
export function findUsers(index: ProjectIndex, symbol: SymbolId): readonly HierarchyItem[] {
  const groups = new Map<string, { readonly owner: Definition | undefined; readonly places: Location[] }>();
  for (const place of findUses(index, symbol)) {
    const owner = findContainer(index, place);
    const key = `${place.file} ${owner?.symbol ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { owner, places: [place] });
    else group.places.push(place);
  }
  const isParent = familyOf(symbol) === 'class';
  return [...groups.values()].flatMap(({ owner, places }): readonly HierarchyItem[] => {
    if (owner !== undefined) return [toItem(owner, places, isParent && owner.parent === nameOf(symbol))];
    const [first] = places;
    // Code outside of all definitions: the top scope of a manifest, or a data file.
    return first === undefined
      ? []
      : [{ name: first.file, kind: 'file', file: first.file, selection: first.range, places }];
  });
}

const USED_FAMILIES: ReadonlySet<string> = new Set(['class', 'define', 'function', 'type', 'template', 'reference']);

/** Finds the definitions of the project that a definition uses, in source order. */
export function findUsed(index: ProjectIndex, owner: Definition): readonly HierarchyItem[] {
  const groups = new Map<SymbolId, { readonly used: Definition; readonly places: Location[] }>();
  for (const { symbol, range, role } of index.fileIndex(owner.file)?.occurrences.all() ?? []) {
    if (role === 'doc' || !USED_FAMILIES.has(familyOf(symbol))) continue;
    const place = { file: owner.file, range };
    if (findContainer(index, place) !== owner) continue;
    for (const resolved of index.resolve(symbol)) {
      const used = index.definition(resolved);
      if (used === undefined || used === owner || toHierarchyKind(used.kind) === undefined) continue;
      const group = groups.get(resolved);
      if (group === undefined) groups.set(resolved, { used, places: [place] });
      else group.places.push(place);
    }
  }
  return [...groups.values()].map(({ used, places }) =>
    toItem(used, places, owner.kind === 'class' && used.symbol === `class ${owner.parent ?? ''}`),
  );
}
