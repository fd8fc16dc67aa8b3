/** The reference page that is shown, and the history of opened pages. */
import type { ProblemView } from '../protocol/analysis.ts';
import { selectProblems } from './problems.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';
import type { ReferenceSlice } from './state/view-state.ts';
import { withView } from './view-slice.ts';

export const NO_REFERENCE: ReferenceSlice['reference'] = { pages: [''], at: 0 };

/** Returns the address of the reference page that is shown; empty for the list of all pages. */
export function selectReferencePage({ reference: { pages, at } }: AppState): string {
  return pages[at] ?? '';
}

export function referenceActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
): Pick<Actions, 'openReference' | 'nameReference' | 'stepReference' | 'closeReference'> {
  return {
    openReference: (address, problem) =>
      set((state) => {
        const { pages, at } = state.reference;
        return {
          ...withView(state, 'reference'),
          explained: problem,
          sheet: 'reference',
          ...(pages[at] === address ? {} : { reference: { pages: [...pages.slice(0, at + 1), address], at: at + 1 } }),
        };
      }),
    nameReference: (referenceTitle) => set(() => ({ referenceTitle })),
    closeReference: () =>
      set(({ view, sheet }) => ({
        reference: NO_REFERENCE,
        ...(view === 'reference' ? { view: 'graph' as const } : {}),
        ...(sheet === 'reference' ? { sheet: undefined } : {}),
      })),
    stepReference: (by) =>
      set(({ reference: { pages, at } }) => ({
        reference: { pages, at: Math.min(Math.max(at + by, 0), pages.length - 1) },
      })),
  };
}

/**
 * Returns the problem that the open explanation is about: the problem from which the user opened it, or else the first
 * problem with the same code.
 */
export function selectExplained(state: AppState, code: string): ProblemView | undefined {
  const { explained } = state;
  const all = selectProblems(state).filter((problem) => problem.code === code);
  const here = explained?.place;
  return (
    all.find((problem) => problem === explained) ??
    all.find(({ place }) => place !== undefined && place.file === here?.file && place.line === here.line) ??
    all[0]
  );
}
