import type { Outcome, ResourceRunView, RunView } from '../../protocol/run.ts';
import { outcomeWords } from '../../ui/OutcomeMark.tsx';
import { durationText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

/** Kind of difference between the runs of a resource. If several apply, the first in this list is used. */
type DifferenceKind = 'outcome' | 'changes' | 'added' | 'removed' | 'duration';

interface RunDifference {
  readonly kind: DifferenceKind;
  readonly ref: string;
  readonly before: ResourceRunView | undefined;
  readonly after: ResourceRunView | undefined;
}

/** Describes what happened to a resource as a string without times, so that two runs can be compared. */
function describeActions({ changes, reason, corrective }: ResourceRunView): string {
  return JSON.stringify([changes, reason, corrective]);
}

function classifyDifference(
  before: ResourceRunView | undefined,
  after: ResourceRunView | undefined,
): DifferenceKind | undefined {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before.outcome !== after.outcome) return 'outcome';
  if (describeActions(before) !== describeActions(after)) return 'changes';
  return before.end - before.start === after.end - after.start ? undefined : 'duration';
}

/**
 * Compares two runs. Lists the differences in the order of the later run, then resources that are only in the earlier
 * run.
 */
export function compareRuns(before: RunView, after: RunView): readonly RunDifference[] {
  const earlier = new Map(before.resources.map((run) => [run.ref, run]));
  const later = new Map(after.resources.map((run) => [run.ref, run]));
  const refs = new Set([...later.keys(), ...earlier.keys()]);
  return [...refs].flatMap((ref) => {
    const [was, is] = [earlier.get(ref), later.get(ref)];
    const kind = classifyDifference(was, is);
    return kind === undefined ? [] : [{ kind, ref, before: was, after: is }];
  });
}

const groupTitles = {
  outcome: 'Different outcome',
  changes: 'Different changes or messages',
  added: 'Only in this run',
  removed: 'Only in the other run',
  duration: 'Different duration only',
} as const satisfies Record<DifferenceKind, string>;

export type ComparisonRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly title: string; readonly count: number }
    | {
        readonly kind: 'resource';
        readonly difference: RunDifference;
        readonly from: Outcome | undefined;
        readonly to: Outcome | undefined;
        readonly message: string;
      }
  );

/** Converts the differences to a tree, by kind. Groups in `toggled` are collapsed. */
export function comparisonRows(
  differences: readonly RunDifference[],
  toggled: ReadonlySet<string>,
): readonly ComparisonRow[] {
  return (['outcome', 'changes', 'added', 'removed', 'duration'] as const).flatMap((kind) => {
    const own = differences.filter((difference) => difference.kind === kind);
    if (own.length === 0) return [];
    const title = groupTitles[kind];
    const isExpanded = !toggled.has(kind);
    const group: ComparisonRow = {
      kind: 'group',
      id: kind,
      level: 1,
      isExpanded,
      title,
      count: own.length,
      text: `${title}, ${own.length}`,
    };
    return isExpanded ? [group, ...own.map(resourceRow)] : [group];
  });
}

function resourceRow(difference: RunDifference): ComparisonRow {
  const { ref, before, after } = difference;
  const message = formatMessage(difference);
  const [from, to] = [before?.outcome, after?.outcome];
  const words = [from, to].map((outcome) => (outcome === undefined ? 'not in the run' : outcomeWords[outcome]));
  const text = `${ref}, ${words[0] === words[1] ? words[0] : words.join(', then ')}${message === '' ? '' : `, ${message}`}`;
  return { kind: 'resource', id: ref, level: 2, isExpanded: undefined, difference, from, to, message, text };
}

function formatMessage({ kind, before, after }: RunDifference): string {
  const time = (run: ResourceRunView | undefined): string => durationText((run?.end ?? 0) - (run?.start ?? 0));
  if (kind === 'duration') return `${time(before)}, then ${time(after)}`;
  const run = after ?? before;
  return run?.changes.map(({ message }) => message).join('; ') || (run?.reason ?? '');
}
