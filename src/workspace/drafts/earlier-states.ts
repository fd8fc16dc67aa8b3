import type { Project } from '../../protocol/project.ts';

/** How many earlier states of a draft are kept. */
const KEPT = 20;
/** Milliseconds between two kept states, so that twenty reach back further than a few words. */
const APART = 60_000;

/** Whether the state that a save replaces is to be kept: it differs, and the last kept one is some time ago. */
export function isWorthKeeping(before: Project, after: Project, lastKeptAt: number | undefined, now: number): boolean {
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  return lastKeptAt === undefined || now - lastKeptAt >= APART;
}

/** Of the keys of kept states, oldest first, those that one more pushes out. */
export function statesToForget(keys: readonly number[]): readonly number[] {
  return keys.slice(0, Math.max(0, keys.length + 1 - KEPT));
}
