import { describe, expect, test } from 'vitest';
import { placeHeadings } from './headings.ts';

const room = { width: 600, height: 500 };
const heading = (box: { x: number; y: number; width: number; height: number }, zoom: number) =>
  placeHeadings([{ ref: 'Class[A]', parent: undefined, box }], zoom, room).get('Class[A]');

describe('placeHeadings', () => {
  test('places a heading at the top of its box and scales it with the box', () => {
    expect(heading({ x: 10, y: 20, width: 400, height: 300 }, 2)).toMatchObject({ left: 10, top: 20, size: 25 });
  });

  test('keeps headings at a readable size', () => {
    expect(heading({ x: 10, y: 20, width: 90, height: 60 }, 0.1)?.size).toBe(11);
  });

  test('keeps a heading in view as long as its box is', () => {
    expect(heading({ x: -200, y: -400, width: 700, height: 600 }, 1)).toMatchObject({ left: 0, top: 0, isOver: true });
    // The heading leaves the view together with the lower end of its box.
    const last = heading({ x: 10, y: -580, width: 300, height: 600 }, 1);
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(20);
  });

  test('leaves out the heading of a box that is too small', () => {
    expect(heading({ x: 10, y: 20, width: 20, height: 60 }, 0.1)).toBeUndefined();
    expect(heading({ x: 10, y: 20, width: 90, height: 6 }, 0.1)).toBeUndefined();
  });

  test('places a heading below that of the outer box, or leaves it out if there is no room for both', () => {
    const boxes = (inner: number) => [
      { ref: 'Class[A]', parent: undefined, box: { x: 0, y: 0, width: 200, height: 100 } },
      { ref: 'Class[B]', parent: 'Class[A]', box: { x: 5, y: 4, width: 150, height: inner } },
    ];
    const placed = placeHeadings(boxes(80), 0.1, room);
    const outer = placed.get('Class[A]');
    expect(placed.get('Class[B]')?.top).toBe((outer?.top ?? 0) + (outer?.height ?? 0));
    expect(placeHeadings(boxes(14), 0.1, room).has('Class[B]')).toBe(false);
  });
});
