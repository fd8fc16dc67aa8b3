import { forCurrentNode } from '../../protocol/project/project.ts';
import type { AnalysisView } from '../../protocol/analysis.ts';
import type { EngineClient } from '../../client/client-types.ts';
import type { UnfinishedWork } from '../../protocol/project/unfinished-work.ts';
import type { AppStore } from '../create-store.ts';
import { markMilestone } from '../opening-milestones.ts';
import { yieldToEvents } from '../yield-to-events.ts';
import type { AnalysisSlice } from '../state/analysis-state.ts';

/** Milliseconds after a key press before the project is analyzed. */
const TYPING_PAUSE = 80;

/** Message for a project that is opened again after its analysis or run did not end. */
export const NOT_ENDED = 'This project was not analyzed, because its last analysis did not finish.';

/**
 * If the code does not compile, keeps the last catalog and graph, so that a half-typed word does not empty every view.
 * `catalogIsOld` marks them as out of date.
 */
function withLastCatalog(
  analysis: AnalysisView,
  before: AnalysisView | undefined,
): Pick<AnalysisSlice, 'analysis' | 'catalogIsOld'> {
  if (analysis.catalog !== undefined || before?.catalog === undefined) return { analysis, catalogIsOld: false };
  const { catalog, graph } = before;
  return { analysis: { ...analysis, catalog, ...(graph === undefined ? {} : { graph }) }, catalogIsOld: true };
}

/**
 * Keeps the analysis and the machine's initial state up to date: sends a request at each change, and stores the
 * answers. Returns a function that ends the loop.
 */
export function startAnalysisLoop(
  store: AppStore,
  engine: EngineClient,
  unfinished: Pick<UnfinishedWork, 'wasLeft'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function analyzeUnlessUnfinished(): void {
    if (unfinished.wasLeft(store.getState().project)) store.setState({ unread: NOT_ENDED });
    else void analyze();
  }

  async function analyze(): Promise<void> {
    const { revision, project, opening, showing, unread: before } = store.getState();
    if (before !== undefined) store.setState({ unread: undefined });
    markMilestone('engine');
    const answer = await engine.analyze({ revision, project: forCurrentNode(project) });
    // Handles other events first, because processing a long answer takes as long as rendering it.
    await yieldToEvents();
    const now = store.getState();
    // The page shows a different project or node now, and has already sent a request for it.
    if (now.opening !== opening || now.showing !== showing) return;
    if (answer.kind === 'ended' && now.revision === revision) store.setState({ unread: answer.message });
    if (answer.kind !== 'answer') return;
    if (answer.value.catalog !== undefined) markMilestone('catalog');
    store.setState(({ analysis }) => withLastCatalog(answer.value, analysis));
  }

  async function describeMachine(): Promise<void> {
    const { project } = store.getState();
    const answer = await engine.initialSystem(project);
    if (answer.kind !== 'answer' || store.getState().project.node !== project.node) return;
    store.setState({ initialSystem: answer.value });
  }

  const ends = [
    store.subscribe(
      ({ revision, opening }) => ({ revision, opening }),
      ({ opening }, before) => {
        clearTimeout(timer);
        // A newly opened project is analyzed immediately. This must happen before its first run, which is less urgent.
        if (opening === before.opening) timer = setTimeout(analyzeUnlessUnfinished, TYPING_PAUSE);
        else analyzeUnlessUnfinished();
      },
      { equalityFn: (a, b) => a.revision === b.revision },
    ),
    store.subscribe(
      ({ readRequests }) => readRequests,
      () => {
        clearTimeout(timer);
        void analyze();
      },
    ),
    store.subscribe(
      // The machine before the first run depends only on these fields of the project.
      (state) => [state.opening, state.project.node, state.project.machine] as const,
      () => void describeMachine(),
      { equalityFn: (a, b) => a.every((part, index) => part === b[index]) },
    ),
    engine.watch((worker) => store.setState({ worker })),
  ];
  if (store.getState().opening > 0) {
    analyzeUnlessUnfinished();
    void describeMachine();
  }
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
