import type { AppState } from '../../store/state.ts';

/** Milliseconds after which work of the engine is shown, with a button that stops it. */
export const SHOWN_AFTER = 300;

/** Returns the completed fraction of the current run, or undefined while its size is unknown. */
export function runShare(progress: AppState['progress']): number | undefined {
  if (progress === undefined || progress.total === 0) return undefined;
  return Math.min(1, progress.resources.length / progress.total);
}

/** Returns the name of work that the user can stop. */
export function workName({
  progress,
  worker,
}: Pick<AppState, 'progress' | 'worker'>): 'Applying' | 'Loading Ruby' | 'Reading' | 'Starting the engine' | undefined {
  if (worker.kind === 'loading') return 'Loading Ruby';
  if (progress !== undefined) return 'Applying';
  if (worker.kind === 'busy') return worker.task === 'machine' ? undefined : 'Reading';
  return worker.kind === 'starting' ? 'Starting the engine' : undefined;
}
