/**
 * The line of an edge between a container and something in it, as those that explain a cycle through containment: a loop along
 * the inner border of the container. What the container waits for enters at its top, what waits for the container leaves from
 * its bottom. A straight line between the two would cross what else is in the container, and end in the middle of nowhere.
 */
import type { Box, Point } from '../../../layout/types.ts';
import { centerOf } from './geometry.ts';

/** Room at the inner sides of a container for lines along its border and the heads of arrows. */
export const loopSide = 30;
/** From the border of the container to the line that runs along it. */
const lane = 12;
/** From a member to a line that passes between it and the next row. */
const passage = 11;

/** `others` are what else the line should not cross. The points begin at the container. */
export function containerLoop(
  container: Box,
  member: Box,
  end: 'top' | 'bottom',
  others: readonly Box[],
): readonly Point[] {
  const candidates = (['right', 'left'] as const).flatMap((side) => {
    // Lines to the top keep clear of the container's name at its left, those from the bottom keep clear of them.
    const cost = side === (end === 'top' ? 'right' : 'left') ? 0 : 400;
    return [
      { points: besides(container, member, end, side), cost },
      { points: between(container, member, end, side, 'bottom'), cost },
      { points: between(container, member, end, side, 'top'), cost },
    ];
  });
  const costs = candidates.map(
    ({ points, cost }) => cost + lengthOf(points) + 10_000 * others.filter((box) => crosses(points, box)).length,
  );
  return candidates[costs.indexOf(Math.min(...costs))]?.points ?? [];
}

function besides(container: Box, member: Box, end: 'top' | 'bottom', side: 'left' | 'right'): readonly Point[] {
  const x = laneOf(container, side);
  const { y } = centerOf(member);
  return [
    { x, y: borderOf(container, end) },
    { x, y },
    { x: side === 'right' ? member.x + member.width : member.x, y },
  ];
}

/** For a member that has neighbours at its sides: above or below it, to the lane. */
function between(
  container: Box,
  member: Box,
  end: 'top' | 'bottom',
  side: 'left' | 'right',
  leaves: 'top' | 'bottom',
): readonly Point[] {
  const x = laneOf(container, side);
  const at = member.x + member.width * (side === 'right' ? 0.85 : 0.15);
  const border = borderOf(member, leaves);
  const y = border + (leaves === 'bottom' ? passage : -passage);
  return [
    { x, y: borderOf(container, end) },
    { x, y },
    { x: at, y },
    { x: at, y: border },
  ];
}

function laneOf({ x, width }: Box, side: 'left' | 'right'): number {
  return side === 'right' ? x + width - lane : x + lane;
}

function borderOf({ y, height }: Box, end: 'top' | 'bottom'): number {
  return end === 'top' ? y : y + height;
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }, 0);
}

/** Whether a line of level and upright parts enters a box. */
function crosses(points: readonly Point[], { x, y, width, height }: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1];
    return (
      from !== undefined &&
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + width &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + height
    );
  });
}
