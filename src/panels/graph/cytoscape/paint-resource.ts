import type { Outcome } from '../../../protocol/run.ts';
import { outcomeShapes, type ShapePart } from '../../../ui/outcome-shapes.ts';
import { middleTruncate } from '../../shared/names.ts';
import { cornerRadius, writing, writingOpacity } from '../faces.ts';
import type { Palette } from '../palette.ts';
import type { Written } from './writing-layer.ts';

/** Below this zoom titles of resources cannot be read: the shapes of outcomes alone are drawn, and the names of closed groups. */
const readable = 0.5;
/** Below this size on the page, in pixels, a text is no longer told apart. */
export const leastText = 11;
/** The least size of an outcome's shape on the page, in pixels. */
const leastShape = 7;

/** Paints the texts and the mark of a resource or a closed group into a context whose units are the graph's own. */
export function paintResource(context: CanvasRenderingContext2D, node: Written, palette: Palette, zoom: number): void {
  const { box, visible, outcome, emphasis } = node;
  const isGroup = visible.form === 'collapsed';
  context.globalAlpha = writingOpacity[emphasis];
  if (outcome !== undefined) paintBar(context, node, palette.outcomes[outcome], zoom < readable ? 14 : 4);
  // The name of a group is readable wherever there is room for it.
  if (isGroup && writing.title.size * zoom < leastText * 0.8) paintName(context, node, palette, zoom);
  else if (zoom >= readable) paintTexts(context, node, palette);
  if (outcome === undefined) return;
  const middle = box.y + box.height / 2;
  if (zoom >= readable) paintShape(context, outcome, box.x + box.width - 17, middle, 16, palette);
  else {
    const size = Math.max(leastShape / zoom, Math.min(box.height * 0.8, 12 / zoom));
    const at = isGroup ? box.x + box.width - 4 / zoom - size / 2 : box.x + box.width / 2;
    paintShape(context, outcome, at, middle, size, palette);
  }
}

function paintBar(context: CanvasRenderingContext2D, { box }: Written, color: string, width: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(box.x, box.y, width, box.height, [cornerRadius, 0, 0, cornerRadius]);
  context.fill();
}

function paintTexts(context: CanvasRenderingContext2D, { box, visible, outcome }: Written, palette: Palette): void {
  const { node, form, hides } = visible;
  const left = box.x + (node.isBox ? 28 : 13);
  if (node.isBox)
    paintChevron(context, { x: box.x + 15, y: box.y + box.height / 2 }, 4, form !== 'collapsed', palette.muted);
  setFont(context, 'type', writing.type.size, palette);
  const count = form === 'collapsed' ? `  ${hides} inside` : '';
  context.fillText(`${middleTruncate(node.type, 30)}${count}`, left, box.y + 17);
  setFont(context, 'title', writing.title.size, palette);
  const room = box.x + box.width - left - (outcome === undefined ? 8 : 28);
  context.fillText(fittingText(context, node.title, room), left, box.y + 34);
}

/** The name of a closed group alone, as large as it must be. */
function paintName(
  context: CanvasRenderingContext2D,
  { box, visible, outcome }: Written,
  palette: Palette,
  zoom: number,
): void {
  const size = leastText / zoom;
  const middle = box.y + box.height / 2;
  const hasChevron = box.width * zoom > 90;
  const left = box.x + (hasChevron ? 21 : outcome === undefined ? 6 : 9) / zoom;
  const room = box.x + box.width - left - (outcome === undefined ? 6 : 19) / zoom;
  if (room * zoom < 24 || box.height * zoom < leastText * 0.9) return;
  if (hasChevron) paintChevron(context, { x: box.x + 12 / zoom, y: middle }, 3.5 / zoom, false, palette.muted);
  setFont(context, 'heading', size, palette);
  const title = fittingText(context, visible.node.title, room);
  context.fillText(title, left, middle + size * 0.36);
  const count = ` ${visible.hides} inside`;
  const countAt = context.measureText(title).width + 4 / zoom;
  setFont(context, 'type', size * 0.95, palette);
  if (countAt + context.measureText(count).width < room) context.fillText(count, left + countAt, middle + size * 0.36);
}

/** Sets the font and the colour of a kind of text, at a size in the context's units. */
export function setFont(
  context: CanvasRenderingContext2D,
  kind: keyof typeof writing,
  size: number,
  palette: Palette,
): void {
  const { weight, font, ink } = writing[kind];
  context.font = `${weight} ${size}px ${palette[font]}`;
  context.fillStyle = palette[ink];
}

/** A text shortened in its middle until it fits into a width, in the context's font. */
export function fittingText(context: CanvasRenderingContext2D, text: string, width: number): string {
  const whole = context.measureText(text).width;
  if (whole <= width) return text;
  return middleTruncate(text, Math.max(3, Math.floor((text.length * width) / whole)));
}

/** The sign that a group is open, pointing down, or closed, pointing to the right; around its middle. */
export function paintChevron(
  context: CanvasRenderingContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  isOpen: boolean,
  color: string,
): void {
  context.strokeStyle = color;
  context.lineWidth = size * 0.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const [ahead, aside] = [size / 2, size];
  if (isOpen) {
    context.moveTo(x - aside, y - ahead);
    context.lineTo(x, y + ahead);
    context.lineTo(x + aside, y - ahead);
  } else {
    context.moveTo(x - ahead, y - aside);
    context.lineTo(x + ahead, y);
    context.lineTo(x - ahead, y + aside);
  }
  context.stroke();
}

/** The shape of an outcome in its colour, in a square around a middle. */
function paintShape(
  context: CanvasRenderingContext2D,
  outcome: Outcome,
  x: number,
  y: number,
  size: number,
  palette: Palette,
): void {
  const parts: readonly ShapePart[] = outcomeShapes[outcome];
  const color = palette.outcomes[outcome];
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 16, size / 16);
  context.fillStyle = color;
  context.strokeStyle = color;
  for (const { path, filled, width, dash } of parts) {
    const shape = pathOf(path);
    context.lineCap = dash === undefined ? 'round' : 'butt';
    context.setLineDash(dash === undefined ? [] : [...dash]);
    context.lineWidth = width;
    if (filled === true) context.fill(shape);
    else context.stroke(shape);
  }
  context.restore();
}

const paths = new Map<string, Path2D>();

function pathOf(path: string): Path2D {
  const known = paths.get(path) ?? new Path2D(path);
  paths.set(path, known);
  return known;
}
