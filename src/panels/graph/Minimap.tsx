import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Box, Point } from '../../layout/types.ts';
import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';
import { graphExtent } from './view-state.ts';

interface MinimapProps {
  readonly drawing: Drawing;
  /** Nodes that are not dimmed, by ref. Undefined for all. */
  readonly lit: ReadonlySet<string> | undefined;
  readonly palette: Palette;
  readonly onMove: (x: number, y: number) => void;
}

const [width, height, margin] = [168, 112, 6];

/** Transform from the drawing to the minimap: a point is multiplied by `scale` and moved by `x` and `y`. */
interface MapScale extends Point {
  readonly scale: number;
}

/** A thumbnail of the whole graph with a frame around the visible part. Pressing or dragging it moves the view. */
export function Minimap({ drawing, lit, palette, onMove }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bounds } = drawing;
  const scale = Math.min((width - 2 * margin) / bounds.width, (height - 2 * margin) / bounds.height);
  const x = (width - bounds.width * scale) / 2 - bounds.x * scale;
  const y = (height - bounds.height * scale) / 2 - bounds.y * scale;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const ratio = window.devicePixelRatio;
    context.canvas.width = width * ratio;
    context.canvas.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const { ref, form } of drawing.graph.nodes) {
      const box = drawing.layout.boxes[ref];
      if (box === undefined) continue;
      context.globalAlpha = lit === undefined || lit.has(ref) ? 1 : 0.25;
      context.fillStyle = form === 'box' ? palette.line : palette.muted;
      const [w, h] = [Math.max(1, box.width * scale), Math.max(1, box.height * scale)];
      context.fillRect(x + box.x * scale, y + box.y * scale, w, h);
    }
  }, [drawing, lit, palette, x, y, scale]);

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onMove((event.clientX - frame.left - x) / scale, (event.clientY - frame.top - y) / scale);
  };
  return (
    <div
      className="graph-minimap"
      role="img"
      aria-label="Overview of the graph"
      style={{ width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      <canvas ref={canvas} style={{ width, height }} />
      <ExtentFrame x={x} y={y} scale={scale} />
    </div>
  );
}

/**
 * Frame around the visible part of the graph. It follows the viewport without React, so moving the graph renders
 * nothing.
 */
function ExtentFrame({ x, y, scale }: MapScale) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const follow = (extent: Box): void => {
      if (frame.current === null) return;
      const { style } = frame.current;
      style.width = `${extent.width * scale}px`;
      style.height = `${extent.height * scale}px`;
      style.transform = `translate(${x + extent.x * scale}px, ${y + extent.y * scale}px)`;
    };
    follow(graphExtent.getState());
    return graphExtent.subscribe(follow);
  }, [x, y, scale]);
  return <span ref={frame} className="graph-minimap-frame" />;
}
