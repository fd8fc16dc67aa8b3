import { createListView } from '../shared/list/list-view.ts';

/** View state of the list of problems. */
export const problemsView = createListView();
