/**
 * Converts the explanation of a lookup for the page: its steps as a flat list, and the merge strategy that was used.
 */
import type { LookupExplanation, LookupStep } from '../../engine/index.ts';
import type { DataExplanationView, DataRequest, DataStepView } from '../../protocol/data.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placed, toViewPlace } from './places.ts';

/** Maximum number of characters of the value in a step. The value of the result is not cut. */
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
      ...placed(toViewPlace(step.place) ?? findFile(step, files)),
      depth,
    });
    for (const inner of step.steps) add(inner, depth + 1);
  };
  for (const step of steps) add(step, 0);
  return flat;
}

/**
 * Returns the start of a step's data file, or of a layer's configuration file; undefined if the project has no such
 * file.
 */
function findFile({ kind, title, detail }: LookupStep, files: ProjectFiles): DataStepView['place'] {
  const file = kind === 'file' ? title : kind === 'layer' ? detail : undefined;
  return file === undefined || files[file] === undefined ? undefined : { file, line: 1 };
}

function findStrategy({ steps }: LookupExplanation, merge: DataRequest['merge']): DataExplanationView['strategy'] {
  if (merge !== undefined) return { name: merge, from: 'request' };
  const isFromOptions = steps.some(({ kind, title }) => kind === 'note' && title.includes('lookup_options'));
  // Without several sources, or with the strategy `first`, there is no merge step.
  const merged = steps.find(({ kind }) => kind === 'search')?.steps.find(({ kind }) => kind === 'merge');
  return { name: merged?.title ?? 'first', from: isFromOptions ? 'lookup_options' : 'default' };
}

export function toDataView(explanation: LookupExplanation, { project, merge }: DataRequest): DataExplanationView {
  const { key, result, steps, text } = explanation;
  return { key, result, strategy: findStrategy(explanation, merge), steps: toSteps(steps, project.files), text };
}
