import { withVisible } from './groups/editor-groups.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';
import type { ViewId, ViewSlice } from './state/view-state.ts';

type ViewActions = Pick<
  Actions,
  | 'select'
  | 'revealPlace'
  | 'highlight'
  | 'moveCursor'
  | 'showView'
  | 'showBottomTab'
  | 'previewFixes'
  | 'showNarrowPane'
  | 'showSheet'
  | 'closeSheet'
  | 'runInTerminal'
  | 'takeTerminalLine'
  | 'setTheme'
  | 'showGuide'
  | 'setEditor'
  | 'showEditorAlone'
  | 'startMigration'
  | 'endMigration'
  | 'endFirstVisit'
>;

/** Shows a view, and counts the choice, so that a result that arrives later does not replace the chosen view. */
export function withView({ viewChoices }: AppState, view: ViewId): Pick<ViewSlice, 'view' | 'viewChoices' | 'runPart'> {
  return { view, viewChoices: viewChoices + 1, runPart: 'view' };
}

export function viewActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
): ViewActions {
  return {
    select: (selection, by) => set(() => ({ selection, selectedBy: selection === undefined ? undefined : by })),
    revealPlace: (place) =>
      set((state) => ({
        reveal: { place },
        narrowPane: 'code',
        sheet: undefined,
        ...(state.project.files[place.file] === undefined ? {} : withVisible(state.openFiles, place.file)),
      })),
    highlight: (highlight) => set(() => ({ highlight })),
    moveCursor: (cursor) => set(() => ({ cursor })),
    showView: (view) => set((state) => ({ ...withView(state, view), isEditorAlone: false })),
    showBottomTab: (bottomTab) => set(() => ({ bottomTab, runPart: 'list' })),
    previewFixes: (fixPreview) =>
      set(() => ({ fixPreview, ...(fixPreview === undefined ? {} : { bottomTab: 'problems', runPart: 'list' }) })),
    showNarrowPane: (narrowPane) => set(() => ({ narrowPane, sheet: undefined })),
    showSheet: (sheet) => set(() => ({ narrowPane: 'more', sheet })),
    closeSheet: () => set(() => ({ sheet: undefined })),
    // On a narrow page, the terminal is in a sheet.
    runInTerminal: (terminalLine) =>
      set((state) => ({
        ...withView(state, 'terminal'),
        terminalLine,
        narrowPane: 'more',
        sheet: 'terminal',
      })),
    takeTerminalLine: () => {
      const { terminalLine } = get();
      if (terminalLine !== undefined) set(() => ({ terminalLine: undefined }));
      return terminalLine;
    },
    setTheme: (theme) => set(() => ({ theme })),
    showGuide: (showsGuide) => set(() => ({ showsGuide })),
    setEditor: (change) => set(({ editorSettings }) => ({ editorSettings: { ...editorSettings, ...change } })),
    showEditorAlone: (isEditorAlone) => set(() => ({ isEditorAlone })),
    startMigration: (from) =>
      set(({ migrationStart: known, opening, project }) =>
        known?.opening === opening && known.from === from
          ? {}
          : { migrationStart: { opening, from, files: project.files } },
      ),
    endMigration: () => set(() => ({ migrationStart: undefined })),
    endFirstVisit: () =>
      set(({ guide }) => (guide === undefined ? {} : { guide: { summary: guide.summary, watch: guide.watch } })),
  };
}
