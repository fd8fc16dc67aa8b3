import type { DependencyView, ResourceView } from '../../protocol/analysis.ts';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';

export interface ChainLink {
  readonly ref: string;
  readonly outcome: Outcome;
  /** First of the reasons for the edge to the next resource of the chain, as text. Absent for the last resource. */
  readonly why?: string;
  /** Number of links that are left out after this link, because the chain is too long. */
  readonly leftOut?: number;
}

/** A vertex in the queue of the search, with the chain from this vertex to the skipped resource. */
interface Open {
  readonly ref: string;
  /**
   * Vertices to search next. `whole`: the members of a container. `before`: the dependencies of a resource and of its
   * containers.
   */
  readonly look: 'before' | 'whole';
  readonly why: string;
  readonly next: ChainNode | undefined;
}

interface ChainNode extends ChainLink {
  readonly next: ChainNode | undefined;
}

/**
 * Finds the shortest chain from a failed resource to a resource that was skipped because of it. The failed resource
 * comes first. Empty if the resource was not skipped, or if the current catalog does not contain such a chain anymore.
 */
export function skipChain(
  ref: string,
  runs: ReadonlyMap<string, ResourceRunView>,
  resources: readonly ResourceView[],
  dependencies: readonly DependencyView[],
): readonly ChainLink[] {
  return new SkipChains(runs, resources, dependencies).find(ref);
}

/**
 * Cause of a skipped resource: the next link of its chain (`ref`, `why`), the failed resource at the end of the chain,
 * and the number of links to it (`depth`).
 */
interface Cause {
  readonly ref: string;
  readonly why: string;
  readonly failed: string;
  readonly depth: number;
}

/**
 * Finds the chains of many skipped resources of a run. Remembers earlier searches: a search ends at a resource with a
 * known chain, and skips vertices that lead to no failure. All searches together therefore take linear time.
 */
export class SkipChains {
  readonly #runs: ReadonlyMap<string, ResourceRunView>;
  readonly #containers: ReadonlyMap<string, string | undefined>;
  readonly #members: ReadonlyMap<string | undefined, readonly ResourceView[]>;
  readonly #into: ReadonlyMap<string, readonly DependencyView[]>;
  readonly #causes = new Map<string, Cause>();
  readonly #withoutFailure = new Set<string>();

  constructor(
    runs: ReadonlyMap<string, ResourceRunView>,
    resources: readonly ResourceView[],
    dependencies: readonly DependencyView[],
  ) {
    this.#runs = runs;
    this.#containers = new Map(resources.map((resource) => [resource.ref, resource.container]));
    this.#members = grouped(resources, ({ container }) => container);
    this.#into = grouped(dependencies, ({ to }) => to);
  }

  /**
   * Returns the chain like `skipChain`. Leaves out links in the middle of a chain with more than `most` links. The
   * chain is not always the shortest one, because a search ends at a resource whose chain is known from an earlier
   * search.
   */
  find(ref: string, most = Infinity): readonly ChainLink[] {
    if (this.#runs.get(ref)?.outcome !== 'skipped') return [];
    if (!this.#causes.has(ref)) this.#search(ref);
    return this.#collect(ref, most);
  }

  #search(ref: string): void {
    const seen = new Set<string>();
    const ahead: Open[] = [];
    const visit = (open: Open): void => {
      const key = `${open.look} ${open.ref}`;
      if (seen.has(key) || this.#withoutFailure.has(key)) return;
      seen.add(key);
      ahead.push(open);
    };
    visit({ ref, look: 'before', why: '', next: { ref, outcome: 'skipped', next: undefined } });
    for (let at = 0; at < ahead.length; at += 1) {
      const open = ahead[at];
      const found = open === undefined ? undefined : this.#step(open, visit);
      if (found !== undefined) return this.#remember(found);
    }
    for (const key of seen) this.#withoutFailure.add(key);
  }

  #remember(first: ChainNode): void {
    const known = this.#causes.get(first.ref);
    const failed = known?.failed ?? first.ref;
    let depth = known?.depth ?? 0;
    for (let node = first; node.next !== undefined; node = node.next) {
      depth += 1;
      this.#causes.set(node.next.ref, { ref: node.ref, why: node.why ?? '', failed, depth });
    }
  }

  #collect(ref: string, most: number): readonly ChainLink[] {
    const links: ChainLink[] = [{ ref, outcome: 'skipped' }];
    let cause = this.#causes.get(ref);
    if (cause === undefined) return [];
    while (cause !== undefined && cause.depth > 1 && links.length < most - 1) {
      links.push({ ref: cause.ref, outcome: 'skipped', why: cause.why });
      cause = this.#causes.get(cause.ref);
    }
    if (cause !== undefined) {
      const leftOut = cause.depth - 1;
      links.push({
        ref: cause.failed,
        outcome: 'failed',
        ...(leftOut === 0 ? { why: cause.why } : { leftOut }),
      });
    }
    return links.reverse();
  }

  /**
   * Visits the predecessors of a vertex. Returns the vertex if it is a failed resource, or a skipped resource with a
   * known chain.
   */
  #step({ ref, look, why, next }: Open, visit: (open: Open) => void): ChainNode | undefined {
    if (look === 'before') {
      for (const { from, reasons } of this.#into.get(ref) ?? [])
        visit({ ref: from, look: 'whole', why: reasons[0]?.text ?? '', next });
      const container = this.#containers.get(ref);
      if (container !== undefined) visit({ ref: container, look: 'before', why, next });
      return undefined;
    }
    for (const member of this.#members.get(ref) ?? []) visit({ ref: member.ref, look: 'whole', why, next });
    const run = this.#runs.get(ref);
    // A vertex without a result and without members is an empty container, or the start or end vertex of a container in
    // a graph file. The search continues with its dependencies.
    if (run === undefined && !this.#members.has(ref)) visit({ ref, look: 'before', why, next });
    if (run?.outcome !== 'failed' && run?.outcome !== 'skipped') return undefined;
    const node: ChainNode = { ref, outcome: run.outcome, why, next };
    if (run.outcome === 'failed' || this.#causes.has(ref)) return node;
    visit({ ref, look: 'before', why, next: node });
    return undefined;
  }
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
