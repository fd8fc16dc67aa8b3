/**
 * Records of a fixed number of whole numbers (32 bits), numbered from 1, so that 0 can stand for none. All numbers of all
 * records lie in one array: large graphs cost the garbage collector nothing.
 */
export class IntRecords {
  readonly #size: number;
  #numbers: Int32Array;
  #count = 0;

  /** `size`: how many numbers a record has; `expected`: how many records there will probably be. */
  constructor(size: number, expected = 63) {
    this.#size = size;
    this.#numbers = new Int32Array(size * (expected + 1));
  }

  /** How many records there are, which is the number of the last one. */
  get count(): number {
    return this.#count;
  }

  /** A new record of zeroes. */
  add(): number {
    this.#count += 1;
    this.reserve(this.#count);
    return this.#count;
  }

  /** Sees to it that there are so many records, the new ones of zeroes. */
  extend(count: number): void {
    if (count <= this.#count) return;
    this.reserve(count);
    this.#count = count;
  }

  /** Makes room for so many records in all. */
  reserve(count: number): void {
    const needed = (count + 1) * this.#size;
    if (needed <= this.#numbers.length) return;
    const larger = new Int32Array(Math.max(needed, this.#numbers.length * 2));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }

  get(record: number, field: number): number {
    return this.#numbers[record * this.#size + field] ?? 0;
  }

  set(record: number, field: number, value: number): void {
    this.#numbers[record * this.#size + field] = value;
  }
}
