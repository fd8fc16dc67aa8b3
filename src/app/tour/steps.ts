/**
 * Steps of the tour: each has a text, the control that it points at, and an action that the tour can do for the user.
 */
import type { NarrowPane, ViewId } from '../../store/state/view-state.ts';
import { appStore } from '../../store/store.ts';
import { selectShownRun } from '../../store/selectors.ts';
import { findBreakage, breakMachine } from './break-machine.ts';

export interface TourAction {
  readonly label: string;
  /** Resolves to a sentence about the result. Undefined if the action failed. */
  readonly run: () => Promise<string | undefined>;
}

export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Value of `data-tour` of the element that the step points at. */
  readonly target: 'code' | 'view' | 'apply' | 'steps' | 'share' | 'lessons';
  readonly view?: ViewId;
  readonly pane: NarrowPane;
  readonly placement: 'left top' | 'right top' | 'bottom' | 'bottom end' | 'top';
  readonly action?: () => TourAction | undefined;
}

/** Applies the project as the Apply button does. Resolves to a summary of the run, or undefined if there was no run. */
async function applied(): Promise<string | undefined> {
  const { actions, shownRun } = appStore.getState();
  actions.showBottomTab('log');
  await actions.apply({ noop: false });
  return appStore.getState().shownRun === shownRun ? undefined : resultText();
}

function resultText(): string {
  const run = selectShownRun(appStore.getState())?.run;
  if (run === undefined) return 'Done.';
  if (run.error !== undefined) return 'Puppet applied nothing. The log shows why.';
  const changed = run.resources.filter(({ outcome }) => outcome === 'changed' || outcome === 'refreshed').length;
  if (changed === 0) return 'Done: the machine already matched the code, so Puppet changed nothing.';
  return `Done: Puppet changed ${changed === 1 ? '1 resource' : `${changed} resources`}. The log lists each change.`;
}

const applyAction = (): TourAction => ({ label: 'Apply', run: applied });

function breakAction(): TourAction | undefined {
  const breakage = findBreakage(appStore.getState().analysis?.catalog);
  if (breakage === undefined) return undefined;
  return {
    label: breakage.label,
    run: async () => ((await breakMachine(breakage)) ? 'Done: the machine differs from the code now.' : undefined),
  };
}

function stepAction(): TourAction | undefined {
  const steps = selectShownRun(appStore.getState())?.run.journal.length ?? 0;
  if (steps === 0) return undefined;
  return {
    label: 'Go one step back',
    run: async () => {
      appStore.getState().actions.showStep(steps - 1);
      return 'Done: every view shows the moment before the last change.';
    },
  };
}

/** Steps of the tour: at most eight, because few users finish a longer tour. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'code',
    title: 'Describe the machine',
    text: 'Puppet code is not a list of commands. Each resource states how a part of the machine should be: a package, a file, a service. Change the code at any time; the views follow as you type.',
    target: 'code',
    pane: 'code',
    placement: 'right top',
  },
  {
    id: 'graph',
    title: 'See what depends on what',
    text: 'Each box is a resource. An arrow points to the resource that waits. A double line also refreshes: a change to the first resource restarts or runs the second. Select a box or a line to see its reason and its place in the code.',
    target: 'view',
    view: 'graph',
    pane: 'graph',
    placement: 'left top',
  },
  {
    id: 'apply',
    title: 'Apply the code',
    text: 'Puppet compares each resource with a simulated machine and changes only what differs. Nothing outside this page is touched.',
    target: 'apply',
    pane: 'run',
    placement: 'bottom',
    action: applyAction,
  },
  {
    id: 'break',
    title: 'Break something',
    text: 'System shows the files, packages and services of the machine. Change them here or in the Terminal, as someone could do behind Puppet’s back.',
    target: 'view',
    view: 'system',
    pane: 'system',
    placement: 'left top',
    action: breakAction,
  },
  {
    id: 'repair',
    title: 'Let Puppet fix it',
    text: 'Apply again. Puppet finds what differs from the code and changes it back. Such a change is called corrective, and has its own mark.',
    target: 'apply',
    pane: 'run',
    placement: 'bottom',
    action: applyAction,
  },
  {
    id: 'timeline',
    title: 'Step through the run',
    text: 'Timeline shows when each resource was applied, and for how long. Move through the steps: graph, log and system show that moment.',
    target: 'steps',
    view: 'timeline',
    pane: 'run',
    placement: 'top',
    action: stepAction,
  },
  {
    id: 'share',
    title: 'Share the project',
    text: 'A link holds the whole project: code, data and machine. Whoever opens it sees the same. There is no account and no server.',
    target: 'share',
    pane: 'more',
    placement: 'bottom end',
  },
  {
    id: 'lessons',
    title: 'Learn more',
    text: 'Lessons teach Puppet step by step and check each task. Examples are complete projects. Help explains views, marks and shortcuts, and starts this tour again.',
    target: 'lessons',
    pane: 'more',
    placement: 'bottom end',
  },
];
