import { IntRecords } from '../int-records.ts';

/** No node, no pair; the end of a list. */
export const NONE = 0;

/** Fields of a node: the ends of the lists of pairs that leave it and that lead to it, and their lengths. */
const FIRST_OUT = 0;
const LAST_OUT = 1;
const OUT_COUNT = 2;
const FIRST_IN = 3;
const LAST_IN = 4;
const IN_COUNT = 5;

/** Fields of a pair of joined vertices, and its neighbours in the list of its source and in that of its target. */
const SOURCE = 0;
const TARGET = 1;
const NEXT_OUT = 2;
const PREVIOUS_OUT = 3;
const NEXT_IN = 4;
const PREVIOUS_IN = 5;

/** Lists up to this length are looked through faster than a map is asked. */
const SHORT = 16;

/**
 * A directed graph of nodes that are numbers, joined in pairs that are numbers too. Both are dense, begin at 1 and are never
 * given twice. Each node keeps the pairs that leave it and those that lead to it in the order in which they were joined, as
 * linked lists; joining, finding and parting take constant time.
 */
export class PairLists {
  readonly #nodes = new IntRecords(6);
  readonly #pairs = new IntRecords(6);
  /** What was given with each pair: apart, as walks never look at it. */
  readonly #origins = new IntRecords(1);
  /** The pairs that leave a node by their target, for nodes where that was asked and there are many. */
  readonly #index = new Map<number, Map<number, number>>();
  #pairCount = 0;

  /** How many nodes were ever added, which is the number of the last one. */
  get nodeCount(): number {
    return this.#nodes.count;
  }

  /** How many pairs are joined now. */
  get pairCount(): number {
    return this.#pairCount;
  }

  addNode(): number {
    return this.#nodes.add();
  }

  /** Makes room for so many nodes and pairs in all. */
  reserve(nodes: number, pairs: number): void {
    this.#nodes.reserve(nodes);
    this.#pairs.reserve(pairs);
    this.#origins.reserve(pairs);
  }

  /** The first of the pairs that leave a node, in the order in which they were joined; go on with `nextFrom`. */
  firstFrom(node: number): number {
    return this.#nodes.get(node, FIRST_OUT);
  }
  nextFrom(pair: number): number {
    return this.#pairs.get(pair, NEXT_OUT);
  }
  /** The first of the pairs that lead to a node; go on with `nextInto`. */
  firstInto(node: number): number {
    return this.#nodes.get(node, FIRST_IN);
  }
  nextInto(pair: number): number {
    return this.#pairs.get(pair, NEXT_IN);
  }
  countInto(node: number): number {
    return this.#nodes.get(node, IN_COUNT);
  }
  sourceOf(pair: number): number {
    return this.#pairs.get(pair, SOURCE);
  }
  targetOf(pair: number): number {
    return this.#pairs.get(pair, TARGET);
  }

  /** The pair, or 0. Looks through the shorter of the two lists, or asks the source's index where both are long. */
  find(source: number, target: number): number {
    if (this.#nodes.get(source, OUT_COUNT) <= SHORT) {
      let pair = this.firstFrom(source);
      while (pair !== NONE && this.targetOf(pair) !== target) pair = this.nextFrom(pair);
      return pair;
    }
    if (this.#nodes.get(target, IN_COUNT) <= SHORT) {
      let pair = this.firstInto(target);
      while (pair !== NONE && this.sourceOf(pair) !== source) pair = this.nextInto(pair);
      return pair;
    }
    let index = this.#index.get(source);
    if (index === undefined) {
      index = new Map();
      let pair = this.firstFrom(source);
      for (; pair !== NONE; pair = this.nextFrom(pair)) index.set(this.targetOf(pair), pair);
      this.#index.set(source, index);
    }
    return index.get(target) ?? NONE;
  }

  /** What was given with the pair. */
  originOf(pair: number): number {
    return this.#origins.get(pair, 0);
  }

  /** Joins two nodes that are not joined yet. `origin`: what the graph is to know of the pair. */
  join(source: number, target: number, origin = 0): number {
    const nodes = this.#nodes;
    const pairs = this.#pairs;
    const pair = pairs.add();
    pairs.set(pair, SOURCE, source);
    pairs.set(pair, TARGET, target);
    this.#origins.set(this.#origins.add(), 0, origin);
    const lastOut = nodes.get(source, LAST_OUT);
    pairs.set(pair, PREVIOUS_OUT, lastOut);
    if (lastOut === NONE) nodes.set(source, FIRST_OUT, pair);
    else pairs.set(lastOut, NEXT_OUT, pair);
    nodes.set(source, LAST_OUT, pair);
    nodes.set(source, OUT_COUNT, nodes.get(source, OUT_COUNT) + 1);
    const lastIn = nodes.get(target, LAST_IN);
    pairs.set(pair, PREVIOUS_IN, lastIn);
    if (lastIn === NONE) nodes.set(target, FIRST_IN, pair);
    else pairs.set(lastIn, NEXT_IN, pair);
    nodes.set(target, LAST_IN, pair);
    nodes.set(target, IN_COUNT, nodes.get(target, IN_COUNT) + 1);
    this.#index.get(source)?.set(target, pair);
    this.#pairCount += 1;
    return pair;
  }

  /** Takes a pair out of both lists. It keeps its own neighbours, so that a walk that stands on it can go on. */
  part(pair: number): void {
    const nodes = this.#nodes;
    const pairs = this.#pairs;
    const source = this.sourceOf(pair);
    const target = this.targetOf(pair);
    const nextOut = this.nextFrom(pair);
    const previousOut = pairs.get(pair, PREVIOUS_OUT);
    if (previousOut === NONE) nodes.set(source, FIRST_OUT, nextOut);
    else pairs.set(previousOut, NEXT_OUT, nextOut);
    if (nextOut === NONE) nodes.set(source, LAST_OUT, previousOut);
    else pairs.set(nextOut, PREVIOUS_OUT, previousOut);
    nodes.set(source, OUT_COUNT, nodes.get(source, OUT_COUNT) - 1);
    const nextIn = this.nextInto(pair);
    const previousIn = pairs.get(pair, PREVIOUS_IN);
    if (previousIn === NONE) nodes.set(target, FIRST_IN, nextIn);
    else pairs.set(previousIn, NEXT_IN, nextIn);
    if (nextIn === NONE) nodes.set(target, LAST_IN, previousIn);
    else pairs.set(nextIn, PREVIOUS_IN, previousIn);
    nodes.set(target, IN_COUNT, nodes.get(target, IN_COUNT) - 1);
    this.#index.get(source)?.delete(target);
    this.#pairCount -= 1;
  }
}
