import { createListView } from '../shared/list/list-view.ts';

/** View state of the log. */
export const logView = createListView();
