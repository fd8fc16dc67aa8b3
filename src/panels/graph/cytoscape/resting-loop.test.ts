import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letRest, type Renderer } from './resting-loop.ts';

/** A class of renderers as Cytoscape has it: `redraw` asks for a picture, `render` draws it. */
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
let asked: FrameRequestCallback[] = [];

/** Lets time pass, with a frame every 20 ms for whoever asked for one. */
function pass(milliseconds: number): void {
  for (const end = now + milliseconds; now < end;) {
    now += 20;
    const due = asked;
    asked = [];
    for (const each of due) each(now);
  }
}

beforeEach(() => {
  now = 0;
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the loop of the renderer', () => {
  it('draws what is asked for once, and ends when nothing more is', () => {
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
    expect(asked).toEqual([]);
  });

  it('draws again when it is asked after it ended', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    renderer.startRenderLoop();
    pass(5000);
    renderer.redraw();
    pass(20);
    expect(log.slice(-2)).toEqual(['before a picture', 'picture']);
  });

  it('goes on while each frame asks for the next', () => {
    const log: string[] = [];
    const renderer = rendererOf(log);
    Object.assign(renderer, { beforeRenderCallbacks: [{ fn: () => renderer.redraw() }] });
    renderer.startRenderLoop();
    pass(5000);
    expect(asked).toHaveLength(1);
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
