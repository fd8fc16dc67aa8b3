import { createStore, type StoreApi } from 'zustand';
import { wholeExtent, type Extent } from './zoom.ts';

/** What changes with each movement of the pointer: kept out of the rows' state, so that no row is drawn anew for it. */
interface TimelineView {
  readonly extent: Extent;
  /** The resource that the pointer is on. */
  readonly hovered: string | undefined;
}

export type TimelineViewStore = StoreApi<TimelineView>;

export function createTimelineView(): TimelineViewStore {
  return createStore<TimelineView>(() => ({ extent: wholeExtent, hovered: undefined }));
}
