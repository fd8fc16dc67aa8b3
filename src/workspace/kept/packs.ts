/** Packs of kept files on the page: those that no draft was written with yet, and access to the stored ones. */
import type { Pack } from './pack.ts';
import type { PackStore } from './pack-store.ts';

export class Packs implements PackStore {
  /** Packs that are not stored yet. */
  readonly #pending = new Map<string, Blob>();
  #stored: (id: string) => Promise<Blob | undefined> = async () => undefined;

  /** Sets the reader of stored packs. */
  readFrom(stored: (id: string) => Promise<Blob | undefined>): void {
    this.#stored = stored;
  }

  offer({ id, blob }: Pack): void {
    this.#pending.set(id, blob);
  }

  async blob(id: string): Promise<Blob | undefined> {
    return this.#pending.get(id) ?? (await this.#stored(id).catch(() => undefined));
  }

  /** Packs with these ids that are still to be written. */
  pending(ids: readonly string[]): readonly Pack[] {
    return ids.flatMap((id) => {
      const blob = this.#pending.get(id);
      return blob === undefined ? [] : [{ id, blob }];
    });
  }

  /** Forgets packs that are stored now. */
  written(packs: readonly Pack[]): void {
    for (const { id } of packs) this.#pending.delete(id);
  }
}
