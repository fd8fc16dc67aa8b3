import { closeBrackets, closeBracketsKeymap, completionStatus } from '@codemirror/autocomplete';
import { history, historyKeymap, indentLess, indentMore, standardKeymap, toggleComment } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentService, indentUnit } from '@codemirror/language';
import { lintGutter, nextDiagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type Command,
} from '@codemirror/view';
import { language } from '../../store/store.ts';
import { announce } from '../../ui/live/announcer.ts';
import { detectLanguage, typedLanguage } from '../languages/language-of-path.ts';
import { EDITOR_KEYS, TAB_LEAVES, tabLeaves } from '../tab-leaves.ts';
import { createCompletion } from './completion.ts';
import { highlightingFor } from './languages.ts';
import { lit } from './lit-lines.ts';
import { theme } from './theme.ts';
import { typing } from './typing.ts';

const INDENT = '  ';

/**
 * Indentation for languages without typing rules: that of the previous line, one level more after an opening bracket or
 * a colon, and one level less before a closing bracket.
 */
const indentation = indentService.of((context, position) => {
  const { text: line } = context.lineAt(position, 1);
  const start = context.lineAt(position, 1).from;
  if (start === 0) return 0;
  const { text: before } = context.lineAt(start - 1, -1);
  const opens = /[{[(:]\s*(?:\|[^|]*\|)?\s*$/.test(before);
  const closes = /^\s*[}\])]/.test(line);
  return Math.max(0, context.lineIndent(start - 1, -1) + (opens ? 2 : 0) - (closes ? 2 : 0));
});

/** Handles Tab: inserts two spaces at the cursor, or indents the selected lines. */
export const indent: Command = (view) => {
  if (!view.state.selection.main.empty) return indentMore(view);
  view.dispatch(view.state.replaceSelection(INDENT), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

/**
 * Lets Tab leave the editor after Escape, until any other key is pressed. CodeMirror's own handling of Escape ends
 * after two seconds.
 */
const leaving = EditorView.domEventHandlers({
  keydown: ({ key }, view) => {
    if (key === 'Tab' || key === 'Shift') return false;
    const leaves = key === 'Escape' && completionStatus(view.state) === null;
    view.setTabFocusMode(leaves);
    if (leaves && !tabLeaves.getState()) announce(TAB_LEAVES);
    tabLeaves.setState(leaves, true);
    return false;
  },
  blur: (_event, view) => {
    view.setTabFocusMode(false);
    tabLeaves.setState(false, true);
  },
});

export function extensionsFor(path: string): Extension {
  return [
    lintGutter(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    // Outdenting a block is a separate undo step, like indenting.
    history({ joinToEvent: (transaction, isAdjacent) => isAdjacent && !transaction.isUserEvent('delete.dedent') }),
    indentUnit.of(INDENT),
    EditorState.tabSize.of(INDENT.length),
    typedLanguage(detectLanguage(path)) === undefined ? [indentation, indentOnInput()] : [],
    bracketMatching(),
    typing(path),
    leaving,
    closeBrackets(),
    createCompletion(path, language),
    // Enables highlighted matches with an empty panel, because the page has a search bar of its own.
    search({ createPanel: () => ({ dom: document.createElement('div') }) }),
    // Wraps lines. With horizontal scrolling on a phone, the beginnings of lines would disappear.
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': `Code of ${path}`,
      'aria-description': EDITOR_KEYS,
      autocapitalize: 'off',
      autocorrect: 'off',
      // Not needed for the focus, but accessibility checks require this attribute on scrollable regions.
      tabindex: '0',
    }),
    keymap.of([
      { key: 'Tab', run: indent, shift: indentLess },
      { key: 'Mod-/', run: toggleComment },
      { key: 'F8', run: nextDiagnostic },
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...standardKeymap,
    ]),
    highlightingFor(path),
    lit,
    theme,
  ];
}
