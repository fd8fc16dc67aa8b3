import type { ComponentType } from 'react';
import type { NarrowPane, ViewId } from '../../store/state/view-state.ts';

/** A view on the right side of the page. Each `panels/NAME/panel.ts` exports one as `panel`. */
export interface PanelEntry {
  /** Name of the view in the URL (`?view=`). Each `panel.ts` also adds this name to the store's type `Views`. */
  readonly id: ViewId;
  readonly title: string;
  /** Describes the view in one line for users who do not know it yet; shown in menus and lists of views. */
  readonly description: string;
  /** Position in the tab bar and the menu, lowest first. */
  readonly order: number;
  /** True if the view always has a tab. Views without a tab are in the menu "More views". */
  readonly isPinned?: true;
  /**
   * `always` shows the replay controls at any time; `started` shows them only after a replay has started in a different
   * view.
   */
  readonly replay?: 'always' | 'started';
  /** True if the view shows a run. A bar above the view then names the run, and offers other runs. */
  readonly isOfRun?: true;
  /** False for a view that does not depend on the project. Other views are reset when a project is opened. */
  readonly isOfProject?: false;
  /** Location on a narrow page: a pane of its own, or a sheet that an icon button opens. */
  readonly narrow: { readonly pane: Exclude<NarrowPane, 'code' | 'more'> } | { readonly Icon: ComponentType };
  /** Root component of the view, loaded when the view is first shown. It has no props, because it reads the store. */
  readonly Component: ComponentType;
}
