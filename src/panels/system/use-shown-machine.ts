import { useMemo } from 'react';
import type { FileView, JournalStepView, ServiceView, SystemArea, SystemState } from '../../protocol/run.ts';
import { useAppStore } from '../../store/store.ts';
import { selectIsLastRun, selectRun } from '../../store/selectors.ts';
import { selectSystem, selectSystemBefore } from '../../store/runs/system-at-step.ts';
import { compareArea, type Entry } from './compare.ts';
import { listMoments } from './moments.ts';

export interface ShownMachine {
  /** Undefined until the worker has described the machine. */
  readonly system: SystemState | undefined;
  readonly entries: Readonly<Record<SystemArea, readonly Entry<object>[]>>;
  readonly files: readonly Entry<FileView>[];
  readonly services: readonly Entry<ServiceView>[];
  /** Steps of the run up to the shown moment; empty for the current machine if the run is not the last run. */
  readonly journal: readonly JournalStepView[];
  readonly hasRun: boolean;
  /** True if the machine may differ from its state before the run, because of a run or a manual change. */
  readonly mayDiffer: boolean;
  /** False for past moments, and while a run is in progress. */
  readonly canChange: boolean;
  readonly moments: ReturnType<typeof listMoments>;
}

const noJournal: readonly [] = [];

export function useShownMachine(): ShownMachine {
  const system = useAppStore(selectSystem);
  const before = useAppStore(selectSystemBefore);
  const journal = useAppStore((state) => selectRun(state)?.journal ?? noJournal);
  const hasRun = useAppStore((state) => selectRun(state) !== undefined);
  const step = useAppStore((state) => state.step);
  const isLastRun = useAppStore(selectIsLastRun);
  const isByHand = useAppStore(({ byHand }) => byHand !== undefined);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);

  const compared = useMemo(() => compareMachines(before, system), [before, system]);
  const shownJournal = useMemo(() => {
    // Without a step, the view shows the current machine. Only the steps of the last run lead to its state.
    const authored = step === undefined && !isLastRun ? noJournal : journal;
    return step === undefined ? authored : authored.slice(0, step);
  }, [journal, step, isLastRun]);
  return {
    ...compared,
    journal: shownJournal,
    hasRun,
    mayDiffer: (hasRun || isByHand) && step !== 0,
    canChange: step === undefined && !isRunning,
    moments: listMoments(journal.length, step, isByHand),
  };
}

const noSystem: SystemState = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };

function compareMachines(
  before: SystemState | undefined,
  system: SystemState | undefined,
): Pick<ShownMachine, 'system' | 'entries' | 'files' | 'services'> {
  if (system === undefined || before === undefined)
    return { ...compareMachines(noSystem, noSystem), system: undefined };
  const files = compareArea(before.files, system.files);
  const services = compareArea(before.services, system.services);
  const entries = {
    files,
    packages: compareArea(before.packages, system.packages),
    services,
    users: compareArea(before.users, system.users),
    groups: compareArea(before.groups, system.groups),
    crons: compareArea(before.crons, system.crons),
  };
  return { system, entries, files, services };
}
