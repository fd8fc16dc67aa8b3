import type { AppStore } from '../../store/create-store.ts';
import type { DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { DraftWriter, type WriterEvents } from './draft-writer.ts';

export type Autosave = DraftWriter;

/**
 * Saves the open project after each edit, and when the page is hidden or left.
 *
 * @param hasUnsaved true if another project exists only in this tab
 */
export function startAutosave(
  store: AppStore,
  database: DraftDatabase,
  events: WriterEvents,
  hasUnsaved = () => false,
): Autosave {
  const writer = new DraftWriter(store, database, events);
  store.subscribe(
    (state) => ({ project: state.project, opening: state.opening }),
    (now, before) => {
      if (now.opening === before.opening) writer.touch();
    },
    { equalityFn: (a, b) => a.project === b.project && a.opening === b.opening },
  );
  addEventListener('pagehide', () => {
    writer.keepCopy();
    void writer.flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writer.flush();
  });
  addEventListener('beforeunload', (event) => {
    // Warns before the page is left, because the edits would be lost: those of the open project, or of another one.
    if (store.getState().draft.kind === 'failed' || hasUnsaved()) event.preventDefault();
  });
  return writer;
}
