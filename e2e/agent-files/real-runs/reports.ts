/** Compares the reports of a recorded run with each other, and with the engine's run. */
import { readReports } from '../../../src/agent-files/report/read-report.ts';
import type { AgentRun } from '../../../src/protocol/agent-files.ts';
import type { LogLineView } from '../../../src/protocol/analysis.ts';
import type { ResourceRunView, RunView } from '../../../src/protocol/run.ts';
import { withoutTimes } from '../same-run.ts';
import { readRunFile, type RealRun } from './folders.ts';

/** Reads a file with a single run. Returns undefined if the file does not exist, and a message if it cannot be read. */
export function readReport(run: RealRun, name: string): AgentRun | string | undefined {
  const bytes = readRunFile(run, name);
  if (bytes === undefined) return undefined;
  const read = readReports(new TextDecoder().decode(bytes));
  if (read.kind === 'refused') return read.message;
  return read.runs[0] ?? 'no run';
}

const OTHER_FORMS = ['report.json', 'report.puppetdb.json', 'report.puppetdb-query.json'] as const;

/** Returns the differences between the formats of a run's report; undefined if there is no report. */
export function checkReports(run: RealRun): readonly string[] | undefined {
  const yaml = readReport(run, 'report.yaml');
  if (yaml === undefined) return undefined;
  if (typeof yaml === 'string') return [`report.yaml: ${yaml}`];
  const faults = OTHER_FORMS.flatMap((name) => {
    const other = readReport(run, name);
    if (other === undefined) return [];
    if (typeof other === 'string') return [`${name}: ${other}`];
    // Only the agent's own report contains unchanged resources and durations, so other formats are compared without
    // them.
    const [one, two] = [yaml, other].map((each) =>
      JSON.stringify(name === 'report.json' ? each : sortKeys(withoutTimes(each))),
    );
    return one === two ? [] : [`${name}: another run than report.yaml`];
  });
  return [...faults, ...checkSummary(run, yaml)];
}

function sortKeys(run: ReturnType<typeof withoutTimes>) {
  return { ...run, resources: Object.entries(run.resources).toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

function checkSummary(recorded: RealRun, { run, metrics }: AgentRun): readonly string[] {
  const summary = readReport(recorded, 'summary.yaml');
  if (summary === undefined) return [];
  if (typeof summary === 'string') return [`summary.yaml: ${summary}`];
  const same = (['total', 'failed', 'skipped', 'changed'] as const).every(
    (name) => summary.metrics['resources']?.[name] === metrics['resources']?.[name],
  );
  const status = summary.run.status === run.status || run.status === 'noop' || run.status === 'unchanged';
  return same && status ? [] : [`summary.yaml: other totals or status (${summary.run.status}, ${run.status})`];
}

/**
 * Returns the differences between a recorded run and the engine's run. The latter is undefined if the engine applied
 * nothing.
 */
export function compareWithEngine(
  recorded: RunView,
  { run: computed, output }: { readonly run: RunView | undefined; readonly output: string },
): readonly string[] {
  if (computed === undefined) return [`no run: ${output}`];
  return [
    ...compareMaps('outcome', toOutcomes(recorded), toOutcomes(computed)),
    ...compareMaps('changes', toChanges(recorded), toChanges(computed)),
    ...compareMaps('refreshes', toRefreshes(recorded), toRefreshes(computed)),
    ...compareMessages(toMessages(recorded.logs), toMessages(computed.logs)),
  ];
}

type Lines = ReadonlyMap<string, string>;

function toOutcomes({ resources }: RunView): Lines {
  return new Map(resources.filter(isListed).map(({ ref, outcome }) => [ref, outcome]));
}

/** Returns false for unchanged resources, which a report may leave out. */
function isListed({ outcome }: ResourceRunView): boolean {
  return outcome !== 'unchanged';
}

function toChanges({ resources }: RunView): Lines {
  return new Map(
    resources.filter(isListed).map(({ ref, changes }) => [
      ref,
      changes
        .map(({ property, message, status, corrective }) => `${property} ${status} ${corrective} ${normalize(message)}`)
        .toSorted()
        .join('\n'),
    ]),
  );
}

function toRefreshes({ refreshes }: RunView): Lines {
  return new Map(
    refreshes.map(({ from, to, noop, actedAt }) => [
      `${from} to ${to}`,
      `${noop ? 'noop' : 'real'}, ${actedAt === undefined ? 'dropped' : 'handled'}`,
    ]),
  );
}

/** Returns the messages of resources that appear without `--debug`, without diffs of contents and without times. */
function toMessages(logs: readonly LogLineView[]): readonly string[] {
  return logs
    .filter(
      ({ level, message }) =>
        level !== 'debug' &&
        !/^\n|^(?:Computing checksum|Filebucketed|Compiled catalog|Applied catalog|Finished catalog run|Applying configuration version|Using environment|Stored state|Creating state file|\[diff redacted\])/.test(
          message,
        ),
    )
    .map(({ level, source, message }) => `${level} ${source}: ${normalize(message)}`);
}

/** Replaces the parts of a message that differ in each run. */
function normalize(message: string): string {
  return (
    message
      // The recorded machine had other content before.
      .replaceAll(/content changed '\{sha256\}\w+' to/g, 'content changed to')
      .replaceAll(/\d{8}-\d+-\w+\.lock/g, 'RANDOM.lock')
      .replaceAll(/puppet-file\d{8}-\d+-\w+/g, 'puppet-fileRANDOM')
      .replaceAll(/\(file: [^,)]*\/production\//g, '(file: ')
      .trimEnd()
  );
}

function compareMaps(what: string, recorded: Lines, computed: Lines): readonly string[] {
  return [...new Set([...recorded.keys(), ...computed.keys()])].flatMap((key) => {
    const [was, is] = [recorded.get(key), computed.get(key)];
    return was === is ? [] : [`${what} of ${key}: ${was ?? 'none'} in the report, ${is ?? 'none'} in the engine`];
  });
}

function compareMessages(recorded: readonly string[], computed: readonly string[]): readonly string[] {
  const [theirs, ours] = [new Set(recorded), new Set(computed)];
  return [
    ...recorded.filter((line) => !ours.has(line)).map((line) => `message only in the report: ${line}`),
    ...computed.filter((line) => !theirs.has(line)).map((line) => `message only in the engine: ${line}`),
  ];
}
