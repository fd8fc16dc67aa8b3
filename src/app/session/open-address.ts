/** Opens what an address names: an example, a lesson, a puzzle, a linked project or a reference page. */
import { loadExample } from '../../examples/index.ts';
import type { AppStore } from '../../store/create-store.ts';
import { yieldToEvents } from '../../store/yield-to-events.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { draftOfLesson, lessonOfPuzzle, puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import {
  addressProblemText,
  lessonHash,
  NO_CHECKSUM,
  readAddress,
  unknownReleaseText,
  type Address,
} from '../../workspace/permalink/permalink.ts';
import { addressWith } from './history-entries.ts';
import { keepLinkedPack } from './keep-linked-pack.ts';
import { findGuide, type EnterEntry, type ProjectOpener } from './project-opener.ts';

export interface AddressOptions {
  readonly hash: string;
  readonly enter: EnterEntry;
  /** True to keep the current view. Otherwise, an example opens in its preferred view. */
  readonly keepView: boolean;
}

interface AddressOpenerOptions {
  readonly store: AppStore;
  readonly database: DraftDatabase;
  readonly opener: ProjectOpener;
}

/** Returns the id of the lesson that contains the puzzle of the day; each puzzle has such a lesson. */
async function findLessonOfDay(): Promise<string | undefined> {
  const { findPuzzleOfDay } = await import('../../puzzles/index.ts');
  const puzzle = findPuzzleOfDay(new Date());
  return puzzle === undefined ? undefined : lessonOfPuzzle(puzzle.id);
}

function unknownLessonText(id: string): string {
  const puzzle = puzzleOfLesson(id);
  return puzzle === undefined ? `There is no lesson called ${id}.` : `There is no puzzle called ${puzzle}.`;
}

/** Returns the lesson of an address that does not contain its id: the puzzle of the day, or a linked pack. */
async function findLesson(
  address: Extract<Address, { readonly kind: 'puzzle of the day' | 'pack' }>,
): Promise<string | undefined> {
  return address.kind === 'pack' ? await keepLinkedPack(address) : await findLessonOfDay();
}

/** Creates the function that opens an address. It returns false if nothing with this address exists. */
export function addressOpener({
  store,
  database,
  opener,
}: AddressOpenerOptions): (options: AddressOptions) => Promise<boolean> {
  const { actions } = store.getState();
  let awaited: symbol | undefined;

  /**
   * Marks the start of a request. The returned function returns true if anything else was opened or requested since.
   */
  function startWaiting(): () => boolean {
    const mine = Symbol('awaited');
    awaited = mine;
    const { opening } = store.getState();
    return () => awaited !== mine || store.getState().opening !== opening;
  }

  /**
   * Opens an example in its preferred view, unless the address names a view. Returns false if the example does not
   * exist or cannot be loaded.
   */
  async function openExample(id: string, { hash, enter, keepView }: AddressOptions): Promise<boolean> {
    const isMoot = startWaiting();
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

  /** Continues or starts a lesson or a puzzle. Returns false if the lesson does not exist or cannot be loaded. */
  async function openLesson(id: string, { hash, enter, keepView }: AddressOptions): Promise<boolean> {
    const isMoot = startWaiting();
    const { loadLesson } = await import('../../lesson-packs/load-lesson.ts');
    const [loaded, draft] = await Promise.all([loadLesson(id), database.read(draftOfLesson(id))]);
    if (isMoot()) return true;
    switch (loaded.kind) {
      case 'unknown':
        showToast({ tone: 'error', message: unknownLessonText(id) });
        return false;
      case 'unreachable':
        showToast({
          tone: 'error',
          message: `The ${puzzleOfLesson(id) === undefined ? 'lesson' : 'puzzle'} could not be loaded. Check the network, then open it again.`,
          action: { label: 'Open again', run: () => void openLesson(id, { hash, enter, keepView }) },
        });
        return false;
      case 'loaded': {
        const { project, open: files, view, summary } = loaded.lesson;
        const previous = await opener.leave();
        if (!keepView) actions.showView(view);
        enter(draftOfLesson(id), addressWith(hash));
        opener.open(draft ?? { project, open: files, active: files[0] }, draftOfLesson(id), draft?.version ?? 0);
        store.setState({ previousDraft: previous, guide: { summary, watch: findGuide(id) } });
        return true;
      }
    }
  }

  /**
   * Opens the target of an address. Returns whether a project was opened; a reference page is only shown beside the
   * open project.
   */
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
        // Pauses between two long steps, reading a large link and showing its project, so that the browser can handle
        // events.
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
        // The reference page opens beside the project, so no project was opened.
        actions.openReference(address.value.address);
        return false;
      case 'lesson':
        return openLesson(address.value.id, options);
      default: {
        const id = await findLesson(address.value);
        return id !== undefined && (await openLesson(id, { ...options, hash: lessonHash(id) }));
      }
    }
  }

  return openAddress;
}
