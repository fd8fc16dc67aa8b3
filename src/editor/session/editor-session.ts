import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../store/create-store.ts';
import { nextTask } from '../store/next-task.ts';
import { selectProblems } from '../store/selectors.ts';
import { watchShownTheme } from '../ui/theme/theme.ts';
import type { LanguageClient } from '../protocol/language-api.ts';
import { setActiveEditor } from './active-editor.ts';
import { provideLanguageFeatures } from './language-features/index.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { rangeOf, showMarkers } from './markers.ts';
import { createProjectModels, pathOf } from './models.ts';
import { monaco } from './monaco.ts';
import { linkSelection } from './selection-link.ts';
import { linkSyntax } from './syntax-link.ts';
import { EDITOR_KEYS, TOGGLE_TAB } from './tab-leaves.ts';
import { applyTokensAsTheme } from './themes.ts';
import { watchProblems } from './watch-problems.ts';

const options: Monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono Variable', ui-monospace, Menlo, monospace",
  fontLigatures: false,
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  guides: { indentation: true },
  padding: { top: 8, bottom: 8 },
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 8,
  folding: true,
  fixedOverflowWidgets: true,
  smoothScrolling: false,
  'semanticHighlighting.enabled': true,
  stickyScroll: { enabled: true, maxLineCount: 3 },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  quickSuggestions: { other: true, comments: false, strings: true },
  wordBasedSuggestions: 'off',
  // Enter after a complete word breaks the line, as it does while nothing is typed yet in a list that opened by itself.
  acceptSuggestionOnEnter: 'smart',
  suggest: { selectionMode: 'whenQuickSuggestion' },
  accessibilitySupport: 'auto',
  // Its own themes would take the place of the page's where the system forces its colours, and stay when it no longer does.
  autoDetectHighContrast: false,
};

/** Characters of a text from which on the bracket at the cursor is not matched: Monaco reads the whole text for it, a tenth of a second for megabytes. */
const BRACKETS_UP_TO = 1_000_000;

/** Keys of the page that the editor would otherwise keep for itself. */
export interface EditorCommands {
  readonly apply: () => void;
  readonly share: () => void;
}

/** One editor over a project: models, marks, fixes, theme and selection, all following the store. Returns what ends it. */
export function startEditor(
  container: HTMLElement,
  store: AppStore,
  language: LanguageClient,
  commands: EditorCommands,
): () => void {
  const models = createProjectModels(store);
  let isEnded = false;
  let matchesBrackets = true;
  let { opening } = store.getState();
  const viewStates = new Map<string, Monaco.editor.ICodeEditorViewState>();
  applyTokensAsTheme();
  const overflowWidgetsDomNode = overlayIn(container);
  const editor = monaco.editor.create(container, {
    ...options,
    overflowWidgetsDomNode,
    model: null,
    ariaLabel: 'Manifest editor',
  });

  function showFile(path: string | undefined): void {
    const shown = editor.getModel();
    const viewState = editor.saveViewState();
    if (shown !== null && viewState !== null) viewStates.set(shown.uri.toString(), viewState);
    const model = path === undefined ? undefined : models.get(path);
    editor.setModel(model ?? null);
    if (model === undefined) return;
    editor.restoreViewState(viewStates.get(model.uri.toString()) ?? null);
    editor.updateOptions({ ariaLabel: `Editor of ${pathOf(model)}` });
    // Each model has a text field of its own, and Monaco no option for its description.
    editor.getDomNode()?.querySelector('[role="textbox"]')?.setAttribute('aria-description', EDITOR_KEYS);
    followLength();
    showProblems();
  }

  /** A text may become too long for it by a paste, too. */
  function followLength(): void {
    const isMatched = (editor.getModel()?.getValueLength() ?? 0) <= BRACKETS_UP_TO;
    if (isMatched !== matchesBrackets) editor.updateOptions({ matchBrackets: isMatched ? 'always' : 'never' });
    matchesBrackets = isMatched;
  }

  function showProblems(): void {
    showMarkers(selectProblems(store.getState()), models);
  }

  /** Another project's text comes a task after the rest of the page: each takes as long as the other. */
  async function showProject(): Promise<void> {
    await nextTask();
    if (isEnded) return;
    showFile(store.getState().activeFile);
    models.dropFormer();
  }

  function reveal(): void {
    const { reveal: asked } = store.getState();
    const model = editor.getModel();
    if (asked === undefined || model === null || pathOf(model) !== asked.place.file) return;
    const range = rangeOf(asked.place, model);
    editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn });
    editor.revealRangeInCenterIfOutsideViewport(range);
    editor.focus();
  }

  editor.onDidChangeModelContent(followLength);
  editor.addAction({
    id: 'bunraku.apply',
    label: 'Apply to the simulated machine',
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
    run: commands.apply,
  });
  editor.addAction({
    id: 'bunraku.share',
    label: 'Copy a link to this project',
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS],
    run: commands.share,
  });

  const showInlays = (): void => {
    editor.updateOptions({ inlayHints: { enabled: store.getState().editorSettings.showsInlays ? 'on' : 'off' } });
  };
  showInlays();
  showFile(store.getState().activeFile);
  const ends = [
    store.subscribe((state) => state.editorSettings.showsInlays, showInlays),
    store.subscribe(
      (state) => `${state.opening} ${state.activeFile ?? ''}`,
      () => {
        const now = store.getState();
        if (now.opening === opening) showFile(now.activeFile);
        else {
          opening = now.opening;
          void showProject();
        }
      },
    ),
    store.subscribe((state) => state.reveal, reveal),
    watchProblems(store, showProblems),
    linkSelection(store, editor),
    linkSyntax(store, editor),
  ];
  const features = provideLanguageFeatures({ store, models, language });
  const leaving = leaveByTab(editor);
  // The theme of the page changes first (its tokens are read), then the editor's.
  const unwatchTheme = watchShownTheme(applyTokensAsTheme);
  reveal();
  setActiveEditor({
    focus: () => editor.focus(),
    selected: () => {
      const selection = editor.getSelection();
      if (selection === null || selection.startLineNumber !== selection.endLineNumber) return '';
      return editor.getModel()?.getValueInRange(selection) ?? '';
    },
    has: (action) => editor.getAction(action)?.isSupported() ?? action === TOGGLE_TAB,
    run: (action) => {
      editor.focus();
      if (action === TOGGLE_TAB) editor.trigger('keyboard', action, undefined);
      else void editor.getAction(action)?.run();
    },
  });

  return () => {
    isEnded = true;
    setActiveEditor(undefined);
    unwatchTheme();
    features.dispose();
    leaving.dispose();
    for (const end of ends) end();
    editor.dispose();
    overflowWidgetsDomNode.remove();
    models.dispose();
  };
}

/**
 * Where the editor draws its lists and hovers: over the whole page, with a layout of its own. The editor measures a hover some eight
 * times to place it, and without this the whole page was laid out each time.
 */
function overlayIn(container: HTMLElement): HTMLElement {
  const overlay = document.createElement('div');
  // The class gives it the colours of the editor's theme.
  overlay.className = 'monaco-editor editor-overlay';
  container.append(overlay);
  return overlay;
}
