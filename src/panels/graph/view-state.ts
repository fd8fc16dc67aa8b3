import { create, createStore } from 'zustand';
import type { Box, LayoutDirection } from '../../layout/types.ts';
import type { Drawing } from './drawing.ts';
import type { GraphMode } from './model/model.ts';

/** View state of the graph. It outlives the panel, so that returning to the tab shows the same view. */
interface GraphViewState {
  readonly mode: GraphMode;
  readonly filter: string;
  /** Maximum distance from the selection, in edges, at which nodes are shown. Undefined shows all nodes. */
  readonly levels: number | undefined;
  /** Closed boxes. Undefined until the user closes or opens one; until then, a large graph starts closed. */
  readonly collapsed: ReadonlySet<string> | undefined;
  /** Boxes that were opened to show a filter match. They are closed when the next match is shown. */
  readonly openedForMatch: readonly string[];
  /** The last box that was closed or opened. It keeps its position in the next layout. */
  readonly anchor: string | undefined;
  /**
   * Counter, incremented when all boxes are closed or opened at once. When it changes, the graph opens with a new
   * viewport.
   */
  readonly overviews: number;
  /** Undefined until the first layout has shown which direction fits better. */
  readonly direction: LayoutDirection | undefined;
  readonly showList: boolean;
  readonly showLegend: boolean;
  readonly draftId: string | undefined;
  readonly drawing: (Drawing & { readonly key: string }) | undefined;
}

const fresh = {
  filter: '',
  levels: undefined,
  collapsed: undefined,
  openedForMatch: [],
  anchor: undefined,
  direction: undefined,
  drawing: undefined,
} as const;

export const useGraphView = create<GraphViewState>()(() => ({
  ...fresh,
  overviews: 0,
  mode: 'dependencies',
  showList: false,
  showLegend: false,
  draftId: undefined,
}));

export const setGraphView = useGraphView.setState;

/**
 * The visible part of the graph, in graph units. It has its own store, because it changes in each frame while the graph
 * moves.
 */
export const graphExtent = createStore<Box>()(() => ({ x: 0, y: 0, width: 1, height: 1 }));

/** Resets the state when a different project is opened. */
export function enterProject(draftId: string): void {
  if (useGraphView.getState().draftId !== draftId) setGraphView({ ...fresh, draftId });
}

/** Closes the given boxes and opens all others. */
export function setCollapsed(collapsed: ReadonlySet<string>): void {
  setGraphView(({ overviews }) => ({
    collapsed,
    anchor: undefined,
    openedForMatch: [],
    overviews: overviews + 1,
  }));
}

/** Opens the boxes around a filter match. Closes the boxes that were opened for the previous match. */
export function openAround(around: readonly string[], collapsed: ReadonlySet<string>): void {
  setGraphView(({ openedForMatch }) => {
    const closed = new Set([...collapsed, ...openedForMatch]);
    const opened = around.filter((ref) => closed.delete(ref));
    if (closed.size === collapsed.size && opened.every((ref) => openedForMatch.includes(ref))) return {};
    return { collapsed: closed, openedForMatch: opened, anchor: undefined };
  });
}
