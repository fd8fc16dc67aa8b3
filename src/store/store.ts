import { useStore } from 'zustand';
import { createEngineClient } from '../client/engine-client.ts';
import { createLanguageClient } from '../client/language-client.ts';
import { createSearchClient } from '../client/search-client.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { Packs } from '../workspace/kept/packs.ts';
import { afterEditor } from './editor-arrival.ts';
import { createAppStore } from './create-store.ts';
import type { Actions, AppState } from './state.ts';

/** What did not end, also at earlier visits. */
export const unfinished = new UnfinishedWork();

/** The page's worker, started at the first question after the editor is there. */
export const engine = createEngineClient(undefined, undefined, afterEditor, unfinished);

/** Looks for what a project misses, which takes long where there are many nodes: in a worker of its own, which ends with that. */
export const surveyor = createEngineClient(undefined, undefined, afterEditor);

/** The bytes of files that the open project keeps as they came. */
export const packs = new Packs();

/** The page's one store. */
export const appStore = createAppStore(engine, packs, surveyor);

/** What the editors know of Puppet and of the project, from a worker of its own. */
export const language = createLanguageClient(() => appStore.getState().project, { ready: afterEditor });

/** Finds and replaces text in the project's files, in a worker of its own. */
export const search = createSearchClient(() => appStore.getState().project.files);

/** Reads the store in a component, which draws again when the selected part changes. */
export function useAppStore<Selected>(selector: (state: AppState) => Selected): Selected {
  return useStore(appStore, selector);
}

/** The actions; they never change, so that reading them makes no component draw again. */
export function useActions(): Actions {
  return useStore(appStore, (state) => state.actions);
}
