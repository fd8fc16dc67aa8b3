import { useEffect, useState } from 'react';
import { startLayoutClient } from '../../layout/layout-client.ts';
import type { LayoutDirection, LayoutResult } from '../../layout/types.ts';
import { yieldToEvents } from '../../store/yield-to-events.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { alignLayout, betterFit, layoutKey, layoutRequest } from './model/layout-request.ts';
import { setGraphView, useGraphView } from './view-state.ts';
import type { VisibleGraph } from './model/visible.ts';

// Starts the worker while the manifest is still being analyzed, because the graph is the first view that most people
// see.
const client = startLayoutClient();
client.warm();

interface DrawingState {
  readonly drawing: Drawing | undefined;
  /** Progress of a slow layout: `done` of `total` parts are arranged. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
}

/**
 * Lays out the graph in the worker. The previous drawing stays until the new one is ready. If the layout does not
 * change, the new drawing is ready at once.
 */
export function useDrawing(graph: VisibleGraph | undefined, aspect: number, anchor: string | undefined): DrawingState {
  const subject = useGraphView(({ draftId, mode, levels, overviews }) => `${draftId} ${mode} ${levels} ${overviews}`);
  const drawn = useGraphView(({ drawing }) => drawing);
  const direction = useGraphView((state) => state.direction);
  const [progress, setProgress] = useState<DrawingState['progress']>(undefined);

  useEffect(() => {
    if (graph === undefined || aspect === 0) return undefined;
    const before = useGraphView.getState().drawing;
    if (direction !== undefined && before?.key === layoutKey(layoutRequest(graph, direction, aspect))) {
      const { frame, layout, key } = before;
      setGraphView({ drawing: { ...createDrawing(frame, graph, layout), key } });
      setProgress(undefined);
      return undefined;
    }
    let isCurrent = true;
    const slow = setTimeout(() => setProgress((known) => known ?? { done: 0, total: 1 }), 200);
    const arrange = arranger(graph, aspect, (done, total) => {
      if (isCurrent) setProgress((known) => (known === undefined ? known : { done, total }));
    });
    // Pauses between the steps, each of which takes about a frame for a large graph: sending the request, reading the
    // answer, finding the lines, and showing them.
    const draw = async (): Promise<void> => {
      await yieldToEvents();
      if (!isCurrent) return;
      const answer = await (direction === undefined ? findBest(arrange, graph, aspect) : arrange(direction));
      clearTimeout(slow);
      await yieldToEvents();
      if (!isCurrent || answer === undefined) return;
      const { key } = answer;
      const frame = `${subject} ${answer.direction}`;
      const layout = before?.frame === frame ? alignLayout(answer.layout, before.layout, anchor) : answer.layout;
      const drawing = createDrawing(frame, graph, layout);
      await yieldToEvents();
      if (!isCurrent) return;
      setProgress(undefined);
      setGraphView({ direction: answer.direction, drawing: { ...drawing, key } });
    };
    void draw();
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
    // Changes of aspect ratio, frame or anchor affect only the next layout.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [graph, direction, aspect === 0]);

  return { drawing: drawn, progress };
}

interface Arranged {
  readonly layout: LayoutResult;
  readonly direction: LayoutDirection;
  readonly key: string;
}
type Arranger = (direction: LayoutDirection) => Promise<Arranged | undefined>;

function arranger(graph: VisibleGraph, aspect: number, onProgress: (done: number, total: number) => void): Arranger {
  return async (direction) => {
    const request = layoutRequest(graph, direction, aspect);
    const layout = await client.layout(request, onProgress);
    return layout === undefined ? undefined : { layout, direction, key: layoutKey(request) };
  };
}

/** Maximum number of nodes for which both directions are laid out and compared. */
const comparable = 400;

async function findBest(arrange: Arranger, graph: VisibleGraph, aspect: number): Promise<Arranged | undefined> {
  const down = await arrange('down');
  if (down === undefined || graph.nodes.length > comparable) return down;
  const right = await arrange('right');
  if (right === undefined) return undefined;
  return betterFit(down.layout, right.layout, aspect) === 'down' ? down : right;
}
