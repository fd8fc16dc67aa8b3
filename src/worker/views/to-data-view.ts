/** The explanation of a lookup for the page: its steps as a flat list, and the merge strategy used. */
import type { LookupExplanation, LookupStep } from '../../engine/index.ts';
import type { DataExplanationView, DataRequest, DataStepView } from '../../protocol/data.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placed, toViewPlace } from './places.ts';

/** Maximum number of characters of a step's value; the result is complete. */
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

/** Place of a data file without the key, or of the configuration of a layer. */
function findFile({ kind, title, detail }: LookupStep, files: ProjectFiles): DataStepView['place'] {
  const file = kind === 'file' ? title : kind === 'layer' ? detail : undefined;
  return file === undefined || files[file] === undefined ? undefined : { file, line: 1 };
}

function findStrategy({ steps }: LookupExplanation, merge: DataRequest['merge']): DataExplanationView['strategy'] {
  if (merge !== undefined) return { name: merge, from: 'request' };
  const isFromOptions = steps.some(({ kind, title }) => kind === 'note' && title.includes('lookup_options'));
  // With a single source there is no merge step, nor with `first`.
  const merged = steps.find(({ kind }) => kind === 'search')?.steps.find(({ kind }) => kind === 'merge');
  return { name: merged?.title ?? 'first', from: isFromOptions ? 'lookup_options' : 'default' };
}

export function toDataView(explanation: LookupExplanation, { project, merge }: DataRequest): DataExplanationView {
  const { key, result, steps, text } = explanation;
  return { key, result, strategy: findStrategy(explanation, merge), steps: toSteps(steps, project.files), text };
}
