import { create } from 'zustand';
import type { MergeStrategyName } from '../../protocol/data.ts';

export type DataMode = 'explain' | 'parameters';

/** What the view asks for. It outlives the panel, so that coming back to its tab shows what was left. */
interface DataViewState {
  readonly mode: DataMode;
  /** The key that is explained; empty for the list of all. */
  readonly key: string;
  /** Undefined leaves it to the data. */
  readonly merge: MergeStrategyName | undefined;
  /** The project that all this is about. */
  readonly draftId: string | undefined;
}

const fresh = { mode: 'explain', key: '', merge: undefined } as const;

export const useDataView = create<DataViewState>()(() => ({ ...fresh, draftId: undefined }));

/** Forgets what was about another project. */
export function enterProject(draftId: string): void {
  if (useDataView.getState().draftId !== draftId) useDataView.setState({ ...fresh, draftId });
}

/** Explains a key; the empty one shows the list of all. */
export function explainKey(key: string): void {
  useDataView.setState({ mode: 'explain', key });
}
