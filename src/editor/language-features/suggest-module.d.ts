/**
 * Types for Monaco's completion list, which Monaco does not export: the members that show which item Enter would
 * accept.
 */

declare module 'monaco-editor/editor/contrib/suggest/browser/suggestController.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';

  export interface FocusedItem {
    readonly index: number;
    readonly item: {
      readonly word?: string;
      readonly completion: Monaco.languages.CompletionItem;
    };
  }

  export class SuggestController {
    static get(editor: Monaco.editor.ICodeEditor): SuggestController | null;
    /** State of the list: 0 is closed, 1 is requested by the user, 2 is opened automatically. */
    readonly model: { readonly state: 0 | 1 | 2 };
    readonly widget: { readonly value: { getFocusedItem(): FocusedItem | undefined } };
  }
}
