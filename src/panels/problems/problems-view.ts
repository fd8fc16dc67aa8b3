import { createListView } from '../shared/list-view.ts';

/** How the list of problems is looked at. */
export const problemsView = createListView();
