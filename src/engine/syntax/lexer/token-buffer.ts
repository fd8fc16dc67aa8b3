/** Tokens of one source, stored in columns. A token has a value only if it differs from its source. */
export class TokenBuffer {
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  /**
   * Value of each token: a string after escapes, a name, or the digits of a number. Undefined if it equals the source.
   */
  readonly values: (string | undefined)[] = [];
  length = 0;

  constructor(capacity: number) {
    this.kinds = new Uint8Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
  }

  push(kind: number, start: number, end: number, value: string | undefined): void {
    const at = this.length;
    if (at === this.kinds.length) this.#grow();
    this.kinds[at] = kind;
    this.starts[at] = start;
    this.ends[at] = end;
    this.values[at] = value;
    this.length = at + 1;
  }

  truncate(length: number): void {
    this.length = length;
    this.values.length = length;
  }

  #grow(): void {
    const capacity = this.kinds.length * 2 + 16;
    const kinds = new Uint8Array(capacity);
    kinds.set(this.kinds);
    this.kinds = kinds;
    const starts = new Int32Array(capacity);
    starts.set(this.starts);
    this.starts = starts;
    const ends = new Int32Array(capacity);
    ends.set(this.ends);
    this.ends = ends;
  }
}
