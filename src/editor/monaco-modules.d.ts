/** A part of Monaco without types of its own. */
declare module 'monaco-editor/editor/contrib/stickyScroll/browser/stickyScrollWidget.js' {
  import type { StickyScroll } from './sticky-scroll.ts';
  export const StickyScrollWidget: { readonly prototype: StickyScroll };
}

/** The mode that Ctrl+M toggles, for all editors of the page. */
declare module 'monaco-editor/editor/browser/config/tabFocus.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const TabFocus: {
    readonly onDidChangeTabFocus: Monaco.IEvent<boolean>;
    getTabFocusMode(): boolean;
  };
}
