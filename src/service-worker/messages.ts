/** Messages between a page and its service worker, and the name of the lock that a tab holds while it is open. */
export const messages = {
  takeOver: 'take over',
  /**
   * Sent by a newly opened tab. The service worker deletes earlier releases that no tab uses, and answers with
   * `rubyStored` or `rubyMissing`.
   */
  opened: 'opened',
  /** Sent when the connection is good enough to download Ruby in advance. The answers are the same as for `opened`. */
  storeRuby: 'store Ruby',
} as const;

export const answers = {
  rubyStored: 'Ruby is stored',
  rubyMissing: 'Ruby is not stored',
} as const;

/**
 * Returns the name of the lock that all open tabs of a release share. The browser releases the lock when the last of
 * these tabs closes or crashes.
 */
export function releaseLock(scope: string, revision: string): string {
  return `bunraku release ${scope} ${revision}`;
}
