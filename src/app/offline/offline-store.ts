import { createStore } from 'zustand/vanilla';

export interface OfflineState {
  /** `none` where the site cannot be kept: no https, a browser that refuses, the development server, an embed. */
  readonly copy: 'none' | 'storing' | 'ready' | 'failed';
  readonly online: boolean;
  /** A new release is there; takes it over and reloads. */
  readonly update: (() => void) | undefined;
}

/** How far the site is kept in this browser. */
export const offlineStore = createStore<OfflineState>()(() => ({
  copy: 'none',
  online: true,
  update: undefined,
}));
