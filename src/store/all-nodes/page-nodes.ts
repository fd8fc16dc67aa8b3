/** The page's pool of workers for nodes. A separate module, so that it loads only with the first view that needs it. */
import { createNodesPool } from '../../client/nodes-pool.ts';
import { appStore } from '../store.ts';
import { createAllNodes } from './all-nodes.ts';

export const pageNodes = createAllNodes(appStore, createNodesPool());

pageNodes.store.subscribe(({ work }, before) => {
  const isBusy = work !== undefined;
  if (isBusy !== (before.work !== undefined)) appStore.getState().actions.holdMissing(isBusy);
});
