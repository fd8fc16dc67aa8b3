/**
 * Types for modules of Monaco that highlight code outside of the editor: the compiler of Monarch rules, and the
 * languages.
 */

declare module 'monaco-editor/editor/standalone/common/monarch/monarchCompile.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';

  /**
   * Action of a rule, after the choice between its `cases`: a token, an action for each group, or a token with a change
   * of state.
   */
  export type MonarchAction =
    | string
    | readonly MonarchAction[]
    | {
        readonly token?: string | null;
        readonly tokenSubst?: boolean;
        readonly group?: readonly MonarchAction[];
        readonly next?: string;
        readonly switchTo?: string;
        readonly goBack?: number;
        readonly test?: (matched: string, matches: readonly string[], state: string, atEnd: boolean) => MonarchAction;
      };

  export interface MonarchRule {
    readonly action: MonarchAction;
    readonly matchOnlyAtLineStart: boolean;
    resolveRegex(state: string): RegExp;
  }

  export interface MonarchLexer {
    readonly start: string;
    readonly defaultToken: string;
    readonly maxStack: number;
    readonly brackets: readonly { readonly token: string; readonly open: string; readonly close: string }[];
  }

  export function compile(languageId: string, language: Monaco.languages.IMonarchLanguage): MonarchLexer;
}

declare module 'monaco-editor/editor/standalone/common/monarch/monarchCommon.js' {
  import type { MonarchLexer, MonarchRule } from 'monaco-editor/editor/standalone/common/monarch/monarchCompile.js';

  /**
   * Finds the rules of a state. A state such as `heredoc.plain.END` may have none; the rules of its longest prefix with
   * rules then apply.
   */
  export function findRules(lexer: MonarchLexer, state: string): readonly MonarchRule[] | null;
  /**
   * Replaces placeholders in a name: matched groups (`$1`), the token's text (`$0`), and parts of the state (`$S2`).
   */
  export function substituteMatches(
    lexer: MonarchLexer,
    name: string,
    matched: string,
    matches: readonly string[],
    state: string,
  ): string;
}

declare module 'monaco-editor/languages/definitions/ini/ini.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const language: Monaco.languages.IMonarchLanguage;
}

declare module 'monaco-editor/languages/definitions/markdown/markdown.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const language: Monaco.languages.IMonarchLanguage;
}

declare module 'monaco-editor/languages/definitions/ruby/ruby.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const conf: Monaco.languages.LanguageConfiguration;
  export const language: Monaco.languages.IMonarchLanguage;
}

declare module 'monaco-editor/languages/definitions/shell/shell.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const language: Monaco.languages.IMonarchLanguage;
}
