/** A part of Monaco without types of its own. */
declare module 'monaco-editor/editor/contrib/stickyScroll/browser/stickyScrollWidget.js' {
  import type { StickyScroll } from './sticky-scroll.ts';
  export const StickyScrollWidget: { readonly prototype: StickyScroll };
}
