/** Builds the rows of an explanation from the worker's flat list. */
import type { DataStepView } from '../../protocol/data.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

interface StepRow extends TreeRow {
  readonly step: DataStepView;
}

export const outcomeText = {
  found: 'found',
  'not found': 'not found',
  missing: 'no such file',
  merged: 'merged',
} as const satisfies Record<NonNullable<DataStepView['outcome']>, string>;

/** Returns the title of a step: the name of the layer or level, without the words that Puppet adds. */
export function stepTitle({ kind, title }: DataStepView): string {
  switch (kind) {
    case 'search':
      return `Search for ${title}`;
    case 'options':
      return 'Search for lookup_options';
    case 'layer':
      return layerTitle(title);
    case 'level':
      return `Level ${title}`;
    case 'merge':
      return `Merge: ${title}`;
    case 'segment':
      return `Subkey ${title}`;
    case 'scope':
      return `Variable ${title}`;
    case 'file':
    case 'interpolation':
    case 'note':
      return title;
  }
}

function layerTitle(title: string): string {
  const [, name, module] = /^(Global|Environment|Module "([^"]*)") Data Provider/.exec(title) ?? [];
  if (name === undefined) return title;
  if (module !== undefined) return `Module ${module}`;
  return name === 'Global' ? 'Global layer' : 'Environment';
}

/** Steps that start collapsed: the lookup of `lookup_options`, which comes before the lookup of the key itself. */
export function initiallyClosed(steps: readonly DataStepView[]): ReadonlySet<number> {
  return new Set(steps.flatMap(({ kind }, index) => (kind === 'options' ? [index] : [])));
}

/** Returns the visible rows. Steps with an index in `closed` hide their substeps. */
export function stepRows(steps: readonly DataStepView[], closed: ReadonlySet<number>): readonly StepRow[] {
  const rows: StepRow[] = [];
  let hiddenBelow = Infinity;
  for (const [index, step] of steps.entries()) {
    if (step.depth > hiddenBelow) continue;
    const isClosed = closed.has(index);
    hiddenBelow = isClosed ? step.depth : Infinity;
    const holdsSteps = (steps[index + 1]?.depth ?? 0) > step.depth;
    const outcome = step.outcome === undefined ? '' : `, ${outcomeText[step.outcome]}`;
    rows.push({
      id: String(index),
      step,
      level: step.depth + 1,
      isExpanded: holdsSteps ? !isClosed : undefined,
      more: step.kind === 'layer' ? step.detail : undefined,
      text: `${stepTitle(step)}${outcome}${step.value === undefined ? '' : `, ${step.value}`}`,
    });
  }
  return rows;
}
