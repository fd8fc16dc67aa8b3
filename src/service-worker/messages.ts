/** Messages between a page and its service worker, and the name of the lock that a tab holds while it is open. */
export const messages = {
  /** The user wants to activate the waiting release. */
  takeOver: 'take over',
  /** A tab was opened and holds its release. Answered with `rubyStored` or `rubyMissing`. */
  opened: 'opened',
  /** The connection is good enough to download Ruby before a project needs it. Answered like `opened`. */
  storeRuby: 'store Ruby',
} as const;

/** Messages of the service worker to its pages. */
export const answers = {
  rubyStored: 'Ruby is stored',
  rubyMissing: 'Ruby is not stored',
} as const;

/** Name of the lock that all open tabs of a release share; it is released when the last of them ends for any reason. */
export function releaseLock(scope: string, revision: string): string {
  return `bunraku release ${scope} ${revision}`;
}
