import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { CompletionItem, CompletionKind } from '../../protocol/language-api.ts';
import { monaco } from '../monaco.ts';
import { listOpeners, opensList } from '../opens-list.ts';
import { toMarkdown } from './markdown.ts';
import { ask, languages, toRequestPlace, toMonacoRange, type FeatureContext } from './context.ts';

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

/** Opens the list of values after the name of an attribute was inserted. */
const openValues: Monaco.languages.Command = { id: 'editor.action.triggerSuggest', title: 'Complete' };

/**
 * The range that an item replaces. `lead` is the quote or dollar sign at the start of the range. Monaco compares an
 * item with the text of the whole range. For an item without this sign, it compares the item as if it began with the
 * sign.
 */
interface Replaced {
  readonly range: Monaco.Range;
  readonly lead: string;
}

function replacedAt(model: Monaco.editor.ITextModel, range: Monaco.Range): Replaced {
  const [lead = ''] = /^['"$]/.exec(model.getValueInRange(range)) ?? [];
  return { range, lead };
}

/**
 * Converts the items in their order. Hundreds of items may have the same range, so each range is converted only once.
 */
function toItems(
  model: Monaco.editor.ITextModel,
  position: Monaco.IPosition,
  items: readonly CompletionItem[],
): Monaco.languages.CompletionItem[] {
  const { startColumn, endColumn } = model.getWordUntilPosition(position);
  const word = replacedAt(model, new monaco.Range(position.lineNumber, startColumn, position.lineNumber, endColumn));
  const byRange = new Map<string, Replaced>();
  return items.map((item, index) => {
    const { range } = item;
    if (range === undefined) return toItem(item, index, word);
    const key = range.join('-');
    const replaced = byRange.get(key) ?? replacedAt(model, toMonacoRange(model, range));
    byRange.set(key, replaced);
    return toItem(item, index, replaced);
  });
}

function toItem(
  { label, kind, insertText = label, snippet, detail, documentation }: CompletionItem,
  index: number,
  { range, lead }: Replaced,
): Monaco.languages.CompletionItem {
  return {
    label: detail === undefined ? label : { label, description: detail },
    kind: kinds[kind],
    insertText,
    range,
    sortText: String(index).padStart(5, '0'),
    filterText: label.startsWith(lead) ? label : `${lead}${label}`,
    ...(snippet === true ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
    ...(documentation === undefined ? {} : { documentation: toMarkdown(documentation) }),
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
        const answer = await ask(context, model, token, 'completion', toRequestPlace(model, position), {
          outlivesTyping: true,
        });
        if (answer === undefined) return undefined;
        return { suggestions: toItems(model, position, answer.items) };
      },
    }),
  ];
}
