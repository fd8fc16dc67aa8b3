import type { Project } from '../../protocol/project/project.ts';
import type { StoredProject } from './stored-draft.ts';

const KEPT = 20;
/**
 * Minimum milliseconds between two kept states. Without a minimum, the limited number of states would cover only the
 * last few typed words.
 */
const APART = 60_000;

/** Returns whether two projects are equal. Compares strings before serializing anything. */
export function isSame(before: Project, after: Project): boolean {
  const paths = Object.keys(before.files);
  return (
    before.name === after.name &&
    paths.length === Object.keys(after.files).length &&
    paths.every((path) => before.files[path] === after.files[path]) &&
    JSON.stringify({ ...before, files: {} }) === JSON.stringify({ ...after, files: {} })
  );
}

/**
 * Returns whether two rows of the same draft are equal. They must have the same base, or both contain the complete
 * project.
 */
function isSameRow(before: StoredProject, after: StoredProject): boolean {
  return JSON.stringify(before.over) === JSON.stringify(after.over) && isSame(before.project, after.project);
}

/**
 * Returns whether to keep the state that a save replaces: it must differ from the new state, and the last kept state
 * must be old enough. `always`, set before a restore, skips the check of the age.
 */
export function isWorthKeeping(
  before: StoredProject,
  after: StoredProject,
  lastKeptAt: number | undefined,
  now: number,
  always = false,
): boolean {
  if (!always && lastKeptAt !== undefined && now - lastKeptAt < APART) return false;
  return !isSameRow(before, after);
}

/** Returns the keys of the oldest kept states. They must be deleted when a state is added. */
export function statesToForget(keys: readonly number[]): readonly number[] {
  return keys.slice(0, Math.max(0, keys.length + 1 - KEPT));
}

export interface FileDifference {
  readonly path: string;
  /** Effect of restoring the earlier state on this file. */
  readonly kind: 'changed' | 'brought back' | 'taken away';
  readonly now: string | undefined;
  readonly then: string | undefined;
}

export interface StateDifference {
  readonly files: readonly FileDifference[];
  /** Name of the project in the earlier state, if it differs. */
  readonly name: string | undefined;
  readonly nodes: boolean;
  /** True if files that are kept as bytes differ between the earlier state and the current project. */
  readonly kept: boolean;
}

/** Computes how the current project would change if an earlier state were restored. */
export function differenceTo(state: Project, current: Project): StateDifference {
  const paths = [...new Set([...Object.keys(current.files), ...Object.keys(state.files)])].sort();
  const files = paths.flatMap((path): readonly FileDifference[] => {
    const [now, then] = [current.files[path], state.files[path]];
    if (now === then) return [];
    const kind = now === undefined ? 'brought back' : then === undefined ? 'taken away' : 'changed';
    return [{ path, kind, now, then }];
  });
  const nodes = ({ node, machine, others = [] }: Project): string => JSON.stringify([node, machine, others]);
  const kept = JSON.stringify(state.kept ?? {}) !== JSON.stringify(current.kept ?? {});
  return {
    kept,
    files,
    name: state.name === current.name ? undefined : state.name,
    nodes: nodes(state) !== nodes(current),
  };
}
