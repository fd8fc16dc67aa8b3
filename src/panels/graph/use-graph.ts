import { useDeferredValue, useMemo } from 'react';
import type { RefreshView } from '../../protocol/run.ts';
import { selectRun } from '../../store/selectors.ts';
import { useAppStore } from '../../store/store.ts';
import { selectRunMoment } from '../shared/runs/run-moment.ts';
import { outcomeReader, type Decoration } from './drawing.ts';
import { dependsOnOutcomes, filterMatches, litRefs } from './model/filter.ts';
import type { GraphModel } from './model/model.ts';
import { selectShape } from './model/shape.ts';
import { useGraphView } from './view-state.ts';
import { initiallyCollapsed, visibleGraph, type VisibleGraph } from './model/visible.ts';

interface GraphParts {
  /** The graph to draw, which changes only with its shape (`selectShape`). */
  readonly model: GraphModel | undefined;
  readonly visible: VisibleGraph | undefined;
  readonly collapsed: ReadonlySet<string>;
  readonly matches: readonly string[] | undefined;
  readonly decoration: Decoration | undefined;
}

const noRefreshes: readonly RefreshView[] = [];
const none: ReadonlySet<string> = new Set();

export function useGraph(): GraphParts {
  const selection = useAppStore((state) => state.selection);
  const moment = useAppStore(selectRunMoment);
  const refreshes = useAppStore((state) => (state.progress ?? selectRun(state))?.refreshes ?? noRefreshes);
  const { mode, filter, levels, collapsed: chosen } = useGraphView();

  // Deferred: React renders a new graph in several pieces, and handles key presses and frames in between.
  const model = useDeferredValue(useAppStore((state) => selectShape(state, mode)));
  const collapsed = useMemo(() => chosen ?? (model === undefined ? none : initiallyCollapsed(model)), [chosen, model]);
  const selectedRef = selection?.kind === 'resource' ? selection.ref : undefined;
  const focus = levels === undefined ? undefined : selectedRef;
  const visible = useMemo(
    () => (model === undefined ? undefined : visibleGraph(model, { mode, collapsed, levels, focus })),
    [model, mode, collapsed, levels, focus],
  );
  const outcomes = dependsOnOutcomes(filter) ? moment.outcomes : undefined;
  const matches = useMemo(
    () => (model === undefined ? undefined : filterMatches(model, filter, outcomes)),
    [model, filter, outcomes],
  );

  const cycleIndex = selection?.kind === 'cycle' ? selection.index : undefined;
  const edgeId = selection?.kind === 'edge' ? selection.id : undefined;
  const decoration = useMemo((): Decoration | undefined => {
    if (model === undefined) return undefined;
    const { active } = moment;
    const cycle = cycleIndex === undefined ? undefined : model.cycles[cycleIndex];
    const lit = matches ?? cycle?.members;
    return {
      moment,
      selectedRef: selectedRef === undefined ? undefined : shownFor(model, selectedRef, collapsed),
      selectedEdges: new Set(edgeId === undefined ? [] : [edgeId]),
      lit: lit === undefined ? undefined : litRefs(model, lit),
      refreshes: (active === undefined ? [] : refreshes).flatMap(({ from, to }) => {
        const [source, target] = [shownFor(model, from, collapsed), shownFor(model, to, collapsed)];
        return to !== active || source === target ? [] : [{ from: source, to: target }];
      }),
      outcomeOf: outcomeReader(model, moment),
    };
  }, [model, moment, refreshes, selectedRef, edgeId, cycleIndex, matches, collapsed]);

  return { model, visible, collapsed, matches, decoration };
}

/** Returns the drawn node for a resource: the resource itself, or the outermost closed box that hides it. */
export function shownFor(model: GraphModel, ref: string, collapsed: ReadonlySet<string>): string {
  let shown = ref;
  for (let parent = model.nodes.get(ref)?.parent; parent !== undefined; parent = model.nodes.get(parent)?.parent) {
    if (collapsed.has(parent)) shown = parent;
  }
  return shown;
}
