import type { Box } from '../../../layout/types.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Returns the nearest box in the direction of an arrow key, or undefined. Distance across that direction counts double.
 */
export function boxTowards(
  boxes: Readonly<Record<string, Box>>,
  candidates: readonly string[],
  from: string,
  arrow: Arrow,
): string | undefined {
  const here = boxes[from];
  if (here === undefined) return candidates[0];
  const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const ref of candidates) {
    const box = boxes[ref];
    if (box === undefined || ref === from) continue;
    const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
    const [ahead, aside] =
      arrow === 'ArrowUp' ? [-dy, dx] : arrow === 'ArrowDown' ? [dy, dx] : arrow === 'ArrowLeft' ? [-dx, dy] : [dx, dy];
    if (ahead <= 4) continue;
    const distance = ahead + 2 * Math.abs(aside);
    if (distance < least) [best, least] = [ref, distance];
  }
  return best;
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}
