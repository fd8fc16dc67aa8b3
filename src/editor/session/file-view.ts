import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { GroupPosition } from '../../store/state/project-state.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { EDITOR_KEYS } from '../tab-leaves.ts';
import type { SharedParts } from './shared-parts.ts';

/**
 * Maximum length of a file with bracket matching, in UTF-16 code units. Monaco reads the whole file for this, which
 * takes a tenth of a second for megabytes.
 */
const BRACKETS_UP_TO = 1_000_000;

interface FileView {
  /** Shows a file at its last scroll position, or no file if the path is undefined. */
  readonly show: (path: string | undefined) => void;
  readonly keep: () => void;
}

function findOtherView(
  editor: Monaco.editor.IStandaloneCodeEditor,
  model: Monaco.editor.ITextModel,
): Monaco.editor.ICodeEditor | undefined {
  return monaco.editor.getEditors().find((other) => other !== editor && other.getModel() === model);
}

export function createFileView(
  editor: Monaco.editor.IStandaloneCodeEditor,
  { models, viewStates, showProblems }: SharedParts,
  group: GroupPosition,
): FileView {
  let matchesBrackets = true;

  /** Turns bracket matching off for long files. A file can become too long at any time, for example by a paste. */
  function limitBrackets(): void {
    const isMatched = (editor.getModel()?.getValueLength() ?? 0) <= BRACKETS_UP_TO;
    if (isMatched !== matchesBrackets) editor.updateOptions({ matchBrackets: isMatched ? 'always' : 'never' });
    matchesBrackets = isMatched;
  }

  const toKey = (model: Monaco.editor.ITextModel): string => `${group} ${model.uri.toString()}`;

  function keep(): void {
    const shown = editor.getModel();
    const viewState = editor.saveViewState();
    if (shown !== null && viewState !== null) viewStates.set(toKey(shown), viewState);
  }

  // The listener is never removed, because it is disposed of together with the editor.
  editor.onDidChangeModelContent(limitBrackets);
  return {
    keep,
    show: (path) => {
      keep();
      const model = path === undefined ? undefined : models.get(path);
      editor.setModel(model ?? null);
      if (model === undefined) return;
      editor.restoreViewState(viewStates.get(toKey(model)) ?? findOtherView(editor, model)?.saveViewState() ?? null);
      editor.updateOptions({ ariaLabel: `Editor of ${pathOf(model)}` });
      // Sets the description in the DOM: Monaco has no option for it, and creates a new text field for each model.
      editor.getDomNode()?.querySelector('[role="textbox"]')?.setAttribute('aria-description', EDITOR_KEYS);
      limitBrackets();
      showProblems();
    },
  };
}
