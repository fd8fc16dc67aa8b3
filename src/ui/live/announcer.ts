import { createStore } from 'zustand/vanilla';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Maximum number of sentences in the live region. Several may be added before it is rendered. */
const KEPT = 4;

export const announcements = createStore<readonly Announcement[]>(() => []);

let lastId = 0;

/** Announces a sentence to screen readers. A repeated sentence is announced again, because it is a new element of the live region. */
export function announce(text: string): void {
  lastId += 1;
  const announcement = { id: lastId, text };
  announcements.setState((before) => [...before.slice(1 - KEPT), announcement], true);
}
