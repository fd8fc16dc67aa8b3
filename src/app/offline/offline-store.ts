import { createStore } from 'zustand/vanilla';

export interface OfflineState {
  /** `none` if the site cannot be stored: no https, a browser that refuses, the development server, an embed. */
  readonly copy: 'none' | 'storing' | 'ready' | 'failed';
  /** `missing` until the service worker has stored Ruby, which takes some megabytes more. */
  readonly ruby: 'missing' | 'storing' | 'stored';
  readonly online: boolean;
  /** Takes over a new release that is installed, and reloads. */
  readonly update: (() => void) | undefined;
}

/** How much of the site is stored in this browser. */
export const offlineStore = createStore<OfflineState>()(() => ({
  copy: 'none',
  ruby: 'missing',
  online: true,
  update: undefined,
}));
