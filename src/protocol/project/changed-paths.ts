/**
 * Finds the changes between two states of a project's files. The store derives each state from the previous one and
 * logs the changed files. A listener that knows an earlier state can thus get the changed paths without comparing
 * thousands of files at each key press.
 */
import type { ProjectFiles } from './project.ts';

/** Log of a sequence of states in which each state has at most one successor. */
interface Lineage {
  /** The changed paths, one list per change. */
  readonly log: (readonly string[])[];
}

interface State {
  readonly lineage: Lineage;
  /** Number of changes that led to this state. */
  readonly at: number;
}

const states = new WeakMap<ProjectFiles, State>();

/** Maximum number of logged changes. With more changes, comparing all files is as fast as using the log. */
const MOST_CHANGES = 2000;

/** Returns the files after some changes; `undefined` as content removes a file. */
export function withChanges(files: ProjectFiles, changes: Readonly<Record<string, string | undefined>>): ProjectFiles {
  const next: Record<string, string> = { ...files };
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) delete next[path];
    else next[path] = text;
  }
  const before = stateToChange(files);
  before.lineage.log.push(Object.keys(changes));
  states.set(next, { lineage: before.lineage, at: before.at + 1 });
  return next;
}

/**
 * Returns the given files as the last state of a lineage. If they belong to no lineage, or already have a successor,
 * starts a new lineage.
 */
function stateToChange(files: ProjectFiles): State {
  const known = states.get(files);
  if (known !== undefined && known.lineage.log.length === known.at) return known;
  const fresh: State = { lineage: { log: [] }, at: 0 };
  states.set(files, fresh);
  return fresh;
}

/**
 * Returns the paths that differ or exist in only one of the two states. Can include a file that was changed and then
 * changed back.
 */
export function changedPaths(before: ProjectFiles, after: ProjectFiles): Iterable<string> {
  if (before === after) return [];
  const [one, other] = [states.get(before), states.get(after)];
  if (one !== undefined && one.lineage === other?.lineage && Math.abs(other.at - one.at) < MOST_CHANGES) {
    return new Set(one.lineage.log.slice(Math.min(one.at, other.at), Math.max(one.at, other.at)).flat());
  }
  return comparedPaths(before, after);
}

function comparedPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] {
  const paths: string[] = [];
  for (const path in after) if (before[path] !== after[path]) paths.push(path);
  for (const path in before) if (after[path] === undefined) paths.push(path);
  return paths;
}

let measured: { readonly files: ProjectFiles; readonly length: number } | undefined;

export function lengthOfFiles(files: ProjectFiles): number {
  if (measured?.files === files) return measured.length;
  let length = 0;
  if (measured === undefined || states.get(measured.files)?.lineage !== states.get(files)?.lineage) {
    for (const path in files) length += files[path]?.length ?? 0;
  } else {
    length = measured.length;
    for (const path of changedPaths(measured.files, files))
      length += (files[path]?.length ?? 0) - (measured.files[path]?.length ?? 0);
  }
  measured = { files, length };
  return length;
}
