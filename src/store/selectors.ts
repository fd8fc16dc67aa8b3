/** Derived state. Expensive values are cached by the object that they are derived from. */
import type { CatalogView, LogLineView, Place, ProblemView, ResourceView } from '../protocol/analysis.ts';
import type { ResourceRunView, RunView } from '../protocol/run.ts';
import { changedPaths } from '../protocol/project/changed-paths.ts';
import { isDigestOf } from '../protocol/project/project-digest.ts';
import type { RunRecord } from '../protocol/run-record.ts';
import { nodesOf, type KeptFiles, type ProjectFiles, type ProjectNode } from '../protocol/project/project.ts';
import { countBySeverity, selectProblems, type ProblemCounts } from './problems.ts';
import { selectOpened, selectShownGraph } from './opened/shown-graph.ts';
import type { AppState } from './state.ts';

function once<Source extends object, Result>(compute: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const hit = known.get(source);
    if (hit !== undefined) return hit.result;
    const result = compute(source);
    known.set(source, { result });
    return result;
  };
}

let listed:
  | {
      readonly files: ProjectFiles;
      readonly kept: KeptFiles | undefined;
      readonly paths: readonly string[];
    }
  | undefined;

function isOfSamePaths(before: ProjectFiles, after: ProjectFiles): boolean {
  for (const path of changedPaths(before, after))
    if ((before[path] === undefined) !== (after[path] === undefined)) return false;
  return true;
}

/**
 * Returns the sorted paths of all files, including files kept as bytes. Returns the same list while only contents
 * change, as they do at each key press.
 */
export function selectFilePaths({ project: { files, kept } }: AppState): readonly string[] {
  const before = listed;
  if (before?.files === files && before.kept === kept) return before.paths;
  const isSame = before !== undefined && before.kept === kept && isOfSamePaths(before.files, files);
  listed = { files, kept, paths: isSame ? before.paths : [...Object.keys(files), ...Object.keys(kept ?? {})].sort() };
  return listed.paths;
}

let noted: { readonly key: readonly unknown[]; readonly nodes: readonly ProjectNode[] } | undefined;

/** Returns all nodes of the project by certname. Returns the same list until one of the nodes changes. */
export function selectNodes({ project }: AppState): readonly ProjectNode[] {
  const key = [project.node, project.machine, project.others];
  if (noted === undefined || noted.key.some((part, index) => part !== key[index]))
    noted = { key, nodes: nodesOf(project) };
  return noted.nodes;
}

const noLines: readonly LogLineView[] = [];

export function selectAnalysisIsOld(state: AppState): boolean {
  return state.analysis?.revision !== state.revision;
}

export function selectFixIsOld(state: AppState, problem: ProblemView): boolean {
  const path = problem.place?.file;
  for (const found of path === undefined ? [] : [state.lint[path], state.checks[path]])
    if (path !== undefined && found?.problems.includes(problem) === true)
      return found.text !== state.project.files[path];
  return selectAnalysisIsOld(state);
}

/** Returns the run that all views show; undefined if there is none. */
export function selectShownRun({ runs, shownRun }: Pick<AppState, 'runs' | 'shownRun'>): RunRecord | undefined {
  return shownRun === undefined ? undefined : runs.find(({ id }) => id === shownRun);
}

export function selectRun(state: Pick<AppState, 'runs' | 'shownRun'>): RunView | undefined {
  return selectShownRun(state)?.run;
}

export function selectIsLastRun({ runs, shownRun, project }: AppState): boolean {
  const last = runs.find(({ certname, origin }) => origin !== 'opened' && certname === project.node.certname);
  return last?.id === shownRun;
}

/** `now` if a run describes the current state, otherwise the reason why it does not. */
export type RunAge =
  | 'now'
  /** The project's code, node or machine description has changed since the run. */
  | 'older than the code'
  | 'older than the machine'
  | 'older than both'
  /** The run applied code that is not the project's. */
  | 'of other code'
  | 'of other code, older than the machine'
  /** The run was read from a file of a real agent. */
  | 'of an agent';

/**
 * Returns whether the shown run matches the current code and machine, or why it does not; undefined if there is no run.
 */
export function selectRunAge(state: AppState): RunAge | undefined {
  const record = selectShownRun(state);
  return record === undefined ? undefined : computeAge(record, state);
}

export function computeAge(record: RunRecord, { project, machineId }: AppState): RunAge {
  if (record.origin === 'opened') return 'of an agent';
  const isOlderThanMachine = record.machineId !== machineId || record.certname !== project.node.certname;
  if (record.text === undefined) return isOlderThanMachine ? 'of other code, older than the machine' : 'of other code';
  if (!isDigestOf(record.text, project)) return isOlderThanMachine ? 'older than both' : 'older than the code';
  return isOlderThanMachine ? 'older than the machine' : 'now';
}

const countsOf = once(countBySeverity);

export function selectProblemCounts(state: AppState): ProblemCounts {
  return countsOf(selectProblems(state));
}

/**
 * Returns true if the error of the node's last run is fixed: that run failed before its first resource, and the current
 * code compiles without cycles.
 */
export function selectIsErrorFixed(state: AppState): boolean {
  const { analysis, catalogIsOld, progress } = state;
  const record = selectShownRun(state);
  if (record === undefined || progress !== undefined || record.run.error === undefined) return false;
  if (record.run.resources.length > 0 || !selectIsLastRun(state)) return false;
  const compiles = analysis?.catalog !== undefined && !catalogIsOld && analysis.graph?.cycles.length === 0;
  return compiles && computeAge(record, state).startsWith('older than');
}

/**
 * Returns the error because of which the shown run applied nothing. Returns undefined for a cycle, because a separate
 * card compares the ways to break it.
 */
export function selectDiagnosis(state: AppState): ProblemView | undefined {
  const run = selectRun(state);
  if (run?.error === undefined || run.resources.length > 0 || state.progress !== undefined) return undefined;
  if (selectOpened(state) !== undefined) return undefined;
  // Errors in code that the node does not evaluate did not stop the run.
  const errors = (state.analysis?.problems ?? []).filter(
    ({ severity, code }) => severity === 'error' && code !== 'DEPENDENCY_CYCLE',
  );
  const codes = new Set(run.logs.filter(({ level }) => level === 'err').map(({ code }) => code));
  return errors.find(({ code }) => codes.has(code)) ?? errors[0];
}

/** Returns the log to show: the log of the run in progress, or else of the shown run, or else of the compilation. */
export function selectLogs(state: AppState): readonly LogLineView[] {
  if (state.progress !== undefined) return state.progress.logs;
  const run = selectIsErrorFixed(state) ? undefined : selectRun(state);
  return run?.logs ?? state.analysis?.logs ?? noLines;
}

const resourcesByRef = once(
  (catalog: CatalogView) => new Map(catalog.resources.map((resource) => [resource.ref, resource])),
);

/** Finds the resource with a reference such as `File[/etc/motd]` in the shown catalog. */
export function selectResource(state: AppState, ref: string): ResourceView | undefined {
  const { catalog } = selectShownGraph(state);
  return catalog === undefined ? undefined : resourcesByRef(catalog).get(ref);
}

const resourcesByFile = once((catalog: CatalogView) => {
  const files = new Map<string, (ResourceView & { readonly place: Place })[]>();
  for (const resource of catalog.resources) {
    const { place } = resource;
    if (place === undefined) continue;
    const known = files.get(place.file);
    if (known === undefined) files.set(place.file, [{ ...resource, place }]);
    else known.push({ ...resource, place });
  }
  for (const known of files.values()) known.sort((a, b) => a.place.line - b.place.line);
  return files;
});

/**
 * Finds the resource whose declaration begins on a line. If there is none, finds the last declaration before the line
 * in the same file, because the cursor is probably in its body.
 */
export function selectResourceAt(state: AppState, file: string, line: number): ResourceView | undefined {
  const catalog = state.analysis?.catalog;
  if (catalog === undefined) return undefined;
  return resourcesByFile(catalog)
    .get(file)
    ?.findLast(({ place }) => place.line <= line);
}

const runsByRef = once(
  (resources: readonly ResourceRunView[]) => new Map(resources.map((resource) => [resource.ref, resource])),
);

/** Returns the outcome of each resource in the run in progress, or else in the shown run. */
export function selectRunsByRef(state: AppState): ReadonlyMap<string, ResourceRunView> {
  return runsByRef(state.progress?.resources ?? selectRun(state)?.resources ?? noRuns);
}
const noRuns: readonly ResourceRunView[] = [];
