import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letRest, type Renderer } from './resting-loop.ts';

/** A renderer class like Cytoscape's: `redraw` requests a frame, `render` draws it. */
function rendererOf(log: string[]): Renderer {
  const prototype = {
    redraw(this: Renderer) {
      this.requestedFrame = true;
    },
    render() {
      log.push('picture');
    },
    startRenderLoop() {
      throw new Error('the loop that never ends');
    },
  } as unknown as Renderer;
  letRest(prototype);
  return Object.assign(Object.create(prototype) as Renderer, {
    cy: { batching: () => false },
    beforeRenderCallbacks: [{ fn: (willDraw: boolean) => log.push(willDraw ? 'before a picture' : 'idle') }],
  });
}

let now = 0;
let requested: FrameRequestCallback[] = [];

/** Advances time, with a frame every 20 ms for pending requests. */
function pass(milliseconds: number): void {
  for (const end = now + milliseconds; now < end;) {
    now += 20;
    const due = requested;
    requested = [];
    for (const each of due) each(now);
  }
}

beforeEach(() => {
  now = 0;
  requested = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => requested.push(callback));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the render loop', () => {
  it('draws each request once, and stops when there are no more', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    renderer.startRenderLoop();
    renderer.redraw();
    pass(500);
    expect(log.filter((each) => each === 'picture')).toHaveLength(1);
    expect(log).toContain('idle');
    pass(1000);
    const seen = log.length;
    pass(60_000);
    expect(log).toHaveLength(seen);
    expect(requested).toEqual([]);
  });

  it('draws again when requested after it stopped', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    renderer.startRenderLoop();
    pass(5000);
    renderer.redraw();
    pass(20);
    expect(log.slice(-2)).toEqual(['before a picture', 'picture']);
  });

  it('continues while each frame requests the next', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    Object.assign(renderer, { beforeRenderCallbacks: [{ fn: () => renderer.redraw() }] });
    renderer.startRenderLoop();
    pass(5000);
    expect(requested).toHaveLength(1);
  });

  it('ends with its renderer', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    renderer.startRenderLoop();
    Object.assign(renderer, { destroyed: true });
    pass(5000);
    expect(log).toEqual([]);
  });
});
