import type { ComponentType } from 'react';
import type { NarrowPane, ViewId } from '../../store/state.ts';

/** A view on the page's right side, exported as `panel` by `panels/NAME/panel.ts`. */
export interface PanelEntry {
  /** Name in `?view=`; the file also adds it to the store's `Views`. */
  readonly id: ViewId;
  readonly title: string;
  /** One line for users who do not know the view yet; shown in menus and lists of views. */
  readonly description: string;
  /** Position among the tabs and in the menu, lowest first. */
  readonly order: number;
  /** True if the view always has a tab. Views without a tab are in the menu "More views". */
  readonly isPinned?: true;
  /** `always` shows the replay controls; `started` shows them once a replay has started elsewhere. */
  readonly replay?: 'always' | 'started';
  /** True if the view is about a run, so that it shows which run and offers to choose another. */
  readonly isOfRun?: true;
  /** False for a view that is independent of the project. Other views are reset with each opened project. */
  readonly isOfProject?: false;
  /** Location on a narrow page: a pane of its own, or a sheet that an icon button opens. */
  readonly narrow: { readonly pane: Exclude<NarrowPane, 'code' | 'more'> } | { readonly Icon: ComponentType };
  /** Has no props, since it reads the store. Its code loads when the view is first shown. */
  readonly Component: ComponentType;
}
