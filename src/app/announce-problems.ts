/** Tells screen readers about errors while somebody types. */
import type { ProblemView } from '../protocol/analysis.ts';
import { placeText } from '../panels/shared/names.ts';
import type { AppStore } from '../store/create-store.ts';
import { selectAnalysisIsOld, selectProblems } from '../store/selectors.ts';
import type { AppState } from '../store/state.ts';
import { announce } from '../ui/announcer.ts';

/** Milliseconds without a change after which errors are said: earlier, each half-typed word would be one. */
export const TYPING_PAUSE = 1500;

const severities = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** A problem as it is said: `Error at manifests/site.pp:3. A colon is missing after the title.` */
export function spokenProblem({ severity, place, message, hint }: ProblemView): string {
  const where = place === undefined ? '' : ` at ${placeText(place)}`;
  return [`${severities[severity]}${where}.`, message, hint ?? ''].join(' ').trim();
}

/** All errors in one sentence, the first one of the open file in full; an empty text for no errors. */
function errorText(state: AppState): string {
  const errors = selectProblems(state).filter(({ severity }) => severity === 'error');
  const first = errors.find(({ place }) => place?.file === state.activeFile) ?? errors[0];
  if (first === undefined) return '';
  return errors.length === 1 ? spokenProblem(first) : `${errors.length} errors. ${spokenProblem(first)}`;
}

/** The errors that were said last. */
let said = '';

/** Says a problem that somebody went to, as one of all. */
export function sayProblem(state: AppState, index: number): void {
  const problems = selectProblems(state);
  const problem = problems[index];
  if (problem === undefined) return;
  announce(`${index + 1} of ${problems.length}. ${spokenProblem(problem)}`);
  // Who heard of an error also hears when it is gone.
  said = errorText(state);
}

/** Says the errors when typing pauses, if they are others than before, and says when there are none any more. Returns what ends it. */
export function announceProblems(store: AppStore, say: (text: string) => void = announce): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  said = '';
  const speak = (): void => {
    const state = store.getState();
    // The answer to the text as it is now starts the wait again.
    if (state.analysis === undefined || selectAnalysisIsOld(state)) return;
    const text = errorText(state);
    if (text === said) return;
    said = text;
    say(text === '' ? 'No errors.' : text);
  };
  const end = store.subscribe(
    (state) => ({ problems: selectProblems(state), revision: state.revision, opening: state.opening }),
    (now, before) => {
      clearTimeout(timer);
      // The errors of the project before are nobody's concern any more.
      if (now.opening !== before.opening) said = '';
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
