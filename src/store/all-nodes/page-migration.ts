/** The page's pool of workers for migrations. A separate module, so that it loads only with the view that needs it. */
import { createNodesPool, poolSize } from '../../client/nodes-pool.ts';
import { appStore } from '../store.ts';
import { createNodesMigration } from './migrate-nodes.ts';

export const pageMigration = createNodesMigration(
  appStore,
  // A migration compiles a node many times.
  createNodesPool(undefined, { size: poolSize(), budget: 120_000, loading: 60_000, idle: 30_000 }),
);
