/** Results of analysis, style checks and static checks. */
import type { AnalysisView, ProblemView } from '../../protocol/analysis.ts';

export interface AnalysisSlice {
  /** The last analysis. It stays until a newer one arrives. */
  readonly analysis: AnalysisView | undefined;
  /** True if the code does not compile, so that the catalog and graph of `analysis` are from an earlier version. */
  readonly catalogIsOld: boolean;
  /** Reason why the analysis was skipped. Undefined if it was not skipped. */
  readonly unread: string | undefined;
}

interface LintedFile {
  /** The content that the problems were found in. */
  readonly text: string;
  /** Content of the style check settings; undefined if the project has none. */
  readonly settings: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface LintSlice {
  /** The last result of each open manifest, by path. */
  readonly lint: Readonly<Record<string, LintedFile>>;
}

interface CheckedFile {
  /** The content that the problems were found in. */
  readonly text: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface ChecksSlice {
  /** Findings of the static checks, by path; files without findings are absent. */
  readonly checks: Readonly<Record<string, CheckedFile>>;
}
