import { createListView } from '../shared/list/list-view.ts';

/** How the list of problems is looked at. */
export const problemsView = createListView();
