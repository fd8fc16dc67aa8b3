/** Stores the names of read files as numbers, because thousands of nodes read nearly the same files. */
import { isTouched, type FileChanges } from '../../protocol/nodes/node-reads.ts';

export class ReadNames {
  readonly #numbers = new Map<string, number>();

  numbersOf(reads: readonly string[]): Uint32Array {
    return Uint32Array.from(reads, (read) => {
      const known = this.#numbers.get(read);
      if (known !== undefined) return known;
      this.#numbers.set(read, this.#numbers.size);
      return this.#numbers.size - 1;
    });
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
