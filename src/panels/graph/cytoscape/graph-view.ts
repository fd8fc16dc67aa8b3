import type { Core } from 'cytoscape';
import type { Box, Point } from '../../../layout/types.ts';
import type { Decoration, Drawing } from '../drawing.ts';
import { computeBounds, boundsOfLine } from '../model/geometry.ts';
import type { Palette } from '../palette.ts';
import * as views from '../model/viewport.ts';
import { createCytoscape } from './create.ts';
import { createElements } from './elements.ts';
import { listenToGestures, type GestureHandlers } from './gestures.ts';
import { graphPng } from './png.ts';
import { linesBetween } from './pulse.ts';
import { stylesheet } from './stylesheet.ts';
import { CytoscapeSync } from './sync.ts';
import { LabelLayer } from './label-layer.ts';

interface GraphViewEvents extends GestureHandlers {
  readonly onViewport: () => void;
  /** `isComplete` is false while elements are still being added. */
  readonly onComplete: (isComplete: boolean) => void;
}

interface GraphElements {
  readonly container: HTMLElement;
  readonly labels: HTMLCanvasElement;
}

/**
 * Pan position far from the graph. While no element is visible, adding and removing elements takes a tenth of the time.
 */
const parked = { x: 1e6, y: 1e6 };
/** Maximum milliseconds between the two presses of a double press. */
const secondPress = 300;
/** Duration in milliseconds of the animation that makes room for an opened card. */
const settlingTime = 160;
/**
 * Maximum number of elements that are added and removed while the graph is visible. For a larger change, the view moves
 * to `parked` first.
 */
const changedInView = 100;

/** A graph drawn by Cytoscape. Changes one drawing to the next, controls the viewport, and reports clicks. */
export class GraphView {
  readonly cy: Core;
  readonly #container: HTMLElement;
  readonly #events: GraphViewEvents;
  readonly #sync: CytoscapeSync;
  readonly #labels: LabelLayer;
  readonly #ending = new AbortController();
  #palette: Palette;
  #drawing: Drawing | undefined;
  #decoration: Decoration | undefined;
  /**
   * Computes the viewport to show once all elements are added. Defined only while elements are being added out of
   * sight.
   */
  #opening: (() => views.Viewport) | undefined;
  /** True after the user has moved the viewport. Later layouts then keep the viewport. */
  #isHandled = false;
  #room: views.Size;
  /** Time of the last press on a node or edge (`performance.now()`). */
  #pressedAt = -Infinity;
  #settling: number | undefined;

  constructor({ container, labels }: GraphElements, palette: Palette, events: GraphViewEvents) {
    this.cy = createCytoscape(container, stylesheet(palette));
    this.#container = container;
    this.#palette = palette;
    this.#events = events;
    this.#sync = new CytoscapeSync(this.cy);
    this.#labels = new LabelLayer(this.cy, labels);
    this.#room = this.#size();
    this.cy.on('viewport', () => this.#onViewport());
    this.cy.on('tap', 'node, edge', () => (this.#pressedAt = performance.now()));
    this.cy.on('dragpan pinchzoom', () => (this.#isHandled = true));
    listenToGestures(this.cy, container, events, (factor, at) => this.#zoom(factor, at), this.#ending.signal);
  }

  destroy(): void {
    this.#ending.abort();
    clearTimeout(this.#settling);
    this.#sync.stop();
    this.#labels.destroy();
    this.cy.destroy();
  }

  setPalette(palette: Palette): void {
    if (palette === this.#palette) return;
    this.#palette = palette;
    this.cy.style(stylesheet(palette));
    this.#write();
  }

  /** Draws the same content again, for example after a font has loaded. */
  redraw(): void {
    this.#labels.redraw();
  }

  /**
   * Shows a drawing. Nodes of the previous drawing move to their new positions within `duration` milliseconds. A
   * different graph opens with a new viewport, at `reveal` if given. Refreshes that take effect at the shown moment are
   * animated for `pulse` milliseconds.
   */
  show(
    drawing: Drawing,
    decoration: Decoration,
    {
      duration,
      pulse,
      reveal,
    }: { readonly duration: number; readonly pulse: number; readonly reveal: readonly string[] },
  ): void {
    const [before, beforeDecoration] = [this.#drawing, this.#decoration];
    this.#drawing = drawing;
    this.#decoration = decoration;
    const isNew = before === undefined || before.frame !== drawing.frame;
    const view = this.#opening === undefined ? this.#view() : undefined;
    if (isNew) {
      this.#isHandled = false;
      this.#opening = () => this.#revealBox(this.#openingView(), reveal);
      this.cy.stop(true);
      this.cy.pan(parked);
    }
    this.#write();
    const count = this.#sync.to(createElements(drawing, decoration), {
      duration: isNew ? 0 : duration,
      onDone: () => this.#complete(),
    });
    if (this.#sync.isUnderWay) {
      this.#events.onComplete(false);
      if (this.#opening === undefined && count > changedInView && view !== undefined) {
        this.#opening = () => view;
        this.cy.pan(parked);
      }
    }
    if (!isNew && before !== drawing && this.#opening === undefined) {
      // Repeats the call of `reveal` if one of its nodes is new, because the earlier call could not find this node.
      if (reveal.some((ref) => before.layout.boxes[ref] === undefined)) this.reveal(reveal, duration);
      else if (!this.#isHandled) this.#keepWhole(before, duration);
    }
    if (pulse > 0 && decoration.refreshes.length > 0 && beforeDecoration?.moment !== decoration.moment)
      this.#labels.pulse(
        decoration.refreshes.flatMap(({ from, to }) => linesBetween(drawing, from, to)),
        pulse,
      );
  }

  fit(): void {
    this.#isHandled = false;
    if (this.#drawing !== undefined) this.#look(views.fitBox(this.#drawing.bounds, this.#size()), 0);
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size();
    this.#zoom(factor, { x: width / 2, y: height / 2 });
  }

  /** Brings nodes into view. Does nothing if they are already in view. */
  reveal(refs: readonly string[], duration: number): void {
    const opening = this.#opening;
    if (opening !== undefined) this.#opening = () => this.#revealBox(opening(), refs);
    else this.#look(this.#revealBox(this.#view(), refs), duration);
  }

  /** The visible part of the graph, in graph units. */
  extent(): Box {
    return views.computeExtent(this.#view(), this.#size());
  }

  centerOn(x: number, y: number): void {
    this.#isHandled = true;
    this.#look(views.centeredOn(this.#view(), this.#size(), { x, y }), 0);
  }

  /** Adapts to the new size of the container, and keeps the visible content in view. */
  resize(reveal: readonly string[]): void {
    const { width, height } = this.#size();
    // A ResizeObserver also reports the initial size. The graph has already been drawn at this size.
    if (width === this.#room.width && height === this.#room.height) return;
    this.#room = { width, height };
    this.cy.resize();
    this.#labels.redraw();
    if (this.#opening !== undefined || this.#drawing === undefined) return;
    // Keeps the pressed node under the pointer until the time for a double press is over.
    const wait = this.#pressedAt + secondPress - performance.now();
    clearTimeout(this.#settling);
    if (wait <= 0) this.#settle(reveal, 0);
    else this.#settling = window.setTimeout(() => this.#settle(reveal, settlingTime), wait);
  }

  #settle(reveal: readonly string[], duration: number): void {
    if (this.#opening !== undefined) return;
    const selected = this.#decoration?.selectedRef;
    const wanted = reveal.length > 0 || selected === undefined || this.#isBox(selected) ? reveal : [selected];
    this.#look(this.#revealBox(this.#isHandled ? this.#view() : this.#openingView(), wanted), duration);
  }

  png(): Promise<Blob | null> {
    return graphPng(this.cy, this.#labels, this.#palette.paper);
  }

  #write(): void {
    if (this.#drawing === undefined || this.#decoration === undefined) return;
    this.#labels.show({ drawing: this.#drawing, decoration: this.#decoration, palette: this.#palette });
  }

  #complete(): void {
    const opening = this.#opening;
    this.#opening = undefined;
    if (opening !== undefined) this.#look(opening(), 0);
    this.#events.onComplete(true);
  }

  #onViewport(): void {
    if (this.#opening === undefined) this.#events.onViewport();
  }

  #size(): views.Size {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  #view(): views.Viewport {
    return { ...this.cy.pan(), zoom: this.cy.zoom() };
  }

  #look({ x, y, zoom }: views.Viewport, duration: number): void {
    this.cy.stop(true);
    const pan = { x, y };
    if (duration === 0) this.cy.viewport({ zoom, pan });
    else this.cy.animate({ pan, zoom }, { duration, easing: 'ease-out-cubic' }).forceRender();
  }

  #zoom(factor: number, at: Point): void {
    this.#isHandled = true;
    this.cy.stop(true);
    this.cy.zoom({ level: this.cy.zoom() * factor, renderedPosition: { ...at } });
  }

  #openingView(): views.Viewport {
    if (this.#drawing === undefined) return this.#view();
    const { bounds, graph, layout } = this.#drawing;
    const nodes = graph.nodes.flatMap(({ ref, form }) => (form === 'box' ? [] : (layout.boxes[ref] ?? [])));
    return views.openingView(bounds, this.#size(), nodes);
  }

  #revealBox(view: views.Viewport, refs: readonly string[]): views.Viewport {
    if (this.#drawing === undefined) return view;
    const { graph, layout, lines } = this.#drawing;
    const boxes = refs.flatMap((ref) => layout.boxes[ref] ?? []);
    if (boxes.length === 0) return view;
    // An edge between the nodes may run outside of their boxes, for example an edge that closes a cycle.
    const inner = new Set(refs.length > 1 ? refs : []);
    const ways = graph.edges.flatMap(({ id, from, to }) =>
      inner.has(from) && inner.has(to) ? [boundsOfLine(lines.get(id) ?? [])] : [],
    );
    return views.revealBox(view, this.#size(), computeBounds([...boxes, ...ways]));
  }

  /**
   * Fits the whole graph into view again, if it was completely visible and an edit moved part of it out of view. Does
   * nothing if the whole graph would be too small to be legible.
   */
  #keepWhole(before: Drawing, duration: number): void {
    const extent = this.extent();
    if (this.#drawing === undefined || !views.isInside(before.bounds, extent)) return;
    const whole = views.fitBox(this.#drawing.bounds, this.#size());
    if (!views.isInside(this.#drawing.bounds, extent) && views.isLegible(whole)) this.#look(whole, duration);
  }

  #isBox(ref: string): boolean {
    return this.#drawing?.graph.nodes.some((node) => node.ref === ref && node.form === 'box') === true;
  }
}
