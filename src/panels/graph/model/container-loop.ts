/**
 * Draws an edge between a container and one of its members, for example in a cycle through containment. The line is a
 * loop along the inner border of the container: edges into the container enter at its top, and edges out of it leave at
 * its bottom. A straight line would cross other members and end inside the container.
 */
import type { Box, Point } from '../../../layout/types.ts';
import { centerOf } from './geometry.ts';

/** Padding inside a container for lines along its border and for arrowheads. */
export const loopSide = 30;
/** Distance from the container's border to the line along it. */
const lane = 12;
/** Distance from a member to a line between it and the next row. */
const passage = 11;

/**
 * Routes an edge between a container and its member along the container's border, around the boxes in `others`. The
 * points start at the container.
 */
export function containerLoop(
  container: Box,
  member: Box,
  end: 'top' | 'bottom',
  others: readonly Box[],
): readonly Point[] {
  const candidates = (['right', 'left'] as const).flatMap((side) => {
    // The title is at the top left. So lines to the top prefer the right side, and lines from the bottom the left side.
    const cost = side === (end === 'top' ? 'right' : 'left') ? 0 : 400;
    return [
      { points: besides(container, member, end, side), cost },
      { points: between(container, member, end, side, 'bottom'), cost },
      { points: between(container, member, end, side, 'top'), cost },
    ];
  });
  const costs = candidates.map(
    ({ points, cost }) => cost + measureLength(points) + 10_000 * others.filter((box) => crosses(points, box)).length,
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

/**
 * Route for a member with neighbors on both sides: leaves the member above or below, then follows the container's
 * border.
 */
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

function measureLength(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }, 0);
}

/** Returns whether a line of horizontal and vertical segments enters a box. */
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
