/** Derived state. What costs more than a look-up is kept with the object that it comes from. */
import type { CatalogView, LogLineView, Place, ProblemView, ResourceView } from '../protocol/analysis.ts';
import type { Outcome, ResourceRunView, RunView } from '../protocol/run.ts';
import { changedPaths } from '../protocol/project/changed-paths.ts';
import { isDigestOf } from '../protocol/project/project-digest.ts';
import type { RunRecord } from '../protocol/run-record.ts';
import { nodesOf, type KeptFiles, type ProjectFiles, type ProjectNode } from '../protocol/project/project.ts';
import type { AppState } from './state.ts';

/** Computes once for each source object. */
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

/** The paths of all files, read or kept, in order: the same list while only texts change, which they do at each key. */
export function selectFilePaths({ project: { files, kept } }: AppState): readonly string[] {
  const before = listed;
  if (before?.files === files && before.kept === kept) return before.paths;
  const isSame = before !== undefined && before.kept === kept && isOfSamePaths(before.files, files);
  listed = { files, kept, paths: isSame ? before.paths : [...Object.keys(files), ...Object.keys(kept ?? {})].sort() };
  return listed.paths;
}

let noted: { readonly key: readonly unknown[]; readonly nodes: readonly ProjectNode[] } | undefined;

/** All nodes of the project by certname: the same list until one of them changes. */
export function selectNodes({ project }: AppState): readonly ProjectNode[] {
  const key = [project.node, project.machine, project.others];
  if (noted === undefined || noted.key.some((part, index) => part !== key[index]))
    noted = { key, nodes: nodesOf(project) };
  return noted.nodes;
}

const noProblems: readonly ProblemView[] = [];
const noLines: readonly LogLineView[] = [];

/** All problems by the parts they were put together from, so that the same parts give the same list. */
let together:
  | {
      readonly found: readonly ProblemView[];
      readonly lint: AppState['lint'];
      readonly problems: readonly ProblemView[];
    }
  | undefined;

/** What the engine found, and after it what the style checks did. */
export function selectProblems({ analysis, lint }: Pick<AppState, 'analysis' | 'lint'>): readonly ProblemView[] {
  const found = analysis?.problems ?? noProblems;
  if (together?.found !== found || together.lint !== lint) {
    const style = Object.values(lint).flatMap(({ problems }) => problems);
    together = { found, lint, problems: style.length === 0 ? found : [...found, ...style] };
  }
  return together.problems;
}

/** The analysis answers an earlier text than the one on the page. */
export function selectAnalysisIsOld(state: AppState): boolean {
  return state.analysis?.revision !== state.revision;
}

/** Whether a problem's fix was made for another text than the one on the page. */
export function selectFixIsOld(state: AppState, problem: ProblemView): boolean {
  const path = problem.place?.file;
  const linted = path === undefined ? undefined : state.lint[path];
  if (path !== undefined && linted?.problems.includes(problem) === true)
    return linted.text !== state.project.files[path];
  return selectAnalysisIsOld(state);
}

/** The run of the history that every view shows; undefined for none. */
export function selectShownRun({ runs, shownRun }: Pick<AppState, 'runs' | 'shownRun'>): RunRecord | undefined {
  return shownRun === undefined ? undefined : runs.find(({ id }) => id === shownRun);
}

/** What the shown run did. */
export function selectRun(state: Pick<AppState, 'runs' | 'shownRun'>): RunView | undefined {
  return selectShownRun(state)?.run;
}

/** Whether the shown run is the node's last. */
export function selectIsLastRun({ runs, shownRun, project }: AppState): boolean {
  return runs.find(({ certname }) => certname === project.node.certname)?.id === shownRun;
}

/** Why a run does not tell how things are now. */
export type RunAge =
  | 'now'
  /** The project's text, node or machine was described anew since. */
  | 'older than the code'
  /** The machine was changed since, or set up anew. */
  | 'older than the machine'
  | 'older than both'
  /** It applied code that is not the project's, on the machine as it is. */
  | 'of other code'
  | 'of other code, older than the machine';

/** Whether the shown run is what the text would do to the machine as it stands; undefined for no run. */
export function selectRunAge(state: AppState): RunAge | undefined {
  const record = selectShownRun(state);
  return record === undefined ? undefined : ageOf(record, state);
}

export function ageOf(record: RunRecord, { project, machineId }: AppState): RunAge {
  const isOlderThanMachine = record.machineId !== machineId || record.certname !== project.node.certname;
  if (record.text === undefined) return isOlderThanMachine ? 'of other code, older than the machine' : 'of other code';
  if (!isDigestOf(record.text, project)) return isOlderThanMachine ? 'older than both' : 'older than the code';
  return isOlderThanMachine ? 'older than the machine' : 'now';
}

const countsOf = once((problems: readonly ProblemView[]) => ({
  error: problems.filter(({ severity }) => severity === 'error').length,
  warning: problems.filter(({ severity }) => severity === 'warning').length,
  info: problems.filter(({ severity }) => severity === 'info').length,
}));

export function selectProblemCounts(state: AppState): Readonly<Record<ProblemView['severity'], number>> {
  return countsOf(selectProblems(state));
}

/** Whether the node's last run failed before its first resource, while the text as it is now would reach them: the run's error is mended. */
export function selectIsMended(state: AppState): boolean {
  const { analysis, catalogIsOld, progress } = state;
  const record = selectShownRun(state);
  if (record === undefined || progress !== undefined || record.run.error === undefined) return false;
  if (record.run.resources.length > 0 || !selectIsLastRun(state)) return false;
  const compiles = analysis?.catalog !== undefined && !catalogIsOld && analysis.graph?.cycles.length === 0;
  return compiles && ageOf(record, state).startsWith('older than');
}

/**
 * The error in the code for which the shown run applied nothing. A cycle has a card of its own, which weighs the ways to break it.
 */
export function selectDiagnosis(state: AppState): ProblemView | undefined {
  const run = selectRun(state);
  if (run?.error === undefined || run.resources.length > 0 || state.progress !== undefined) return undefined;
  const errors = selectProblems(state).filter(
    ({ severity, code }) => severity === 'error' && code !== 'DEPENDENCY_CYCLE',
  );
  const codes = new Set(run.logs.filter(({ level }) => level === 'err').map(({ code }) => code));
  return errors.find(({ code }) => codes.has(code)) ?? errors[0];
}

/** The log to show: of the run under way, of the last run, or what compiling said. */
export function selectLogs(state: AppState): readonly LogLineView[] {
  if (state.progress !== undefined) return state.progress.logs;
  const run = selectIsMended(state) ? undefined : selectRun(state);
  return run?.logs ?? state.analysis?.logs ?? noLines;
}

const resourcesByRef = once(
  (catalog: CatalogView) => new Map(catalog.resources.map((resource) => [resource.ref, resource])),
);

/** The resource of a reference such as `File[/etc/motd]` in the last catalog. */
export function selectResource(state: AppState, ref: string): ResourceView | undefined {
  const catalog = state.analysis?.catalog;
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

/** The resource whose declaration begins on a line, or last before it in the same file (the cursor is in its body). */
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

/** Each resource's part in the run that is shown (under way, or the last). */
export function selectRunsByRef(state: AppState): ReadonlyMap<string, ResourceRunView> {
  return runsByRef(state.progress?.resources ?? selectRun(state)?.resources ?? noRuns);
}
const noRuns: readonly ResourceRunView[] = [];

/** What became of a resource in the run that is shown. */
export function selectOutcome(state: AppState, ref: string): Outcome | undefined {
  return selectRunsByRef(state).get(ref)?.outcome;
}
