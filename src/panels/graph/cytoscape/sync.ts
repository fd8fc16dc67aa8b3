/** Brings what Cytoscape holds to what it is to hold: differences by id, a few elements a frame. */
import type { Core } from 'cytoscape';
import type { GraphElement } from './elements.ts';

/** What is to be done to some elements; by id, each named once. */
export interface Differences {
  readonly removed: readonly string[];
  readonly added: readonly GraphElement[];
  /** Elements whose data, place or classes are other than before. */
  readonly changed: readonly { readonly from: GraphElement; readonly to: GraphElement }[];
}

/** What differs between what is held and what is wanted, in the order of `wanted`. */
export function differences(held: ReadonlyMap<string, GraphElement>, wanted: readonly GraphElement[]): Differences {
  const names = new Set(wanted.map(({ data }) => data.id));
  const added: GraphElement[] = [];
  const changed: { from: GraphElement; to: GraphElement }[] = [];
  for (const to of wanted) {
    const from = held.get(to.data.id);
    if (from === undefined) added.push(to);
    else if (!isSame(from, to)) changed.push({ from, to });
  }
  // Edges were added last: they go before the nodes that they end at.
  const removed = [...held.keys()].filter((id) => !names.has(id)).toReversed();
  return { removed, added, changed };
}

function isSame(one: GraphElement, other: GraphElement): boolean {
  return one.classes === other.classes && samePlace(one, other) && sameData(one, other);
}

function samePlace(one: GraphElement, other: GraphElement): boolean {
  if (one.group === 'edges' || other.group === 'edges') return one.group === other.group;
  return one.position.x === other.position.x && one.position.y === other.position.y;
}

function sameData({ data: one }: GraphElement, { data: other }: GraphElement): boolean {
  const rest = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => String(rest.get(name)) === String(value));
}

/** So many elements are added or changed in one frame: the library styles them while it draws, and no frame may take long. */
const perFrame = 40;
/** So many are removed in one frame, which takes a tenth of the time. */
const removedPerFrame = 200;

function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

interface SyncOptions {
  /** What moves does so within so many milliseconds; 0 puts it into its place at once. */
  readonly duration: number;
  /** Called when all is done; not called when another call of `to` came before. */
  readonly onDone: () => void;
}

/** Keeps one instance in step with what is wanted. */
export class CytoscapeSync {
  readonly #cy: Core;
  readonly #held = new Map<string, GraphElement>();
  #frame = 0;

  constructor(cy: Core) {
    this.#cy = cy;
  }

  /** Whether something is still to be added or changed. */
  get isUnderWay(): boolean {
    return this.#frame !== 0;
  }

  /** Begins to bring the instance to `wanted`, and leaves off what was still to be done before. Says how many it adds and removes. */
  to(wanted: readonly GraphElement[], { duration, onDone }: SyncOptions): number {
    this.stop();
    const { removed, added, changed } = differences(this.#held, wanted);
    const frames = [
      // The library makes the pictures of all that it holds when it first draws, and later a few a frame: first it draws nothing.
      ...(this.#held.size === 0 && added.length > 0 ? [[]] : []),
      ...inParts(
        removed.map((id) => () => this.#remove(id)),
        removedPerFrame,
      ),
      ...inParts(
        [
          ...changed.map((change) => () => this.#change(change, duration)),
          ...added.map((element) => () => this.#add(element)),
        ],
        perFrame,
      ),
    ];
    const go = (): void => {
      this.#frame = 0;
      const steps = frames.shift() ?? [];
      this.#cy.batch(() => {
        for (const step of steps) step();
      });
      // What moves to its new place begins with the next picture.
      if (duration > 0) this.#cy.forceRender();
      if (frames.length > 0) this.#frame = requestAnimationFrame(go);
      else onDone();
    };
    go();
    return added.length + removed.length;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #remove(id: string): void {
    this.#cy.getElementById(id).remove();
    this.#held.delete(id);
  }

  #add(element: GraphElement): void {
    const { data, classes } = element;
    if (element.group === 'nodes')
      // The page can be dragged by a node as well as beside it.
      this.#cy.add({ group: 'nodes', data: { ...data }, position: { ...element.position }, classes, pannable: true });
    else this.#cy.add({ group: 'edges', data: { ...data }, classes });
    this.#held.set(data.id, element);
  }

  #change({ from, to }: Differences['changed'][number], duration: number): void {
    const found = this.#cy.getElementById(to.data.id);
    if (!sameData(from, to)) found.data({ ...to.data });
    if (from.classes !== to.classes) found.classes(to.classes);
    if (to.group === 'nodes' && !samePlace(from, to)) {
      found.stop(true);
      if (duration === 0) found.nodes().positions(() => ({ ...to.position }));
      else found.animate({ position: { ...to.position } }, { duration, easing: 'ease-out-cubic' });
    }
    this.#held.set(to.data.id, to);
  }
}
