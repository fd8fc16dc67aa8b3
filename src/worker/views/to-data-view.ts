/** How a key is looked up, as the page shows it: the steps in one list, and which merge strategy it came to. */
import type { LookupExplanation, LookupStep } from '../../engine/index.ts';
import type { DataExplanationView, DataRequest, DataStepView } from '../../protocol/data.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placed, placeOf } from './places.ts';

/** Longer values are cut in the steps; the result is whole. */
const LONGEST = 2_000;

function toSteps(steps: readonly LookupStep[], files: ProjectFiles): readonly DataStepView[] {
  const flat: DataStepView[] = [];
  const add = (step: LookupStep, depth: number): void => {
    const { kind, title, detail, outcome, value, remarks = [] } = step;
    flat.push({
      kind,
      title,
      ...(detail === undefined ? {} : { detail }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(value === undefined ? {} : { value: value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value }),
      remarks,
      ...placed(placeOf(step.place) ?? fileOf(step, files)),
      depth,
    });
    for (const inner of step.steps) add(inner, depth + 1);
  };
  for (const step of steps) add(step, 0);
  return flat;
}

/** A data file in which nothing was found, or the configuration of a layer. */
function fileOf({ kind, title, detail }: LookupStep, files: ProjectFiles): DataStepView['place'] {
  const file = kind === 'file' ? title : kind === 'layer' ? detail : undefined;
  return file === undefined || files[file] === undefined ? undefined : { file, line: 1 };
}

function strategyOf({ steps }: LookupExplanation, merge: DataRequest['merge']): DataExplanationView['strategy'] {
  if (merge !== undefined) return { name: merge, from: 'request' };
  const isFromOptions = steps.some(({ kind, title }) => kind === 'note' && title.includes('lookup_options'));
  // One place alone that was asked leaves no merge to tell of; `first` never does.
  const merged = steps.find(({ kind }) => kind === 'search')?.steps.find(({ kind }) => kind === 'merge');
  return { name: merged?.title ?? 'first', from: isFromOptions ? 'lookup_options' : 'default' };
}

export function toDataView(explanation: LookupExplanation, { project, merge }: DataRequest): DataExplanationView {
  const { key, result, steps, text } = explanation;
  return { key, result, strategy: strategyOf(explanation, merge), steps: toSteps(steps, project.files), text };
}
