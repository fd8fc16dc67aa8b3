import type { Outcome } from '../../../protocol/run.ts';
import type { Box } from '../../../layout/types.ts';
import { middleTruncate } from '../../shared/names.ts';
import type { Palette } from '../palette.ts';
import type { VisibleNode } from '../visible.ts';

/** What is written and marked on one node. */
export interface NodeFace {
  readonly visible: VisibleNode;
  readonly box: Box;
  readonly outcome: Outcome | undefined;
  /** `later` for what the shown moment of a run has not reached. */
  readonly emphasis: 'plain' | 'dim' | 'later';
}

/** Below this zoom texts of resources would be unreadable: bars and marks alone are drawn, and the headings of boxes at a fixed size. */
const readable = 0.42;
/** Below this a node is a few pixels: its colour is all that it can show. */
const tiny = 0.16;

/** Paints texts and marks of nodes into a context whose units are the graph's own. */
export function paintFaces(
  context: CanvasRenderingContext2D,
  faces: Iterable<NodeFace>,
  palette: Palette,
  zoom: number,
): void {
  context.textBaseline = 'alphabetic';
  for (const face of faces) {
    context.globalAlpha = face.emphasis === 'dim' ? 0.3 : face.emphasis === 'later' ? 0.65 : 1;
    if (face.visible.form === 'box') paintHeading(context, face, palette, zoom);
    else paintResource(context, face, palette, zoom);
  }
  context.globalAlpha = 1;
}

/** Where the sign that opens and closes a box is: a square of this size at its upper left. */
export const toggleSize = 28;

function paintHeading(context: CanvasRenderingContext2D, face: NodeFace, palette: Palette, zoom: number): void {
  const { box, visible } = face;
  const scale = Math.max(1, Math.min(2.6, 0.72 / zoom));
  const room = box.width - 40 - (face.outcome === undefined ? 0 : 20);
  chevron(context, box.x + 14, box.y + 17, 4, true, palette.muted);
  context.font = `560 ${12.5 * scale}px ${palette.sans}`;
  const suffix = visible.node.floating === undefined || scale > 1.4 ? '' : '  not contained';
  const perCharacter = 7 * scale;
  const title = middleTruncate(
    visible.node.title,
    Math.max(4, Math.floor((room - (suffix === '' ? 0 : 88 * scale)) / perCharacter) - visible.node.type.length),
  );
  context.fillStyle = palette.muted;
  const type = `${visible.node.type} `;
  const baseline = box.y + 21 + (scale - 1) * 8;
  context.fillText(type, box.x + 24, baseline);
  const typeWidth = context.measureText(type).width;
  context.fillStyle = palette.ink;
  context.fillText(title, box.x + 24 + typeWidth, baseline);
  if (suffix !== '') {
    const titleWidth = context.measureText(title).width;
    context.font = `420 ${11 * scale}px ${palette.sans}`;
    context.fillStyle = palette.muted;
    context.fillText(suffix, box.x + 24 + typeWidth + titleWidth, baseline);
  }
  if (face.outcome !== undefined && scale === 1)
    paintOutcome(context, face.outcome, box.x + box.width - 22, box.y + 9, palette);
}

function paintResource(context: CanvasRenderingContext2D, face: NodeFace, palette: Palette, zoom: number): void {
  const { box, visible, outcome } = face;
  const closed = visible.form === 'collapsed';
  if (zoom < tiny) {
    context.fillStyle = outcome === undefined ? palette.lineStrong : palette.outcomes[outcome];
    context.fillRect(box.x, box.y, box.width, box.height);
    return;
  }
  if (outcome !== undefined) {
    context.fillStyle = palette.outcomes[outcome];
    context.beginPath();
    context.roundRect(box.x, box.y, zoom < readable ? 14 : 4, box.height, [6, 0, 0, 6]);
    context.fill();
  }
  if (zoom < readable) return;
  const left = box.x + (visible.node.isBox ? 28 : 13);
  if (visible.node.isBox) chevron(context, box.x + 15, box.y + box.height / 2, 4, !closed, palette.muted);
  context.font = `440 11px ${palette.sans}`;
  context.fillStyle = palette.muted;
  const count = closed ? `  ${visible.hides} inside` : '';
  context.fillText(`${middleTruncate(visible.node.type, 30)}${count}`, left, box.y + 17);
  context.font = `500 12.5px ${palette.mono}`;
  context.fillStyle = palette.ink;
  const room = box.x + box.width - left - (outcome === undefined ? 8 : 28);
  context.fillText(middleTruncate(visible.node.title, Math.floor(room / 7.55)), left, box.y + 34);
  if (outcome !== undefined)
    paintOutcome(context, outcome, box.x + box.width - 25, box.y + (box.height - 16) / 2, palette);
}

function chevron(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  open: boolean,
  color: string,
): void {
  context.strokeStyle = color;
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  if (open) {
    context.moveTo(x - size, y - size / 2);
    context.lineTo(x, y + size / 2);
    context.lineTo(x + size, y - size / 2);
  } else {
    context.moveTo(x - size / 2, y - size);
    context.lineTo(x + size / 2, y);
    context.lineTo(x - size / 2, y + size);
  }
  context.stroke();
}

/** The mark of `OutcomeMark` in a box of 16 by 16 at a place. */
export function paintOutcome(
  context: CanvasRenderingContext2D,
  outcome: Outcome,
  x: number,
  y: number,
  palette: Palette,
): void {
  const circle = (radius: number): void => {
    context.beginPath();
    context.arc(x + 8, y + 8, radius, 0, 2 * Math.PI);
  };
  context.strokeStyle = palette.outcomes[outcome];
  context.fillStyle = palette.outcomes[outcome];
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  switch (outcome) {
    case 'unchanged':
      circle(5);
      context.stroke();
      return;
    case 'changed':
      circle(5.75);
      context.fill();
      return;
    case 'refreshed':
      circle(5.75);
      context.stroke();
      circle(2.5);
      context.fill();
      return;
    case 'noop':
      context.lineCap = 'butt';
      context.setLineDash([2.6, 2.9]);
      circle(5.25);
      context.stroke();
      context.setLineDash([]);
      return;
    case 'skipped':
      circle(5.25);
      context.stroke();
      context.beginPath();
      context.moveTo(x + 4.3, y + 11.7);
      context.lineTo(x + 11.7, y + 4.3);
      context.stroke();
      return;
    case 'failed':
      context.lineWidth = 2.5;
      context.beginPath();
      context.moveTo(x + 3.5, y + 3.5);
      context.lineTo(x + 12.5, y + 12.5);
      context.moveTo(x + 12.5, y + 3.5);
      context.lineTo(x + 3.5, y + 12.5);
      context.stroke();
  }
}
