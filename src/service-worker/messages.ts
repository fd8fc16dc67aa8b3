/** Messages between a page and its service worker, and the name of the lock that a tab holds while it is open. */
export const messages = {
  takeOver: 'take over',
  /** A tab has opened and keeps its release in use. The service worker answers with `rubyStored` or `rubyMissing`. */
  opened: 'opened',
  /**
   * The connection is good enough to download Ruby before a project needs it. The answers are the same as to `opened`.
   */
  storeRuby: 'store Ruby',
} as const;

export const answers = {
  rubyStored: 'Ruby is stored',
  rubyMissing: 'Ruby is not stored',
} as const;

/** Name of the lock that all open tabs of a release share; it is released when the last of them ends for any reason. */
export function releaseLock(scope: string, revision: string): string {
  return `bunraku release ${scope} ${revision}`;
}
