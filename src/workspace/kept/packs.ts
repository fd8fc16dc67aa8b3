/** The packs of kept files that the page has at hand: those that no draft was written with yet, and the browser's store for all others. */
import type { Pack } from './pack.ts';
import type { PackStore } from './pack-store.ts';

export class Packs implements PackStore {
  /** Packs that are in no store yet. */
  readonly #pending = new Map<string, Blob>();
  #stored: (id: string) => Promise<Blob | undefined> = async () => undefined;

  /** Says where packs are that were written. */
  readFrom(stored: (id: string) => Promise<Blob | undefined>): void {
    this.#stored = stored;
  }

  offer({ id, blob }: Pack): void {
    this.#pending.set(id, blob);
  }

  async blob(id: string): Promise<Blob | undefined> {
    return this.#pending.get(id) ?? (await this.#stored(id).catch(() => undefined));
  }

  /** Packs of these ids that are still to be written. */
  pending(ids: readonly string[]): readonly Pack[] {
    return ids.flatMap((id) => {
      const blob = this.#pending.get(id);
      return blob === undefined ? [] : [{ id, blob }];
    });
  }

  /** Packs were written: the store has them from now on. */
  written(packs: readonly Pack[]): void {
    for (const { id } of packs) this.#pending.delete(id);
  }
}
