import type { Arrangement } from './nested.ts';
import type { Box, Point } from './types.ts';

/** Rounds a width up to one of a few widths, so that an additional part rarely moves all rows. */
function stepUp(width: number): number {
  const step = 1.25;
  return width <= 0 ? 0 : step ** Math.ceil(Math.log(width) / Math.log(step));
}

/**
 * Places parts in rows, in their order, with a result of about the wanted aspect ratio. Parts of equal size form
 * straight columns.
 */
export function packShelves(parts: readonly Arrangement[], gap: number, aspect: number): Arrangement {
  const area = parts.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = Math.max(0, ...parts.map(({ width }) => width));
  const limit = Math.max(widest, stepUp(Math.sqrt(area * aspect)));
  const boxes = new Map<string, Box>();
  const routes = new Map<string, readonly Point[]>();
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const part of parts) {
    if (x > 0 && x + part.width > limit) {
      y += rowHeight + gap;
      [x, rowHeight] = [0, 0];
    }
    const [dx, dy] = [x, y];
    for (const [id, box] of part.boxes) boxes.set(id, { ...box, x: box.x + dx, y: box.y + dy });
    for (const [id, points] of part.routes) {
      routes.set(
        id,
        points.map((point) => ({ x: point.x + dx, y: point.y + dy })),
      );
    }
    width = Math.max(width, x + part.width);
    rowHeight = Math.max(rowHeight, part.height);
    x += part.width + gap;
  }
  return { width, height: y + rowHeight, boxes, routes };
}
