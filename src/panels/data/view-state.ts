import { create } from 'zustand';
import type { MergeStrategyName } from '../../protocol/data.ts';

export type DataMode = 'explain' | 'parameters' | 'coverage';

/** State of the data view. It outlives the panel, so that returning to the tab shows the same content. */
interface DataViewState {
  readonly mode: DataMode;
  /** The explained key; empty for the list of all keys. */
  readonly key: string;
  /** The chosen merge strategy; undefined to use the strategy set by the data. */
  readonly merge: MergeStrategyName | undefined;
  readonly draftId: string | undefined;
}

const fresh = { mode: 'explain', key: '', merge: undefined } as const;

export const useDataView = create<DataViewState>()(() => ({ ...fresh, draftId: undefined }));

/** Resets the state when a different project is opened. */
export function enterProject(draftId: string): void {
  if (useDataView.getState().draftId !== draftId) useDataView.setState({ ...fresh, draftId });
}

/** Explains the lookup of a key; an empty key shows the list of all keys. */
export function explainKey(key: string): void {
  useDataView.setState({ mode: 'explain', key });
}
