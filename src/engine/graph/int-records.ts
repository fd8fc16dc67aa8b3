/**
 * Records of a fixed number of whole numbers (32 bits), numbered from 1, so that 0 can stand for none. All numbers of all
 * records lie in one array: large graphs cost the garbage collector nothing.
 */
export class IntRecords {
  readonly #size: number;
  #numbers: Int32Array;
  #count = 0;

  /** `size`: how many numbers a record has. */
  constructor(size: number) {
    this.#size = size;
    this.#numbers = new Int32Array(size * 64);
  }

  /** How many records there are, which is the number of the last one. */
  get count(): number {
    return this.#count;
  }

  /** A new record of zeroes. */
  add(): number {
    this.#count += 1;
    const needed = (this.#count + 1) * this.#size;
    if (needed > this.#numbers.length) {
      const larger = new Int32Array(needed * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    return this.#count;
  }

  get(record: number, field: number): number {
    return this.#numbers[record * this.#size + field] ?? 0;
  }

  set(record: number, field: number, value: number): void {
    this.#numbers[record * this.#size + field] = value;
  }
}
