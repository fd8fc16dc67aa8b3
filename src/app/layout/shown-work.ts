import type { AppState } from '../../store/state.ts';

/** Work that takes longer than this (milliseconds) is shown, with a way to stop it. */
export const SHOWN_AFTER = 300;

/** How much of the run under way is done; undefined while it is not known how much there is. */
export function runShare(progress: AppState['progress']): number | undefined {
  if (progress === undefined || progress.total === 0) return undefined;
  return Math.min(1, progress.resources.length / progress.total);
}

/** Whether the engine is at work, and at what. */
export function workName({
  progress,
  worker,
}: Pick<AppState, 'progress' | 'worker'>): 'Applying' | 'Loading Ruby' | 'Reading' | 'Starting the engine' | undefined {
  if (worker.kind === 'loading') return 'Loading Ruby';
  if (progress !== undefined) return 'Applying';
  if (worker.kind === 'busy') return 'Reading';
  return worker.kind === 'starting' ? 'Starting the engine' : undefined;
}
