/**
 * What changed between two states of a project's files. The store makes each state of the one before it and knows which files it changed; who
 * saw an earlier state asks for the paths since, and need not go through thousands of files at each key.
 */
import type { ProjectFiles } from './project.ts';

/** The changes of one row of states, none of which was made twice of the same state. */
interface Lineage {
  /** The paths that the first, the second, … change named. */
  readonly log: (readonly string[])[];
}

interface State {
  readonly lineage: Lineage;
  /** How many changes were made before it. */
  readonly at: number;
}

const states = new WeakMap<ProjectFiles, State>();

/** Of more changes in between, comparing all files is no slower. */
const MOST_CHANGES = 2000;

/** The files with changes, of which `undefined` takes a file away. */
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

/** A state that is the last of its lineage: one that was changed before begins another. */
function stateToChange(files: ProjectFiles): State {
  const known = states.get(files);
  if (known !== undefined && known.lineage.log.length === known.at) return known;
  const fresh: State = { lineage: { log: [] }, at: 0 };
  states.set(files, fresh);
  return fresh;
}

/** The paths whose texts differ, or that only one of both has; perhaps some more that were changed and changed back. */
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

/** Characters of all files together. */
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
