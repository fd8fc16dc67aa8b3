import { IntRecords } from '../int-records.ts';

/** No record. */
const NONE = 0;

/** Fields of a resource: the ends of the list of what it contains, and its first container, all as numbers of joins. */
const FIRST_CONTENT = 0;
const LAST_CONTENT = 1;
const FIRST_CONTAINER = 2;

/** Fields of a join: the two resources, and the next joins of each. */
const CONTAINER = 0;
const CONTAINED = 1;
const NEXT_CONTENT = 2;
const NEXT_CONTAINER = 3;

/**
 * Which resources contain which, by their numbers, in the order in which they were joined. As linked lists in arrays of numbers:
 * lists of objects for each container grow again and again, and are copied by each collection of garbage.
 */
export class Containment {
  readonly #resources = new IntRecords(3);
  readonly #joins = new IntRecords(4);

  /** Makes room for so many resources, each with one container. */
  reserve(count: number): void {
    this.#resources.reserve(count);
    this.#joins.reserve(count);
  }

  join(container: number, contained: number): void {
    const outer = this.#recordOf(container);
    const inner = this.#recordOf(contained);
    const joins = this.#joins;
    const join = joins.add();
    joins.set(join, CONTAINER, container);
    joins.set(join, CONTAINED, contained);
    const last = this.#resources.get(outer, LAST_CONTENT);
    if (last === NONE) this.#resources.set(outer, FIRST_CONTENT, join);
    else joins.set(last, NEXT_CONTENT, join);
    this.#resources.set(outer, LAST_CONTENT, join);
    const first = this.#resources.get(inner, FIRST_CONTAINER);
    if (first === NONE) this.#resources.set(inner, FIRST_CONTAINER, join);
    else {
      let at = first;
      for (let next = at; next !== NONE; next = joins.get(next, NEXT_CONTAINER)) at = next;
      joins.set(at, NEXT_CONTAINER, join);
    }
  }

  /** The first of the joins by which a resource holds others, 0 for none; go on with `nextContent`. */
  firstContent(container: number): number {
    if (container >= this.#resources.count) return NONE;
    return this.#resources.get(container + 1, FIRST_CONTENT);
  }
  nextContent(join: number): number {
    return this.#joins.get(join, NEXT_CONTENT);
  }
  /** The first of the joins by which a resource is held, 0 for none; go on with `nextContainer`. */
  firstContainer(contained: number): number {
    if (contained >= this.#resources.count) return NONE;
    return this.#resources.get(contained + 1, FIRST_CONTAINER);
  }
  nextContainer(join: number): number {
    return this.#joins.get(join, NEXT_CONTAINER);
  }
  containerOf(join: number): number {
    return this.#joins.get(join, CONTAINER);
  }
  containedIn(join: number): number {
    return this.#joins.get(join, CONTAINED);
  }

  /** Resources are numbered from 0, records from 1. */
  #recordOf(resource: number): number {
    this.#resources.extend(resource + 1);
    return resource + 1;
  }
}
