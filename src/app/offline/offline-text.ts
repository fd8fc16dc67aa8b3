import type { OfflineState } from './offline-store.ts';

/** What the status bar says of it: a word or two, and a sentence. */
export interface OfflineText {
  readonly short: string;
  readonly long: string;
}

export function offlineText({ copy, online }: Pick<OfflineState, 'copy' | 'online'>): OfflineText | undefined {
  if (!online) {
    return copy === 'ready'
      ? { short: 'Offline', long: 'There is no network. Everything here works without one.' }
      : { short: 'Offline', long: 'There is no network. What was not opened before may be missing until there is.' };
  }
  switch (copy) {
    case 'none':
      return undefined;
    case 'storing':
      return { short: 'Storing for offline', long: 'The page is being kept in this browser for use without network.' };
    case 'ready':
      return {
        short: 'Works offline',
        long: 'The whole page is kept in this browser: it opens and works without network.',
      };
    case 'failed':
      return { short: 'Online only', long: 'This browser could not keep the page for use without network.' };
  }
}
