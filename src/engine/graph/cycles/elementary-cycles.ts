/**
 * Finds the elementary cycles of a component, which visit no vertex twice. Their number can be exponential, so a bound
 * ends the search. Implements Johnson's algorithm ("Finding all the elementary circuits of a directed graph", 1975)
 * with an explicit stack instead of recursion.
 */
import { cyclicComponents } from './components.ts';

export interface ElementaryCycles<V> {
  /** Cycles with the shortest first. Each begins with its first member in the order of the vertices. */
  readonly cycles: readonly (readonly V[])[];
  readonly isComplete: boolean;
}

interface CycleBounds {
  readonly most: number;
  readonly steps: number;
}

const BOUNDS: CycleBounds = { most: 100, steps: 200_000 };

/** Finds the elementary cycles of `vertices`. Ignores successors that are not in `vertices`. */
export function elementaryCycles<V>(
  vertices: readonly V[],
  successors: (vertex: V) => Iterable<V>,
  bounds: CycleBounds = BOUNDS,
): ElementaryCycles<V> {
  const numbers = new Map(vertices.map((vertex, index) => [vertex, index] as const));
  const targets = vertices.map((vertex) => [
    ...new Set([...successors(vertex)].flatMap((target) => numbers.get(target) ?? [])),
  ]);
  const search = new Search(targets, bounds);
  for (let least = 0; ;) {
    const component = search.nextComponent(least);
    if (component === undefined || search.isOver) break;
    const start = component.reduce((a, b) => Math.min(a, b), Infinity);
    search.circuits(start, new Set(component));
    least = start + 1;
  }
  const cycles = search.found
    .toSorted((a, b) => a.length - b.length)
    .map((cycle) => cycle.flatMap((number) => vertices[number] ?? []));
  return { cycles, isComplete: !search.isOver };
}

class Search {
  readonly found: (readonly number[])[] = [];
  readonly #targets: readonly (readonly number[])[];
  readonly #most: number;
  #stepsLeft: number;
  #stopped = false;

  constructor(targets: readonly (readonly number[])[], { most, steps }: CycleBounds) {
    this.#targets = targets;
    this.#most = most;
    this.#stepsLeft = steps;
  }

  get isOver(): boolean {
    return this.#stopped;
  }

  /** Returns the cyclic component with the lowest number among the vertices numbered `least` or more. */
  nextComponent(least: number): readonly number[] | undefined {
    const vertices = this.#targets.flatMap((_, number) => (number >= least ? [number] : []));
    this.#spend(vertices.length);
    const successors = (vertex: number): number[] => (this.#targets[vertex] ?? []).filter((target) => target >= least);
    const components = cyclicComponents({ vertices, successors });
    const first = (component: readonly number[]): number => component.reduce((a, b) => Math.min(a, b), Infinity);
    return components.toSorted((a, b) => first(a) - first(b))[0];
  }

  circuits(start: number, component: ReadonlySet<number>): void {
    const blocked = new Set<number>();
    const waiting = new Map<number, Set<number>>();
    const inside = (vertex: number): readonly number[] =>
      (this.#targets[vertex] ?? []).filter((target) => component.has(target));
    const path = [{ vertex: start, targets: inside(start), next: 0, closes: false }];
    blocked.add(start);
    for (let top = path.at(-1); top !== undefined && !this.#stopped; top = path.at(-1)) {
      const target = top.targets[top.next];
      top.next += 1;
      this.#spend(1);
      if (target === start) {
        if (this.found.length >= this.#most) this.#stopped = true;
        else this.found.push(path.map(({ vertex }) => vertex));
        top.closes = true;
      } else if (target !== undefined) {
        if (blocked.has(target)) continue;
        blocked.add(target);
        path.push({ vertex: target, targets: inside(target), next: 0, closes: false });
      } else {
        path.pop();
        const before = path.at(-1);
        if (top.closes) {
          unblock(top.vertex, blocked, waiting);
          if (before !== undefined) before.closes = true;
        } else for (const each of top.targets) addWaiting(waiting, each, top.vertex);
      }
    }
  }

  #spend(steps: number): void {
    this.#stepsLeft -= steps;
    if (this.#stepsLeft < 0) this.#stopped = true;
  }
}

function addWaiting(waiting: Map<number, Set<number>>, on: number, vertex: number): void {
  const known = waiting.get(on);
  if (known === undefined) waiting.set(on, new Set([vertex]));
  else known.add(vertex);
}

function unblock(vertex: number, blocked: Set<number>, waiting: Map<number, Set<number>>): void {
  const queue = [vertex];
  for (const each of queue) {
    if (!blocked.delete(each)) continue;
    queue.push(...(waiting.get(each) ?? []));
    waiting.delete(each);
  }
}
