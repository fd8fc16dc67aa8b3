/** What follows the store outside of React: the theme on `<html>`, the view in the address, the title, notices of the worker. */
import type { AppStore } from '../store/create-store.ts';
import type { ViewId } from '../store/state.ts';
import { resolveTheme, watchSystemTheme } from '../ui/theme.ts';
import { showToast } from '../ui/toast-queue.ts';
import { rememberedTheme, rememberTheme } from './preferences.ts';

const views = [
  'graph',
  'timeline',
  'system',
  'terminal',
  'catalog',
  'report',
  'data',
  'tree',
] as const satisfies readonly ViewId[];

function followTheme(store: AppStore): void {
  const show = (): void => {
    document.documentElement.dataset['theme'] = resolveTheme(store.getState().theme);
  };
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
  const asked = new URLSearchParams(location.search).get('view');
  const view = views.find((id) => id === asked);
  if (view !== undefined) store.setState({ view });
  store.subscribe(
    (state) => state.view,
    (shown) => {
      const url = new URL(location.href);
      url.searchParams.set('view', shown);
      history.replaceState(null, '', url);
    },
  );
}

export function startPageEffects(store: AppStore): void {
  followTheme(store);
  followView(store);
  store.subscribe(
    (state) => state.project.name,
    (name) => {
      document.title = `${name} · Bunraku`;
    },
  );
  store.subscribe(
    (state) => state.worker,
    (worker) => {
      if (worker.kind === 'restarted' || worker.kind === 'failed') {
        showToast({ tone: 'error', message: worker.message });
      }
    },
  );
}
