/** Runs a shell command on the simulated machine: sends the request, and stores the answer. */
import { projectDigest } from '../../protocol/project/project-digest.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { ShellAnswer, ShellRunView } from '../../protocol/shell.ts';
import { withRun } from './run-history.ts';
import type { AppState } from '../state.ts';
import type { ByHand, HandStep, ShellCommand, ShellOutcome } from '../state/run-state.ts';
import { selectSystemNow } from './system-at-step.ts';
import { createRecord } from './apply-project.ts';
import { loadKept, type WorkContext } from './work-context.ts';

/**
 * Maximum number of manual changes that can be undone. There is a limit because each change keeps a machine in memory.
 */
const MOST_HAND_STEPS = 30;

/** Runs a command. Drops the answer if a different project, node or machine is open when it arrives. */
export async function runCommand(
  { set, get, engine, packs }: WorkContext,
  { line, label = line, ...rest }: ShellCommand,
): Promise<ShellOutcome> {
  const { project, opening, machine } = get();
  set(() => ({ isShellBusy: true }));
  const kept = await loadKept(project, packs);
  const answer = await engine.shell({
    project,
    line,
    ...rest,
    ...(machine === undefined ? {} : { machine }),
    ...kept,
  });
  const now = get();
  const isMoot =
    now.opening !== opening || now.machine !== machine || now.project.node.certname !== project.node.certname;
  set((state) => ({
    isShellBusy: false,
    ...(isMoot || answer.kind !== 'answer' ? {} : afterCommand(state, answer.value, { line, label, project })),
  }));
  if (isMoot || answer.kind === 'stale') return { kind: 'moot' };
  if (answer.kind === 'ended') return { kind: 'ended', message: answer.message };
  const files = Object.entries(answer.value.files).map(([path, text]) => [path, text ?? undefined] as const);
  if (files.length > 0) get().actions.changeFiles(Object.fromEntries(files));
  return { kind: 'done', answer: answer.value };
}

function afterCommand(
  state: AppState,
  answer: ShellAnswer,
  { line, label, project }: { readonly line: string; readonly label: string; readonly project: Project },
): Partial<AppState> {
  const changed = changedByHand(state, label, answer);
  const { machineId = state.machineId } = changed;
  return { ...changed, ...commandRuns(state, answer.runs, line, project, machineId) };
}

function changedByHand(state: AppState, label: string, { changed }: ShellAnswer): Partial<AppState> {
  const before = state.byHand?.before ?? selectSystemNow(state);
  if (changed === undefined || before === undefined) return {};
  const step: HandStep = { label, machine: state.machine, machineId: state.machineId, byHand: state.byHand };
  const done = [step, ...(state.byHand?.done ?? [])].slice(0, MOST_HAND_STEPS);
  const byHand: ByHand = { before, system: changed.system, done };
  return { machine: changed.machine, machineId: crypto.randomUUID(), byHand, step: undefined };
}

function commandRuns(
  state: AppState,
  runs: readonly ShellRunView[],
  line: string,
  project: Project,
  machineId: string | undefined,
): Partial<AppState> {
  let history = state.runs;
  let machineBefore = state.machineId;
  let { applied } = state;
  runs.forEach(({ origin, isOfProject, run }, index) => {
    // Only the last run leaves the current machine. The states between the runs of one command line get new ids.
    const left = index === runs.length - 1 ? machineId : crypto.randomUUID();
    const record = createRecord(run, {
      origin,
      command: line,
      certname: project.node.certname,
      text: isOfProject ? projectDigest(project) : undefined,
      machineBefore,
      machineId: left,
    });
    machineBefore = left;
    history = withRun(history, record);
    if (isOfProject && !run.noop && run.catalog !== undefined) applied = run.catalog;
  });
  return runs.length === 0 ? {} : { runs: history, applied, shownRun: history[0]?.id, step: undefined };
}
