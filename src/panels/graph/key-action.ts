import { announce } from '../../ui/live/announcer.ts';
import type { Decoration, Drawing } from './drawing.ts';
import type { GraphHandle } from './GraphCanvas.tsx';
import type { GraphModel } from './model/model.ts';
import { boxTowards, isArrow, type Arrow } from './model/box-towards.ts';
import { spokenNode } from './model/tree-rows.ts';

interface KeyContext {
  readonly model: GraphModel;
  readonly decoration: Decoration;
  readonly drawing: Drawing | undefined;
  readonly canvas: GraphHandle | null;
  readonly onFilter: () => void;
  readonly onSelectNode: (ref: string) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
}

/** Returns the action of a key on the drawn graph, or undefined if the key has none. */
export function keyAction(key: string, context: KeyContext): (() => void) | undefined {
  const { model, canvas, drawing } = context;
  const { selectedRef } = context.decoration;
  if (isArrow(key) && drawing !== undefined) return stepTowards(key, drawing, context);
  switch (key) {
    case '+':
    case '=':
      return () => canvas?.zoomBy(1.25);
    case '-':
      return () => canvas?.zoomBy(0.8);
    case '0':
    case 'f':
      return () => canvas?.fit();
    case '/':
      return context.onFilter;
    case 'Escape':
      return context.onClear;
    case 'Enter':
    case ' ':
      return selectedRef !== undefined && model.nodes.get(selectedRef)?.isBox === true
        ? () => context.onToggle(selectedRef)
        : undefined;
    default:
      return undefined;
  }
}

/** Selects the nearest resource in an arrow key's direction, or the first resource if none is selected. */
function stepTowards(arrow: Arrow, drawing: Drawing, context: KeyContext): (() => void) | undefined {
  const { model, decoration, canvas } = context;
  const { selectedRef } = decoration;
  const candidates = drawing.graph.nodes.filter(({ form }) => form !== 'box').map(({ ref }) => ref);
  const next =
    selectedRef === undefined ? candidates[0] : boxTowards(drawing.layout.boxes, candidates, selectedRef, arrow);
  if (next === undefined) return undefined;
  return () => {
    context.onSelectNode(next);
    announce(spokenNode(model, next, decoration.moment));
    canvas?.reveal([next], 0);
  };
}
