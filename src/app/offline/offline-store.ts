import { createStore } from 'zustand/vanilla';

export interface OfflineState {
  /** `none` if the site cannot be stored: no https, a browser that refuses, the development server, an embed. */
  readonly copy: 'none' | 'storing' | 'ready' | 'failed';
  /** Ruby's copy in the service worker. It takes some more megabytes, so it is stored after the page. */
  readonly ruby: 'missing' | 'storing' | 'stored';
  readonly online: boolean;
  /** Activates an installed new release, and reloads. */
  readonly update: (() => void) | undefined;
}

export const offlineStore = createStore<OfflineState>()(() => ({
  copy: 'none',
  ruby: 'missing',
  online: true,
  update: undefined,
}));
