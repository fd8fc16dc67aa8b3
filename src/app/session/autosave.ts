import type { AppStore } from '../../store/create-store.ts';
import type { DraftContent, DraftDatabase, SaveProblem } from '../../workspace/drafts/draft-database.ts';
import { forkedDraft } from '../../workspace/drafts/lesson-drafts.ts';
import { forgetUnsaved, keepUnsaved } from './unsaved-copy.ts';

/** How long after a change a draft is written at the latest, in milliseconds, however fast the typing goes on. */
const WITHIN = 250;

export interface Autosave {
  /** Says which stored version the project that was just opened comes from; 0 for one that was never stored. */
  startFrom(version: number): void;
  /** Has the open project written though nobody edited it: it is nowhere else. */
  keep(): void;
  /** Writes at once what is not written yet. */
  flush(): Promise<void>;
  /** Has what the next write replaces kept as an earlier state, however short ago the last one was kept. */
  keepNextState(): void;
  /** Takes over what another tab wrote, unless something of this tab waits to be written. */
  adopt(version: number, change: () => void): void;
  /** Whether the open project is in the browser's store. */
  isStored(): boolean;
}

interface AutosaveEvents {
  /** False where nothing is to be kept, such as in an embed: then nothing is written, and nothing is said of it. */
  readonly keeps: boolean;
  readonly onSaved: (draftId: string, version: number) => void;
  /** Another tab wrote the same draft; this tab's project became a draft of its own. */
  readonly onFork: () => void;
  /** The browser does not take the draft; told once, until a save succeeds again. */
  readonly onRefused: (message: string) => void;
}

function refusalText(problem: Exclude<SaveProblem, { readonly kind: 'conflict' }>): string {
  return problem.kind === 'full' ? 'the browser’s storage is full.' : problem.message;
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
  let inFlight = 0;
  let adopting = false;
  let keepBefore = false;
  /** Tells this page's copies from those of other pages. */
  const page = crypto.randomUUID();

  function content(): DraftContent {
    const { project, openFiles, activeFile } = store.getState();
    return { project, open: openFiles, active: activeFile };
  }

  async function write(): Promise<void> {
    if (!dirty) return;
    const { draftId, opening, draft } = store.getState();
    const hadFailed = draft.kind === 'failed';
    dirty = false;
    inFlight += 1;
    if (!hadFailed) store.setState({ draft: { kind: 'saving' } });
    const now = Date.now();
    const saved = await database.save(draftId, version, content(), now, { keepBefore });
    inFlight -= 1;
    // Another project was opened while this one was written.
    if (store.getState().opening !== opening) return;
    if (saved.ok) {
      version = saved.value;
      keepBefore = false;
      if (!dirty) forgetUnsaved(draftId, page);
      store.setState({ draft: dirty ? { kind: 'unsaved' } : { kind: 'saved', at: now } });
      events.onSaved(draftId, version);
    } else if (saved.problem.kind === 'conflict') await fork(now);
    else fail(saved.problem);
  }

  function fail(problem: Exclude<SaveProblem, { readonly kind: 'conflict' }>): void {
    dirty = true;
    const hadFailed = store.getState().draft.kind === 'failed';
    const message = refusalText(problem);
    store.setState({ draft: { kind: 'failed', message } });
    if (!hadFailed) events.onRefused(message);
  }

  /** The id changes under the same project: nothing is opened, so that cursor and undo stay. */
  async function fork(now: number): Promise<void> {
    const { opening, draftId } = store.getState();
    const id = forkedDraft(draftId);
    inFlight += 1;
    const forked = await database.save(id, 0, content(), now);
    inFlight -= 1;
    if (store.getState().opening !== opening) return;
    if (!forked.ok) {
      // Still the other tab's draft: the next write meets the conflict again, and forks again.
      if (forked.problem.kind !== 'conflict') fail(forked.problem);
      return;
    }
    version = forked.value;
    store.setState({ draftId: id, draft: dirty ? { kind: 'unsaved' } : { kind: 'forked' } });
    events.onSaved(id, version);
    events.onFork();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  function touch(): void {
    if (adopting || !events.keeps) return;
    dirty = true;
    const { draft } = store.getState();
    if (draft.kind !== 'failed' && draft.kind !== 'unsaved') store.setState({ draft: { kind: 'unsaved' } });
    timer ??= setTimeout(() => void flush(), WITHIN);
  }

  store.subscribe(
    (state) => ({ project: state.project, opening: state.opening }),
    (now, before) => {
      if (now.opening === before.opening) touch();
    },
    { equalityFn: (a, b) => a.project === b.project && a.opening === b.opening },
  );
  addEventListener('pagehide', () => {
    const { draftId: id, project } = store.getState();
    if (dirty || inFlight > 0)
      keepUnsaved({ id, name: project.name, savedAt: Date.now(), version, ...content() }, page);
    void flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  addEventListener('beforeunload', (event) => {
    // The browser keeps nothing: leaving loses the work.
    if (store.getState().draft.kind === 'failed') event.preventDefault();
  });

  return {
    startFrom: (known) => {
      version = known;
      dirty = false;
      keepBefore = false;
      clearTimeout(timer);
      timer = undefined;
      database.edits(store.getState().draftId);
      store.setState({ draft: known === 0 ? { kind: 'untouched' } : { kind: 'saved', at: Date.now() } });
    },
    keep: touch,
    flush,
    keepNextState: () => {
      keepBefore = true;
    },
    adopt: (known, change) => {
      if (dirty || inFlight > 0 || known <= version) return;
      version = known;
      adopting = true;
      change();
      adopting = false;
      store.setState({ draft: { kind: 'saved', at: Date.now() } });
    },
    isStored: () => version > 0,
  };
}
