import { createStore } from 'zustand';
import { createListView } from '../shared/list/list-view.ts';

export const problemsView = createListView();

export type ProblemsScope = 'file' | 'project';

/** State of the list of problems: whether it shows one file or the project, and the files whose groups are closed. */
export const problemGroups = createStore<{ readonly scope: ProblemsScope; readonly closed: ReadonlySet<string> }>(
  () => ({
    scope: 'project',
    closed: new Set(),
  }),
);

export function toggleGroup(file: string): void {
  problemGroups.setState(({ closed }) => {
    const next = new Set(closed);
    if (!next.delete(file)) next.add(file);
    return { closed: next };
  });
}
