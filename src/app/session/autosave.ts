import type { AppStore } from '../../store/create-store.ts';
import type { DraftContent, DraftDatabase } from '../../workspace/drafts/draft-database.ts';

/** How long after the last change a draft is written, in milliseconds. */
const PAUSE = 400;

export interface Autosave {
  /** Says which stored version the project that was just opened comes from; 0 for one that was never stored. */
  startFrom(version: number): void;
  /** Has the open project written though nobody edited it: it is nowhere else. */
  keep(): void;
  /** Writes at once what is not written yet. */
  flush(): Promise<void>;
  /** Whether the open project is in the browser's store. */
  isStored(): boolean;
}

export interface AutosaveEvents {
  readonly onSaved: (draftId: string) => void;
  /** Another tab wrote the same draft; this tab's project became a draft of its own. */
  readonly onFork: () => void;
}

/**
 * Writes the project as it is edited; one that is only looked at is not stored. When another tab wrote the same draft
 * since, this tab's project becomes a draft of its own, so that neither text is lost.
 */
export function startAutosave(store: AppStore, database: DraftDatabase, events: AutosaveEvents): Autosave {
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let dirty = false;

  function content(): DraftContent {
    const { project, openFiles, activeFile } = store.getState();
    return { project, open: openFiles, active: activeFile };
  }

  async function write(): Promise<void> {
    if (!dirty) return;
    dirty = false;
    const { draftId, opening } = store.getState();
    store.setState({ draft: { kind: 'saving' } });
    const now = Date.now();
    const saved = await database.save(draftId, version, content(), now);
    // Another project was opened while this one was written.
    if (store.getState().opening !== opening) return;
    if (saved.ok) {
      version = saved.value;
      store.setState({ draft: dirty ? { kind: 'unsaved' } : { kind: 'saved', at: now } });
      events.onSaved(draftId);
    } else if (saved.problem.kind === 'conflict') {
      const id = crypto.randomUUID();
      // The id changes under the same project: nothing is opened, so that cursor and undo stay.
      const forked = await database.save(id, 0, content(), now);
      version = forked.ok ? forked.value : 0;
      store.setState({ draftId: id, draft: { kind: 'forked' } });
      events.onSaved(id);
      events.onFork();
    } else {
      dirty = true;
      store.setState({ draft: { kind: 'failed', message: saved.problem.message } });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    writing = writing.then(write);
    return writing;
  }

  function touch(): void {
    dirty = true;
    if (store.getState().draft.kind !== 'unsaved') store.setState({ draft: { kind: 'unsaved' } });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE);
  }

  store.subscribe(
    (state) => ({ project: state.project, opening: state.opening }),
    (now, before) => {
      if (now.opening === before.opening) touch();
    },
    { equalityFn: (a, b) => a.project === b.project && a.opening === b.opening },
  );
  addEventListener('pagehide', () => void flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });

  return {
    startFrom: (known) => {
      version = known;
      dirty = false;
      clearTimeout(timer);
      store.setState({ draft: known === 0 ? { kind: 'untouched' } : { kind: 'saved', at: Date.now() } });
    },
    keep: touch,
    flush,
    isStored: () => version > 0,
  };
}
