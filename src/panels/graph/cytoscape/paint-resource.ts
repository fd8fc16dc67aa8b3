import type { Outcome } from '../../../protocol/run.ts';
import type { Box } from '../../../layout/types.ts';
import { outcomeShapes, type ShapePart } from '../../../ui/outcome-shapes.ts';
import { middleTruncate } from '../../shared/label-texts.ts';
import { cornerRadius, labelStyles, labelOpacity } from '../faces/faces.ts';
import type { Palette } from '../palette.ts';
import type { PlacedLabel } from './label-layer.ts';
import { revealHidden } from '../../../ui/hidden-characters.ts';

/**
 * Minimum zoom at which a node shows its type above its title. At a lower zoom, a node shows only its title, enlarged
 * so that it is legible.
 */
const twoLines = { resource: 0.62, group: 0.72 } as const;
/** Minimum font size of a group's name on the page, in pixels. */
export const leastText = 11;
/** Minimum font size of a resource's title. A title that does not fit at this size is not shown. */
const leastTitle = 9.5;
/** Minimum size of an outcome's shape on the page, in pixels. */
const leastShape = 7;

export function paintResource(
  context: CanvasRenderingContext2D,
  node: PlacedLabel,
  palette: Palette,
  zoom: number,
): void {
  const { box, visible, outcome, emphasis } = node;
  const kind = visible.form === 'collapsed' ? 'group' : 'resource';
  context.globalAlpha = labelOpacity[emphasis];
  if (zoom >= twoLines[kind]) {
    if (outcome !== undefined) paintBar(context, box, palette.outcomes[outcome]);
    paintTexts(context, node, palette);
    if (outcome !== undefined)
      paintShape(context, outcome, box.x + box.width - 17, box.y + box.height / 2, 16, palette);
    return;
  }
  paintOutline(context, node, palette, zoom);
  const isNamed = paintName(context, node, palette, zoom);
  if (outcome === undefined) return;
  // Beside a title, the outcome's shape is at the right; without a legible title, the shape is in the middle.
  const size = Math.max(leastShape, Math.min(box.height * zoom * 0.8, 12)) / zoom;
  const x = isNamed ? box.x + box.width - 4 / zoom - size / 2 : box.x + box.width / 2;
  paintShape(context, outcome, x, box.y + box.height / 2, size, palette);
}

function paintBar(context: CanvasRenderingContext2D, { x, y, height }: Box, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, 4, height, [cornerRadius, 0, 0, cornerRadius]);
  context.fill();
}

/** Lines thinner than this, in pixels of the page, are hardly visible. */
const hair = 0.6;

/** Paints a visible border if Cytoscape's own is too thin. */
function paintOutline(
  context: CanvasRenderingContext2D,
  { box, face }: PlacedLabel,
  palette: Palette,
  zoom: number,
): void {
  if (face.width * zoom >= hair) return;
  context.strokeStyle = palette[face.stroke];
  context.lineWidth = hair / zoom;
  context.setLineDash([]);
  context.strokeRect(box.x, box.y, box.width, box.height);
}

function paintTexts(context: CanvasRenderingContext2D, { box, visible, outcome }: PlacedLabel, palette: Palette): void {
  const { node, form, hides } = visible;
  const left = box.x + (node.isBox ? 28 : 13);
  if (node.isBox)
    paintChevron(context, { x: box.x + 15, y: box.y + box.height / 2 }, 4, form !== 'collapsed', palette.muted);
  setFont(context, 'type', labelStyles.type.size, palette);
  const count = form === 'collapsed' ? `  ${hides} inside` : '';
  context.fillText(`${middleTruncate(node.type, 30)}${count}`, left, box.y + 17);
  setFont(context, 'title', labelStyles.title.size, palette);
  const room = box.x + box.width - left - (outcome === undefined ? 8 : 28);
  context.fillText(fittingText(context, node.title, room), left, box.y + 34);
}

/** Paints the title enlarged, without the type. Returns false if no legible title fits. */
function paintName(
  context: CanvasRenderingContext2D,
  { box, visible, outcome }: PlacedLabel,
  palette: Palette,
  zoom: number,
): boolean {
  const isGroup = visible.form === 'collapsed';
  const size = (isGroup ? leastText : leastTitle) / zoom;
  const middle = box.y + box.height / 2;
  const hasChevron = isGroup && box.width * zoom > 90;
  const left = box.x + (hasChevron ? 21 : 6) / zoom;
  const room = box.x + box.width - left - (outcome === undefined ? 5 : 19) / zoom;
  if (room * zoom < (isGroup ? 24 : 40) || box.height * zoom < leastText) return false;
  if (hasChevron) paintChevron(context, { x: box.x + 12 / zoom, y: middle }, 3.5 / zoom, false, palette.muted);
  setFont(context, isGroup ? 'heading' : 'title', size, palette);
  const title = fittingText(context, visible.node.title, room);
  context.fillText(title, left, middle + size * 0.36);
  if (!isGroup) return true;
  const count = ` ${visible.hides} inside`;
  const countAt = context.measureText(title).width + 4 / zoom;
  setFont(context, 'type', size * 0.95, palette);
  if (countAt + context.measureText(count).width < room) context.fillText(count, left + countAt, middle + size * 0.36);
  return true;
}

/** Sets the context's font and color for a kind of text. The size is in the context's units. */
export function setFont(
  context: CanvasRenderingContext2D,
  kind: keyof typeof labelStyles,
  size: number,
  palette: Palette,
): void {
  const { weight, font, ink } = labelStyles[kind];
  context.font = `${weight} ${size}px ${palette[font]}`;
  context.fillStyle = palette[ink];
}

/** Shortens a string in the middle until it fits a width in the context's font. */
export function fittingText(context: CanvasRenderingContext2D, text: string, width: number): string {
  const key = `${context.font} ${Math.round(width)} ${text}`;
  const known = fitting.get(key);
  if (known !== undefined) return known;
  if (fitting.size > mostFitting) fitting.clear();
  const visible = revealHidden(text);
  const whole = context.measureText(visible).width;
  let shown = visible;
  // Letters differ in width, so the first length may be slightly too long.
  for (let length = Math.floor((visible.length * width) / whole); length >= 3; length -= 1) {
    if (whole > width) shown = middleTruncate(visible, length);
    if (context.measureText(shown).width <= width) break;
  }
  fitting.set(key, shown);
  return shown;
}

/**
 * Cache of shortened strings by font, width and original, because measuring them in each frame would take longer than
 * drawing them.
 */
const fitting = new Map<string, string>();
const mostFitting = 5000;

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
    const shape = createPath(path);
    context.lineCap = dash === undefined ? 'round' : 'butt';
    context.setLineDash(dash === undefined ? [] : [...dash]);
    context.lineWidth = width;
    if (filled === true) context.fill(shape);
    else context.stroke(shape);
  }
  context.restore();
}

const paths = new Map<string, Path2D>();

function createPath(path: string): Path2D {
  const known = paths.get(path) ?? new Path2D(path);
  paths.set(path, known);
  return known;
}
