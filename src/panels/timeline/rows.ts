import type { CatalogView, ResourceView } from '../../protocol/analysis.ts';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';
import { durationText } from '../shared/names.ts';
import { pageFrame } from '../shared/page-frame.ts';
import { worstOutcome } from '../shared/run-moment.ts';
import type { TreeRow } from '../shared/tree-keys.ts';
import { outcomeWords } from '../../ui/OutcomeMark.tsx';

export interface TimelineRow extends TreeRow {
  readonly ref: string;
  /** A class or define: it takes no turn of its own, its time spans its members'. */
  readonly isGroup: boolean;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly outcome: Outcome | undefined;
  readonly run: ResourceRunView | undefined;
}

interface Branch {
  readonly ref: string;
  readonly isGroup: boolean;
  readonly run: ResourceRunView | undefined;
  readonly children: readonly Branch[];
  readonly start: number;
  readonly end: number;
  readonly outcome: Outcome | undefined;
}

/** Resources that a run has not reached come last among their siblings. */
const notYet = Number.POSITIVE_INFINITY;

/**
 * The run as a tree: groups with what they contain, siblings in the order of their turns, and outside of all groups what the
 * catalog at hand does not know (it may be newer than the run).
 */
export function timelineTree(catalog: CatalogView | undefined, runs: readonly ResourceRunView[]): readonly Branch[] {
  const byRef = new Map(runs.map((run) => [run.ref, run]));
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
  const strangers = runs.filter(({ ref }) => !known.has(ref)).map((run) => branch(run.ref, false, run, []));
  return inTurn([...grow(undefined), ...strangers]);
}

function branch(ref: string, isGroup: boolean, run: ResourceRunView | undefined, children: readonly Branch[]): Branch {
  const sorted = inTurn(children);
  const start = Math.min(run?.start ?? notYet, ...(sorted[0] === undefined ? [] : [sorted[0].start]));
  let end = run?.end ?? 0;
  for (const child of sorted) end = Math.max(end, child.end);
  const outcome = worstOutcome([run?.outcome, ...sorted.map((child) => child.outcome)]);
  return { ref, isGroup, run, children: sorted, start, end, outcome };
}

function inTurn(branches: readonly Branch[]): readonly Branch[] {
  return branches.toSorted((a, b) => (a.start === b.start ? 0 : a.start - b.start));
}

/** The rows in view; `closed` groups hide theirs. */
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
  start: number | undefined,
  end: number,
): string {
  if (start === undefined || outcome === undefined) return `${ref}, not reached yet`;
  const time = `at ${durationText(start)}, took ${durationText(end - start)}`;
  return isGroup ? `${ref}, group, ${time}` : `${ref}, ${outcomeWords[outcome]}, ${time}`;
}

/** Every group of a tree. */
export function groupsOf(tree: readonly Branch[]): readonly string[] {
  return tree.flatMap(({ ref, children }) => (children.length === 0 ? [] : [ref, ...groupsOf(children)]));
}
