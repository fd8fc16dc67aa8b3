/** Computes digests of strings. They are not secure, but sufficient to tell strings apart. */

/** Two 32-bit FNV-1a hashes with different seeds. */
export type Sum = readonly [number, number];

/** Computes the digest of several strings without joining them. */
export class RunningDigest {
  #one = 0x811c9dc5;
  #two = 0x01000193;
  #length = 0;

  add(text: string): void {
    let one = this.#one;
    let two = this.#two;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x01000193) + index;
    }
    this.#one = one;
    this.#two = two;
    this.#length += text.length;
  }

  get sum(): Sum {
    return [this.#one >>> 0, this.#two >>> 0];
  }

  get digest(): string {
    const [one, two] = this.sum;
    return `${one.toString(36)}-${two.toString(36)}-${this.#length.toString(36)}`;
  }
}

export function textSum(text: string): Sum {
  const digest = new RunningDigest();
  digest.add(text);
  return digest.sum;
}

export function textDigest(text: string): string {
  const digest = new RunningDigest();
  digest.add(text);
  return digest.digest;
}
