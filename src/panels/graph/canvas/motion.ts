import { sceneBetween, type Scene } from './scene.ts';
import { betweenViews, type Viewport } from './viewport.ts';

/** A stretch of time on the page's clock, in milliseconds. */
export interface Span {
  readonly begun: number;
  readonly duration: number;
}

/** On the way from one drawing, or from one part of it, to another. */
export interface Motion extends Span {
  readonly scenes: { readonly from: Scene; readonly to: Scene } | undefined;
  readonly views: { readonly from: Viewport; readonly to: Viewport } | undefined;
}

/** How much of it has passed: from 0 to 1. */
export function progressOf({ begun, duration }: Span): number {
  return Math.min(1, Math.max(0, (performance.now() - begun) / duration));
}

/** Fast at first, slow at the end. */
function eased(motion: Motion): number {
  return 1 - (1 - progressOf(motion)) ** 3;
}

/** What is drawn now, where it would be `scene` at rest. */
export function sceneNow(motion: Motion | undefined, scene: Scene): Scene {
  return motion?.scenes === undefined ? scene : sceneBetween(motion.scenes.from, motion.scenes.to, eased(motion));
}

/** What is in view now, where it would be `view` at rest. */
export function viewNow(motion: Motion | undefined, view: Viewport): Viewport {
  return motion?.views === undefined ? view : betweenViews(motion.views.from, motion.views.to, eased(motion));
}
