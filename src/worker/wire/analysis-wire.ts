/**
 * How analyses and reports cross from the worker to the page: an analysis as what is new against the one before, and the catalog of
 * a run, which nearly always is that of the last analysis, as what is new against that.
 */
import type { AnalysisView, CatalogView } from '../../protocol/analysis.ts';
import { deltaOf, withDelta, type Delta } from '../../protocol/delta.ts';
import type { AnalyzeRequest, EngineApi } from '../../protocol/engine-api.ts';
import type { RunReportView } from '../../protocol/run.ts';

interface ReportWire {
  readonly report: Omit<RunReportView, 'catalog'>;
  readonly catalog: Delta;
}

/** What the worker really exposes. */
export type EngineWire = Omit<EngineApi, 'analyze' | 'apply'> & {
  readonly analyze: (request: AnalyzeRequest) => Promise<Delta>;
  readonly apply: (...parameters: Parameters<EngineApi['apply']>) => Promise<ReportWire>;
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
    apply: async (request, onProgress) => {
      const { catalog, ...report } = await engine.apply(request, onProgress);
      return { report, catalog: deltaOf(sent?.catalog, catalog) };
    },
  };
}

/** The page's end. */
export function fromWire({
  analyze,
  apply,
}: Pick<EngineWire, 'analyze' | 'apply'>): Pick<EngineApi, 'analyze' | 'apply'> {
  let received: AnalysisView | undefined;
  return {
    analyze: async (request) => {
      const analysis = withDelta(received, await analyze(request));
      // What the worker compared was an analysis, so that what it makes of the one before is one.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      received = analysis as AnalysisView;
      return received;
    },
    apply: async (request, onProgress) => {
      const { report, catalog: delta } = await apply(request, onProgress);
      // A catalog, for the same reason.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const catalog = withDelta(received?.catalog, delta) as CatalogView | undefined;
      return { ...report, ...(catalog === undefined ? {} : { catalog }) };
    },
  };
}
