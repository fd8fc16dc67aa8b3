/** State of the visible parts: selection, cursor, views, theme, reference. */
import type { Place, ProblemView } from '../../protocol/analysis.ts';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
import type { EditorSettings } from '../editor-settings.ts';

/**
 * The selected resource, edge or cycle, which all views show as selected. The same resource can be selected with the
 * editor's cursor, a graph node, a timeline row, a catalog row or a managed file.
 */
export type Selection =
  | { readonly kind: 'resource'; readonly ref: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'cycle'; readonly index: number };

export type SelectionSource = 'editor' | 'graph' | 'timeline' | 'system' | 'catalog' | 'log' | 'report';

export interface SelectionSlice {
  readonly selection: Selection | undefined;
  readonly selectedBy: SelectionSource | undefined;
  /**
   * A place that the editor should show. Each request is a new object, so that the same place can be requested again.
   */
  readonly reveal: { readonly place: Place } | undefined;
}

/** State that the syntax tree view and the editor share: a highlighted place, and the cursor. */
export interface SyntaxSlice {
  /**
   * The range that the editor highlights. With `scroll`, the editor scrolls to it without moving the focus or the
   * cursor.
   */
  readonly highlight: { readonly place: Place; readonly scroll: boolean } | undefined;
  /** The editor's cursor; line and column count from 1. */
  readonly cursor: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast' | 'contrast-light';

/** Views of the page by id. Each `panels/NAME/panel.ts` adds its view by declaration merging. */
export interface Views {}

export type ViewId = keyof Views;

export type BottomTab = 'problems' | 'log';

export type NarrowPane = 'lesson' | 'code' | 'graph' | 'run' | 'system' | 'more';

export interface ViewSlice {
  readonly view: ViewId;
  /** Number of times that a view was chosen, also if it was shown already. */
  readonly viewChoices: number;
  readonly bottomTab: BottomTab;
  /** Code of the problems whose fixes are shown as a preview. */
  readonly fixPreview: string | undefined;
  readonly narrowPane: NarrowPane;
  /** Content of the pane that views and lists share: the view, or the list that `bottomTab` names. */
  readonly runPart: 'view' | 'list';
  /** The view that a narrow page shows in a sheet above the current pane. */
  readonly sheet: ViewId | undefined;
  /** Hash of a link with files of agents. Set until the dialog opens them. */
  readonly linkedFiles: string | undefined;
  /** Files that a view imports into the open project. Set until the dialog reads them. */
  readonly pickedFiles: readonly PickedFile[] | undefined;
  /** A command that a view has sent to the terminal. Set until the terminal runs it. */
  readonly terminalLine: string | undefined;
  readonly theme: ThemeChoice;
  readonly showsGuide: boolean;
  readonly editorSettings: EditorSettings;
  /** True if the editor fills the whole page. Showing a view makes this false. */
  readonly isEditorAlone: boolean;
}

export interface ReferenceSlice {
  /**
   * Addresses of the opened reference pages, and the index of the shown one. Examples: `type/file/mode`, `error/CODE`,
   * or empty for the list of all pages.
   */
  readonly reference: { readonly pages: readonly string[]; readonly at: number };
  /** Title of the shown page; empty for the list of all pages, and until the page is loaded. */
  readonly referenceTitle: string;
  /** The problem whose explanation was opened last. */
  readonly explained: ProblemView | undefined;
}
