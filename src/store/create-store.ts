import { createStore } from 'zustand/vanilla';
import { subscribeWithSelector } from 'zustand/middleware';
import { Packs } from '../workspace/kept/packs.ts';
import type { PackStore } from '../workspace/kept/pack-store.ts';
import type { EngineClient } from '../client/client-types.ts';
import { noProgress } from '../workspace/lessons/lesson-progress.ts';
import { defaultEditorSettings } from './editor-settings.ts';
import { lessonActions } from './lessons/lesson-slice.ts';
import { tabActions } from './groups/tab-actions.ts';
import { keysActions } from './keys-slice.ts';
import { missingActions, type Surveyor } from './missing/missing-slice.ts';
import { openedActions } from './opened/opened-actions.ts';
import { nodeActions } from './nodes-slice.ts';
import { NO_REFERENCE, referenceActions } from './reference-slice.ts';
import { historyActions, NO_HISTORY } from './place-history.ts';
import { projectActions } from './project-slice.ts';
import { runActions } from './runs/run-slice.ts';
import type { AppState } from './state.ts';
import { viewActions } from './view-slice.ts';

/**
 * Creates the page's state with its engine. The page has one store; each test has its own.
 * @param packs blobs with the bytes of files that projects keep as bytes
 * @param surveyClient separate engine that searches for missing definitions in the background
 */
export function createAppStore(
  engine: EngineClient,
  packs: Pick<PackStore, 'blob'> = new Packs(),
  surveyClient: Surveyor = engine,
) {
  return createStore<AppState>()(
    subscribeWithSelector((set, get) => ({
      draftId: '',
      openedProject: undefined,
      opening: 0,
      openedAt: 0,
      project: {
        name: 'Untitled',
        files: {},
        node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
        machine: { files: {}, packages: {}, services: {} },
      },
      revision: 0,
      readRequests: 0,
      openFiles: [],
      activeFile: undefined,
      otherGroup: undefined,
      activeGroup: 0,
      closedFiles: [],
      requestedProject: undefined,

      analysis: undefined,
      catalogIsOld: false,
      unread: undefined,
      lint: {},
      checks: {},

      worker: { kind: 'starting' },
      progress: undefined,
      runs: [],
      shownRun: undefined,
      applied: undefined,
      compared: undefined,
      ranFiles: undefined,
      machine: undefined,
      machineId: undefined,
      lastRunSystem: undefined,
      byHand: undefined,
      isShellBusy: false,
      initialSystem: undefined,
      step: undefined,

      showing: 0,
      otherStates: {},

      selection: undefined,
      selectedBy: undefined,
      reveal: undefined,
      highlight: undefined,
      cursor: undefined,
      visited: NO_HISTORY,

      draft: { kind: 'untouched' },
      previousDraft: undefined,
      guide: undefined,
      lesson: undefined,
      requestedLesson: undefined,
      lessonProgress: noProgress,
      linkLength: undefined,

      view: 'graph',
      viewChoices: 0,
      bottomTab: 'log',
      fixPreview: undefined,
      runPart: 'view',
      narrowPane: 'code',
      sheet: undefined,
      linkedFiles: undefined,
      pickedFiles: undefined,
      terminalLine: undefined,
      theme: 'system',
      showsGuide: true,
      editorSettings: defaultEditorSettings,
      isEditorAlone: false,
      reference: NO_REFERENCE,
      referenceTitle: '',
      explained: undefined,
      missing: { kind: 'unasked' },
      keys: [],
      migrationStart: undefined,

      actions: {
        ...projectActions(set),
        ...tabActions(set),
        ...nodeActions(set, get),
        ...runActions(set, get, engine, packs),
        ...openedActions(set),
        ...viewActions(set, get),
        ...referenceActions(set),
        ...lessonActions(set, get, engine),
        ...missingActions(set, get, surveyClient),
        ...keysActions(set, get),
        ...historyActions(set, get),
      },
    })),
  );
}

export type AppStore = ReturnType<typeof createAppStore>;
