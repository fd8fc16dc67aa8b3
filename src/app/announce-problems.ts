/** Announces errors to screen readers while the user types. */
import type { ProblemView } from '../protocol/analysis.ts';
import { placeText } from '../panels/shared/label-texts.ts';
import type { AppStore } from '../store/create-store.ts';
import { selectProblems } from '../store/problems.ts';
import { selectAnalysisIsOld } from '../store/selectors.ts';
import type { AppState } from '../store/state.ts';
import { announce } from '../ui/live/announcer.ts';

/**
 * Milliseconds without an edit before errors are announced. Without this pause, every incomplete word would be
 * announced as an error.
 */
export const TYPING_PAUSE = 1500;

const severities = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** Formats a problem for screen readers: `Error at manifests/site.pp:3. A colon is missing after the title.` */
export function spokenProblem({ severity, place, message, hint }: ProblemView): string {
  const where = place === undefined ? '' : ` at ${placeText(place)}`;
  return [`${severities[severity]}${where}.`, message, hint ?? ''].join(' ').trim();
}

function errorText(state: AppState): string {
  const errors = selectProblems(state).filter(({ severity }) => severity === 'error');
  const first = errors.find(({ place }) => place?.file === state.activeFile) ?? errors[0];
  if (first === undefined) return '';
  return errors.length === 1 ? spokenProblem(first) : `${errors.length} errors. ${spokenProblem(first)}`;
}

let announced = '';

/** Announces the problem that F8 moved to, with its position in the list, such as `2 of 5`. */
export function sayProblem(state: AppState, index: number): void {
  const problems = selectProblems(state);
  const problem = problems[index];
  if (problem === undefined) return;
  announce(`${index + 1} of ${problems.length}. ${spokenProblem(problem)}`);
  // Counts all current errors as announced, so that only later changes are announced.
  announced = errorText(state);
}

/**
 * Announces errors when typing pauses, if they have changed, and `No errors.` when the last one is fixed. Returns a
 * function that stops this.
 */
export function announceProblems(store: AppStore, say: (text: string) => void = announce): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  announced = '';
  const speak = (): void => {
    const state = store.getState();
    // The analysis is missing or outdated. The next analysis starts the timer again.
    if (state.analysis === undefined || selectAnalysisIsOld(state)) return;
    const text = errorText(state);
    if (text === announced) return;
    announced = text;
    say(text === '' ? 'No errors.' : text);
  };
  const end = store.subscribe(
    (state) => ({ problems: selectProblems(state), revision: state.revision, opening: state.opening }),
    (now, before) => {
      clearTimeout(timer);
      // After another project is opened, `No errors.` would be wrong: nobody has fixed the previous project's errors.
      if (now.opening !== before.opening) announced = '';
      timer = setTimeout(speak, TYPING_PAUSE);
    },
    {
      equalityFn: (a, b) => a.problems === b.problems && a.revision === b.revision && a.opening === b.opening,
      fireImmediately: true,
    },
  );
  return () => {
    clearTimeout(timer);
    end();
  };
}
