/** Lesson packs that this browser stores. Without storage, they last until the page is closed. */
import type { DBSchema } from 'idb';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { openDatabase } from '../workspace/storage/open-database.ts';
import type { Pack, ReadPack } from './pack.ts';
import { readPack } from './read-pack.ts';

/** A pack and its files. Only the files are stored, so that a later version of Bunraku can read them differently. */
export interface KeptPack {
  readonly pack: Pack;
  readonly files: ProjectFiles;
}

interface Schema extends DBSchema {
  packs: { key: string; value: ProjectFiles };
}

async function openPacks() {
  return await openDatabase<Schema>({
    name: 'bunraku-lesson-packs',
    version: 1,
    upgrade: (database) => {
      database.createObjectStore('packs');
    },
  });
}

let database: ReturnType<typeof openPacks> | undefined;
let loading: Promise<Map<string, KeptPack>> | undefined;
const listeners = new Set<() => void>();
let listed: readonly KeptPack[] = [];

/** Reads the stored packs once. A pack that this version cannot read is left out, but stays stored. */
function load(): Promise<Map<string, KeptPack>> {
  loading ??= (async () => {
    const packs = new Map<string, KeptPack>();
    try {
      database ??= openPacks();
      const stored = await (await database).use((opened) => opened.getAll('packs'));
      for (const files of stored) {
        const read = readPack(files);
        if (read.ok) packs.set(read.pack.id, { pack: read.pack, files });
      }
    } catch {
      // Without storage, packs are only in memory.
    }
    report(packs);
    return packs;
  })();
  return loading;
}

function report(packs: ReadonlyMap<string, KeptPack>): void {
  listed = [...packs.values()];
  for (const listener of listeners) listener();
}

async function store(id: string, files: ProjectFiles | undefined): Promise<void> {
  try {
    database ??= openPacks();
    const connection = await database;
    await connection.use(async (opened) => {
      if (files === undefined) await opened.delete('packs', id);
      else await opened.put('packs', files, id);
    });
  } catch {
    // Without storage, the change is only in memory.
  }
}

/** Lists the packs in the order in which they were opened. The functions are for `useSyncExternalStore`. */
export const keptPacks = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    void load();
    return () => listeners.delete(listener);
  },
  list: (): readonly KeptPack[] => listed,
};

export async function findPack(id: string): Promise<KeptPack | undefined> {
  return (await load()).get(id);
}

/** Reads a pack, and stores it in place of a pack with the same id. */
export async function keepPack(files: ProjectFiles): Promise<ReadPack> {
  const read = readPack(files);
  if (!read.ok) return read;
  const packs = await load();
  packs.set(read.pack.id, { pack: read.pack, files });
  report(packs);
  await store(read.pack.id, files);
  return read;
}

/** Removes a pack. Returns a function that restores it. */
export async function removePack(id: string): Promise<() => void> {
  const packs = await load();
  const kept = packs.get(id);
  packs.delete(id);
  report(packs);
  await store(id, undefined);
  return () => {
    if (kept !== undefined) void keepPack(kept.files);
  };
}
