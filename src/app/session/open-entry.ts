/**
 * Opens the project of the current history entry: its draft, the target of its address, or else the last project, or
 * the first project for a new user.
 */
import type { AppStore } from '../../store/create-store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { isFilesHash } from '../../workspace/permalink/files-link.ts';
import { readReferenceHash } from '../../workspace/permalink/permalink.ts';
import { hasLookedAround, rememberedDraft } from '../preferences.ts';
import { reportDamagedDraft } from './draft-notices.ts';
import { firstProject } from './first-project.ts';
import { addressWith, draftOfEntry, markEntry } from './history-entries.ts';
import type { AddressOptions } from './open-address.ts';
import type { ProjectOpener } from './project-opener.ts';

interface EntryOpenerOptions {
  readonly store: AppStore;
  readonly database: DraftDatabase;
  readonly opener: ProjectOpener;
  readonly openAddress: (options: AddressOptions) => Promise<boolean>;
}

interface EntryOpener {
  openAtStart(): Promise<void>;
  /** Opens the project of the history entry that Back or Forward led to. */
  follow(): Promise<void>;
  openAnother(): Promise<void>;
}

export function entryOpener({ store, database, opener, openAddress }: EntryOpenerOptions): EntryOpener {
  const { actions } = store.getState();

  async function lastDraft(): Promise<string | undefined> {
    const [newest] = (await database.list().catch(() => undefined))?.drafts ?? [];
    return rememberedDraft(newest);
  }

  async function readDraft(id: string | undefined) {
    return id === undefined ? undefined : await database.read(id);
  }

  /** If the address names a reference page, opens that page beside the project and returns true. */
  function openNamedPage(): boolean {
    const page = readReferenceHash(location.hash);
    if (page !== undefined) actions.openReference(page);
    return page !== undefined;
  }

  /**
   * If the address is a link to files of agents, puts the link into the store, and removes it from the address. The
   * files open beside the project. Returns false for any other address.
   */
  function takeLinkedFiles(): boolean {
    if (!isFilesHash(location.hash)) return false;
    store.setState({ linkedFiles: location.hash });
    history.replaceState(history.state, '', addressWith(''));
    return true;
  }

  async function openLastOrFirst(keepView = true): Promise<void> {
    const id = await lastDraft();
    const draft = await readDraft(id);
    if (draft !== undefined) return opener.openStored(draft);
    if (id !== undefined && (await database.list()).damaged.some((each) => each.id === id)) reportDamagedDraft();
    const first = await firstProject();
    if (first === undefined) {
      showToast({
        message: 'No project could be loaded. Once the network is back, open one from Examples.',
      });
      return opener.openEmpty();
    }
    if (!keepView) actions.showView(first.view);
    opener.openUnstored(first.content);
    store.setState({ guide: hasLookedAround() ? { ...first.guide } : { ...first.guide, isFirst: true } });
  }

  return {
    openAtStart: async () => {
      takeLinkedFiles();
      const isPage = openNamedPage();
      const hash = isPage ? '' : location.hash;
      // After a reload, the edited draft takes precedence over the link from which it started.
      const continued = await readDraft(draftOfEntry());
      if (continued !== undefined) return opener.openStored(continued);
      const own = hash === '' ? undefined : await readDraft(await lastDraft());
      if (own !== undefined) store.setState({ previousDraft: { id: own.id, name: own.name } });
      const namesView = new URLSearchParams(location.search).has('view');
      if (hash !== '' && (await openAddress({ hash, enter: markEntry, keepView: namesView }))) return;
      store.setState({ previousDraft: undefined });
      await openLastOrFirst(namesView || isPage);
    },

    follow: async () => {
      const isPage = takeLinkedFiles() || openNamedPage();
      const id = draftOfEntry();
      const { draftId } = store.getState();
      if (id === draftId) return;
      if (isPage && id === undefined) return markEntry(draftId);
      await opener.leave();
      const draft = await readDraft(id);
      if (draftOfEntry() !== id) return;
      if (draft !== undefined) {
        opener.openStored(draft);
        return store.setState({ previousDraft: undefined });
      }
      const isOpened = await openAddress({ hash: location.hash, enter: markEntry, keepView: false });
      // The entry's draft is not stored, and its address names nothing to open: its project was never edited. The last
      // project is opened instead.
      if (!isOpened && id !== undefined && (location.hash === '' || isPage)) await openLastOrFirst();
    },

    openAnother: async () => {
      const [latest] = (await database.list()).drafts;
      if (latest !== undefined) return opener.openDraft(latest.id);
      history.replaceState(null, '', addressWith(''));
      await openLastOrFirst();
      store.setState({ previousDraft: undefined });
    },
  };
}
