import { createListView } from '../shared/list/list-view.ts';

export const logView = createListView();
