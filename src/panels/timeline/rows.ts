import type { CatalogView, ResourceView } from '../../protocol/analysis.ts';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';
import { durationText } from '../shared/label-texts.ts';
import { pageFrame } from '../shared/page-frame.ts';
import { worstOutcome } from '../shared/runs/run-moment.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import type { Instant } from './scale.ts';
import { outcomeWords } from '../../ui/OutcomeMark.tsx';

export interface TimelineRow extends TreeRow {
  readonly ref: string;
  /** True for a class or define, which is not applied itself. Its bar spans the bars of its members. */
  readonly isGroup: boolean;
  readonly start: Instant | undefined;
  readonly end: Instant | undefined;
  readonly outcome: Outcome | undefined;
  readonly run: ResourceRunView | undefined;
}

interface Branch {
  readonly ref: string;
  readonly isGroup: boolean;
  readonly run: ResourceRunView | undefined;
  readonly children: readonly Branch[];
  readonly start: Instant;
  readonly end: Instant;
  readonly outcome: Outcome | undefined;
}

/** Position of resources that the run has not reached: after their siblings. */
const notYet: Instant = { time: Number.POSITIVE_INFINITY, turn: Number.POSITIVE_INFINITY };
const noTime: Instant = { time: 0, turn: 0 };

interface Turn {
  readonly run: ResourceRunView;
  readonly start: Instant;
  readonly end: Instant;
}

/**
 * Creates the tree of a run: groups with their members, siblings in run order. Resources of the run that the catalog
 * lacks are at the top level; the catalog may be newer than the run.
 */
export function timelineTree(catalog: CatalogView | undefined, runs: readonly ResourceRunView[]): readonly Branch[] {
  const turns = runs.map((run, turn): Turn => ({
    run,
    start: { time: run.start, turn },
    end: { time: run.end, turn: turn + 1 },
  }));
  const byRef = new Map(turns.map((turn) => [turn.run.ref, turn]));
  const resources = (catalog?.resources ?? []).filter(({ virtual }) => !virtual);
  const frame = pageFrame(resources);
  const children = new Map<string | undefined, ResourceView[]>();
  const known = new Map(resources.map((resource) => [resource.ref, resource]));
  for (const resource of resources) {
    if (frame.has(resource.ref)) continue;
    let parent = resource.container;
    while (parent !== undefined && frame.has(parent)) parent = known.get(parent)?.container;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [resource]);
    else siblings.push(resource);
  }
  const grow = (parent: string | undefined): readonly Branch[] =>
    (children.get(parent) ?? [])
      .map((resource) => branch(resource.ref, resource.kind !== 'native', byRef.get(resource.ref), grow(resource.ref)))
      .filter(({ isGroup, children: inner, run }) => !isGroup || inner.length > 0 || run !== undefined);
  const strangers = turns.filter(({ run }) => !known.has(run.ref)).map((turn) => branch(turn.run.ref, false, turn, []));
  return inTurn([...grow(undefined), ...strangers]);
}

function branch(ref: string, isGroup: boolean, turn: Turn | undefined, children: readonly Branch[]): Branch {
  const sorted = inTurn(children);
  let start = turn?.start ?? notYet;
  let end = turn?.end ?? noTime;
  for (const child of sorted) {
    if (child.start.turn < start.turn) start = child.start;
    if (child.end.turn > end.turn) end = child.end;
  }
  const outcome = worstOutcome([turn?.run.outcome, ...sorted.map((child) => child.outcome)]);
  return { ref, isGroup, run: turn?.run, children: sorted, start, end, outcome };
}

function inTurn(branches: readonly Branch[]): readonly Branch[] {
  return branches.toSorted((a, b) => (a.start.turn === b.start.turn ? 0 : a.start.turn - b.start.turn));
}

/** Returns the visible rows. Groups in `closed` hide their members. */
export function timelineRows(tree: readonly Branch[], closed: ReadonlySet<string>): readonly TimelineRow[] {
  const rows: TimelineRow[] = [];
  const add = ({ ref, isGroup, run, children, start, end, outcome }: Branch, level: number): void => {
    const isExpanded = children.length === 0 ? undefined : !closed.has(ref);
    const reached = start !== notYet;
    const own = isGroup ? outcome : run?.outcome;
    rows.push({
      id: ref,
      ref,
      level,
      isExpanded,
      isGroup,
      run,
      outcome: own,
      start: reached ? start : undefined,
      end: reached ? end : undefined,
      text: rowText(ref, isGroup, own, reached ? start : undefined, end),
    });
    if (isExpanded === true) for (const child of children) add(child, level + 1);
  };
  for (const root of tree) add(root, 1);
  return rows;
}

function rowText(
  ref: string,
  isGroup: boolean,
  outcome: Outcome | undefined,
  start: Instant | undefined,
  end: Instant,
): string {
  if (start === undefined || outcome === undefined) return `${ref}, not reached yet`;
  const time = `at ${durationText(start.time)}, took ${durationText(end.time - start.time)}`;
  return isGroup ? `${ref}, group, ${time}` : `${ref}, ${outcomeWords[outcome]}, ${time}`;
}

export function collectGroups(tree: readonly Branch[]): readonly string[] {
  return tree.flatMap(({ ref, children }) => (children.length === 0 ? [] : [ref, ...collectGroups(children)]));
}
