import { useEffect, useRef, type PointerEvent } from 'react';
import type { Box } from '../../layout/types.ts';
import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

export interface MinimapProps {
  readonly drawing: Drawing;
  /** Lit while others are dimmed; all when undefined. */
  readonly lit: ReadonlySet<string> | undefined;
  readonly extent: Box;
  readonly palette: Palette;
  readonly onMove: (x: number, y: number) => void;
}

const [width, height, margin] = [168, 112, 6];

/** The whole graph at the size of a stamp, with a frame around what is in view; a press or drag moves the view there. */
export function Minimap({ drawing, lit, extent, palette, onMove }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bounds } = drawing;
  const scale = Math.min((width - 2 * margin) / bounds.width, (height - 2 * margin) / bounds.height);
  const left = (width - bounds.width * scale) / 2 - bounds.x * scale;
  const top = (height - bounds.height * scale) / 2 - bounds.y * scale;

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
      const [x, y, w, h] = [left + box.x * scale, top + box.y * scale, box.width * scale, box.height * scale];
      context.fillRect(x, y, Math.max(1, w), Math.max(1, h));
    }
    context.globalAlpha = 1;
    context.strokeStyle = palette.accent;
    context.lineWidth = 1.5;
    context.strokeRect(left + extent.x * scale, top + extent.y * scale, extent.width * scale, extent.height * scale);
  }, [drawing, lit, extent, palette, left, top, scale]);

  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.buttons === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onMove((event.clientX - frame.left - left) / scale, (event.clientY - frame.top - top) / scale);
  };
  return (
    <canvas
      ref={canvas}
      className="graph-minimap"
      role="img"
      aria-label="Overview of the graph"
      style={{ width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    />
  );
}
