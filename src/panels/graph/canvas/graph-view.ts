import type { Box, Point } from '../../../layout/types.ts';
import type { Decoration, Drawing } from '../drawing.ts';
import { boundsOf } from '../geometry.ts';
import type { Palette } from '../palette.ts';
import type { VisibleEdge } from '../visible.ts';
import { listenToGestures } from './gestures.ts';
import { progressOf, sceneNow, viewNow, type Motion } from './motion.ts';
import { paintScene } from './paint-scene.ts';
import { toggleSize } from './paint-faces.ts';
import { linesBetween, paintPulse, type Pulse } from './pulse.ts';
import { hitAt, isSamePlace, type Hit, type Scene } from './scene.ts';
import * as views from './viewport.ts';

export interface GraphViewEvents {
  readonly onNode: (ref: string) => void;
  readonly onEdge: (edge: VisibleEdge) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
  /** The visible part of the graph changed. */
  readonly onViewport: () => void;
}

const empty: Scene = { nodes: [], edges: [], byRef: new Map(), bounds: { x: 0, y: 0, width: 1, height: 1 } };

/** A graph on a canvas: it draws what is in view, moves from one drawing to the next, and tells what was pressed. */
export class GraphView {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: GraphViewEvents;
  readonly #ending = new AbortController();
  #palette: Palette;
  #decoration: Decoration | undefined;
  #frameName: string | undefined;
  #scene = empty;
  #view: views.Viewport = { x: 0, y: 0, zoom: 1 };
  #motion: Motion | undefined;
  #pulse: Pulse | undefined;
  /** The person chose what is in view: a new layout does not choose anew. */
  #isHandled = false;
  #frame = 0;
  /** The size for which it was last drawn. */
  #room: views.Size = { width: 0, height: 0 };

  constructor(canvas: HTMLCanvasElement, palette: Palette, events: GraphViewEvents) {
    this.#canvas = canvas;
    this.#palette = palette;
    this.#events = events;
    listenToGestures(
      canvas,
      {
        onPan: (dx, dy) => this.#look(views.movedBy(this.#view, dx, dy)),
        onZoom: (factor, at) => this.#look(views.zoomedAt(this.#view, factor, at)),
        onTap: (at) => this.#tap(this.#hit(at), at),
        onDoubleTap: (at) => this.#doubleTap(this.#hit(at), at),
        onHover: (at) => {
          canvas.style.cursor = at !== undefined && this.#hit(at) !== undefined ? 'pointer' : '';
        },
      },
      this.#ending.signal,
    );
  }

  destroy(): void {
    this.#ending.abort();
    cancelAnimationFrame(this.#frame);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#invalidate();
  }

  /** Draws the same again, as when a face has arrived. */
  redraw(): void {
    this.#invalidate();
  }

  /**
   * Draws a graph; what stays moves to its new place within `duration` milliseconds. Answers whether it is another graph than
   * before, which opens afresh.
   */
  show(drawing: Drawing, duration: number): boolean {
    const before = this.#shownScene();
    const next = drawing.scene;
    const isNew = this.#frameName !== drawing.frame;
    this.#frameName = drawing.frame;
    this.#scene = next;
    if (isNew) {
      this.#motion = undefined;
      this.#isHandled = false;
      this.#view = views.opening(next.bounds, this.#size(), next.nodes.length);
      this.#events.onViewport();
    } else if (!isSamePlace(before, next)) {
      const view = this.#isHandled ? this.#view : this.#wholeIfOutOfView(next);
      this.#move({ scenes: { from: before, to: next }, views: { from: this.#shownView(), to: view } }, duration);
    }
    this.#invalidate();
    return isNew;
  }

  /** Shows outcomes, selection and the moment of a run. A refresh that acts at this moment travels for `duration` milliseconds. */
  decorate(decoration: Decoration, duration: number): void {
    const before = this.#decoration;
    this.#decoration = decoration;
    if (duration > 0 && decoration.refreshes.length > 0 && before?.moment !== decoration.moment) {
      const lines = decoration.refreshes.flatMap(({ from, to }) => linesBetween(this.#scene, from, to));
      this.#pulse = { begun: performance.now(), duration, lines };
    }
    this.#invalidate();
  }

  /** All of the graph in view. */
  fit(): void {
    this.#isHandled = false;
    this.#setView(views.fitted(this.#scene.bounds, this.#size()));
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size();
    this.#look(views.zoomedAt(this.#view, factor, { x: width / 2, y: height / 2 }));
  }

  /** Brings nodes into view, without a move when they are. */
  reveal(refs: readonly string[], duration: number): void {
    const boxes = refs.flatMap((ref) => this.#scene.byRef.get(ref)?.box ?? []);
    if (boxes.length === 0) return;
    // A cycle's way back may lead around everything else.
    const inner = new Set(refs.length > 1 ? refs : []);
    const lines = this.#scene.edges.filter(({ edge }) => inner.has(edge.from) && inner.has(edge.to));
    const to = views.revealing(this.#view, this.#size(), boundsOf([...boxes, ...lines.map(({ bounds }) => bounds)]));
    if (to === this.#view) return;
    this.#move({ scenes: this.#motion?.scenes, views: { from: this.#shownView(), to } }, duration);
  }

  /** The drawn part of the graph, in its own units. */
  extent(): Box {
    return views.extentOf(this.#shownView(), this.#size());
  }

  centerOn(x: number, y: number): void {
    this.#look(views.centeredOn(this.#view, this.#size(), { x, y }));
  }

  /** Takes the room that there is now, and keeps what was selected, or else the whole, in it. */
  resize(): void {
    const { width, height } = this.#size();
    // An observer tells its element's size at once, with which all has just been drawn.
    if (width === this.#room.width && height === this.#room.height) return;
    this.#room = { width, height };
    const selected = this.#decoration?.selectedRef;
    const node = selected === undefined ? undefined : this.#scene.byRef.get(selected);
    if (node !== undefined && node.visible.form !== 'box') this.reveal([node.visible.ref], 0);
    else if (!this.#isHandled && this.#scene.nodes.length > 0)
      this.#setView(views.opening(this.#scene.bounds, this.#size(), this.#scene.nodes.length));
    this.#invalidate();
  }

  /** The whole graph as a picture, at twice its size where that stays within what browsers draw. */
  png(): Promise<Blob | null> {
    const margin = 20;
    const { x, y, width, height } = this.#scene.bounds;
    const scale = Math.min(2, 8000 / Math.max(width + 2 * margin, height + 2 * margin));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((width + 2 * margin) * scale);
    canvas.height = Math.round((height + 2 * margin) * scale);
    const context = canvas.getContext('2d');
    if (context === null || this.#decoration === undefined) return Promise.resolve(null);
    context.fillStyle = this.#palette.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, (margin - x) * scale, (margin - y) * scale);
    // Details as at full size, however the scale shrinks them: a picture can be looked at closely.
    paintScene(context, this.#scene, this.#decoration, this.#palette, 1, undefined);
    return new Promise((resolve) => canvas.toBlob(resolve));
  }

  #size(): views.Size {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  /** A view that the person chose. */
  #look(view: views.Viewport): void {
    this.#isHandled = true;
    this.#setView(view);
  }

  #setView(view: views.Viewport): void {
    this.#view = view;
    if (this.#motion !== undefined) this.#motion = { ...this.#motion, views: undefined };
    this.#events.onViewport();
    this.#invalidate();
  }

  #wholeIfOutOfView(scene: Scene): views.Viewport {
    const extent = views.extentOf(this.#view, this.#size());
    const { x, y, width, height } = scene.bounds;
    const isIn =
      x >= extent.x && y >= extent.y && x + width <= extent.x + extent.width && y + height <= extent.y + extent.height;
    return isIn ? this.#view : views.opening(scene.bounds, this.#size(), scene.nodes.length);
  }

  #move(parts: Pick<Motion, 'scenes' | 'views'>, duration: number): void {
    this.#view = parts.views?.to ?? this.#view;
    this.#motion = duration === 0 ? undefined : { ...parts, begun: performance.now(), duration };
    this.#events.onViewport();
    this.#invalidate();
  }

  #shownScene(): Scene {
    return sceneNow(this.#motion, this.#scene);
  }

  #shownView(): views.Viewport {
    return viewNow(this.#motion, this.#view);
  }

  #invalidate(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint(): void {
    const canvas = this.#canvas;
    const context = canvas.getContext('2d');
    if (context === null || this.#decoration === undefined) return;
    const ratio = window.devicePixelRatio;
    const { width, height } = (this.#room = this.#size());
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
    if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
    const view = this.#shownView();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, pixelWidth, pixelHeight);
    context.setTransform(ratio * view.zoom, 0, 0, ratio * view.zoom, ratio * view.x, ratio * view.y);
    const extent = views.extentOf(view, { width, height });
    paintScene(context, this.#shownScene(), this.#decoration, this.#palette, view.zoom, extent);
    if (this.#pulse !== undefined) paintPulse(context, this.#pulse, this.#palette, view.zoom);
    this.#goOn();
  }

  /** Another frame while something moves. */
  #goOn(): void {
    if (this.#pulse !== undefined && progressOf(this.#pulse) >= 1) {
      this.#pulse = undefined;
      this.#invalidate();
    }
    if (this.#motion !== undefined) {
      if (progressOf(this.#motion) >= 1) this.#motion = undefined;
      this.#events.onViewport();
      this.#invalidate();
    } else if (this.#pulse !== undefined) this.#invalidate();
  }

  #hit(at: Point): Hit | undefined {
    return hitAt(this.#shownScene(), views.toGraph(this.#shownView(), at), 6 / this.#view.zoom);
  }

  #tap(hit: Hit | undefined, at: Point): void {
    this.#canvas.parentElement?.focus({ preventScroll: true });
    if (hit === undefined) this.#events.onClear();
    else if (hit.kind === 'edge') this.#events.onEdge(hit.edge);
    else if (this.#isOnToggle(hit, at)) this.#events.onToggle(hit.node.visible.ref);
    else this.#events.onNode(hit.node.visible.ref);
  }

  #doubleTap(hit: Hit | undefined, at: Point): void {
    if (hit?.kind === 'node' && hit.node.visible.node.isBox && !this.#isOnToggle(hit, at))
      this.#events.onToggle(hit.node.visible.ref);
  }

  #isOnToggle(hit: Hit, at: Point): boolean {
    if (hit.kind !== 'node' || !hit.node.visible.node.isBox) return false;
    const { visible, box } = hit.node;
    const { x, y } = views.toGraph(this.#shownView(), at);
    return x - box.x < toggleSize && (visible.form !== 'box' || y - box.y < toggleSize);
  }
}
