import { useEffect, useState, type RefObject } from 'react';

/** Widths in pixels of a row's columns: name, outcome and duration, lane. */
interface LaneSizes {
  readonly isTight: boolean;
  readonly name: number;
  readonly took: number;
  readonly left: number;
  readonly lanes: number;
  readonly ticks: number;
}

export function laneSizes(width: number): LaneSizes {
  const isTight = width < 460;
  const name = Math.round(Math.min(280, Math.max(120, width * (isTight ? 0.48 : 0.4))));
  const took = isTight ? 22 : 80;
  const left = name + took;
  const lanes = Math.max(0, width - left - 8);
  return { isTight, name, took, left, lanes, ticks: Math.max(2, Math.floor(lanes / 80)) };
}

/** Returns the width of the rows inside `frame`, without the scrollbar. 0 before the first layout. */
export function useRowWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current?.querySelector('.vtree-rows');
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
