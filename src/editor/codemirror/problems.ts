/** Shows problems in CodeMirror: underlined, with a mark beside the line, a message and a fix. */
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { ProblemView } from '../../protocol/analysis.ts';
import { atEachPlace, type PlacedProblem } from '../../protocol/problem-places.ts';
import { changesOfFix, changeWithUndo } from '../../store/changes/change-with-undo.ts';
import type { AppStore } from '../../store/create-store.ts';
import { selectProblems } from '../../store/problems.ts';
import { selectFixIsOld } from '../../store/selectors.ts';
import { rangeIn } from './places.ts';

export function placeProblems(problems: readonly ProblemView[], path: string): readonly PlacedProblem[] {
  return problems.flatMap(atEachPlace).filter(({ place }) => place.file === path);
}

export function formatMessage({ message, hint }: ProblemView): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

function toDiagnostic(store: AppStore, problem: PlacedProblem, { doc }: EditorState): Diagnostic {
  const { fix } = problem;
  return {
    ...rangeIn(doc, problem.place),
    severity: problem.isUnused === true ? 'hint' : problem.severity,
    ...(problem.isUnused === true ? { markClass: 'cm-unused' } : {}),
    message: formatMessage(problem),
    actions:
      fix === undefined
        ? []
        : [
            {
              name: fix.title,
              apply: () => {
                const state = store.getState();
                // Does nothing if the source has changed since the fix was computed.
                if (!selectFixIsOld(state, problem)) changeWithUndo(store, changesOfFix(state.project.files, fix));
              },
            },
          ],
  };
}

export function shownProblems(store: AppStore, path: string, state: EditorState): TransactionSpec {
  const own = placeProblems(selectProblems(store.getState()), path);
  return setDiagnostics(
    state,
    own.map((problem) => toDiagnostic(store, problem, state)),
  );
}
