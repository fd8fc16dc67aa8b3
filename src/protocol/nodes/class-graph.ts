/** Graph of the classes in the catalogs of all nodes: which class declares which, on which nodes. */
import type { NodeUsage } from './node-uses.ts';

export type ClassKind = 'role' | 'profile' | 'class';

export interface ClassItem {
  readonly name: string;
  readonly kind: ClassKind;
  /**
   * Certnames of the nodes whose catalogs contain the class. In a result of `declaredBy(name)`, only the nodes on which
   * the class `name` declares this class.
   */
  readonly nodes: readonly string[];
}

export interface ClassGraph {
  /** Certnames of nodes with a catalog. */
  readonly nodes: readonly string[];
  readonly failed: readonly NodeUsage[];
  /** Roles, then classes that node definitions and code outside of classes declare. */
  readonly roots: readonly ClassItem[];
  readonly classes: ReadonlyMap<string, ClassItem>;
  /** Classes that a class declares. */
  readonly declaredBy: (name: string) => readonly ClassItem[];
}

const ORDER: Readonly<Record<ClassKind, number>> = { role: 0, profile: 1, class: 2 };

export function kindOfClass(name: string): ClassKind {
  if (/^roles?(?:::|$)/.test(name)) return 'role';
  return /^profiles?(?:::|$)/.test(name) ? 'profile' : 'class';
}

/** A node that failed to compile has no catalog, so its classes are left out. */
export function buildClassGraph(usages: readonly NodeUsage[]): ClassGraph {
  const compiled = usages.filter(({ error }) => error === undefined);
  const all = new Map<string, Set<string>>();
  const edges = new Map<string, Map<string, Set<string>>>();
  for (const { certname, uses } of compiled) {
    for (const { name, by } of uses.classes) {
      addTo(all, name, certname);
      // A class that declares itself again gets no edge to itself.
      if (name === by) continue;
      const declared = edges.get(by) ?? new Map<string, Set<string>>();
      edges.set(by, declared);
      addTo(declared, name, certname);
    }
  }
  const items = toItems(all);
  const classes = new Map(items.map((item) => [item.name, item]));
  const lists = new Map(Array.from(edges, ([by, declared]) => [by, toItems(declared)]));
  const roles = items.filter(({ kind }) => kind === 'role');
  return {
    nodes: compiled.map(({ certname }) => certname),
    failed: usages.filter(({ error }) => error !== undefined),
    roots: [...roles, ...(lists.get('') ?? []).filter(({ kind }) => kind !== 'role')],
    classes,
    declaredBy: (name) => (name === '' ? [] : (lists.get(name) ?? [])),
  };
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

function toItems(nodesByName: ReadonlyMap<string, ReadonlySet<string>>): readonly ClassItem[] {
  return Array.from(nodesByName, ([name, nodes]) => ({ name, kind: kindOfClass(name), nodes: [...nodes] })).sort(
    (one, other) => ORDER[one.kind] - ORDER[other.kind] || (one.name < other.name ? -1 : 1),
  );
}
