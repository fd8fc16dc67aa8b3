import type { ComponentType } from 'react';
import type { NarrowPane, ViewId } from '../../store/state/view-state.ts';

/** A view on the right side of the page. Each `panels/NAME/panel.ts` exports one as `panel`. */
export interface PanelEntry {
  /** Name of the view in `?view=`. Each `panel.ts` also adds the name to the store's type `Views`. */
  readonly id: ViewId;
  readonly title: string;
  /** Describes the view in one line for users who do not know it yet; shown in menus and lists of views. */
  readonly description: string;
  /** Position among the tabs and in the menu, lowest first. */
  readonly order: number;
  /** True if the view always has a tab. Views without a tab are in the menu "More views". */
  readonly isPinned?: true;
  /**
   * `always` shows the replay controls at any time; `started` shows them only after a replay has started in a different
   * view.
   */
  readonly replay?: 'always' | 'started';
  /** True if the view shows a run. The bar above the view then shows which run this is, and offers other runs. */
  readonly isOfRun?: true;
  /** False for a view that is independent of the project. All other views are reset when a project is opened. */
  readonly isOfProject?: false;
  /** Location on a narrow page: a pane of its own, or a sheet that an icon button opens. */
  readonly narrow: { readonly pane: Exclude<NarrowPane, 'code' | 'more'> } | { readonly Icon: ComponentType };
  /**
   * Root component of the view. It has no props because it reads the store. Its code loads when the view is first
   * shown.
   */
  readonly Component: ComponentType;
}
