import { refused } from '../result.ts';
import type { DraftDatabase } from './draft-database.ts';

/**
 * Replaces the database if the browser cannot store data. Everything works, but a message says that nothing is saved.
 */
export function noDatabase(message: string): DraftDatabase {
  return {
    list: async () => ({ drafts: [], damaged: [] }),
    read: async () => undefined,
    save: async () => refused({ kind: 'storage', message }),
    remove: async () => ({ draft: undefined, states: [], bases: [], packs: [] }),
    putBack: async () => {},
    earlierStates: async () => [],
    edits: () => {},
  };
}
