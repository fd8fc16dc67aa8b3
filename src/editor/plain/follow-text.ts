import type { AppStore } from '../../store/create-store.ts';
import type { History } from './history.ts';

/**
 * Notes in a file's history what changes its text from outside the field (a fix, a restored state, another tab of the page), as
 * a step of its own. It looks at the store's text at the moment of the change and not at what was last drawn, which may be older
 * than the history: to note that would end what can be redone. Returns what ends it.
 */
export function followText(store: AppStore, path: string, history: History): () => void {
  const follow = (text: string | undefined): void => {
    if (text !== undefined && text !== history.text) history.record({ text, start: 0, end: 0 }, Date.now(), true);
  };
  follow(store.getState().project.files[path]);
  return store.subscribe((state) => state.project.files[path], follow);
}
