import cytoscape, {
  type Core,
  type EdgeSingular,
  type ElementDefinition,
  type EventObject,
  type NodeSingular,
} from 'cytoscape';
import type { Box } from '../../worker/layout-types.ts';
import { graphStyle } from './cy-style.ts';
import type { Decoration, Drawing } from './drawing.ts';
import { graphElements } from './elements.ts';
import { paintFaces, toggleSize, type NodeFace } from './painter.ts';
import type { Palette } from './palette.ts';
import type { VisibleEdge, VisibleNode } from './visible.ts';

export interface GraphViewEvents {
  readonly onNode: (ref: string) => void;
  readonly onEdge: (edge: VisibleEdge) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
  /** The visible part of the graph changed. */
  readonly onViewport: () => void;
}

/** A graph's canvas: Cytoscape for bodies, edges and the hand's moves; a canvas above it for texts and marks. */
export class GraphView {
  readonly #cy: Core;
  readonly #ink: HTMLCanvasElement;
  readonly #events: GraphViewEvents;
  #palette: Palette;
  #decoration: Decoration | undefined;
  #drawing: Drawing | undefined;
  readonly #nodes = new Map<string, VisibleNode>();
  readonly #edges = new Map<string, VisibleEdge>();

  constructor(
    container: HTMLElement,
    ink: HTMLCanvasElement,
    palette: Palette,
    isLarge: boolean,
    events: GraphViewEvents,
  ) {
    this.#ink = ink;
    this.#palette = palette;
    this.#events = events;
    this.#cy = cytoscape({
      container,
      style: graphStyle(palette),
      layout: { name: 'preset' },
      minZoom: 0.03,
      maxZoom: 3,
      autoungrabify: true,
      autounselectify: true,
      boxSelectionEnabled: false,
      // Moves show the last picture of a large graph and draw it anew when they end.
      textureOnViewport: isLarge,
      pixelRatio: isLarge ? 1 : 'auto',
    });
    this.#cy.on('render', () => this.#paint());
    this.#cy.on('viewport', () => events.onViewport());
    this.#listen();
  }

  destroy(): void {
    this.#cy.destroy();
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#cy.style(graphStyle(palette));
  }

  /** Draws a graph; what stays moves to its new place within `duration` milliseconds. */
  show(drawing: Drawing, duration: number): void {
    const cy = this.#cy;
    const isNew = this.#drawing?.frame !== drawing.frame;
    this.#drawing = drawing;
    this.#nodes.clear();
    this.#edges.clear();
    for (const node of drawing.graph.nodes) this.#nodes.set(node.ref, node);
    for (const edge of drawing.graph.edges) this.#edges.set(edge.id, edge);
    const elements = graphElements(drawing);
    cy.stop();
    cy.batch(() => {
      const wanted = new Set(elements.map(({ data }) => data.id));
      cy.elements()
        .filter((element) => !wanted.has(element.id()))
        .remove();
      this.#place(elements, isNew ? 0 : duration);
    });
    this.#decorate();
    if (isNew) this.#open();
  }

  decorate(decoration: Decoration): void {
    this.#decoration = decoration;
    this.#decorate();
  }

  fit(): void {
    this.#cy.resize();
    if (this.#cy.elements().empty()) return;
    this.#cy.fit(undefined, 20);
    if (this.#cy.zoom() > 1.15) {
      this.#cy.zoom(1.15);
      this.#cy.center();
    }
  }

  /** The first view: all of it, unless that would be too small to read; then its upper left part. */
  #open(): void {
    this.fit();
    const readable = 0.72;
    if (this.#cy.zoom() >= readable || this.#nodes.size > 250) return;
    const { x1, y1, w, h } = this.#cy.elements().boundingBox();
    const { width, height } = this.#size();
    const start = (origin: number, extent: number, room: number): number =>
      extent * readable < room - 32 ? room / 2 - (origin + extent / 2) * readable : 16 - origin * readable;
    this.#cy.viewport({ zoom: readable, pan: { x: start(x1, w, width), y: start(y1, h, height) } });
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size();
    this.#cy.zoom({ level: this.#cy.zoom() * factor, renderedPosition: { x: width / 2, y: height / 2 } });
  }

  panBy(x: number, y: number): void {
    this.#cy.panBy({ x, y });
  }

  /** Brings nodes into view, without a move when they are. */
  reveal(refs: readonly string[], duration: number): void {
    const nodes = this.#cy.nodes().filter((node) => refs.includes(node.id()));
    if (nodes.empty()) return;
    const { x1, y1, x2, y2 } = this.#cy.extent();
    const box = nodes.boundingBox();
    const inView = box.x1 >= x1 && box.y1 >= y1 && box.x2 <= x2 && box.y2 <= y2;
    if (inView && this.#cy.zoom() > 0.3) return;
    const level = Math.min(1, Math.max(0.6, this.#cy.zoom()));
    const { width, height } = this.#size();
    const fits = box.w * level < width && box.h * level < height;
    if (duration === 0) {
      if (fits) this.#cy.zoom(level).center(nodes);
      else this.#cy.fit(nodes, 20);
    } else
      this.#cy.animate(fits ? { center: { eles: nodes }, zoom: level } : { fit: { eles: nodes, padding: 20 } }, {
        duration,
      });
  }

  /** The drawn part of the graph, in its own units. */
  extent(): Box {
    const { x1, y1, w, h } = this.#cy.extent();
    return { x: x1, y: y1, width: w, height: h };
  }

  centerOn(x: number, y: number): void {
    const { width, height } = this.#size();
    const zoom = this.#cy.zoom();
    this.#cy.pan({ x: width / 2 - x * zoom, y: height / 2 - y * zoom });
  }

  /** Takes the room that there is now, and keeps the selected resource in it. */
  resize(): void {
    this.#cy.resize();
    const selected = this.#decoration?.selectedRef;
    if (selected !== undefined && this.#nodes.get(selected)?.form !== 'box') this.reveal([selected], 0);
  }

  /** The whole graph as a picture, at twice its size where that stays within what browsers draw. */
  async png(): Promise<Blob | null> {
    const margin = 20;
    const bounds = this.#cy.elements().boundingBox();
    const scale = Math.min(2, 8000 / Math.max(bounds.w, bounds.h));
    const bodies = await createImageBitmap(this.#cy.png({ output: 'blob', full: true, scale }));
    const canvas = document.createElement('canvas');
    canvas.width = bodies.width + 2 * margin * scale;
    canvas.height = bodies.height + 2 * margin * scale;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.fillStyle = this.#palette.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bodies, margin * scale, margin * scale);
    context.setTransform(scale, 0, 0, scale, (margin - bounds.x1) * scale, (margin - bounds.y1) * scale);
    paintFaces(context, this.#faces(), this.#palette, 1);
    return new Promise((resolve) => canvas.toBlob(resolve));
  }

  #size(): { readonly width: number; readonly height: number } {
    return { width: this.#cy.width(), height: this.#cy.height() };
  }

  /** Moves what is there already; what is not comes in one go, which is much faster than one by one. */
  #place(elements: readonly ElementDefinition[], duration: number): void {
    const added: ElementDefinition[] = [];
    for (const element of elements) {
      const known = this.#cy.getElementById(element.data.id ?? '');
      if (known.empty()) {
        added.push(element);
        continue;
      }
      known.data(element.data);
      known.classes(element.classes ?? '');
      const { position } = element;
      if (position === undefined) continue;
      if (duration === 0) known.position(position);
      else known.animate({ position }, { duration });
    }
    this.#cy.add(added);
  }

  #decorate(): void {
    const decoration = this.#decoration;
    if (decoration === undefined) return;
    const { lit, selectedRef, selectedEdges, moment } = decoration;
    this.#cy.batch(() => {
      this.#cy.nodes().forEach((element: NodeSingular) => {
        const ref = element.id();
        element.toggleClass('selected', ref === selectedRef);
        element.toggleClass('active', ref === moment.active);
        element.toggleClass('dim', lit !== undefined && !lit.has(ref));
      });
      this.#cy.edges().forEach((element: EdgeSingular) => {
        const edge = this.#edges.get(element.id());
        if (edge === undefined) return;
        element.toggleClass('touching', edge.from === selectedRef || edge.to === selectedRef);
        element.toggleClass(
          'selected',
          edge.dependencies.some((id) => selectedEdges.has(id)),
        );
        element.toggleClass('dim', lit !== undefined && !(lit.has(edge.from) && lit.has(edge.to)));
        element.toggleClass('later', moment.partial && !moment.outcomes.has(edge.from));
      });
    });
    this.#cy.forceRender();
  }

  *#faces(within?: { x1: number; y1: number; x2: number; y2: number }): IterableIterator<NodeFace> {
    const decoration = this.#decoration;
    if (decoration === undefined) return;
    const { moment, lit, outcomeOf } = decoration;
    for (const [ref, visible] of this.#nodes) {
      const element = this.#cy.getElementById(ref);
      if (element.empty()) continue;
      const { x, y } = element.position();
      const [width, height]: readonly number[] = [element.data('width'), element.data('height')];
      if (width === undefined || height === undefined) continue;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      if (within && (box.x > within.x2 || box.y > within.y2 || box.x + width < within.x1 || box.y + height < within.y1))
        continue;
      const isLater =
        moment.partial && visible.form === 'resource' && !moment.outcomes.has(ref) && ref !== moment.active;
      const emphasis = lit !== undefined && !lit.has(ref) ? 'dim' : isLater ? 'later' : 'plain';
      yield { visible, box, outcome: outcomeOf(visible), emphasis };
    }
  }

  #paint(): void {
    const ink = this.#ink;
    const context = ink.getContext('2d');
    if (context === null) return;
    const ratio = window.devicePixelRatio;
    const { width, height } = this.#size();
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (ink.width !== pixelWidth || ink.height !== pixelHeight) {
      ink.width = pixelWidth;
      ink.height = pixelHeight;
    }
    const zoom = this.#cy.zoom();
    const pan = this.#cy.pan();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, ink.width, ink.height);
    context.setTransform(ratio * zoom, 0, 0, ratio * zoom, ratio * pan.x, ratio * pan.y);
    paintFaces(context, this.#faces(this.#cy.extent()), this.#palette, zoom);
  }

  #listen(): void {
    const cy = this.#cy;
    const { onNode, onEdge, onToggle, onClear } = this.#events;
    cy.on('tap', (event: EventObject) => {
      if (event.target === cy) onClear();
    });
    cy.on('tap', 'node', (event: EventObject) => {
      const ref: string = event.target.id();
      if (this.#isOnToggle(ref, event.position)) onToggle(ref);
      else onNode(ref);
    });
    cy.on('dbltap', 'node', (event: EventObject) => {
      const ref: string = event.target.id();
      if (this.#nodes.get(ref)?.node.isBox === true && !this.#isOnToggle(ref, event.position)) onToggle(ref);
    });
    cy.on('tap', 'edge', (event: EventObject) => {
      const edge = this.#edges.get(event.target.id());
      if (edge !== undefined) onEdge(edge);
    });
    const container = cy.container();
    cy.on('mouseover', 'node, edge', () => container?.classList.add('graph-pointing'));
    cy.on('mouseout', 'node, edge', () => container?.classList.remove('graph-pointing'));
  }

  #isOnToggle(ref: string, { x, y }: { readonly x: number; readonly y: number }): boolean {
    const [visible, box] = [this.#nodes.get(ref), this.#drawing?.layout.boxes[ref]];
    if (visible === undefined || box === undefined || !visible.node.isBox) return false;
    return x - box.x < toggleSize && (visible.form !== 'box' || y - box.y < toggleSize);
  }
}
