/** Compares the formats of a run's log with each other and with the run's report. */
import { readLog } from '../../../src/agent-files/log/read-log.ts';
import { recognizeFile } from '../../../src/agent-files/recognize/recognize.ts';
import { readReports } from '../../../src/agent-files/report/read-report.ts';
import type { AgentLog, AgentLogLine } from '../../../src/protocol/agent-files.ts';
import { readRunFile, type RealRun } from './folders.ts';

const FORMS = ['log.txt', 'log.ansi.txt', 'log.file.txt', 'log.json', 'log.jsonl', 'log.syslog.txt'] as const;

/** Returns a sentence for each difference. */
export function checkLogs(run: RealRun): readonly string[] {
  const logs = FORMS.flatMap((name) => {
    const bytes = readRunFile(run, name);
    if (bytes === undefined) return [];
    const { recognized, text } = recognizeFile(bytes);
    const expected = name.includes('json') ? 'log-json' : 'log-text';
    const log = readLog(text, expected);
    const fault = recognized.form === expected ? [] : [`${name} is recognized as ${recognized.form ?? 'unknown'}`];
    const unread = log.unread.map(({ message }) => `${name}: ${message}`);
    return [{ name, log, faults: [...fault, ...unread] }];
  });
  const [first, ...others] = logs.toSorted((one, other) => rank(one.name) - rank(other.name));
  if (first === undefined) return ['no log'];
  return [
    ...logs.flatMap(({ faults }) => faults),
    ...others.flatMap(({ name, log }) => compareLogs(first.log, log, name)),
    ...compareWithReport(run, first.log),
  ];
}

/** Sorts the JSON log first. Other formats are compared with it, because it separates level, source and message. */
function rank(name: string): number {
  return name === 'log.json' ? 0 : name === 'log.file.txt' ? 1 : 2;
}

function compareLogs(truth: AgentLog, log: AgentLog, name: string): readonly string[] {
  const at = truth.lines.findIndex((line, index) => !isSame(line, log.lines[index]));
  const found = log.lines[at]?.message ?? 'nothing';
  const lines =
    at === -1 && truth.lines.length === log.lines.length
      ? []
      : [
          `${name}, message ${at + 1} of ${truth.lines.length}: ${found} instead of ${truth.lines[at]?.message ?? 'nothing'}`,
        ];
  const findings = [truth, log].map((each) => JSON.stringify(findingsOf(each, name)));
  return findings[0] === findings[1] ? lines : [...lines, `${name}: ${findings[1]} instead of ${findings[0]}`];
}

function isSame(expected: AgentLogLine, found: AgentLogLine | undefined): boolean {
  if (found === undefined || found.source !== expected.source) return false;
  if (found.isLevelGuessed !== true && found.level !== expected.level) return false;
  const [one, other] = [expected, found].map(({ message }) => message.replaceAll(/[ \t]+$/gm, '').trimEnd());
  // In the JSON log, the place of an error is not part of the message; in other formats, it is.
  return one === other || (expected.level === 'err' && other?.includes(one ?? '') === true);
}

function findingsOf({ cycles, missing, duplicates, failures, skipped, compileErrors }: AgentLog, name: string) {
  // The lines in syslog format were created from messages without places.
  const hasPlaces = name !== 'log.syslog.txt';
  return {
    cycles: cycles.map(({ members, isWhole }) => [isWhole, ...members]),
    missing: missing.map(({ ref, wantedBy }) => [ref, wantedBy]),
    duplicates: duplicates.map(({ ref }) => ref),
    failures: failures.map(({ ref, code }) => [ref, code]),
    skipped: skipped.map(({ ref, failedDependencies }) => [ref, ...failedDependencies]),
    compileErrors: compileErrors.map(({ code, place }) => (hasPlaces ? [code, place?.file, place?.line] : [code])),
  };
}

/** The report contains each resource's outcome. The log must mention the same failed and skipped resources. */
function compareWithReport(run: RealRun, log: AgentLog): readonly string[] {
  const bytes = readRunFile(run, 'report.yaml');
  const read = bytes === undefined ? undefined : readReports(new TextDecoder().decode(bytes));
  const [reported] = read?.kind === 'refused' ? [] : (read?.runs ?? []);
  if (reported === undefined || log.cycles.length > 0) return [];
  const refs = (outcome: string) =>
    reported.run.resources.filter((each) => each.outcome === outcome).map(({ ref }) => ref);
  const failed = difference(
    refs('failed'),
    log.failures.map(({ ref }) => ref),
  );
  const skipped = difference(
    log.skipped.map(({ ref }) => ref),
    refs('skipped'),
  );
  return [
    ...failed.map((ref) => `the report has the failure of ${ref}, the log has none`),
    ...skipped.map((ref) => `the log skips ${ref}, the report does not`),
  ];
}

function difference(some: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return some.filter((each) => !known.has(each));
}
