import { readReports } from '../../agent-files/report/read-report.ts';
import { reportSummary, reportTitle } from '../../agent-files/shown/describe.ts';
import { showReport } from '../../agent-files/shown/show-report.ts';
import type { OpenedContent } from '../../protocol/opened-run.ts';

/** Opens the reports in a file, or returns the reason why there are none. */
export function openReport(text: string): readonly OpenedContent[] | string {
  const read = readReports(text);
  if (read.kind === 'refused') return read.message;
  return read.runs.map((run) => ({
    kind: 'report',
    title: reportTitle(run),
    summary: reportSummary(run),
    ...(run.certname === 'unknown' ? {} : { certname: run.certname }),
    ...(run.startedAt === 0 ? {} : { startedAt: run.startedAt }),
    unread: run.unread,
    ...showReport(run),
    hasDurations: run.resources.some(({ evaluationTime }) => evaluationTime !== undefined),
  }));
}
