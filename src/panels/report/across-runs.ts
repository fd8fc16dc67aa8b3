/**
 * Rows for all runs of a node: changes in every run, resources that became slower, and failures with the resources that
 * were skipped.
 */
import type { ComparedRun } from '../../agent-files/compare/compared-run.ts';
import { findSlower } from '../../agent-files/compare/durations.ts';
import { findFailures } from '../../agent-files/compare/failures.ts';
import type { ChainLink } from '../../agent-files/compare/skip-chain.ts';
import { findFlapping, findRepeatedChanges, type RepeatCause } from '../../agent-files/compare/repeated-changes.ts';
import { countText } from '../../protocol/count-text.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import type { Outcome } from '../../protocol/run.ts';
import { outcomeWords } from '../../ui/OutcomeMark.tsx';
import { durationText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { runName } from '../shared/runs/run-texts.ts';

export type AcrossRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly title: string; readonly count: number }
    | {
        readonly kind: 'resource';
        readonly ref: string;
        readonly outcome: Outcome;
        readonly message: string;
      }
  );

interface Entry {
  readonly ref: string;
  readonly outcome: Outcome;
  readonly message: string;
  readonly below?: readonly Entry[];
}

const causes = {
  command: 'the command runs every time: unless, onlyif or creates is missing or never met',
  message: 'a notify logs its message every time',
  reverted: 'something else reverts it between the runs',
  'new value': 'the code computes a different value every time',
  other: 'cause unknown',
} as const satisfies Record<RepeatCause, string>;

export function runsOfNode(runs: readonly RunRecord[], record: RunRecord): readonly RunRecord[] {
  return runs.filter(({ certname }) => certname === record.certname);
}

/** Converts records of runs for the comparison. Uses ids as names, because names must be unique. */
function toCompared(records: readonly RunRecord[]): readonly ComparedRun[] {
  return records.map(({ id, certname, endedAt, run, opened }) => ({
    name: id,
    certname,
    startedAt: endedAt - run.duration,
    run,
    ...(opened?.graph === undefined ? {} : { dependencies: opened.graph.dependencies }),
    ...(opened?.hasDurations === false ? { hasDurations: false } : {}),
  }));
}

/**
 * Creates the rows. `record` is the shown run, whose failures are listed; groups and failures in `toggled` are closed.
 */
export function acrossRows(
  records: readonly RunRecord[],
  record: RunRecord,
  toggled: ReadonlySet<string>,
): readonly AcrossRow[] {
  const runs = toCompared(records);
  const repeated = findRepeatedChanges(runs);
  const names = new Map(records.map((each) => [each.id, runName(each)]));
  const groups: readonly (readonly [id: string, title: string, entries: readonly Entry[]])[] = [
    [
      'repeated',
      'Not idempotent: changes in every run',
      repeated.map(({ ref, cause, runCount, properties, refreshes }) => ({
        ref,
        outcome: 'changed',
        message: [
          `${properties.join(', ')} in ${countText(runCount, 'run')}: ${causes[cause]}`,
          ...(refreshes.length === 0 ? [] : [`refreshes ${refreshes.join(', ')} each time`]),
        ].join('; '),
      })),
    ],
    [
      'flapping',
      'Changes again after a run without a change',
      findFlapping(runs).map(({ ref, outcomes }) => ({
        ref,
        outcome: 'changed',
        message: outcomes.map((outcome) => outcomeWords[outcome].toLowerCase()).join(', '),
      })),
    ],
    [
      'slower',
      'Slower in the last run',
      findSlower(runs).map(({ ref, before, after }) => ({
        ref,
        outcome: records[0]?.run.resources.find((each) => each.ref === ref)?.outcome ?? 'unchanged',
        message: `${durationText(after)}, previously ${durationText(before)}`,
      })),
    ],
    [
      'failures',
      `Failures of ${names.get(record.id) ?? 'this run'} in order, with the resources skipped because of them`,
      failureEntries(runs, record.id),
    ],
  ];
  return groups.flatMap(([id, title, entries]) => {
    if (entries.length === 0) return [];
    const isExpanded = !toggled.has(id);
    const count = entries.length;
    const group: AcrossRow = { kind: 'group', id, level: 1, isExpanded, title, count, text: `${title}, ${count}` };
    return isExpanded ? [group, ...entries.flatMap((entry) => entryRows(entry, { id, level: 2, toggled }))] : [group];
  });
}

function failureEntries(runs: readonly ComparedRun[], shown: string): readonly Entry[] {
  const run = runs.find(({ name }) => name === shown);
  if (run === undefined) return [];
  const { failures, unexplained } = findFailures(run);
  const skippedOnly = unexplained.map((ref): Entry => ({
    ref,
    outcome: 'skipped',
    message: 'the file does not say why',
  }));
  return [
    ...failures.map(({ ref, reason, skipped }): Entry => ({
      ref,
      outcome: 'failed',
      message: [
        ...(reason === undefined ? [] : [reason]),
        skipped.length === 0 ? 'skipped nothing' : `skipped ${countText(skipped.length, 'resource')}`,
      ].join('; '),
      below: skipped.map(({ ref: skip, chain }) => ({
        ref: skip,
        outcome: 'skipped',
        message: chainText(chain),
      })),
    })),
    ...skippedOnly,
  ];
}

/** Lists the resources on the path from a failed resource to one that was skipped because of it. */
function chainText(chain: readonly ChainLink[]): string {
  const leftOut = chain[0]?.leftOut ?? 0;
  const refs = chain.slice(1, -1).map(({ ref }) => ref);
  const through = leftOut === 0 ? refs : [`${leftOut} more`, ...refs];
  return through.length === 0 ? '' : `through ${through.join(', ')}`;
}

function entryRows(
  { ref, outcome, message, below = [] }: Entry,
  { id, level, toggled }: { readonly id: string; readonly level: number; readonly toggled: ReadonlySet<string> },
): readonly AcrossRow[] {
  const own = `${id} ${ref}`;
  const isExpanded = below.length === 0 ? undefined : !toggled.has(own);
  const text = [ref, outcomeWords[outcome], message].filter((part) => part !== '').join(', ');
  const row: AcrossRow = { kind: 'resource', id: own, level, isExpanded, ref, outcome, message, text };
  return isExpanded === true
    ? [row, ...below.flatMap((entry) => entryRows(entry, { id: own, level: level + 1, toggled }))]
    : [row];
}
