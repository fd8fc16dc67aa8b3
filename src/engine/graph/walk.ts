import { IntRecords } from '../int-records.ts';
import { NONE, type PairLists } from './pair-lists.ts';
import type { Prioritizer } from './priority.ts';
import { ReadyQueue } from './ready-queue.ts';

/** Fields of a vertex: the bits of what it is, and for how many it waits plus one; 0 where that must be counted. */
const STATE = 0;
const BLOCKERS = 1;

/** What was done may become ready again. */
const READY = 1;
const DONE = 2;

/**
 * A walk through a graph of numbers: what is ready, blocked and done.
 *
 *   1. A vertex is ready once all vertices with an edge to it are done; a second edge of the same pair changes nothing.
 *   2. Of the ready ones, the first in manifest order is next; generated resources stand right behind their origin.
 *   3. An edge that is added while the walk goes on takes its target out of the ready ones; with the blockers cleared,
 *      they are counted anew from what is not done.
 */
export class Walk {
  readonly #pairs: PairLists;
  readonly #priorities: Prioritizer;
  readonly #vertices = new IntRecords(2);
  readonly #queue: ReadyQueue;
  #readyCount = 0;

  constructor(pairs: PairLists, priorities: Prioritizer) {
    this.#pairs = pairs;
    this.#priorities = priorities;
    this.#vertices.extend(pairs.nodeCount);
    this.#queue = new ReadyQueue(priorities.highest);
  }

  enqueueRoots(ids: Int32Array): void {
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? NONE;
      const count = this.#pairs.countInto(id);
      this.#vertices.extend(id);
      this.#vertices.set(id, BLOCKERS, count + 1);
      if (count === 0) this.enqueue(id);
    }
  }

  enqueue(id: number): void {
    this.#vertices.extend(id);
    const state = this.#vertices.get(id, STATE);
    if ((state & READY) !== 0) return;
    this.#vertices.set(id, STATE, state | READY);
    this.#readyCount += 1;
    this.#queue.push(id, this.#priorities.of(id));
  }

  get hasReady(): boolean {
    return this.#readyCount > 0;
  }

  /** Takes the next vertex (2); 0 where none is ready. */
  takeNext(): number {
    // What was taken out of the ready ones is still in the queue.
    for (let id = this.#queue.pop(); id !== NONE; id = this.#queue.pop()) if (this.takeFromReady(id)) return id;
    return NONE;
  }

  /** Marks a vertex done, and what waited for it alone ready (1). */
  finish(id: number): void {
    const pairs = this.#pairs;
    for (let pair = pairs.firstFrom(id); pair !== NONE; pair = pairs.nextFrom(pair)) {
      const dependent = pairs.targetOf(pair);
      if (this.#unblock(dependent)) this.enqueue(dependent);
    }
    this.#vertices.extend(id);
    this.#vertices.set(id, STATE, this.#vertices.get(id, STATE) | DONE);
  }

  clearBlockers(): void {
    for (let id = 1; id <= this.#vertices.count; id += 1) this.#vertices.set(id, BLOCKERS, 0);
  }

  /** Whether it was one of them. */
  takeFromReady(id: number): boolean {
    const state = this.#stateOf(id);
    if ((state & READY) === 0) return false;
    this.#vertices.set(id, STATE, state & ~READY);
    this.#readyCount -= 1;
    return true;
  }

  #unblock(id: number): boolean {
    this.#vertices.extend(id);
    const known = this.#vertices.get(id, BLOCKERS);
    const count = known === 0 ? this.#count(id) : known - 1;
    const left = Math.max(count - 1, 0);
    this.#vertices.set(id, BLOCKERS, left + 1);
    return left === 0;
  }

  #count(id: number): number {
    const pairs = this.#pairs;
    let count = 0;
    for (let pair = pairs.firstInto(id); pair !== NONE; pair = pairs.nextInto(pair)) {
      if ((this.#stateOf(pairs.sourceOf(pair)) & DONE) === 0) count += 1;
    }
    return count;
  }

  #stateOf(id: number): number {
    return id <= this.#vertices.count ? this.#vertices.get(id, STATE) : 0;
  }
}
