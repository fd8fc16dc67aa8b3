/** How analyses cross from the worker to the page: each as what is new against the one before. */
import type { AnalysisView } from '../protocol/analysis.ts';
import { deltaOf, withDelta, type Delta } from '../protocol/delta.ts';
import type { AnalyzeRequest, EngineApi } from '../protocol/engine-api.ts';

/** What the worker really exposes. */
export type EngineWire = Omit<EngineApi, 'analyze'> & {
  readonly analyze: (request: AnalyzeRequest) => Promise<Delta>;
};

/** The worker's end. Both ends start with nothing, and answers arrive in the order in which they were sent. */
export function toWire(engine: EngineApi): EngineWire {
  let sent: AnalysisView | undefined;
  return {
    ...engine,
    analyze: async (request) => {
      const analysis = await engine.analyze(request);
      const delta = deltaOf(sent, analysis);
      sent = analysis;
      return delta;
    },
  };
}

/** The page's end. */
export function fromWire(analyze: EngineWire['analyze']): EngineApi['analyze'] {
  let received: AnalysisView | undefined;
  return async (request) => {
    const analysis = withDelta(received, await analyze(request));
    // What the worker compared was an analysis, so that what it makes of the one before is one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    received = analysis as AnalysisView;
    return received;
  };
}
