/** Completion from the language service for CodeMirror. */
import {
  autocompletion,
  closeCompletion,
  selectedCompletion,
  selectedCompletionIndex,
  snippet,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { Prec, type Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { CompletionItem, CompletionKind, LanguageClient } from '../../protocol/language-api.ts';
import { opensList } from '../opens-list.ts';

/** CodeMirror's names for completion kinds. CodeMirror has fewer kinds than the service. */
const types: Readonly<Record<CompletionKind, string>> = {
  keyword: 'keyword',
  'resource type': 'class',
  attribute: 'property',
  value: 'enum',
  class: 'class',
  define: 'class',
  parameter: 'property',
  variable: 'variable',
  key: 'property',
  function: 'function',
  type: 'type',
  reference: 'constant',
  title: 'text',
  file: 'text',
  check: 'text',
  snippet: 'text',
};

/**
 * Converts snippet placeholders to CodeMirror's syntax: `${1|one,two|}` becomes `${1:one}`, and `$0` becomes the last
 * placeholder.
 */
function template(text: string): string {
  return text
    .replaceAll(/\$\{(\d+)\|([^,|]*)[^|]*\|\}/g, (_, place: string, first: string) => `\${${place}:${first}}`)
    .replaceAll(/\$(\d)/g, (_, place: string) => `\${${place === '0' ? '9' : place}}`);
}

function toCompletion(item: CompletionItem, index: number, from: number): Completion {
  const { label, kind, insertText = label, detail, documentation, range } = item;
  const put = item.snippet === true ? snippet(template(insertText)) : undefined;
  return {
    label,
    type: types[kind],
    // Keeps the order of the service among items that match the typed text equally well.
    boost: -index / 100,
    ...(detail === undefined ? {} : { detail }),
    // Shows Markdown as plain text, because a phone has no space for formatted documentation.
    ...(documentation === undefined ? {} : { info: documentation.replaceAll('`', '') }),
    apply: (view, completion, start, end) => {
      const begin = range === undefined ? start : start - from + range[0];
      if (put !== undefined) put(view, completion, begin, end);
      else
        view.dispatch({
          changes: { from: begin, to: end, insert: insertText },
          selection: { anchor: begin + insertText.length },
          userEvent: 'input.complete',
        });
    },
  };
}

/** Returns whether the line ends with the first letters of the label, but not with the whole label. */
function isBeginning(line: string, label: string): boolean {
  const whole = label.replace(/^['"$]/, '').toLowerCase();
  const words = [/[\w:]+$/, /[\w:./-]+$/].map((pattern) => pattern.exec(line)?.[0].toLowerCase());
  return words.some((word) => word !== undefined && whole.startsWith(word) && whole !== word);
}

export function createCompletion(path: string, language: Pick<LanguageClient, 'ask'>): Extension {
  let isRequested = false;

  /**
   * Lets Enter break the line, unless the user requested the list, moved to an item, or typed the beginning of the
   * first item.
   */
  function closeOnEnter(view: EditorView): boolean {
    const { state } = view;
    const first = selectedCompletionIndex(state) === 0 ? selectedCompletion(state) : null;
    if (first === null || isRequested) return false;
    const { head } = state.selection.main;
    const line = state.doc.lineAt(head);
    if (!isBeginning(line.text.slice(0, head - line.from), first.label)) closeCompletion(view);
    return false;
  }

  async function source(context: CompletionContext): Promise<CompletionResult | null> {
    const { state, pos, explicit } = context;
    isRequested = explicit;
    const line = state.doc.lineAt(pos);
    if (!explicit && !opensList(line.text.slice(0, pos - line.from))) return null;
    const controller = new AbortController();
    context.addEventListener('abort', () => controller.abort());
    // The typed text is in the store already: the transaction that triggers this request updates the store first.
    const answer = await language.ask('completion', { file: path, offset: pos }, controller.signal);
    if (answer === undefined || context.aborted || answer.items.length === 0) return null;
    const word = /[\w:]*$/.exec(state.sliceDoc(Math.max(line.from, pos - 200), pos))?.[0] ?? '';
    // Opens no list after a complete word, because Enter would then choose from the list instead of ending the line.
    if (!explicit && answer.items.some(({ label }) => label === word)) return null;
    const from = Math.min(...answer.items.map(({ range }) => range?.[0] ?? pos - word.length));
    return {
      from,
      options: answer.items.map((item, index) => toCompletion(item, index, from)),
      validFor: /^[\w:$'"./-]*$/,
    };
  }
  return [
    Prec.highest(keymap.of([{ key: 'Enter', run: closeOnEnter }])),
    autocompletion({ override: [source], icons: false }),
  ];
}
