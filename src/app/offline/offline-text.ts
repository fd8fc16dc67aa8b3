import type { OfflineState } from './offline-store.ts';

/** Text of the status bar: one or two words, and a sentence for the tooltip. */
interface OfflineText {
  readonly short: string;
  readonly long: string;
}

export function offlineText({
  copy,
  ruby,
  online,
}: Pick<OfflineState, 'copy' | 'ruby' | 'online'>): OfflineText | undefined {
  if (!online) {
    if (copy !== 'ready')
      return { short: 'Offline', long: 'There is no network. Parts that you have not opened before may be missing.' };
    return ruby === 'stored'
      ? { short: 'Offline', long: 'There is no network. Everything here works without one.' }
      : {
          short: 'Offline (without Ruby)',
          long: 'There is no network. Everything works without one except Ruby code in modules and templates, because Ruby is not stored yet.',
        };
  }
  switch (copy) {
    case 'none':
      return undefined;
    case 'storing':
      return {
        short: 'Saving for offline use',
        long: 'The page is being stored in this browser for use without a network.',
      };
    case 'ready':
      return readyText(ruby);
    case 'failed':
      return {
        short: 'Online only',
        long: 'This browser could not store the page, so the page opens only with a network. Reload it to try again.',
      };
  }
}

function readyText(ruby: OfflineState['ruby']): OfflineText {
  switch (ruby) {
    case 'stored':
      return {
        short: 'Works offline',
        long: 'The whole page is stored in this browser: it opens and works without a network.',
      };
    case 'storing':
      return {
        short: 'Works offline (without Ruby)',
        long: 'The page opens and works without a network. Ruby, for code in modules and templates, is being stored.',
      };
    case 'missing':
      return {
        short: 'Works offline (without Ruby)',
        long: 'The page opens and works without a network. Ruby is not stored yet: it is stored when a project first uses it. On a fast connection without data saver, it is stored immediately.',
      };
  }
}
