/** Stores the names of read files as numbers, because thousands of nodes read nearly the same files. */
import type { NodeUses } from '../../protocol/nodes/node-uses.ts';
import { isTouched, type FileChanges } from '../../protocol/nodes/node-reads.ts';

export class ReadNames {
  readonly #numbers = new Map<string, number>();
  readonly #uses = new Map<string, object>();

  numbersOf(reads: readonly string[]): Uint32Array {
    return Uint32Array.from(reads, (read) => {
      const known = this.#numbers.get(read);
      if (known !== undefined) return known;
      this.#numbers.set(read, this.#numbers.size);
      return this.#numbers.size - 1;
    });
  }

  /** Replaces uses by equal ones of earlier nodes, so that thousands of nodes do not each keep a copy. */
  shareUses({ classes, keys, hierarchies, sources }: NodeUses): NodeUses {
    return {
      classes: classes.map((use) => this.#share(use)),
      keys: keys.map((use) => this.#share(use)),
      hierarchies: hierarchies.map((use) => this.#share(use)),
      sources: sources.map((use) => this.#share(use)),
    };
  }

  #share<Use extends object>(use: Use): Use {
    const text = JSON.stringify(use);
    const known = this.#uses.get(text);
    if (known === undefined) this.#uses.set(text, use);
    // An object with the same text has the same fields.
    return known === undefined ? use : (known as Use);
  }

  /** Returns a function that checks whether a node read a file. */
  readerOf(reads: Uint32Array): (path: string) => boolean {
    return (path) => {
      const number = this.#numbers.get(path);
      return number !== undefined && reads.includes(number);
    };
  }

  allOf(reads: Iterable<Uint32Array>): readonly string[] {
    const isRead = new Uint8Array(this.#numbers.size);
    for (const each of reads) for (const number of each) isRead[number] = 1;
    return [...this.#numbers].flatMap(([read, number]) => (isRead[number] === 1 ? [read] : []));
  }

  /** Returns a function that checks whether a change affects a node that read these files. */
  touchedBy(changes: FileChanges): (reads: Uint32Array) => boolean {
    if (changes.changed.size === 0) return () => false;
    const touched = new Uint8Array(this.#numbers.size);
    for (const [read, number] of this.#numbers) if (isTouched(read, changes)) touched[number] = 1;
    return (reads) => reads.some((number) => touched[number] === 1);
  }
}
