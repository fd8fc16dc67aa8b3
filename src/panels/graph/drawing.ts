import type { Outcome } from '../../protocol/run.ts';
import type { LayoutResult } from '../../layout/types.ts';
import { worstOutcome, type RunMoment } from '../shared/run-moment.ts';
import type { Scene } from './canvas/scene.ts';
import type { GraphModel } from './model.ts';
import { insideOf, type VisibleGraph, type VisibleNode } from './visible.ts';

/** A graph with its places: what is on the page. */
export interface Drawing {
  /** Drawings of equal frames are the same subject: one moves into the next, another is looked at afresh. */
  readonly frame: string;
  readonly graph: VisibleGraph;
  readonly layout: LayoutResult;
  /** Both together, as the canvas draws them. */
  readonly scene: Scene;
}

/** What is told of the drawing's parts without moving them. */
export interface Decoration {
  readonly moment: RunMoment;
  readonly selectedRef: string | undefined;
  /** The ids of dependencies that are selected. */
  readonly selectedEdges: ReadonlySet<string>;
  /** When given, all else is dimmed. */
  readonly lit: ReadonlySet<string> | undefined;
  /** Between what is drawn, those that reach their target at this moment. */
  readonly refreshes: readonly { readonly from: string; readonly to: string }[];
  readonly outcomeOf: (visible: VisibleNode) => Outcome | undefined;
}

/** What a node shows of the run: its own outcome; a closed box the worst of what it hides; an open box nothing but a failure. */
export function outcomeReader(model: GraphModel, moment: RunMoment): (visible: VisibleNode) => Outcome | undefined {
  const worst = new Map<string, Outcome | undefined>();
  return ({ ref, form }) => {
    if (form === 'resource') return moment.outcomes.get(ref);
    if (form !== 'collapsed') return undefined;
    if (!worst.has(ref)) worst.set(ref, worstOutcome(insideOf(model, ref).map((each) => moment.outcomes.get(each))));
    return worst.get(ref);
  };
}
