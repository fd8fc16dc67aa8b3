import type { DependencyView, ResourceView } from '../../protocol/analysis.ts';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';

interface ChainLink {
  readonly ref: string;
  readonly outcome: Outcome;
  /** First reason of the edge from this resource to the next one in the chain; absent for the last resource. */
  readonly why?: string;
}

/** A node whose predecessors the search has not visited yet, with the chain from it to the skipped resource. */
interface Open {
  readonly ref: string;
  /**
   * Next nodes to visit. `whole`: the members of a container; `before`: the dependencies of a resource and of its
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
 * comes first. Empty if the resource was not skipped, or if the current catalog has changed so that no chain exists any
 * more.
 */
export function skipChain(
  ref: string,
  runs: ReadonlyMap<string, ResourceRunView>,
  resources: readonly ResourceView[],
  dependencies: readonly DependencyView[],
): readonly ChainLink[] {
  const skipped = runs.get(ref);
  if (skipped?.outcome !== 'skipped') return [];
  const containers = new Map(resources.map((resource) => [resource.ref, resource.container]));
  const members = grouped(resources, ({ container }) => container);
  const into = grouped(dependencies, ({ to }) => to);

  const seen = new Set<string>();
  const ahead: Open[] = [];
  const visit = (open: Open): void => {
    const key = `${open.look} ${open.ref}`;
    if (seen.has(key)) return;
    seen.add(key);
    ahead.push(open);
  };
  const start: ChainNode = { ref, outcome: 'skipped', next: undefined };
  visit({ ref, look: 'before', why: '', next: start });
  for (let open = ahead.shift(); open !== undefined; open = ahead.shift()) {
    const { look, why, next } = open;
    if (look === 'before') {
      for (const { from, reasons } of into.get(open.ref) ?? [])
        visit({ ref: from, look: 'whole', why: reasons[0]?.text ?? '', next });
      const container = containers.get(open.ref);
      if (container !== undefined) visit({ ref: container, look: 'before', why, next });
      continue;
    }
    for (const member of members.get(open.ref) ?? []) visit({ ref: member.ref, look: 'whole', why, next });
    const run = runs.get(open.ref);
    if (run?.outcome !== 'failed' && run?.outcome !== 'skipped') continue;
    const node: ChainNode = { ref: open.ref, outcome: run.outcome, why, next };
    if (run.outcome === 'failed') return chainFrom(node);
    visit({ ref: open.ref, look: 'before', why, next: node });
  }
  return [];
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

function chainFrom(first: ChainNode): readonly ChainLink[] {
  const chain: ChainLink[] = [];
  for (let node: ChainNode | undefined = first; node !== undefined; node = node.next) {
    const { ref, outcome, why } = node;
    chain.push(why === undefined ? { ref, outcome } : { ref, outcome, why });
  }
  return chain;
}
