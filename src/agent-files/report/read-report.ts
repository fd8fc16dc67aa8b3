/** Reads the runs in a file: a report or summary of an agent, or a report, reports or events of PuppetDB. */
import type { JsonData } from '../../engine/index.ts';
import type { AgentRun, UnreadPart } from '../../protocol/agent-files.ts';
import { isReport, readAgentReport } from './agent-report.ts';
import { isSummary, readSummary } from './agent-summary.ts';
import { isFields, isList } from './fields.ts';
import {
  fromEventRows,
  fromStoredReport,
  isEventRow,
  isStoredReport,
  unwrapCommand,
  type ConvertedReport,
} from './puppetdb.ts';
import { readData } from './read-data.ts';

export type ReportReading =
  | { readonly kind: 'runs'; readonly runs: readonly AgentRun[] }
  /** The file has no run; `message` says why. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Maximum number of reports to read from one file. An answer of PuppetDB may contain the reports of all nodes for
 * weeks.
 */
const MOST_RUNS = 500;

/** Reads the runs in a file, in their order in the file. Never throws, regardless of the content. */
export function readReports(text: string): ReportReading {
  if (text.trim() === '') return refuse('The file is empty.');
  const read = readData(text);
  if (read.kind === 'broken') return refuse(read.message);
  return readRuns(unwrapCommand(read.value), read.unread);
}

function readRuns(data: JsonData, unread: readonly UnreadPart[]): ReportReading {
  if (isFields(data)) {
    if (isStoredReport(data)) return found([convert(fromStoredReport(data), unread)]);
    if (isReport(data)) return found([readAgentReport(data, unread)]);
    if (isSummary(data)) return found([readSummary(data, unread)]);
    return refuse(NO_REPORT);
  }
  if (!isList(data)) return refuse(NO_REPORT);
  if (data.length === 0) return refuse('The list is empty: the query found no reports and no events.');
  const rows = data.slice(0, MOST_RUNS).filter(isFields).map(unwrapCommand).filter(isFields);
  const reports = rows.flatMap((row) => {
    if (isStoredReport(row)) return [convert(fromStoredReport(row), unread)];
    return isReport(row) ? [readAgentReport(row, unread)] : [];
  });
  if (reports.length > 0) return found(withLeftOut(reports, data.length - rows.length));
  const events = data.filter(isFields).filter(isEventRow);
  if (events.length === 0) return refuse(NO_REPORT);
  const converted = fromEventRows(events);
  return found(
    withLeftOut(
      converted.slice(0, MOST_RUNS).map((each) => convert(each, unread)),
      converted.length - MOST_RUNS,
    ),
  );
}

const NO_REPORT =
  'This is not a report: it lacks the fields of an agent report (host, time, resource_statuses), of a run summary, and of a PuppetDB report (certname, resource_events).';

function convert({ report, notes }: ConvertedReport, unread: readonly UnreadPart[]): AgentRun {
  return readAgentReport(report, [...unread, ...notes.map((message) => ({ message }))]);
}

function withLeftOut(runs: readonly AgentRun[], leftOut: number): readonly AgentRun[] {
  const [first, ...others] = runs;
  if (leftOut <= 0 || first === undefined) return runs;
  const message = `Only ${runs.length} reports were read. Entries left out: ${leftOut}.`;
  return [{ ...first, unread: [...first.unread, { message }] }, ...others];
}

function found(runs: readonly AgentRun[]): ReportReading {
  return { kind: 'runs', runs };
}

function refuse(message: string): ReportReading {
  return { kind: 'refused', message };
}
