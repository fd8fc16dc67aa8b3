import type { AnalysisView, CatalogView } from '../../protocol/analysis.ts';
import type { AppState } from '../../store/state.ts';

export type AnalysisWithCatalog = AnalysisView & { readonly catalog: CatalogView };

function hasCatalog(analysis: AnalysisView): analysis is AnalysisWithCatalog {
  return analysis.catalog !== undefined;
}

let last: { readonly draftId: string; readonly analysis: AnalysisWithCatalog } | undefined;

/**
 * The last analysis of this project that yielded a catalog. A text is broken for most of the time that one types in it:
 * views go on showing what it last meant, and say so (`selectCatalogIsOld`), rather than come and go.
 */
export function selectLastCatalog({ analysis, draftId }: AppState): AnalysisWithCatalog | undefined {
  if (analysis !== undefined && hasCatalog(analysis)) {
    if (last?.analysis !== analysis) last = { draftId, analysis };
    return analysis;
  }
  return last?.draftId === draftId ? last.analysis : undefined;
}

/** The text at hand does not compile: `selectLastCatalog` is of an earlier one. */
export function selectCatalogIsOld({ analysis }: AppState): boolean {
  return analysis !== undefined && analysis.catalog === undefined;
}
