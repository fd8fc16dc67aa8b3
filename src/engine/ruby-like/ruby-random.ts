/** Ruby's `Random.new(seed).rand(max)`, a Mersenne Twister (MT19937) whose seed is an integer of any size. */

const SIZE = 624;
const MIDDLE = 397;

export class RubyRandom {
  readonly #state = new Uint32Array(SIZE);
  #index = SIZE;

  constructor(seed: bigint) {
    const words: number[] = [];
    for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
    // Removes a highest word of 1, because Ruby treats it as a sign guard and omits it.
    if (words.length > 1 && words.at(-1) === 1) words.pop();
    if (words.length <= 1) this.#seed(words[0] ?? 0);
    else this.#seedWith(words);
  }

  /** Returns a random integer from 0 to `limit`, inclusive. */
  upTo(limit: bigint): bigint {
    if (limit <= 0n) return 0n;
    let mask = 1n;
    while (mask <= limit) mask <<= 1n;
    mask -= 1n;
    for (;;) {
      let value = 0n;
      for (const shift of [32n, 0n]) {
        if (((mask >> shift) & 0xffffffffn) === 0n) continue;
        value = (value | (BigInt(this.#next()) << shift)) & mask;
        if (value > limit) break;
      }
      if (value <= limit) return value;
    }
  }

  #seed(seed: number): void {
    const state = this.#state;
    state[0] = seed;
    for (let i = 1; i < SIZE; i += 1) {
      const previous = state[i - 1] ?? 0;
      state[i] = Math.imul(1812433253, previous ^ (previous >>> 30)) + i;
    }
    this.#index = SIZE;
  }

  #seedWith(key: readonly number[]): void {
    this.#seed(19650218);
    const state = this.#state;
    let i = 1;
    let j = 0;
    const mix = (factor: number): number => {
      const previous = state[i - 1] ?? 0;
      return (state[i] ?? 0) ^ Math.imul(previous ^ (previous >>> 30), factor);
    };
    const advance = (): void => {
      i += 1;
      if (i < SIZE) return;
      state[0] = state[SIZE - 1] ?? 0;
      i = 1;
    };
    for (let k = Math.max(SIZE, key.length); k > 0; k -= 1) {
      state[i] = mix(1664525) + (key[j] ?? 0) + j;
      advance();
      j = (j + 1) % key.length;
    }
    for (let k = SIZE - 1; k > 0; k -= 1) {
      state[i] = mix(1566083941) - i;
      advance();
    }
    state[0] = 0x80000000;
  }

  #next(): number {
    if (this.#index >= SIZE) this.#generate();
    let y = this.#state[this.#index] ?? 0;
    this.#index += 1;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  }

  #generate(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i += 1) {
      const y = ((state[i] ?? 0) & 0x80000000) | ((state[(i + 1) % SIZE] ?? 0) & 0x7fffffff);
      state[i] = (state[(i + MIDDLE) % SIZE] ?? 0) ^ (y >>> 1) ^ ((y & 1) === 0 ? 0 : 0x9908b0df);
    }
    this.#index = 0;
  }
}
