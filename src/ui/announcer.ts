import { createStore } from 'zustand/vanilla';

/** A sentence for screen readers. */
interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Sentences that stay in the live region: more than one may be added before it is drawn. */
const KEPT = 4;

export const announcements = createStore<readonly Announcement[]>(() => []);

let lastId = 0;

/** Has screen readers say a sentence once. The same sentence again is said again: each one is a new element of the live region. */
export function announce(text: string): void {
  lastId += 1;
  const announcement = { id: lastId, text };
  announcements.setState((before) => [...before.slice(1 - KEPT), announcement], true);
}
