import type { ComponentType } from 'react';
import type { NarrowPane, ViewId } from '../../store/state.ts';

/** A view of the page's right side, as `panels/NAME/panel.ts` exports it under the name `panel`. */
export interface PanelEntry {
  /** The name in `?view=`, which the file also adds to the store's `Views`. */
  readonly id: ViewId;
  readonly title: string;
  /** One line for people who do not know the view yet; shown in menus and lists of views. */
  readonly description: string;
  /** Position among the tabs and in the menu, lowest first. */
  readonly order: number;
  /** Always has a tab. The other views are in the menu "More views". */
  readonly isPinned?: true;
  /** Whether the replay of a run can be steered from the view, or shows there once it has begun elsewhere. */
  readonly replay?: 'always' | 'begun';
  /** Whether the view is about a run: then it says which one, and another can be chosen there. */
  readonly isOfRun?: true;
  /** False for a view that shows the same in every project. Other views start fresh with each project that is opened. */
  readonly isOfProject?: false;
  /** Where a narrow page has the view: a pane of its own, or a sheet that a button with an icon opens. */
  readonly narrow: { readonly pane: Exclude<NarrowPane, 'code' | 'more'> } | { readonly Icon: ComponentType };
  /** Takes nothing: it reads the store. Its code loads when the view is first shown. */
  readonly Component: ComponentType;
}
