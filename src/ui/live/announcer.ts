import { createStore } from 'zustand/vanilla';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Maximum number of sentences in the live region, because several may be added before the region is rendered. */
const KEPT = 4;

export const announcements = createStore<readonly Announcement[]>(() => []);

let lastId = 0;

/**
 * Announces a sentence to screen readers. Each sentence is a new element, so that a repeated one is announced again.
 */
export function announce(text: string): void {
  lastId += 1;
  const announcement = { id: lastId, text };
  announcements.setState((before) => [...before.slice(1 - KEPT), announcement], true);
}
