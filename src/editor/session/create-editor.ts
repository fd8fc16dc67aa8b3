import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { monaco } from '../monaco.ts';
import { applyTokensAsTheme } from '../themes.ts';

export const baseOptions: Monaco.editor.IEditorOptions & Monaco.editor.IGlobalEditorOptions = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono Variable', ui-monospace, Menlo, monospace",
  fontLigatures: false,
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
  // With these two options, Enter breaks the line after a complete word. It also breaks the line if a trigger character
  // opened the list, and the user has typed nothing since.
  acceptSuggestionOnEnter: 'smart',
  suggest: { selectionMode: 'whenQuickSuggestion' },
  accessibilitySupport: 'auto',
  // Without this option, Monaco switches to its own high-contrast theme when the system forces colors, and keeps it
  // afterwards.
  autoDetectHighContrast: false,
};

interface CreatedEditor {
  readonly editor: Monaco.editor.IStandaloneCodeEditor;
  readonly dispose: () => void;
}

export function createEditor(container: HTMLElement): CreatedEditor {
  applyTokensAsTheme();
  const overflowWidgetsDomNode = overlayIn(container);
  const editor = monaco.editor.create(container, {
    ...baseOptions,
    overflowWidgetsDomNode,
    model: null,
    ariaLabel: 'Manifest editor',
  });
  // Creates this contribution now. Monaco would create it at the first key press, and the contribution would then not
  // work until the file or a setting changes.
  editor.getContribution('editor.contrib.formatOnPaste');
  return {
    editor,
    dispose: () => {
      editor.dispose();
      overflowWidgetsDomNode.remove();
    },
  };
}

/**
 * Creates the element for the editor's lists and hovers, above the whole page and with its own layout. Monaco measures
 * a hover about eight times to place it; inside the editor's element, each measurement would lay out the whole page.
 */
function overlayIn(container: HTMLElement): HTMLElement {
  const overlay = document.createElement('div');
  // The class `monaco-editor` gives the overlay the colors of the editor's theme.
  overlay.className = 'monaco-editor editor-overlay';
  container.append(overlay);
  return overlay;
}
