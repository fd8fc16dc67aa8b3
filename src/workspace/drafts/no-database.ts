import { refused } from '../result.ts';
import type { DraftDatabase } from './draft-database.ts';

/**
 * Returns a replacement for the database in a browser that cannot store data. The page works, but shows a message that
 * nothing is saved.
 */
export function noDatabase(message: string): DraftDatabase {
  return {
    list: async () => ({ drafts: [], damaged: [], problem: message }),
    read: async () => undefined,
    save: async () => refused({ kind: 'storage', message }),
    remove: async () => ({ draft: undefined, states: [], bases: [], packs: [] }),
    putBack: async () => {},
    earlierStates: async () => [],
    edits: () => {},
  };
}
