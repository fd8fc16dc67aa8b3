import { refused } from '../result.ts';
import type { DraftDatabase } from './draft-database.ts';

/** In place of the drafts where the browser keeps no data: everything works, and says that nothing is kept. */
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
