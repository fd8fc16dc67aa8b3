import { useStore } from 'zustand';
import { createEngineClient } from '../client/engine-client.ts';
import { createLanguageClient } from '../client/language-client.ts';
import { createSearchClient } from '../client/search-client.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { Packs } from '../workspace/kept/packs.ts';
import { afterEditor } from './editor-arrival.ts';
import { createAppStore } from './create-store.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';

/** Marks of unfinished work, including marks from earlier visits. */
export const unfinished = new UnfinishedWork();

/** The page's worker, started at the first request after the editor is loaded. */
export const engine = createEngineClient(undefined, undefined, afterEditor, unfinished);

/**
 * Client for the search for missing definitions. It has its own worker, because a search over many nodes takes long.
 * The worker ends after the search.
 */
export const surveyClient = createEngineClient(undefined, undefined, afterEditor);

export const packs = new Packs();

export const appStore = createAppStore(engine, packs, surveyClient);

export const language = createLanguageClient(() => appStore.getState().project, { ready: afterEditor });

/** Finds and replaces text in the project's files. Has its own worker. */
export const search = createSearchClient(() => appStore.getState().project.files);

/** Reads from the store in a component. The component renders again when the selected part changes. */
export function useAppStore<Selected>(selector: (state: AppState) => Selected): Selected {
  return useStore(appStore, selector);
}

/** Returns the actions. They never change, so reading them causes no rendering. */
export function useActions(): Actions {
  return useStore(appStore, (state) => state.actions);
}
