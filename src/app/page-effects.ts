/**
 * Subscribers of the store that change the page outside of React: the theme on `<html>`, the view in the address, the
 * guide, the page title, and notices from the worker.
 */
import { panels } from '../panels/registry.ts';
import type { AppStore } from '../store/create-store.ts';
import { recordPlaces } from '../store/place-history.ts';
import { selectReferencePage } from '../store/reference-slice.ts';
import { resolveTheme, showTheme, watchSystemTheme } from '../ui/theme/theme.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import { readReferenceHash, referenceHash } from '../workspace/permalink/permalink.ts';
import { reportMissingPart } from './failure/missing-parts.ts';
import { rememberRecentFiles } from './quick-open/recent-files.ts';
import { PAGE } from './session/history-entries.ts';
import { progressText } from '../workspace/lessons/lesson-progress.ts';
import {
  rememberedEditor,
  rememberedGuide,
  rememberedLessons,
  rememberedTheme,
  rememberEditor,
  rememberGuide,
  rememberLessons,
  rememberTheme,
  watchLessons,
} from './preferences.ts';

function followTheme(store: AppStore): void {
  const show = (): void => showTheme(resolveTheme(store.getState().theme));
  store.setState({ theme: rememberedTheme() });
  show();
  store.subscribe(
    (state) => state.theme,
    (theme) => {
      rememberTheme(theme);
      show();
    },
  );
  watchSystemTheme(show);
}

function followView(store: AppStore): void {
  const requested = new URLSearchParams(location.search).get('view');
  const panel = panels.find(({ id }) => id === requested);
  if (panel !== undefined) store.setState({ view: panel.id });
  store.subscribe(
    (state) => state.view,
    (shown) => {
      const url = new URL(location.href);
      url.searchParams.set('view', shown);
      history.replaceState(history.state, '', url);
    },
  );
}

function followGuide(store: AppStore): void {
  store.setState({ showsGuide: rememberedGuide() });
  store.subscribe((state) => state.showsGuide, rememberGuide);
}

function followEditorSettings(store: AppStore): void {
  store.setState({ editorSettings: rememberedEditor() });
  store.subscribe((state) => state.editorSettings, rememberEditor);
}

/**
 * Writes the open reference page to the address: to the hash if the hash names a reference page. Otherwise, the hash
 * names the project, and the page becomes a parameter of the query.
 */
function followReference(store: AppStore): void {
  const requested = new URLSearchParams(location.search).get(PAGE);
  if (requested !== null && store.getState().view === 'reference') store.getState().actions.openReference(requested);
  store.subscribe(
    (state) => (state.view === 'reference' ? selectReferencePage(state) : ''),
    (page) => {
      const url = new URL(location.href);
      if (readReferenceHash(url.hash) !== undefined) {
        if (store.getState().view === 'reference') url.hash = referenceHash(page);
      } else if (page === '') url.searchParams.delete(PAGE);
      else url.searchParams.set(PAGE, page);
      history.replaceState(history.state, '', url);
    },
  );
}

function followLessons(store: AppStore): void {
  store.setState({ lessonProgress: rememberedLessons() });
  watchLessons((lessonProgress) => store.setState({ lessonProgress }));
  store.subscribe(
    (state) => state.lessonProgress,
    (progress) => {
      // Progress from another tab is stored already.
      if (progressText(progress) !== progressText(rememberedLessons())) rememberLessons(progress);
    },
  );
}

/**
 * Starts the subscribers that keep the page and the stored settings up to date with the store.
 *
 * @param isKept true if the browser keeps the project over a reload
 */
export function startPageEffects(store: AppStore, isKept: boolean): void {
  rememberRecentFiles(store);
  recordPlaces(store);
  followLessons(store);
  followGuide(store);
  followEditorSettings(store);
  followTheme(store);
  followView(store);
  followReference(store);
  store.subscribe(
    ({ view, referenceTitle, project }) =>
      [...(view === 'reference' && referenceTitle !== '' ? [referenceTitle] : []), project.name, 'Bunraku'].join(' · '),
    (title) => {
      document.title = title;
    },
  );
  store.subscribe(
    (state) => state.worker,
    (worker) => {
      if (worker.kind === 'restarted' || worker.kind === 'failed') {
        void reportMissingPart(worker.message, isKept);
      }
      if (worker.kind === 'stopped') showToast({ message: worker.message });
    },
  );
}
