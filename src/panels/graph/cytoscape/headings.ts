/**
 * Headings of groups, painted over their boxes. A heading has a minimum size on the page, and stays visible while its
 * box is partly visible. It is left out if the box is too small. Lengths are pixels of the page.
 */
import type { Box } from '../../../layout/types.ts';
import { boxPadding } from '../../../layout/types.ts';
import { cornerRadius, labelStyles, labelOpacity } from '../faces/faces.ts';
import type { Palette } from '../palette.ts';
import type { Size, Viewport } from '../model/viewport.ts';
import { fittingText, leastText, paintChevron, setFont } from './paint-resource.ts';
import type { PlacedLabel } from './label-layer.ts';

export interface Heading {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /**
   * True if the heading covers content of the box: it is taller than the space above the content, or moved down into
   * view.
   */
  readonly isOver: boolean;
}

/** Minimum width of a heading; narrower headings would be illegible and are left out. */
const leastWidth = 34;

/**
 * Computes the positions of box headings by ref. `boxes` are in pixels of the page, outer boxes first; `room` is the
 * visible area.
 */
export function placeHeadings(
  boxes: readonly { readonly ref: string; readonly parent: string | undefined; readonly box: Box }[],
  zoom: number,
  room: Size | undefined,
): ReadonlyMap<string, Heading> {
  const size = Math.max(leastText, labelStyles.heading.size * zoom);
  const natural = boxPadding.top * zoom;
  const height = Math.max(natural, size * 1.4);
  const placed = new Map<string, Heading>();
  for (const { ref, parent, box } of boxes) {
    const around = parent === undefined ? undefined : placed.get(parent);
    const left = Math.max(box.x, room === undefined ? -Infinity : 0);
    const right = Math.min(box.x + box.width, room?.width ?? Infinity);
    // Starts below the outer box's heading if the two would overlap.
    const first = Math.max(
      box.y,
      room === undefined ? -Infinity : 0,
      around === undefined ? -Infinity : around.top + around.height,
    );
    const top = Math.min(first, box.y + box.height - height);
    const isHidden = around !== undefined && top < around.top + around.height * 0.7;
    if (right - left < leastWidth || box.height < size || isHidden) continue;
    placed.set(ref, {
      left,
      top: Math.max(top, box.y),
      width: right - left,
      height,
      size,
      isOver: top > box.y + 0.5 || height > natural + 1,
    });
  }
  return placed;
}

/** Paints the headings of all boxes among the nodes. The context's units are pixels of the page. */
export function paintHeadings(
  context: CanvasRenderingContext2D,
  nodes: readonly PlacedLabel[],
  palette: Palette,
  { x, y, zoom }: Viewport,
  room: Size | undefined,
): void {
  const boxes = nodes.filter(({ visible }) => visible.form === 'box');
  const places = boxes.map(({ visible: { ref, parent }, box }) => ({
    ref,
    parent,
    box: { x: x + box.x * zoom, y: y + box.y * zoom, width: box.width * zoom, height: box.height * zoom },
  }));
  const headings = placeHeadings(places, zoom, room);
  for (const node of boxes) {
    const heading = headings.get(node.visible.ref);
    if (heading === undefined) continue;
    context.globalAlpha = labelOpacity[node.emphasis];
    paintHeading(context, node, heading, palette);
  }
}

function paintHeading(
  context: CanvasRenderingContext2D,
  { visible: { node }, face }: PlacedLabel,
  { left, top, width, height, size, isOver }: Heading,
  palette: Palette,
): void {
  const unit = size / labelStyles.heading.size;
  const hasChevron = width > 90;
  const inset = hasChevron ? 6 : 3;
  const start = left + (hasChevron ? 24 : 4) * unit;
  const room = left + width - start - inset * unit;
  setFont(context, 'heading', size, palette);
  const type = context.measureText(`${node.type} `).width;
  const whole = context.measureText(node.title).width;
  // If the space is too small, first the type is left out, and then the title is shortened.
  const shownType = type + whole <= room ? `${node.type} ` : '';
  const titleAt = start + (shownType === '' ? 0 : type);
  const title = fittingText(context, node.title, left + width - titleAt - inset * unit);
  const titleWidth = context.measureText(title).width;
  const suffix = node.floating === undefined ? '' : 'not contained';
  const suffixAt = titleAt + titleWidth + 10 * unit;
  // Fills the background, so that lines do not run through the heading.
  context.fillStyle = palette[face.fill];
  context.beginPath();
  const edge = left + 4 * unit;
  const across = Math.min(titleAt + titleWidth + 4 * unit, left + width - 3) - edge;
  context.roundRect(edge, top + (height - size * 1.5) / 2 + 1, across, size * 1.5 - 2, cornerRadius);
  context.fill();
  const baseline = top + height / 2 + size * 0.34;
  if (hasChevron) paintChevron(context, { x: left + 14 * unit, y: top + height / 2 }, 4 * unit, true, palette.muted);
  context.fillStyle = palette.muted;
  context.fillText(shownType, start, baseline);
  context.fillStyle = palette.ink;
  context.fillText(title, titleAt, baseline);
  if (suffix === '' || isOver) return;
  setFont(context, 'type', labelStyles.type.size * unit, palette);
  if (suffixAt + context.measureText(suffix).width < left + width - 6 * unit)
    context.fillText(suffix, suffixAt, baseline);
}
