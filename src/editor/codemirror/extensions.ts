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
  keymap,
  lineNumbers,
  type Command,
} from '@codemirror/view';
import { language } from '../../store/store.ts';
import { announce } from '../../ui/live/announcer.ts';
import { languageOf, typedLanguage } from '../languages/language-of-path.ts';
import { EDITOR_KEYS, TAB_LEAVES, tabLeaves } from '../tab-leaves.ts';
import { completionOf } from './completion.ts';
import { coloursFor } from './languages.ts';
import { lit } from './lit-lines.ts';
import { theme } from './theme.ts';
import { typing } from './typing.ts';

const INDENT = '  ';

/**
 * Indentation of languages without typing rules of their own: that of the line before, one step deeper after an opening bracket or a
 * colon, one step less deep with a closing bracket.
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

/** Tab: two spaces at the cursor; a selection is moved in as a block. */
export const indent: Command = (view) => {
  if (!view.state.selection.main.empty) return indentMore(view);
  view.dispatch(view.state.replaceSelection(INDENT), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

/** Lets Tab leave the editor after Escape; any other key makes it indent again. CodeMirror itself forgets the Escape after two seconds. */
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

/** Everything that a file's state has but its text. */
export function extensionsFor(path: string): Extension {
  return [
    lintGutter(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    // A block that is moved out is a step of its own, as one that is moved in is.
    history({ joinToEvent: (transaction, isAdjacent) => isAdjacent && !transaction.isUserEvent('delete.dedent') }),
    indentUnit.of(INDENT),
    EditorState.tabSize.of(INDENT.length),
    typedLanguage(languageOf(path)) === undefined ? [indentation, indentOnInput()] : [],
    bracketMatching(),
    typing(path),
    leaving,
    closeBrackets(),
    completionOf(path, language),
    // The page has a bar of its own for the search; this panel only lets CodeMirror mark what was found.
    search({ createPanel: () => ({ dom: document.createElement('div') }) }),
    // Nothing is scrolled sideways: on a phone the beginnings of lines would be gone after each long one.
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': `Code of ${path}`,
      'aria-description': EDITOR_KEYS,
      autocapitalize: 'off',
      autocorrect: 'off',
      // What can be edited has the focus in any case; who checks that keys can scroll the text looks for this.
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
    coloursFor(path),
    lit,
    theme,
  ];
}
