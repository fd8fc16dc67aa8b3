/** Opens what an address names: an example, a lesson, a project in a link. */
import { loadExample } from '../../examples/index.ts';
import type { AppStore } from '../../store/create-store.ts';
import { yieldToEvents } from '../../store/yield-to-events.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { draftOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import {
  addressProblemText,
  NO_CHECKSUM,
  readAddress,
  unknownReleaseText,
} from '../../workspace/permalink/permalink.ts';
import { addressWith } from './history-entries.ts';
import { LESSON_GUIDE, type EnterEntry, type ProjectOpener } from './project-opener.ts';

export interface AddressOptions {
  readonly hash: string;
  readonly enter: EnterEntry;
  /** Leaves the view as it is, rather than showing the one that an example is best looked at in. */
  readonly keepView: boolean;
}

interface AddressOpenerOptions {
  readonly store: AppStore;
  readonly database: DraftDatabase;
  readonly opener: ProjectOpener;
}

/** @returns a function that opens an address, and returns whether the address names something that exists */
export function addressOpener({
  store,
  database,
  opener,
}: AddressOpenerOptions): (options: AddressOptions) => Promise<boolean> {
  const { actions } = store.getState();
  /** What was asked for last and is on its way. */
  let awaited: symbol | undefined;

  /** @returns whether something else was opened, or asked for, since */
  function beginToAwait(): () => boolean {
    const mine = Symbol('awaited');
    awaited = mine;
    const { opening } = store.getState();
    return () => awaited !== mine || store.getState().opening !== opening;
  }

  /** An example opens in the view where there is something to see, unless the address names another. Yields whether it did. */
  async function openExample(id: string, { hash, enter, keepView }: AddressOptions): Promise<boolean> {
    const isMoot = beginToAwait();
    const loaded = await loadExample(id);
    if (isMoot()) return true;
    switch (loaded.kind) {
      case 'unknown':
        showToast({ tone: 'error', message: `There is no example called ${id}.` });
        return false;
      case 'unreachable':
        showToast({
          tone: 'error',
          message: `The example ${id} could not be loaded. Check the network, then open it again.`,
          action: { label: 'Open again', run: () => void openExample(id, { hash, enter, keepView }) },
        });
        return false;
      case 'loaded': {
        const { project, open: files, view, summary, watch } = loaded.example;
        if (!keepView) actions.showView(view);
        await opener.openNew({ project, open: files, active: files[0] }, hash, enter);
        store.setState({ guide: { summary, watch } });
        return true;
      }
    }
  }

  /** Goes on with what was written in a lesson, or begins it. Yields whether there is such a lesson. */
  async function openLesson(id: string, { hash, enter, keepView }: AddressOptions): Promise<boolean> {
    const isMoot = beginToAwait();
    const { loadLesson } = await import('../../lessons/index.ts');
    const [loaded, draft] = await Promise.all([loadLesson(id), database.read(draftOfLesson(id))]);
    if (isMoot()) return true;
    switch (loaded.kind) {
      case 'unknown':
        showToast({ tone: 'error', message: `There is no lesson called ${id}.` });
        return false;
      case 'unreachable':
        showToast({
          tone: 'error',
          message: `The lesson ${id} could not be loaded. Check the network, then open it again.`,
          action: { label: 'Open again', run: () => void openLesson(id, { hash, enter, keepView }) },
        });
        return false;
      case 'loaded': {
        const { project, open: files, view, summary } = loaded.lesson;
        const previous = await opener.leave();
        if (!keepView) actions.showView(view);
        enter(draftOfLesson(id), addressWith(hash));
        opener.open(draft ?? { project, open: files, active: files[0] }, draftOfLesson(id), draft?.version ?? 0);
        store.setState({ previousDraft: previous, guide: { summary, watch: LESSON_GUIDE } });
        return true;
      }
    }
  }

  /** Opens what an address names. Yields whether there was something. */
  async function openAddress(options: AddressOptions): Promise<boolean> {
    const { hash, enter } = options;
    const address = readAddress(hash);
    if (!address.ok) {
      showToast({ tone: 'error', message: addressProblemText(address.problem) });
      return false;
    }
    switch (address.value.kind) {
      case 'nothing':
        return false;
      case 'project':
        // A large link takes long to read and its project long to show: a frame may come between.
        await yieldToEvents();
        await opener.openNew(address.value.shared, hash, enter);
        if (address.value.noChecksum === true) showToast({ message: NO_CHECKSUM });
        if (address.value.unknownRelease !== undefined) {
          showToast({ message: unknownReleaseText(address.value.unknownRelease) });
        }
        return true;
      case 'example':
        return openExample(address.value.id, options);
      case 'reference':
        // A page beside the project: whatever is open stays so.
        actions.openReference(address.value.address);
        return false;
      case 'lesson':
        return openLesson(address.value.id, options);
    }
  }

  return openAddress;
}
