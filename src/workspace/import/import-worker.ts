/** The import's worker: unpacks and sorts what was picked, off the page's thread. */
import { expose } from 'comlink';
import { readPicked } from './read-picked.ts';

const api = { readPicked };
export type ImportApi = typeof api;

expose(api);
