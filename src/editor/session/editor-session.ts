import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { yieldToEvents } from '../../store/yield-to-events.ts';
import { selectVisibleFile } from '../../store/groups/editor-groups.ts';
import type { GroupPosition } from '../../store/state/project-state.ts';
import type { LanguageClient } from '../../protocol/language-api.ts';
import { setActiveEditor, clearActiveEditor, type ActiveEditor } from '../active-editor.ts';
import { toRange } from '../markers.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { createEditor } from './create-editor.ts';
import { createFileView } from './file-view.ts';
import { findKeys } from './find-keys.ts';
import { focusRename } from './focus-rename.ts';
import { followSettings } from './follow-settings.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { linkSelection } from './selection-link.ts';
import { shareParts } from './shared-parts.ts';
import { undoAcrossFiles } from './undo-keys.ts';
import { linkSyntax } from './syntax-link.ts';

type Editor = Monaco.editor.IStandaloneCodeEditor;

/** Commands of the page whose keys the editor would otherwise handle itself. */
export interface EditorCommands {
  readonly apply: () => void;
  readonly share: () => void;
}

interface EditorOptions {
  readonly store: AppStore;
  readonly language: LanguageClient;
  readonly commands: EditorCommands;
  readonly group: GroupPosition;
}

/**
 * Keeps the editor of a group up to date with the store: file, selection, settings and keys. Returns a clean-up
 * function.
 */
export function startEditor(container: HTMLElement, { store, language, commands, group }: EditorOptions): () => void {
  const shared = shareParts(store, language);
  const { editor, dispose } = createEditor(container);
  const fileView = createFileView(editor, shared, group);
  const isActive = (): boolean => store.getState().activeGroup === group;
  const findFile = (): string | undefined => selectVisibleFile(store.getState(), group);
  const reveal = (): void => {
    if (isActive()) revealPlace(store, editor);
  };
  let isEnded = false;
  let { opening } = store.getState();

  /**
   * Shows the file of a project that was just opened. Runs in a task of its own, because it takes as long as rendering
   * the rest of the page.
   */
  async function showProject(): Promise<void> {
    await yieldToEvents();
    if (isEnded) return;
    fileView.show(findFile());
    shared.models.dropFormer();
  }

  function showFile(): void {
    const now = store.getState();
    if (now.opening === opening) return fileView.show(findFile());
    opening = now.opening;
    void showProject();
  }

  addCommands(editor, commands);
  undoAcrossFiles(editor, store);
  showFile();
  const active = toActiveEditor(editor);
  const follow = (): void => {
    if (isActive()) setActiveEditor(active);
  };
  const ends = [
    followSettings(store, editor),
    focusRename(editor, container),
    store.subscribe((state) => `${state.opening} ${selectVisibleFile(state, group) ?? ''}`, showFile),
    store.subscribe((state) => state.activeGroup, follow),
    store.subscribe((state) => state.reveal, reveal),
    linkSelection(store, editor, isActive),
    linkSyntax(store, editor, isActive),
  ];
  const leaving = leaveByTab(editor);
  reveal();
  follow();

  return () => {
    isEnded = true;
    fileView.keep();
    clearActiveEditor(active);
    leaving.dispose();
    for (const end of ends) end();
    dispose();
    shared.release();
  };
}

/** Moves the cursor to the place that the store requests, if the editor shows the place's file. */
function revealPlace(store: AppStore, editor: Editor): void {
  const { reveal } = store.getState();
  const model = editor.getModel();
  if (reveal === undefined || model === null || pathOf(model) !== reveal.place.file) return;
  const range = toRange(reveal.place, model);
  const start = { lineNumber: range.startLineNumber, column: range.startColumn };
  // The cursor is there already, for example after a click in the code. Scrolls only vertically, and only if the line
  // is not visible.
  if (editor.getPosition()?.equals(start) === true) editor.revealLineInCenterIfOutsideViewport(start.lineNumber);
  else {
    editor.setPosition(start);
    editor.revealRangeInCenterIfOutsideViewport(range);
  }
  editor.focus();
}

function addCommands(editor: Editor, { apply, share }: EditorCommands): void {
  editor.addAction({
    id: 'bunraku.apply',
    label: 'Apply to the simulated machine',
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
    // Excludes the rename field, where this shortcut shows the changes.
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

function toActiveEditor(editor: Editor): ActiveEditor {
  return {
    focus: () => editor.focus(),
    selected: () => {
      const selection = editor.getSelection();
      if (selection === null || selection.startLineNumber !== selection.endLineNumber) return '';
      return editor.getModel()?.getValueInRange(selection) ?? '';
    },
    keysOf: findKeys,
    // Monaco does not register some commands, such as "Go to definition", as actions of the editor. Such a command can
    // be run if it has a shortcut.
    has: (action) => editor.getAction(action)?.isSupported() ?? findKeys(action).length > 0,
    run: (action) => {
      editor.focus();
      const known = editor.getAction(action);
      if (known === null) editor.trigger('keyboard', action, undefined);
      else void known.run();
    },
  };
}
