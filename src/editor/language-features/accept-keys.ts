/**
 * Keys that accept a completion. Tab always accepts one. Enter accepts one only if the user requested the list, moved
 * to the item, or typed its beginning. Monaco's own rule is too broad: an item matches if it contains the typed letters
 * in order. Enter after a new `$c` would therefore write `$facts`.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { SuggestController } from 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
import { monaco } from '../monaco.ts';
import { typeText } from './typing.ts';

const ENTER = 'bunraku.enterOverList';
/**
 * Command for Tab in a list in which no item is selected, such as a list that opened after a space. Accepts the first
 * item.
 */
const TAB = 'bunraku.tabOverList';
const REQUESTED = 1;

export function provideAcceptKeys(): readonly Monaco.IDisposable[] {
  return [
    monaco.editor.addCommand({
      id: ENTER,
      run: () => {
        const editor = monaco.editor.getEditors().find((each) => each.hasTextFocus());
        if (editor === undefined) return;
        if (accepts(editor)) editor.trigger('keyboard', 'acceptSelectedSuggestion', null);
        else {
          editor.trigger('keyboard', 'hideSuggestWidget', null);
          typeText(editor, '\n');
        }
      },
    }),
    monaco.editor.addCommand({
      id: TAB,
      run: () => {
        const editor = monaco.editor.getEditors().find((each) => each.hasTextFocus());
        editor?.trigger('keyboard', 'selectFirstSuggestion', null);
        editor?.trigger('keyboard', 'acceptSelectedSuggestion', null);
      },
    }),
    monaco.editor.addKeybindingRule({
      keybinding: monaco.KeyCode.Tab,
      command: TAB,
      when: 'suggestWidgetVisible && !suggestWidgetHasFocusedSuggestion && textInputFocus',
    }),
    monaco.editor.addKeybindingRule({
      keybinding: monaco.KeyCode.Enter,
      command: ENTER,
      when: 'suggestWidgetVisible && suggestWidgetHasFocusedSuggestion && suggestionMakesTextEdit && acceptSuggestionOnEnter && textInputFocus',
    }),
  ];
}

function accepts(editor: Monaco.editor.ICodeEditor): boolean {
  const controller = SuggestController.get(editor);
  const focused = controller?.widget.value.getFocusedItem();
  if (controller === null || focused === undefined) return false;
  if (controller.model.state === REQUESTED || focused.index > 0) return true;
  const { word = '', completion } = focused.item;
  const label = typeof completion.label === 'string' ? completion.label : completion.label.label;
  return (completion.filterText ?? label).toLowerCase().startsWith(word.trimStart().toLowerCase());
}
