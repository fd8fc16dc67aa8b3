import { createStore, type StoreApi } from 'zustand';
import { wholeExtent, type Extent } from './zoom.ts';

/** View state that changes with each pointer movement. It is not React state, so that no row is rendered again. */
interface TimelineView {
  readonly extent: Extent;
  readonly hovered: string | undefined;
}

export type TimelineViewStore = StoreApi<TimelineView>;

export function createTimelineView(): TimelineViewStore {
  return createStore<TimelineView>(() => ({ extent: wholeExtent, hovered: undefined }));
}
