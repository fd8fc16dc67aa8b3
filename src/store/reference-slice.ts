/** The shown page of the reference, and its history. */
import type { ProblemView } from '../protocol/analysis.ts';
import { selectProblems } from './problems.ts';
import type { Actions, AppState, ReferenceSlice } from './state.ts';

export const NO_REFERENCE: ReferenceSlice['reference'] = { pages: [''], at: 0 };

/** The address of the page that is shown; empty for the list of all. */
export function selectReferencePage({ reference: { pages, at } }: AppState): string {
  return pages[at] ?? '';
}

export function referenceActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
): Pick<Actions, 'openReference' | 'nameReference' | 'stepReference' | 'closeReference'> {
  return {
    openReference: (address, problem) =>
      set(({ reference: { pages, at } }) => ({
        explained: problem,
        view: 'reference',
        runPart: 'view',
        sheet: 'reference',
        ...(pages[at] === address ? {} : { reference: { pages: [...pages.slice(0, at + 1), address], at: at + 1 } }),
      })),
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
 * The problem that the open explanation is about: the one that it was opened from, else the first with the same code.
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
