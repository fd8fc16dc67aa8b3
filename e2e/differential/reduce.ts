/** Reduces a source to a small one that still shows a difference (delta debugging with many candidates per batch). */
import { filesOf, isSound, linesOf, tokensIn, withLessInBrackets, type Parts } from './candidates.ts';
import { keyOf, type Source } from './source.ts';

export interface ReduceOptions {
  /** Returns for each candidate whether it still has the difference. */
  readonly differs: (candidates: readonly Source[]) => Promise<readonly boolean[]>;
  /** Maximum number of candidates in total. */
  readonly attempts: number;
  /** Maximum number of candidates in one batch. */
  readonly batch: number;
}

export async function reduce(source: Source, options: ReduceOptions): Promise<Source> {
  const reducer = new Reducer(source, options);
  return await reducer.run();
}

class Reducer {
  private best: Source;
  private left: number;
  /**
   * True if the source has no syntax error. Candidates with one are then skipped, because they would differ for another
   * reason.
   */
  private readonly isSound: boolean;
  private readonly seen: Set<string>;
  private readonly options: ReduceOptions;

  constructor(source: Source, options: ReduceOptions) {
    this.best = source;
    this.left = options.attempts;
    this.isSound = isSound(source);
    this.seen = new Set([keyOf(source)]);
    this.options = options;
  }

  async run(): Promise<Source> {
    for (;;) {
      const before = this.best;
      await this.removeParts(filesOf);
      await this.removeParts(linesOf);
      await this.shrinkBrackets();
      await this.removeParts(tokensIn);
      if (this.best === before || this.left <= 0) return this.best;
    }
  }

  /** Returns for each candidate whether it differs. Candidates that are not run count as equal. */
  private async ask(candidates: readonly Source[]): Promise<readonly boolean[]> {
    const fresh = candidates.filter((each) => !this.seen.has(keyOf(each)) && (!this.isSound || isSound(each)));
    const asked = fresh.slice(0, this.left);
    this.left -= asked.length;
    for (const each of candidates) this.seen.add(keyOf(each));
    const found = new Set<Source>();
    for (let start = 0; start < asked.length; start += this.options.batch) {
      const some = asked.slice(start, start + this.options.batch);
      const answers = await this.options.differs(some);
      some.forEach((each, index) => answers[index] === true && found.add(each));
    }
    return candidates.map((each) => found.has(each));
  }

  /** Tries to remove halves of the parts, then quarters, and so on. */
  private async removeParts(partsOf: (source: Source) => readonly Parts[]): Promise<void> {
    for (let text = 0; text < partsOf(this.best).length; text += 1) {
      let chunks = 2;
      for (;;) {
        const parts = partsOf(this.best)[text];
        if (parts === undefined || parts.count === 0 || this.left <= 0) break;
        const size = Math.ceil(parts.count / chunks);
        const sets = Array.from({ length: Math.ceil(parts.count / size) }, (_, index) => range(index * size, size));
        const answers = await this.ask(sets.map((set) => parts.without(set)));
        await this.removeTogether(
          parts,
          sets.filter((_, index) => answers[index] === true),
        );
        if (size === 1) break;
        chunks *= 2;
      }
    }
  }

  /**
   * Removes sets of parts, each of which can be removed alone: all sets together, or else half of them, or else only
   * the first.
   */
  private async removeTogether(parts: Parts, sets: readonly ReadonlySet<number>[]): Promise<void> {
    const [first] = sets;
    if (first === undefined) return;
    this.best = parts.without(first);
    if (sets.length === 1) return;
    const unions = [sets, sets.slice(0, Math.ceil(sets.length / 2)), sets.slice(Math.ceil(sets.length / 2))].map(
      (some) => parts.without(new Set(some.flatMap((set) => [...set]))),
    );
    const answers = await this.ask(unions);
    const found = unions.find((_, index) => answers[index] === true);
    if (found !== undefined) this.best = found;
  }

  private async shrinkBrackets(): Promise<void> {
    const { batch } = this.options;
    let candidates = withLessInBrackets(this.best);
    while (candidates.length > 0 && this.left > 0) {
      const some = candidates.slice(0, batch);
      const answers = await this.ask(some);
      const found = some.find((_, index) => answers[index] === true);
      if (found !== undefined) this.best = found;
      candidates = found === undefined ? candidates.slice(batch) : withLessInBrackets(found);
    }
  }
}

function range(start: number, size: number): ReadonlySet<number> {
  return new Set(Array.from({ length: size }, (_, index) => start + index));
}
