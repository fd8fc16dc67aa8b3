import { createListView } from '../shared/list/list-view.ts';

/** How the log is looked at. */
export const logView = createListView();
