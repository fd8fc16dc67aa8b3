import { createStore } from 'zustand/vanilla';

export interface OfflineState {
  /**
   * `none` if the site cannot be stored: without https, if the browser refuses, on the development server, and in an
   * embed.
   */
  readonly copy: 'none' | 'storing' | 'ready' | 'failed';
  /** State of Ruby in the service worker's storage. Ruby is a large download, so it is stored after the page. */
  readonly ruby: 'missing' | 'storing' | 'stored';
  readonly online: boolean;
  /** Activates the new release that is installed, and reloads the page. Undefined without a new release. */
  readonly update: (() => void) | undefined;
}

export const offlineStore = createStore<OfflineState>()(() => ({
  copy: 'none',
  ruby: 'missing',
  online: true,
  update: undefined,
}));
