import { Heap } from './heap.ts';
import { comparePriority, type Priority } from './priority.ts';

interface Ready {
  readonly id: number;
  readonly priority: Priority;
}

/** How many numbers a word of bits holds, as a power of two. */
const SHIFT = 5;

/**
 * The vertices that are ready, least priority first. Nearly all priorities are small whole numbers that no two ready vertices
 * have in common: those are bits, with words above them that say which words below are not empty, so that adding and taking
 * looks at a handful of words however many vertices are ready. What was generated has a place between two of them, and waits
 * in a heap.
 */
export class ReadyQueue {
  /** Each level has a bit for each word of the level before. */
  readonly #levels: readonly Int32Array[];
  /** By priority. */
  readonly #ids: Int32Array;
  readonly #others = new Heap<Ready>((a, b) => comparePriority(a.priority, b.priority));

  /** `highest`: the highest priority that is kept as a bit. */
  constructor(highest: number) {
    this.#ids = new Int32Array(highest + 1);
    const levels: Int32Array[] = [];
    let size = highest + 1;
    do {
      size = (size >> SHIFT) + 1;
      levels.push(new Int32Array(size));
    } while (size > 1);
    this.#levels = levels;
  }

  push(id: number, priority: Priority): void {
    if (typeof priority === 'number' && priority >= 0 && priority < this.#ids.length && !this.#has(priority)) {
      this.#ids[priority] = id;
      this.#mark(priority);
    } else this.#others.push({ id, priority });
  }

  /** Takes the first one out; 0 where there is none. */
  pop(): number {
    const least = this.#least();
    const other = this.#others.first;
    if (other !== undefined && (least === -1 || comparePriority(other.priority, least) < 0)) {
      this.#others.pop();
      return other.id;
    }
    if (least === -1) return 0;
    this.#clear(least);
    return this.#ids[least] ?? 0;
  }

  #has(priority: number): boolean {
    const [words] = this.#levels;
    return words !== undefined && ((words[priority >> SHIFT] ?? 0) & (1 << priority)) !== 0;
  }

  #mark(priority: number): void {
    let at = priority;
    for (const words of this.#levels) {
      const word = words[at >> SHIFT] ?? 0;
      words[at >> SHIFT] = word | (1 << at);
      // Above a word that was not empty the bits are set already.
      if (word !== 0) return;
      at >>= SHIFT;
    }
  }

  #clear(priority: number): void {
    let at = priority;
    for (const words of this.#levels) {
      const word = (words[at >> SHIFT] ?? 0) & ~(1 << at);
      words[at >> SHIFT] = word;
      if (word !== 0) return;
      at >>= SHIFT;
    }
  }

  #least(): number {
    const levels = this.#levels;
    let at = 0;
    for (let level = levels.length - 1; level >= 0; level -= 1) {
      const word = levels[level]?.[at] ?? 0;
      if (word === 0) return -1;
      at = (at << SHIFT) + lowestBit(word);
    }
    return at;
  }
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
