/** Stores the names of read files as numbers, because thousands of nodes read nearly the same files. */
import type { NodeUses } from '../../protocol/nodes/node-uses.ts';
import { isTouched, type FileChanges } from '../../protocol/nodes/node-reads.ts';

/** Replaces equal objects with a single object, to save memory. */
class SharedObjects<Item> {
  readonly #byText = new Map<string, Item>();

  share(items: readonly Item[]): readonly Item[] {
    return items.map((item) => {
      const text = JSON.stringify(item);
      const known = this.#byText.get(text) ?? item;
      this.#byText.set(text, known);
      return known;
    });
  }
}

export class ReadNames {
  readonly #numbers = new Map<string, number>();
  readonly #classes = new SharedObjects<NodeUses['classes'][number]>();
  readonly #keys = new SharedObjects<NodeUses['keys'][number]>();
  readonly #hierarchies = new SharedObjects<NodeUses['hierarchies'][number]>();
  readonly #sources = new SharedObjects<NodeUses['sources'][number]>();

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
      classes: this.#classes.share(classes),
      keys: this.#keys.share(keys),
      hierarchies: this.#hierarchies.share(hierarchies),
      sources: this.#sources.share(sources),
    };
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
