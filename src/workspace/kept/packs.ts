/**
 * Packs (blobs with the bytes of files that Bunraku does not read) in the page's memory, until a stored draft refers to
 * them. Also reads the stored packs.
 */
import type { Pack } from './pack.ts';
import type { PackStore } from './pack-store.ts';

export class Packs implements PackStore {
  readonly #pending = new Map<string, Blob>();
  #stored: (id: string) => Promise<Blob | undefined> = async () => undefined;

  readFrom(stored: (id: string) => Promise<Blob | undefined>): void {
    this.#stored = stored;
  }

  offer({ id, blob }: Pack): void {
    this.#pending.set(id, blob);
  }

  async blob(id: string): Promise<Blob | undefined> {
    return this.#pending.get(id) ?? (await this.#stored(id).catch(() => undefined));
  }

  pending(ids: readonly string[]): readonly Pack[] {
    return ids.flatMap((id) => {
      const blob = this.#pending.get(id);
      return blob === undefined ? [] : [{ id, blob }];
    });
  }

  /** Drops packs from memory, because they are stored now. */
  written(packs: readonly Pack[]): void {
    for (const { id } of packs) this.#pending.delete(id);
  }
}
