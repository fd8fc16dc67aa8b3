/** The part of Monaco's completion list, which has no types of its own, that says what Enter would accept. */

declare module 'monaco-editor/editor/contrib/suggest/browser/suggestController.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';

  export interface FocusedItem {
    readonly index: number;
    readonly item: {
      /** The typed word that the item was matched with. */
      readonly word?: string;
      readonly completion: Monaco.languages.CompletionItem;
    };
  }

  export class SuggestController {
    static get(editor: Monaco.editor.ICodeEditor): SuggestController | null;
    /** 0: idle, 1: requested by a person, 2: opened by itself. */
    readonly model: { readonly state: 0 | 1 | 2 };
    readonly widget: { readonly value: { getFocusedItem(): FocusedItem | undefined } };
  }
}
