import type { Core } from 'cytoscape';
import type { Box, Point } from '../../../layout/types.ts';
import type { Decoration, Drawing } from '../drawing.ts';
import { boundsOf, boundsOfLine } from '../model/geometry.ts';
import type { Palette } from '../palette.ts';
import * as views from '../model/viewport.ts';
import { createCytoscape } from './create.ts';
import { elementsOf } from './elements.ts';
import { listenToGestures, type GestureHandlers } from './gestures.ts';
import { graphPng } from './png.ts';
import { linesBetween } from './pulse.ts';
import { stylesheet } from './stylesheet.ts';
import { CytoscapeSync } from './sync.ts';
import { WritingLayer } from './writing-layer.ts';

interface GraphViewEvents extends GestureHandlers {
  /** The visible part of the graph changed. */
  readonly onViewport: () => void;
  /** All of the drawing is on the page, or no longer. */
  readonly onComplete: (isComplete: boolean) => void;
}

/** The elements that a view draws on: Cytoscape's own, and the canvas with the texts over it. */
interface GraphElements {
  readonly container: HTMLElement;
  readonly writing: HTMLCanvasElement;
}

/** Where nothing is in view: elements come and go at a tenth of the cost where none of them is drawn. */
const parked = { x: 1e6, y: 1e6 };
/** Milliseconds within which two presses are one double press. */
const secondPress = 300;
/** Milliseconds in which the graph makes room for a card that opened. */
const settlingTime = 160;
/** More elements than this are added and removed out of sight. */
const changedInView = 100;

/** A graph drawn by Cytoscape: it goes from one drawing to the next, chooses what is in view, and tells what was pressed. */
export class GraphView {
  /** The instance, for whoever knows the library. */
  readonly cy: Core;
  readonly #container: HTMLElement;
  readonly #events: GraphViewEvents;
  readonly #sync: CytoscapeSync;
  readonly #writing: WritingLayer;
  readonly #ending = new AbortController();
  #palette: Palette;
  #drawing: Drawing | undefined;
  #decoration: Decoration | undefined;
  /** What is to be in view when all elements are there; undefined while nothing is being added out of sight. */
  #opening: (() => views.Viewport) | undefined;
  /** The person chose what is in view: a new layout does not choose anew. */
  #isHandled = false;
  /** The size for which it was last drawn. */
  #room: views.Size;
  /** When a node or edge was last pressed, on the page's clock. */
  #pressedAt = -Infinity;
  #settling: number | undefined;

  constructor({ container, writing }: GraphElements, palette: Palette, events: GraphViewEvents) {
    this.cy = createCytoscape(container, stylesheet(palette));
    this.#container = container;
    this.#palette = palette;
    this.#events = events;
    this.#sync = new CytoscapeSync(this.cy);
    this.#writing = new WritingLayer(this.cy, writing);
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
    this.#writing.destroy();
    this.cy.destroy();
  }

  setPalette(palette: Palette): void {
    if (palette === this.#palette) return;
    this.#palette = palette;
    this.cy.style(stylesheet(palette));
    this.#write();
  }

  /** Draws the same again, as when a font has arrived. */
  redraw(): void {
    this.#writing.redraw();
  }

  /**
   * Shows a drawing; what stays moves to its new place within `duration` milliseconds. Another graph than before opens afresh, on
   * `reveal` where that is given. A refresh that acts at the moment shown travels for `pulse` milliseconds.
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
    const [before, told] = [this.#drawing, this.#decoration];
    this.#drawing = drawing;
    this.#decoration = decoration;
    const isNew = before === undefined || before.frame !== drawing.frame;
    const view = this.#opening === undefined ? this.#view() : undefined;
    if (isNew) {
      this.#isHandled = false;
      this.#opening = () => this.#revealing(this.#openingView(), reveal);
      this.cy.stop(true);
      this.cy.pan(parked);
    }
    this.#write();
    const count = this.#sync.to(elementsOf(drawing, decoration), {
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
      // What was hidden until now could not be brought into view when that was asked for.
      if (reveal.some((ref) => before.layout.boxes[ref] === undefined)) this.reveal(reveal, duration);
      else if (!this.#isHandled) this.#keepWhole(before, duration);
    }
    if (pulse > 0 && decoration.refreshes.length > 0 && told?.moment !== decoration.moment)
      this.#writing.pulse(
        decoration.refreshes.flatMap(({ from, to }) => linesBetween(drawing, from, to)),
        pulse,
      );
  }

  /** All of the graph in view. */
  fit(): void {
    this.#isHandled = false;
    if (this.#drawing !== undefined) this.#look(views.fitted(this.#drawing.bounds, this.#size()), 0);
  }

  /** Zooms around the middle, as by a button. */
  zoomBy(factor: number): void {
    const { width, height } = this.#size();
    this.#zoom(factor, { x: width / 2, y: height / 2 });
  }

  /** Brings nodes into view, without a move when they are. */
  reveal(refs: readonly string[], duration: number): void {
    const opening = this.#opening;
    if (opening !== undefined) this.#opening = () => this.#revealing(opening(), refs);
    else this.#look(this.#revealing(this.#view(), refs), duration);
  }

  /** The part of the graph that is in view, in its own units. */
  extent(): Box {
    return views.extentOf(this.#view(), this.#size());
  }

  centerOn(x: number, y: number): void {
    this.#isHandled = true;
    this.#look(views.centeredOn(this.#view(), this.#size(), { x, y }), 0);
  }

  /** Takes the room that there is now, and keeps what is to be seen in it. */
  resize(reveal: readonly string[]): void {
    const { width, height } = this.#size();
    // An observer tells its element's size at once, for which all has just been drawn.
    if (width === this.#room.width && height === this.#room.height) return;
    this.#room = { width, height };
    this.cy.resize();
    this.#writing.redraw();
    if (this.#opening !== undefined || this.#drawing === undefined) return;
    // What was just pressed stays under the pointer for as long as a second press may follow.
    const wait = this.#pressedAt + secondPress - performance.now();
    clearTimeout(this.#settling);
    if (wait <= 0) this.#settle(reveal, 0);
    else this.#settling = window.setTimeout(() => this.#settle(reveal, settlingTime), wait);
  }

  /** Chooses what is in view for the room that there is now. */
  #settle(reveal: readonly string[], duration: number): void {
    if (this.#opening !== undefined) return;
    const selected = this.#decoration?.selectedRef;
    const wanted = reveal.length > 0 || selected === undefined || this.#isBox(selected) ? reveal : [selected];
    this.#look(this.#revealing(this.#isHandled ? this.#view() : this.#openingView(), wanted), duration);
  }

  /** The whole graph as a picture. */
  png(): Promise<Blob | null> {
    return graphPng(this.cy, this.#writing, this.#palette.paper);
  }

  #write(): void {
    if (this.#drawing === undefined || this.#decoration === undefined) return;
    this.#writing.show({ drawing: this.#drawing, decoration: this.#decoration, palette: this.#palette });
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
    return views.opening(bounds, this.#size(), nodes);
  }

  #revealing(view: views.Viewport, refs: readonly string[]): views.Viewport {
    if (this.#drawing === undefined) return view;
    const { graph, layout, lines } = this.#drawing;
    const boxes = refs.flatMap((ref) => layout.boxes[ref] ?? []);
    if (boxes.length === 0) return view;
    // A cycle's way back may lead around everything else.
    const inner = new Set(refs.length > 1 ? refs : []);
    const ways = graph.edges.flatMap(({ id, from, to }) =>
      inner.has(from) && inner.has(to) ? [boundsOfLine(lines.get(id) ?? [])] : [],
    );
    return views.revealing(view, this.#size(), boundsOf([...boxes, ...ways]));
  }

  /** Fits the graph again where all of it was in view until an edit pushed a part of it out, as far as it can still be read. */
  #keepWhole(before: Drawing, duration: number): void {
    const extent = this.extent();
    if (this.#drawing === undefined || !views.isInside(before.bounds, extent)) return;
    const whole = views.fitted(this.#drawing.bounds, this.#size());
    if (!views.isInside(this.#drawing.bounds, extent) && views.isLegible(whole)) this.#look(whole, duration);
  }

  #isBox(ref: string): boolean {
    return this.#drawing?.graph.nodes.some((node) => node.ref === ref && node.form === 'box') === true;
  }
}
