/** Rows of the tree of roles: classes with the classes that they declare and their nodes, and nodes with errors. */
import { countText } from '../../protocol/count-text.ts';
import type { ClassGraph, ClassItem } from '../../protocol/nodes/class-graph.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type RoleRow = TreeRow &
  (
    | { readonly kind: 'class'; readonly item: ClassItem }
    /** Group of the nodes of a class, or of all nodes with errors. */
    | { readonly kind: 'nodes'; readonly count: number; readonly isFailed: boolean }
    | { readonly kind: 'node'; readonly certname: string; readonly error: NodeUsage['error'] | undefined }
  );

export const classTitles = { role: 'role', profile: 'profile', class: 'class' } as const;

const FAILED = 'failed nodes';

/** Levels that a filter opens. Deeper levels can have very many paths to the same class. */
const DEEPEST_OPEN = 6;

interface RoleView {
  /** Words of the filter. All of them must occur in the name of a class or node, or in the name of a class above it. */
  readonly text: string;
  /**
   * Rows whose state differs from the initial one. Classes are closed at first, except those that lead to a match of
   * the filter.
   */
  readonly toggled: ReadonlySet<string>;
}

/**
 * Computes the rows of the tree. Leaves out the content of closed rows, because a graph can have far more paths than
 * classes.
 */
export function roleRows(graph: ClassGraph, { text, toggled }: RoleView): readonly RoleRow[] {
  return new RoleRows(graph, text, toggled).build();
}

class RoleRows {
  readonly #graph: ClassGraph;
  readonly #words: readonly string[];
  readonly #toggled: ReadonlySet<string>;
  readonly #rows: RoleRow[] = [];
  /** Classes that match the filter, or from which a matching class can be reached. */
  readonly #leading: ReadonlySet<string>;

  constructor(graph: ClassGraph, text: string, toggled: ReadonlySet<string>) {
    this.#graph = graph;
    this.#words = text.toLowerCase().split(/\s+/).filter(Boolean);
    this.#toggled = toggled;
    this.#leading = this.#findLeading();
  }

  build(): readonly RoleRow[] {
    for (const item of this.#graph.roots) this.#addClass(item, [], this.#words.length === 0);
    this.#addFailed();
    return this.#rows;
  }

  #matches(name: string): boolean {
    const lower = name.toLowerCase();
    return this.#words.every((word) => lower.includes(word));
  }

  #findLeading(): ReadonlySet<string> {
    const { classes, declaredBy } = this.#graph;
    const above = new Map<string, string[]>();
    for (const name of classes.keys())
      for (const item of declaredBy(name)) above.set(item.name, [...(above.get(item.name) ?? []), name]);
    const leading = new Set<string>();
    const waiting = [...classes.keys()].filter((name) => this.#matches(name));
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (leading.has(name)) continue;
      leading.add(name);
      waiting.push(...(above.get(name) ?? []));
    }
    return leading;
  }

  /**
   * @param path names of the classes above
   * @param isShown true if a class above matches, so that everything below it is shown
   */
  #addClass(item: ClassItem, path: readonly string[], isShown: boolean): void {
    const { name, nodes } = item;
    const isMatch = isShown || this.#matches(name);
    const isLeading = !isMatch && this.#leading.has(name);
    if (!isMatch && !isLeading && !nodes.some((node) => this.#matches(node))) return;
    const id = [...path, name].join('/');
    // If the path already contains the class, its row cannot be expanded.
    const isRepeated = path.includes(name);
    const below = isRepeated ? [] : this.#below(item);
    const isExpanded = this.#isOpen(id, !isMatch && (isLeading ? path.length < DEEPEST_OPEN : path.length === 0));
    this.#rows.push({
      kind: 'class',
      id,
      level: path.length + 1,
      isExpanded: isRepeated ? undefined : isExpanded,
      text: `${name}, ${classTitles[item.kind]}, ${countText(nodes.length, 'node')}`,
      item,
    });
    if (!isExpanded || isRepeated) return;
    for (const each of below) this.#addClass(each, [...path, name], isMatch);
    const shown = isMatch ? nodes : nodes.filter((node) => this.#matches(node));
    this.#addNodes(`${id}/`, path.length + 2, shown, isMatch);
  }

  /** Returns the classes that a class declares on the given nodes, each with only these nodes. */
  #below({ name, nodes }: ClassItem): readonly ClassItem[] {
    const here = new Set(nodes);
    return this.#graph.declaredBy(name).flatMap((each) => {
      const common = each.nodes.filter((node) => here.has(node));
      return common.length === 0 ? [] : [{ ...each, nodes: common }];
    });
  }

  #addNodes(id: string, level: number, nodes: readonly string[], isClosed: boolean): void {
    if (nodes.length === 0) return;
    const isExpanded = this.#isOpen(id, !isClosed);
    const text = countText(nodes.length, 'node');
    this.#rows.push({ kind: 'nodes', id, level, isExpanded, text, count: nodes.length, isFailed: false });
    if (isExpanded) for (const certname of nodes) this.#addNode(id, level + 1, certname, undefined);
  }

  #addFailed(): void {
    const failed = this.#graph.failed.filter(
      ({ certname, error }) => this.#matches(certname) || this.#matches(error?.message ?? ''),
    );
    if (failed.length === 0) return;
    const isExpanded = this.#isOpen(FAILED, true);
    const text = `${countText(failed.length, 'node')} with errors`;
    this.#rows.push({ kind: 'nodes', id: FAILED, level: 1, isExpanded, text, count: failed.length, isFailed: true });
    if (isExpanded) for (const { certname, error } of failed) this.#addNode(FAILED, 2, certname, error);
  }

  #addNode(group: string, level: number, certname: string, error: NodeUsage['error'] | undefined): void {
    const more = error?.message.split('\n', 1)[0];
    this.#rows.push({
      kind: 'node',
      id: `${group} ${certname}`,
      level,
      isExpanded: undefined,
      text: certname,
      more,
      certname,
      error,
    });
  }

  #isOpen(id: string, isOpenAtFirst: boolean): boolean {
    return this.#toggled.has(id) !== isOpenAtFirst;
  }
}
