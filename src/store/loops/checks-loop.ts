import type { ChecksAnswer, LanguageClient } from '../../protocol/language-api.ts';
import type { AppStore } from '../create-store.ts';
import type { ChecksSlice } from '../state/analysis-state.ts';

/** Milliseconds after a key press before the static checks run. */
const TYPING_PAUSE = 150;

/** Keeps the findings of the static checks current, the open file first. Returns a function that ends the loop. */
export function startChecksLoop(store: AppStore, language: Pick<LanguageClient, 'checks'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtWork = false;
  let isRequested = false;
  let since: Pick<ChecksAnswer, 'state' | 'revision'> | undefined;
  /** The store's counter `opening` for the project of the answer in `since`. */
  let opening: number | undefined;

  /** Stores the findings of some files; files without findings get no entry. */
  function take({ files, state }: ChecksAnswer, texts: Readonly<Record<string, string>>): void {
    const isWhole = state !== since?.state;
    store.setState(({ checks: before }: ChecksSlice) => {
      const checks = new Map(isWhole ? [] : Object.entries(before));
      for (const { file, problems } of files) {
        if (problems.length === 0) checks.delete(file);
        else checks.set(file, { text: texts[file], problems });
      }
      return checks.size === 0 && Object.keys(before).length === 0 ? {} : { checks: Object.fromEntries(checks) };
    });
  }

  async function work(): Promise<void> {
    isRequested = true;
    if (isAtWork) return;
    isAtWork = true;
    while (isRequested) {
      const { project, activeFile, opening: current } = store.getState();
      if (opening !== current) since = undefined;
      opening = current;
      isRequested = false;
      const answer = await language.checks({ first: activeFile, since });
      if (answer === undefined) break;
      if (store.getState().opening !== current) {
        isRequested = true;
        continue;
      }
      if (answer.files.length > 0 || answer.state !== since?.state) take(answer, project.files);
      since = { state: answer.state, revision: answer.revision };
      isRequested ||= !answer.isDone;
    }
    isAtWork = false;
  }

  const end = store.subscribe(
    ({ project, activeFile }) => ({ project, activeFile }),
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void work(), TYPING_PAUSE);
    },
    {
      equalityFn: (a, b) => a.project === b.project,
      fireImmediately: true,
    },
  );
  return () => {
    clearTimeout(timer);
    end();
  };
}
