import type { Project } from '../../protocol/project/project.ts';
import type { StoredProject } from './stored-draft.ts';

/** How many earlier states of a draft are kept. */
const KEPT = 20;
/** Milliseconds between two kept states, so that twenty reach back further than a few words. */
const APART = 60_000;

/** Whether two projects are the same; texts are compared before anything is made of them. */
export function isSame(before: Project, after: Project): boolean {
  const paths = Object.keys(before.files);
  return (
    before.name === after.name &&
    paths.length === Object.keys(after.files).length &&
    paths.every((path) => before.files[path] === after.files[path]) &&
    JSON.stringify({ ...before, files: {} }) === JSON.stringify({ ...after, files: {} })
  );
}

/** The same of what two rows say of the same draft: over the same base, or both whole. */
function isSameRow(before: StoredProject, after: StoredProject): boolean {
  return JSON.stringify(before.over) === JSON.stringify(after.over) && isSame(before.project, after.project);
}

/**
 * Whether the state that a save replaces is to be kept: it differs, and the last kept one is some time ago, or `always` says
 * so (before a restore).
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

/** Of the keys of kept states, oldest first, those that one more pushes out. */
export function statesToForget(keys: readonly number[]): readonly number[] {
  return keys.slice(0, Math.max(0, keys.length + 1 - KEPT));
}

/** How a file is in a state, seen from the project as it is now. */
export interface FileDifference {
  readonly path: string;
  /** What restoring does with it. */
  readonly kind: 'changed' | 'brought back' | 'taken away';
  readonly now: string | undefined;
  readonly then: string | undefined;
}

export interface StateDifference {
  readonly files: readonly FileDifference[];
  /** The name that the project had, where it is another now. */
  readonly name: string | undefined;
  /** Whether nodes, facts or machines are others. */
  readonly nodes: boolean;
  /** Whether other files are kept as they came. */
  readonly kept: boolean;
}

/** What restoring a state would change in a project. */
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
