import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { yieldToEvents } from '../../store/yield-to-events.ts';
import { selectProblems } from '../../store/problems.ts';
import { watchShownTheme } from '../../ui/theme/theme.ts';
import type { LanguageClient } from '../../protocol/language-api.ts';
import { setActiveEditor } from '../active-editor.ts';
import { provideLanguageFeatures } from '../language-features/index.ts';
import { toRange, showMarkers } from '../markers.ts';
import { createProjectModels, pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { applyTokensAsTheme } from '../themes.ts';
import { watchProblems } from '../watch-problems.ts';
import { createEditor } from './create-editor.ts';
import { createFileView } from './file-view.ts';
import { findKeys } from './find-keys.ts';
import { followSettings } from './follow-settings.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { linkSelection } from './selection-link.ts';
import { undoAcrossFiles } from './undo-keys.ts';
import { linkSyntax } from './syntax-link.ts';

type Editor = Monaco.editor.IStandaloneCodeEditor;

/** Keys of the page that the editor would otherwise handle itself. */
export interface EditorCommands {
  readonly apply: () => void;
  readonly share: () => void;
}

/** Connects an editor to the project: models, markers, fixes, theme and selection follow the store. Returns a clean-up function. */
export function startEditor(
  container: HTMLElement,
  store: AppStore,
  language: LanguageClient,
  commands: EditorCommands,
): () => void {
  const models = createProjectModels(store);
  const { editor, dispose } = createEditor(container);
  const showProblems = (): void => showMarkers(selectProblems(store.getState()), models);
  const fileView = createFileView(editor, models, showProblems);
  const reveal = (): void => revealPlace(store, editor);
  let isEnded = false;
  let { opening } = store.getState();

  /**
   * Shows the file of a newly opened project. This takes as long as rendering the rest of the page, so it runs in a
   * separate task.
   */
  async function showProject(): Promise<void> {
    await yieldToEvents();
    if (isEnded) return;
    fileView.show(store.getState().activeFile);
    models.dropFormer();
  }

  function showFile(): void {
    const now = store.getState();
    if (now.opening === opening) return fileView.show(now.activeFile);
    opening = now.opening;
    void showProject();
  }

  addCommands(editor, commands);
  undoAcrossFiles(editor, store);
  showFile();
  const ends = [
    followSettings(store, editor),
    store.subscribe((state) => `${state.opening} ${state.activeFile ?? ''}`, showFile),
    store.subscribe((state) => state.reveal, reveal),
    watchProblems(store, showProblems),
    linkSelection(store, editor),
    linkSyntax(store, editor),
  ];
  const features = provideLanguageFeatures({ store, models, language });
  const leaving = leaveByTab(editor);
  // The page's theme changes before the editor's, which is computed from the page's tokens.
  const unwatchTheme = watchShownTheme(applyTokensAsTheme);
  reveal();
  makeActive(editor);

  return () => {
    isEnded = true;
    setActiveEditor(undefined);
    unwatchTheme();
    features.dispose();
    leaving.dispose();
    for (const end of ends) end();
    dispose();
    models.dispose();
  };
}

/** Moves the cursor to the place that the store wants to reveal, if the editor shows its file. */
function revealPlace(store: AppStore, editor: Editor): void {
  const { reveal } = store.getState();
  const model = editor.getModel();
  if (reveal === undefined || model === null || pathOf(model) !== reveal.place.file) return;
  const range = toRange(reveal.place, model);
  editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn });
  editor.revealRangeInCenterIfOutsideViewport(range);
  editor.focus();
}

function addCommands(editor: Editor, { apply, share }: EditorCommands): void {
  editor.addAction({
    id: 'bunraku.apply',
    label: 'Apply to the simulated machine',
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
    // Not in the field of a rename, where the key shows the changes.
    keybindingContext: 'editorTextFocus',
    run: apply,
  });
  editor.addAction({
    id: 'bunraku.share',
    label: 'Copy a link to this project',
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS],
    run: share,
  });
}

/** Lets commands of the page (header, palette, keys) act on the editor. */
function makeActive(editor: Editor): void {
  setActiveEditor({
    focus: () => editor.focus(),
    selected: () => {
      const selection = editor.getSelection();
      if (selection === null || selection.startLineNumber !== selection.endLineNumber) return '';
      return editor.getModel()?.getValueInRange(selection) ?? '';
    },
    keysOf: findKeys,
    // Some commands, such as "Go to definition", are not actions of the editor. Such a command exists if it has keys.
    has: (action) => editor.getAction(action)?.isSupported() ?? findKeys(action).length > 0,
    run: (action) => {
      editor.focus();
      const known = editor.getAction(action);
      if (known === null) editor.trigger('keyboard', action, undefined);
      else void known.run();
    },
  });
}
