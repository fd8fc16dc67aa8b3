/** Completion as one types. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { CompletionItem, CompletionKind } from '../../protocol/language-api.ts';
import { monaco } from '../monaco.ts';
import { listOpeners, opensList } from '../opens-list.ts';
import { ask, languages, placeOf, rangeOf, type FeatureContext } from './context.ts';

const kinds: Readonly<Record<CompletionKind, Monaco.languages.CompletionItemKind>> = {
  keyword: monaco.languages.CompletionItemKind.Keyword,
  'resource type': monaco.languages.CompletionItemKind.Struct,
  attribute: monaco.languages.CompletionItemKind.Property,
  value: monaco.languages.CompletionItemKind.EnumMember,
  class: monaco.languages.CompletionItemKind.Class,
  define: monaco.languages.CompletionItemKind.Struct,
  parameter: monaco.languages.CompletionItemKind.Property,
  variable: monaco.languages.CompletionItemKind.Variable,
  key: monaco.languages.CompletionItemKind.Field,
  function: monaco.languages.CompletionItemKind.Function,
  type: monaco.languages.CompletionItemKind.TypeParameter,
  reference: monaco.languages.CompletionItemKind.Reference,
  title: monaco.languages.CompletionItemKind.Value,
  file: monaco.languages.CompletionItemKind.File,
  check: monaco.languages.CompletionItemKind.Constant,
  snippet: monaco.languages.CompletionItemKind.Snippet,
};

/** What the list of an attribute's values is opened by, once its name is there. */
const openValues: Monaco.languages.Command = { id: 'editor.action.triggerSuggest', title: 'Complete' };

function toItem(
  model: Monaco.editor.ITextModel,
  position: Monaco.IPosition,
  { label, kind, insertText = label, snippet, range, detail, documentation }: CompletionItem,
  index: number,
): Monaco.languages.CompletionItem {
  const word = model.getWordUntilPosition(position);
  const replaced =
    range === undefined
      ? new monaco.Range(position.lineNumber, word.startColumn, position.lineNumber, word.endColumn)
      : rangeOf(model, range);
  // What is typed is compared from the start of the range on, with the quote or the dollar sign that stands there.
  const [lead = ''] = /^['"$]/.exec(model.getValueInRange(replaced)) ?? [];
  return {
    label: detail === undefined ? label : { label, description: detail },
    kind: kinds[kind],
    insertText,
    range: replaced,
    sortText: String(index).padStart(5, '0'),
    filterText: label.startsWith(lead) ? label : `${lead}${label}`,
    ...(snippet === true ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
    ...(documentation === undefined ? {} : { documentation: { value: documentation } }),
    ...(/=> (?:\$0)?$/.test(insertText) ? { command: openValues } : {}),
  };
}

export function provideCompletion(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerCompletionItemProvider([...languages], {
      triggerCharacters: [...listOpeners],
      provideCompletionItems: async (model, position, { triggerCharacter }, token) => {
        const before = model.getLineContent(position.lineNumber).slice(0, position.column - 1);
        if (triggerCharacter !== undefined && !opensList(before)) return undefined;
        const answer = await ask(context, model, token, 'completion', placeOf(model, position), {
          outlivesTyping: true,
        });
        if (answer === undefined) return undefined;
        return { suggestions: answer.items.map((item, index) => toItem(model, position, item, index)) };
      },
    }),
  ];
}
