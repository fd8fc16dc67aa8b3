/** Which project is open, and every way to open another: none of them loses the one before. */
import { lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import { changeWithUndo } from '../../store/change-with-undo.ts';
import type { AppStore } from '../../store/create-store.ts';
import type { AppState } from '../../store/state.ts';
import { packs } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Draft, DraftContent, DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { lessonOfDraft } from '../../workspace/drafts/lesson-drafts.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { withArchive } from '../../workspace/own-packages.ts';
import { lessonHash, projectHash, readReferenceHash } from '../../workspace/permalink/permalink.ts';
import type { RunDatabase } from '../../workspace/runs/run-database.ts';
import { hasLookedAround, rememberDraft, rememberedDraft } from '../preferences.ts';
import { startAutosave } from './autosave.ts';
import { tellOfDamage, tellOfFork, tellOfOtherTab, tellOfRefusal, tellOfUnreadable } from './draft-notices.ts';
import { joinTabs } from './draft-tabs.ts';
import { addEntry, addressOfProject, addressWith, draftOfEntry, markEntry } from './history-entries.ts';
import { keepRuns } from './keep-runs.ts';
import { addressOpener, LESSON_GUIDE, type AddressOptions } from './open-address.ts';
import { firstProject } from './first-project.ts';
import { keptDrafts, type KeptDrafts } from './kept-drafts.ts';
import { putProject } from './put-project.ts';
import { takeUnsaved } from './unsaved-copy.ts';

export interface Session extends KeptDrafts {
  /** Opens what the address asks for, or the draft of the last visit, or what the first lesson arrives at. */
  start(): Promise<void>;
  openExample(id: string): Promise<void>;
  /** Opens a lesson, `PART/LESSON`, as it was left; at its start where it was never edited. */
  openLesson(id: string): Promise<void>;
  openFirstLesson(): Promise<void>;
  /** Puts other files in place of all of the project's, whose state before is kept. Yields what takes that back. */
  replaceFiles(files: ProjectFiles): Promise<() => void>;
  newProject(): Promise<void>;
  /** Opens imported files as a project of their own, which is kept from the start. */
  openImported(
    name: string,
    imported: Pick<Imported, 'files' | 'certname' | 'archive' | 'release'> & Partial<Imported>,
  ): Promise<void>;
  openDraft(id: string): Promise<void>;
  backToPreviousDraft(): Promise<void>;
  /** Sets the address to the project's link and yields it whole; undefined for a project that is too large for a link. */
  link(): string | undefined;
  /** The project's link, whatever the address is; undefined for a project that is too large for a link. */
  projectLink(): string | undefined;
  /** The browser's store of drafts was deleted: has the open project written to a new one, and says so. */
  restoreStore(): void;
}

/** Of projects longer than this (characters) the link is made only when it is asked for: deflating takes its time. */
const LINK_MEASURED = 100_000;

const emptyProject: Project = {
  name: 'Untitled',
  files: { 'manifests/site.pp': '' },
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

/** What becomes of an import as a project of its own: with its nodes and machines where it was exported with them. */
function importedProject(
  name: string,
  { files, kept = {}, executable = {}, setting, archive, release, certname }: Partial<Imported>,
): Project {
  const node = certname === undefined ? emptyProject.node : { ...emptyProject.node, certname };
  const machine = withArchive(emptyProject.machine, archive);
  return {
    ...{ node, machine },
    ...(release === undefined ? {} : { release }),
    ...setting,
    name,
    files: files ?? {},
    ...(Object.keys(kept).length === 0 ? {} : { kept }),
    ...(Object.keys(executable).length === 0 ? {} : { executable }),
  };
}

/** `keeps` is false where nothing is to be stored (an embed). */
export function createSession(
  store: AppStore,
  database: DraftDatabase,
  runDatabase: Promise<RunDatabase>,
  keeps = true,
): Session {
  const { actions } = store.getState();
  const autosave = startAutosave(store, database, {
    keeps,
    onSaved: (id, version) => {
      rememberDraft(id);
      tabs.tellSaved(id, version);
      keptRuns.follow();
      store.setState({ linkLength: projectLength() > LINK_MEASURED ? undefined : lengthOf(currentLink()) });
    },
    onFork: () => {
      markEntry(store.getState().draftId);
      tellOfFork();
    },
    onRefused: (message) => tellOfRefusal(message, () => store.getState().project),
  });
  const keptRuns = keepRuns({
    store,
    database: runDatabase,
    isStored: () => autosave.isStored(),
    keepProject: () => autosave.keep(),
  });
  const openAddress = addressOpener({ store, database, leave: leaveProject, open, openNew });
  const tabs = joinTabs((draftId) => void followOtherTab(draftId));

  /** Shows what another tab wrote of the same draft. */
  async function followOtherTab(draftId: string): Promise<void> {
    if (draftId !== store.getState().draftId) return;
    const draft = await database.read(draftId);
    if (draft === undefined || draftId !== store.getState().draftId) return;
    autosave.adopt(draft.version, () => putProject(store, draft.project));
  }

  async function enterDraft(draftId: string): Promise<void> {
    if ((await tabs.show(draftId)) && store.getState().draftId === draftId) tellOfOtherTab();
  }

  /** Characters of all files together. */
  function projectLength(): number {
    return lengthOfFiles(store.getState().project.files);
  }

  /** The project's link, whole, as it is now, with the view options of the address; undefined where it has none. */
  function currentLink(): string | undefined {
    const { project, openFiles, activeFile } = store.getState();
    const hash = projectHash({ project, open: openFiles, active: activeFile });
    return hash.ok ? addressOfProject(hash.value) : undefined;
  }

  function lengthOf(link: string | undefined): number | 'too-long' {
    return link?.length ?? 'too-long';
  }

  /** Opens a project under a draft and applies it, so that every view has something to show. */
  function open(content: DraftContent, draftId: string, version: number): void {
    actions.openProject(content.project, draftId, { open: content.open, active: content.active });
    if (draftOfEntry() !== draftId) markEntry(draftId);
    autosave.startFrom(version);
    store.setState({ linkLength: undefined, guide: undefined });
    if (keeps) void enterDraft(draftId);
    // In a lesson it is the learner who applies first.
    if (store.getState().lesson === undefined) void actions.apply({ noop: false, fresh: true, origin: 'opening' });
    else actions.showNarrowPane('lesson');
  }

  /** Opens something new in place of the project at hand, which stays within reach; in an entry of the history that `enter` makes. */
  async function openNew(
    content: DraftContent,
    hash: string,
    enter: AddressOptions['enter'] = addEntry,
  ): Promise<void> {
    const previous = await leaveProject();
    const id = crypto.randomUUID();
    enter(id, addressWith(hash));
    open(content, id, 0);
    store.setState({ previousDraft: previous });
  }

  /** Has the project at hand stored, and yields the one to which there is a way back: from lesson to lesson, one's own stays that. */
  async function leaveProject(): Promise<AppState['previousDraft']> {
    await autosave.flush();
    const { draftId, project, previousDraft, lesson } = store.getState();
    return autosave.isStored() && lesson === undefined ? { id: draftId, name: project.name } : previousDraft;
  }

  function openStored(draft: Draft): void {
    open(draft, draft.id, draft.version);
    void keptRuns.load(draft.id);
    rememberDraft(draft.id);
    void guideLesson();
  }

  /** Says of the lesson that was opened from the store what it is about. */
  async function guideLesson(): Promise<void> {
    const { lesson, opening } = store.getState();
    if (lesson === undefined) return;
    const { loadLesson } = await import('../../lessons/index.ts');
    const loaded = await loadLesson(lesson.id);
    if (loaded.kind === 'loaded' && store.getState().opening === opening)
      store.setState({ guide: { summary: loaded.lesson.summary, watch: LESSON_GUIDE } });
  }

  async function openDraft(id: string): Promise<void> {
    await autosave.flush();
    const draft = await database.read(id);
    if (draft === undefined) return showToast({ tone: 'error', message: 'This draft is no longer there.' });
    const lesson = lessonOfDraft(id);
    addEntry(id, addressWith(lesson === undefined ? '' : lessonHash(lesson)));
    openStored(draft);
    store.setState({ previousDraft: undefined });
  }

  async function lastDraft(): Promise<string | undefined> {
    const [newest] = (await database.list().catch(() => undefined))?.drafts ?? [];
    return rememberedDraft(newest);
  }

  async function openStoredOrFirst(keepView = true): Promise<void> {
    const id = await lastDraft();
    const draft = id === undefined ? undefined : await database.read(id);
    if (draft !== undefined) return openStored(draft);
    if (id !== undefined) await tellIfDamaged(id);
    const first = await firstProject();
    if (first === undefined) {
      showToast({
        message: 'Nothing could be loaded to begin with. Once the network is back, Examples has something to open.',
      });
      return open({ project: emptyProject, open: [], active: undefined }, crypto.randomUUID(), 0);
    }
    if (!keepView) actions.showView(first.view);
    open(first.content, crypto.randomUUID(), 0);
    store.setState({ guide: hasLookedAround() ? { ...first.guide } : { ...first.guide, isFirst: true } });
  }

  /** Opens what was saved last, in place of a draft that is gone. */
  async function openAnother(): Promise<void> {
    const [latest] = (await database.list()).drafts;
    if (latest !== undefined) return openDraft(latest.id);
    history.replaceState(null, '', addressWith(''));
    await openStoredOrFirst();
    store.setState({ previousDraft: undefined });
  }

  /** Shows what the entry of the history that was gone to showed before, or what its address names. */
  async function followHistory(): Promise<void> {
    const page = readReferenceHash(location.hash);
    if (page !== undefined) actions.openReference(page);
    const id = draftOfEntry();
    if (id === store.getState().draftId) return;
    if (page !== undefined && id === undefined) return markEntry(store.getState().draftId);
    await autosave.flush();
    const draft = id === undefined ? undefined : await database.read(id);
    if (draftOfEntry() !== id) return;
    if (draft !== undefined) {
      openStored(draft);
      return store.setState({ previousDraft: undefined });
    }
    const isOpened = await openAddress({ hash: location.hash, enter: markEntry, keepView: false });
    // The entry of a project that was never edited has no draft and names nothing.
    if (!isOpened && id !== undefined && (location.hash === '' || page !== undefined)) await openStoredOrFirst();
  }

  /** Says that the draft of the last visit cannot be opened, and where it is. */
  async function tellIfDamaged(id: string): Promise<void> {
    const { damaged } = await database.list();
    if (damaged.some((draft) => draft.id === id)) tellOfDamage();
  }

  async function openLessonByName(id: string): Promise<void> {
    await openAddress({ hash: lessonHash(id), enter: addEntry, keepView: false });
  }

  /** Opens what the address names, else what was open last, else the first project. */
  async function openAtStart(): Promise<void> {
    if (keeps) await takeUnsaved(database);
    const page = readReferenceHash(location.hash);
    if (page !== undefined) actions.openReference(page);
    const hash = page === undefined ? location.hash : '';
    // A reload goes on with what was edited since the link was opened, not with the link's text.
    const opened = draftOfEntry();
    const continued = opened === undefined ? undefined : await database.read(opened);
    if (continued !== undefined) return openStored(continued);
    const id = hash === '' ? undefined : await lastDraft();
    const mine = id === undefined ? undefined : await database.read(id);
    if (mine !== undefined) store.setState({ previousDraft: { id: mine.id, name: mine.name } });
    const namesView = new URLSearchParams(location.search).has('view');
    if (hash !== '' && (await openAddress({ hash, enter: markEntry, keepView: namesView }))) return;
    store.setState({ previousDraft: undefined });
    await openStoredOrFirst(namesView || page !== undefined);
  }

  store.subscribe(
    (state) => state.lessonAsked,
    (asked) => {
      if (asked !== undefined) void openLessonByName(asked.id);
    },
  );

  return {
    start: async () => {
      addEventListener('popstate', () => void followHistory());
      try {
        await openAtStart();
      } catch (error) {
        // A page with nothing open is better than none.
        tellOfUnreadable(error);
        open({ project: emptyProject, open: [], active: undefined }, crypto.randomUUID(), 0);
      }
    },
    openExample: async (id) => {
      await openAddress({ hash: `#example/${id}`, enter: addEntry, keepView: false });
    },
    openLesson: openLessonByName,
    openFirstLesson: async () => {
      const { firstLesson } = await import('../../lessons/index.ts');
      if (firstLesson !== undefined) await openLessonByName(firstLesson);
    },
    replaceFiles: async (files) => {
      await autosave.flush();
      autosave.keepNextState();
      const gone = Object.keys(store.getState().project.files).filter((path) => files[path] === undefined);
      const texts = { ...Object.fromEntries(gone.map((path) => [path, undefined])), ...files };
      return changeWithUndo(store, { texts });
    },
    newProject: async () => {
      // A page that was read beside another project.
      store.getState().actions.closeReference();
      await openNew({ project: emptyProject, open: [], active: 'manifests/site.pp' }, '');
    },
    openImported: async (name, imported) => {
      if (imported.pack !== undefined) packs.offer(imported.pack);
      await openNew(
        {
          project: importedProject(name, imported),
          open: [],
          active: undefined,
        },
        '',
      );
      autosave.keep();
    },
    openDraft,
    backToPreviousDraft: async () => {
      const previous = store.getState().previousDraft;
      if (previous !== undefined) await openDraft(previous.id);
    },
    ...keptDrafts({ store, database, autosave, keptRuns, openDraft, openAnother }),
    restoreStore: () => {
      if (!autosave.isStored()) return;
      autosave.keep();
      showToast({
        stays: true,
        message: 'The browser’s store of projects was deleted. The open project is written to a new one.',
      });
    },
    projectLink: currentLink,
    link: () => {
      const link = currentLink();
      // An address that says something else than what is shown would mislead.
      const { draftId, lesson } = store.getState();
      // A lesson has an address of its own, which goes on with what was written in it.
      markEntry(
        draftId,
        lesson === undefined ? (link ?? addressOfProject('')) : addressOfProject(lessonHash(lesson.id)),
      );
      store.setState({ linkLength: lengthOf(link) });
      return link;
    },
  };
}
