/** What a page says to its service worker, and the name of what a tab holds while it is open. */
export const messages = {
  /** A person asked for the new release, which waits. */
  takeOver: 'take over',
  /** A tab was opened and holds its release. */
  opened: 'opened',
} as const;

/** The lock that a tab shares with others of its release for as long as it is open; it ends with the tab, however that ends. */
export function releaseLock(scope: string, revision: string): string {
  return `bunraku release ${scope} ${revision}`;
}
