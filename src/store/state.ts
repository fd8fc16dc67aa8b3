/**
 * The state of the page: one slice for each concern. It consists of plain data; derived state is only in
 * `selectors.ts`. Panels never import each other; they share this state, such as the selection, the cursor, and the
 * shown step of the run.
 */
import type { KeysSlice } from './keys-slice.ts';
import type { MissingState } from './loops/missing-loop.ts';
import type { HistorySlice } from './place-history.ts';
import type { Actions } from './state/actions.ts';
import type { AnalysisSlice, LintSlice, ChecksSlice } from './state/analysis-state.ts';
import type { LessonSlice } from './state/lesson-state.ts';
import type { ProjectSlice, MigrationSlice, DraftSlice } from './state/project-state.ts';
import type { RunSlice, NodesSlice } from './state/run-state.ts';
import type { SelectionSlice, SyntaxSlice, ViewSlice, ReferenceSlice } from './state/view-state.ts';

interface MissingSlice {
  readonly missing: MissingState;
}

export type AppState = ProjectSlice &
  AnalysisSlice &
  LintSlice &
  ChecksSlice &
  RunSlice &
  NodesSlice &
  SelectionSlice &
  SyntaxSlice &
  DraftSlice &
  ViewSlice &
  LessonSlice &
  ReferenceSlice &
  MissingSlice &
  KeysSlice &
  HistorySlice &
  MigrationSlice & { readonly actions: Actions };
