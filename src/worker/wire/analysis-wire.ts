/**
 * Sends analyses and run reports from the worker to the page as deltas. An analysis is sent as the difference from the
 * previous analysis. The catalog of a run is sent as the difference from the catalog of the last analysis, because the
 * two are nearly always equal.
 */
import type { AnalysisView, CatalogView } from '../../protocol/analysis.ts';
import { computeDelta, withDelta, type Delta } from '../../protocol/delta.ts';
import type { AnalyzeRequest, EngineApi } from '../../protocol/engine-api.ts';
import type { RunReportView } from '../../protocol/run.ts';

interface ReportWire {
  readonly report: Omit<RunReportView, 'catalog'>;
  readonly catalog: Delta;
}

export type EngineWire = Omit<EngineApi, 'analyze' | 'apply'> & {
  readonly analyze: (request: AnalyzeRequest) => Promise<Delta>;
  readonly apply: (...parameters: Parameters<EngineApi['apply']>) => Promise<ReportWire>;
};

/**
 * The worker's end of the message channel. Both ends start without an earlier answer, and answers arrive in the order
 * in which they were sent.
 */
export function toWire(engine: EngineApi): EngineWire {
  let sent: AnalysisView | undefined;
  return {
    ...engine,
    analyze: async (request) => {
      const analysis = await engine.analyze(request);
      const delta = computeDelta(sent, analysis);
      sent = analysis;
      return delta;
    },
    apply: async (request, onProgress) => {
      const { catalog, ...report } = await engine.apply(request, onProgress);
      return { report, catalog: computeDelta(sent?.catalog, catalog) };
    },
  };
}

/** The page's side of the message channel. Rebuilds analyses and catalogs from deltas. */
export function fromWire({
  analyze,
  apply,
}: Pick<EngineWire, 'analyze' | 'apply'>): Pick<EngineApi, 'analyze' | 'apply'> {
  let received: AnalysisView | undefined;
  return {
    analyze: async (request) => {
      const analysis = withDelta(received, await analyze(request));
      // The worker built the delta from two analyses, so applying it to the first gives the second.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      received = analysis as AnalysisView;
      return received;
    },
    apply: async (request, onProgress) => {
      const { report, catalog: delta } = await apply(request, onProgress);
      // The worker built the delta from two catalogs, so applying it to the first gives the second.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const catalog = withDelta(received?.catalog, delta) as CatalogView | undefined;
      return { ...report, ...(catalog === undefined ? {} : { catalog }) };
    },
  };
}
