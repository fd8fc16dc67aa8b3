/**
 * Lets Cytoscape's canvas renderer rest. Its own loop asks for an animation frame sixty times a second for as long as the graph is on the
 * page, whether anything is to be drawn or not: a tenth of a processor, and a phone's battery. This loop does in each frame what
 * `startRenderLoop` of Cytoscape 3.34 does, and ends when nothing was asked for during a second; the next request starts it again. Who
 * animates asks for a first picture (`Core.forceRender`), since Cytoscape tells its renderer nothing of an animation that begins.
 */
/** Milliseconds without a request after which the loop ends: longer than Cytoscape waits anywhere before it goes on with prepared pictures. */
const TAIL = 1000;

/** What the loop uses of Cytoscape's renderer, which its types leave out. */
export interface Renderer {
  readonly cy: { readonly batching: () => boolean };
  readonly destroyed?: boolean;
  /** Work that Cytoscape wants done in each frame: animations, styles, pictures of elements prepared ahead. */
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
  /** Whether a frame is asked for. */
  isAwake: boolean;
  /** When something was last wanted, on the clock of frames. */
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
  // Something drawn in the frame may have asked for the next one.
  if (loop.isAwake) return;
  loop.isAwake = true;
  requestAnimationFrame((next) => frame(renderer, loop, next));
}

/** Draws, and keeps the times by which Cytoscape decides how much it prepares in a frame. */
function draw(renderer: Renderer): void {
  const begun = performance.now();
  renderer.render(renderer.renderOptions);
  const ended = performance.now();
  const time = ended - begun;
  renderer.lastDrawTime = ended;
  renderer.lastRedrawTime = time;
  renderer.redrawCount = (renderer.redrawCount ?? 0) + 1;
  renderer.redrawTotalTime = (renderer.redrawTotalTime ?? 0) + time;
  renderer.averageRedrawTime = ((renderer.averageRedrawTime ?? time) + time) / 2;
  renderer.requestedFrame = false;
}

/** Gives a class of renderers this loop in place of its own. */
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
