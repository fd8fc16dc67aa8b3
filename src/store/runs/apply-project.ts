/** Applies the project: sends the request, and stores the answer. */
import { projectDigest } from '../../protocol/project/project-digest.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { RunOrigin, RunRecord } from '../../protocol/run-record.ts';
import type { RunReportView, RunView } from '../../protocol/run.ts';
import { selectOpened } from '../opened/shown-graph.ts';
import { yieldToEvents } from '../yield-to-events.ts';
import { withProgress } from './progress.ts';
import { withRun } from './run-history.ts';
import type { AppState } from '../state.ts';
import { loadKept, type WorkContext } from './work-context.ts';

interface ProjectRun {
  readonly noop: boolean;
  readonly fresh: boolean;
  readonly origin: RunOrigin;
  /** Id of the run that was shown when this run was requested. */
  readonly shownBefore: string | undefined;
  /** Returns whether the user stopped the run before the engine received it. */
  readonly isStopped: () => boolean;
}

/** Applies the project. Drops the results if another project has been opened in the meantime. */
export async function applyProject({ set, get, engine, packs }: WorkContext, request: ProjectRun): Promise<void> {
  const { project, revision, opening, ...state } = get();
  const { machine, machineId: machineBefore } = request.fresh ? {} : state;
  const kept = await loadKept(project, packs);
  if (request.isStopped()) return set(() => ({ progress: undefined }));
  const answer = await engine.apply(
    { revision, project, noop: request.noop, ...(machine === undefined ? {} : { machine }), ...kept },
    (batch) =>
      set(({ progress, opening: now }) =>
        progress === undefined || now !== opening ? {} : { progress: withProgress(progress, batch) },
      ),
  );
  // Handles other events first, because processing a long report takes as long as rendering it.
  await yieldToEvents();
  set((now) => {
    if (now.opening !== opening) return {};
    if (answer.kind !== 'answer') return { progress: undefined };
    return { progress: undefined, ...afterRun(now, answer.value, { ...request, project, machineBefore }) };
  });
}

function afterRun(
  state: AppState,
  { revision: _revision, machine, ...run }: RunReportView,
  {
    noop,
    fresh,
    origin,
    project,
    machineBefore,
    shownBefore,
  }: Omit<ProjectRun, 'isStopped'> & { readonly project: Project; readonly machineBefore: string | undefined },
): Partial<AppState> {
  const isChanged = !noop && run.journal.length > 0;
  const machineId = isChanged ? crypto.randomUUID() : fresh ? undefined : state.machineId;
  const { certname } = project.node;
  const record = createRecord(run, { origin, certname, text: projectDigest(project), machineBefore, machineId });
  const isOpened = selectOpened({ ...state, progress: undefined }) !== undefined;
  return {
    runs: withRun(state.runs, record),
    // A file of a real agent that was opened during the run stays shown.
    shownRun: state.shownRun !== shownBefore && isOpened ? state.shownRun : record.id,
    ranFiles: project.files,
    lastRunSystem: { before: run.before, after: noop ? run.before : run.after },
    machineId: noop ? state.machineId : machineId,
    step: undefined,
    // A run that changes nothing keeps the manual changes and the ability to undo them.
    ...(isChanged ? { byHand: undefined } : {}),
    ...(noop ? {} : { machine }),
    ...(noop || run.catalog === undefined ? {} : { applied: run.catalog }),
  };
}

type Circumstances = Omit<RunRecord, 'id' | 'endedAt' | 'run' | 'isShortened'>;

export function createRecord(run: RunView, circumstances: Circumstances): RunRecord {
  return { ...circumstances, id: crypto.randomUUID(), endedAt: Date.now(), run, isShortened: false };
}
