import type { Core } from 'cytoscape';
import type { Box, Point } from '../../../layout/types.ts';
import { chooseEmphasis, computeNodeStates, type Decoration, type Drawing } from '../drawing.ts';
import { nodeFace, type NodeFace } from '../faces/faces.ts';
import { overlaps } from '../model/geometry.ts';
import type { Palette } from '../palette.ts';
import { computeExtent, type Viewport } from '../model/viewport.ts';
import type { VisibleNode } from '../model/visible.ts';
import { paintHeadings } from './headings.ts';
import { paintPulse, computeProgress, type Pulse } from './pulse.ts';
import { paintResource } from './paint-resource.ts';

interface Label {
  readonly visible: VisibleNode;
  readonly outcome: ReturnType<Decoration['outcomeOf']>;
  readonly emphasis: ReturnType<typeof chooseEmphasis>;
  readonly face: NodeFace;
}

export interface PlacedLabel extends Label {
  readonly box: Box;
}

export interface Shown {
  readonly drawing: Drawing;
  readonly decoration: Decoration;
  readonly palette: Palette;
}

/**
 * Canvas above Cytoscape's own canvas, for the texts and marks of nodes. It draws what a Cytoscape label cannot show: a
 * type above a title in two fonts, outcome shapes, and group names that stay legible at any zoom. It is painted
 * whenever Cytoscape paints, and receives no pointer events.
 */
export class LabelLayer {
  readonly #cy: Core;
  readonly #canvas: HTMLCanvasElement;
  #shown: Shown | undefined;
  /** Labels of all positioned nodes, computed once for all frames. */
  #labels: readonly Label[] = [];
  #pulse: Pulse | undefined;
  #frame = 0;

  constructor(cy: Core, canvas: HTMLCanvasElement) {
    this.#cy = cy;
    this.#canvas = canvas;
    cy.on('render', () => this.#paint());
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#shown = undefined;
    this.#labels = [];
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.#labels = collectLabels(shown);
    this.redraw();
  }

  pulse(lines: Pulse['lines'], duration: number): void {
    this.#pulse = { startedAt: performance.now(), duration, lines };
    this.redraw();
  }

  redraw(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  /** Paints the whole graph at a zoom at which all texts are legible. The context's units are pixels. */
  paintWhole(context: CanvasRenderingContext2D, scale: number, origin: Point): void {
    const view = { x: -origin.x * scale, y: -origin.y * scale, zoom: scale };
    if (this.#shown !== undefined) this.#paintNodes(context, this.#shown, view, undefined, 1);
  }

  #paint(): void {
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    const ratio = window.devicePixelRatio;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== pixelWidth) this.#canvas.width = pixelWidth;
    if (this.#canvas.height !== pixelHeight) this.#canvas.height = pixelHeight;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, pixelWidth, pixelHeight);
    if (this.#shown === undefined) return;
    const view = { ...this.#cy.pan(), zoom: this.#cy.zoom() };
    this.#paintNodes(context, this.#shown, view, { width, height }, ratio);
    this.#paintPulse(context, this.#shown.palette, view.zoom);
  }

  #paintNodes(
    context: CanvasRenderingContext2D,
    shown: Shown,
    view: Viewport,
    room: { readonly width: number; readonly height: number } | undefined,
    ratio: number,
  ): void {
    const nodes = this.#written(shown, room === undefined ? undefined : computeExtent(view, room));
    const { palette } = shown;
    context.textBaseline = 'alphabetic';
    context.setTransform(ratio * view.zoom, 0, 0, ratio * view.zoom, ratio * view.x, ratio * view.y);
    for (const node of nodes)
      if (node.visible.form !== 'box') paintResource(context, node, palette, room === undefined ? 1 : view.zoom);
    const { x, y } = view;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintHeadings(context, nodes, palette, { x, y, zoom: view.zoom }, room);
    context.setTransform(ratio * view.zoom, 0, 0, ratio * view.zoom, ratio * view.x, ratio * view.y);
    context.globalAlpha = 1;
  }

  /**
   * Returns the labels of the visible nodes at their current positions, which differ from the drawing while nodes move.
   */
  #written({ drawing }: Shown, extent: Box | undefined): readonly PlacedLabel[] {
    return this.#labels.flatMap((label): readonly PlacedLabel[] => {
      const { ref } = label.visible;
      const node = this.#cy.getElementById(ref);
      const size = drawing.layout.boxes[ref];
      if (node.empty() || size === undefined) return [];
      const { x, y } = node.position();
      const { width, height } = size;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      return extent === undefined || overlaps(box, extent) ? [{ ...label, box }] : [];
    });
  }

  #paintPulse(context: CanvasRenderingContext2D, palette: Palette, zoom: number): void {
    if (this.#pulse === undefined) return;
    paintPulse(context, this.#pulse, palette, zoom);
    if (computeProgress(this.#pulse) >= 1) this.#pulse = undefined;
    this.redraw();
  }
}

function collectLabels({ drawing, decoration }: Shown): readonly Label[] {
  const placed = drawing.graph.nodes.filter(({ ref }) => drawing.layout.boxes[ref] !== undefined);
  return placed.map((visible) => ({
    visible,
    outcome: decoration.outcomeOf(visible),
    emphasis: chooseEmphasis(visible, decoration),
    face: nodeFace(visible.form, computeNodeStates(visible, decoration)),
  }));
}
