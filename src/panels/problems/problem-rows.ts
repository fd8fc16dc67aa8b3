/** Rows of the list of problems: a heading for each file, and the problems below it. */
import type { ProblemView } from '../../protocol/analysis.ts';
import { countBySeverity, type ProblemCounts } from '../../store/problems.ts';

export interface FileRow {
  readonly kind: 'file';
  /** Path of the file; empty for the group of problems that belong to no file. */
  readonly file: string;
  readonly isOpen: boolean;
  readonly counts: ProblemCounts;
}

export type ProblemRow =
  | FileRow
  | {
      readonly kind: 'problem';
      readonly problem: ProblemView;
      readonly isGrouped: boolean;
    };

/** Groups problems by file, in the order in which the files first occur. A single file has no heading. */
export function groupProblems(problems: readonly ProblemView[], closed: ReadonlySet<string>): readonly ProblemRow[] {
  const groups = new Map<string, ProblemView[]>();
  for (const problem of problems) {
    const file = problem.place?.file ?? '';
    const own = groups.get(file);
    if (own === undefined) groups.set(file, [problem]);
    else own.push(problem);
  }
  const listed = (own: readonly ProblemView[], isGrouped: boolean): readonly ProblemRow[] =>
    own.map((problem) => ({ kind: 'problem', problem, isGrouped }));
  if (groups.size < 2) return listed(problems, false);
  return [...groups].flatMap(([file, own]): readonly ProblemRow[] => {
    const isOpen = !closed.has(file);
    const heading: FileRow = { kind: 'file', file, isOpen, counts: countBySeverity(own) };
    return [heading, ...(isOpen ? listed(own.toSorted(byLine), true) : [])];
  });
}

function byLine({ place: one }: ProblemView, { place: other }: ProblemView): number {
  return (one?.line ?? 0) - (other?.line ?? 0);
}
