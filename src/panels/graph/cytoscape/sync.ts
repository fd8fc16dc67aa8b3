/**
 * Makes the Cytoscape instance contain the wanted elements: compares them by id, and applies a few changes per frame.
 */
import type { Core } from 'cytoscape';
import type { GraphElement } from './elements.ts';

export interface Differences {
  readonly removed: readonly string[];
  readonly added: readonly GraphElement[];
  readonly changed: readonly { readonly from: GraphElement; readonly to: GraphElement }[];
}

/** Computes the differences between the current and the wanted elements, in the order of `wanted`. */
export function differences(held: ReadonlyMap<string, GraphElement>, wanted: readonly GraphElement[]): Differences {
  const names = new Set(wanted.map(({ data }) => data.id));
  const added: GraphElement[] = [];
  const changed: { from: GraphElement; to: GraphElement }[] = [];
  for (const to of wanted) {
    const from = held.get(to.data.id);
    if (from === undefined) added.push(to);
    else if (!isSame(from, to)) changed.push({ from, to });
  }
  // Edges are removed first, then the nodes that they connect.
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

/**
 * Elements added or changed per frame. The number is limited because Cytoscape styles new elements while it draws a
 * frame.
 */
const perFrame = 40;
/** Elements removed per frame; removing an element takes a tenth of the time of adding one. */
const removedPerFrame = 200;

function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

interface SyncOptions {
  /** Animation duration in milliseconds; 0 moves nodes at once. */
  readonly duration: number;
  /** Called after all changes have been applied, unless a newer call of `to` replaces this one. */
  readonly onDone: () => void;
}

export class CytoscapeSync {
  readonly #cy: Core;
  readonly #held = new Map<string, GraphElement>();
  #frame = 0;

  constructor(cy: Core) {
    this.#cy = cy;
  }

  get isUnderWay(): boolean {
    return this.#frame !== 0;
  }

  /**
   * Starts to apply `wanted` and drops the pending changes of earlier calls. Returns how many elements it adds and
   * removes.
   */
  to(wanted: readonly GraphElement[], { duration, onDone }: SyncOptions): number {
    this.stop();
    const { removed, added, changed } = differences(this.#held, wanted);
    const frames = [
      // In the first frame, Cytoscape prepares the images of all elements at once; in later frames, only a few. So the
      // first frame adds no elements.
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
      // Requests the frame that starts the animations.
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
      // Dragging a node pans the graph, just as dragging the background does.
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
