import { createStore, type StoreApi } from 'zustand';
import { wholeExtent, type Extent } from './zoom.ts';

/** State that changes with each pointer movement. It is outside of React, so that no row is rendered again. */
interface TimelineView {
  readonly extent: Extent;
  readonly hovered: string | undefined;
}

export type TimelineViewStore = StoreApi<TimelineView>;

export function createTimelineView(): TimelineViewStore {
  return createStore<TimelineView>(() => ({ extent: wholeExtent, hovered: undefined }));
}
