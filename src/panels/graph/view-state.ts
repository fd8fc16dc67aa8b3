import { create, createStore } from 'zustand';
import type { Box, LayoutDirection } from '../../layout/types.ts';
import type { Drawing } from './drawing.ts';
import type { GraphMode } from './model/model.ts';

/** How the graph is looked at. It outlives the panel, so that coming back to its tab shows what was left. */
interface GraphViewState {
  readonly mode: GraphMode;
  readonly filter: string;
  /** Undefined shows all. */
  readonly levels: number | undefined;
  /** Undefined until the user closed or opened a box: a graph too large to be drawn open then starts closed. */
  readonly collapsed: ReadonlySet<string> | undefined;
  /** Boxes that were opened to show a match of the filter; they close again when another match is gone to. */
  readonly openedForMatch: readonly string[];
  /** The box that was closed or opened last: it stays in its place. */
  readonly anchor: string | undefined;
  /** Grows when all boxes are closed or opened at once, which calls for a look at the whole. */
  readonly overviews: number;
  /** Undefined until a first layout chose the one that fits. */
  readonly direction: LayoutDirection | undefined;
  readonly showList: boolean;
  readonly showLegend: boolean;
  /** The project that all this is about. */
  readonly draftId: string | undefined;
  /** What was last drawn, and the key of its layout. */
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

/** The part of the graph that is in view, in the graph's units. Apart from the rest, since it changes with each frame of a move. */
export const graphExtent = createStore<Box>()(() => ({ x: 0, y: 0, width: 1, height: 1 }));

/** Forgets what was about another project. */
export function enterProject(draftId: string): void {
  if (useGraphView.getState().draftId !== draftId) setGraphView({ ...fresh, draftId });
}

/** Closes these boxes and opens all others. */
export function setCollapsed(collapsed: ReadonlySet<string>): void {
  setGraphView(({ overviews }) => ({
    collapsed,
    anchor: undefined,
    openedForMatch: [],
    overviews: overviews + 1,
  }));
}

/** Opens the boxes around a match of the filter, and closes those that were opened for the one before. */
export function openAround(around: readonly string[], collapsed: ReadonlySet<string>): void {
  setGraphView(({ openedForMatch }) => {
    const closed = new Set([...collapsed, ...openedForMatch]);
    const opened = around.filter((ref) => closed.delete(ref));
    if (closed.size === collapsed.size && opened.every((ref) => openedForMatch.includes(ref))) return {};
    return { collapsed: closed, openedForMatch: opened, anchor: undefined };
  });
}
