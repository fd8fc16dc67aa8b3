/**
 * Render loop that stops while Cytoscape has nothing to draw. Cytoscape's own loop requests an animation frame sixty
 * times a second for as long as the graph is on the page, which uses a tenth of a processor core and drains a phone's
 * battery. In each frame, this loop does the same as `startRenderLoop` of Cytoscape 3.34. It stops after a second
 * without requests, and starts again at the next request. Code that starts an animation must request the first frame
 * (`Core.forceRender`), because Cytoscape does not notify its renderer when an animation starts.
 */
/**
 * Milliseconds without a request after which the loop stops. Cytoscape prepares images of elements with delays, all of
 * which are shorter.
 */
const TAIL = 1000;

export interface Renderer {
  readonly cy: { readonly batching: () => boolean };
  readonly destroyed?: boolean;
  /**
   * Functions that Cytoscape calls in each frame. They run animations, update styles, and prepare images of elements.
   */
  readonly beforeRenderCallbacks: readonly { readonly fn: (willDraw: boolean, time: number) => void }[];
  requestedFrame?: boolean;
  skipFrame?: boolean;
  renderOptions?: object;
  averageRedrawTime?: number;
  redrawCount?: number;
  redrawTotalTime?: number;
  lastRedrawTime?: number;
  lastDrawTime?: number;
  render(options: object | undefined): void;
  redraw(options?: object): void;
  startRenderLoop(): void;
}

interface Loop {
  isAwake: boolean;
  /** Time of the last request, on the clock of `requestAnimationFrame`. */
  wantedAt: number;
}

const loops = new WeakMap<Renderer, Loop>();

function wake(renderer: Renderer): void {
  const loop = loops.get(renderer);
  if (loop === undefined) return;
  loop.wantedAt = performance.now();
  if (loop.isAwake) return;
  loop.isAwake = true;
  requestAnimationFrame((time) => frame(renderer, loop, time));
}

function frame(renderer: Renderer, loop: Loop, time: number): void {
  loop.isAwake = false;
  if (renderer.destroyed === true) return;
  if (renderer.cy.batching()) loop.wantedAt = time;
  else {
    const willDraw = renderer.requestedFrame === true && renderer.skipFrame !== true;
    for (const { fn } of renderer.beforeRenderCallbacks) fn(willDraw, time);
    if (willDraw) draw(renderer);
  }
  renderer.skipFrame = false;
  if (time - loop.wantedAt > TAIL && renderer.requestedFrame !== true) return;
  // Drawing the frame may already have requested the next one.
  if (loop.isAwake) return;
  loop.isAwake = true;
  requestAnimationFrame((next) => frame(renderer, loop, next));
}

/**
 * Draws a frame, and records how long drawing takes. From these times, Cytoscape decides how much to prepare per frame.
 */
function draw(renderer: Renderer): void {
  const started = performance.now();
  renderer.render(renderer.renderOptions);
  const ended = performance.now();
  const time = ended - started;
  renderer.lastDrawTime = ended;
  renderer.lastRedrawTime = time;
  renderer.redrawCount = (renderer.redrawCount ?? 0) + 1;
  renderer.redrawTotalTime = (renderer.redrawTotalTime ?? 0) + time;
  renderer.averageRedrawTime = ((renderer.averageRedrawTime ?? time) + time) / 2;
  renderer.requestedFrame = false;
}

export function letRest(prototype: Renderer): void {
  const { redraw } = prototype;
  prototype.startRenderLoop = function (): void {
    if (loops.has(this)) return;
    loops.set(this, { isAwake: false, wantedAt: 0 });
    wake(this);
  };
  prototype.redraw = function (options): void {
    redraw.call(this, options);
    wake(this);
  };
}
