/** Surveys missing definitions, one compilation at a time, until the survey is finished or cancelled. */
import type { MissingView, SurveyProgress } from '../../protocol/missing.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import type { EngineClient } from '../../client/client-types.ts';

export type MissingState =
  | { readonly kind: 'unasked' }
  | {
      readonly kind: 'asked';
      readonly view: MissingView | undefined;
      readonly files: ProjectFiles;
      /** Progress through the nodes; undefined while the code is being read. */
      readonly progress: SurveyProgress | undefined;
      readonly nodes: number;
      readonly state: 'busy' | 'done' | 'stopped';
    }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Minimum milliseconds between two intermediate views of the results, since creating a large one takes longer than
 * compiling a node. The complete view always follows at the end.
 */
const VIEW_INTERVAL = 1500;

/**
 * Surveys a project. Before each compilation, awaits `turn` (a pause) and ends if `isWanted` returns false.
 * @param report receives each new state
 */
export async function surveyMissing(
  engine: Pick<EngineClient, 'beginMissing' | 'missingStep'>,
  project: Project,
  report: (state: MissingState) => void,
  isWanted: () => boolean,
  turn: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { files } = project;
  let view: MissingView | undefined;
  let progress: SurveyProgress | undefined;
  let nodes = 0;
  const asked = (state: 'busy' | 'done' | 'stopped'): MissingState => ({
    kind: 'asked',
    view,
    files,
    progress,
    nodes,
    state,
  });
  report(asked('busy'));
  const begun = await engine.beginMissing(project);
  if (begun.kind === 'ended') return report({ kind: 'failed', message: begun.message });
  if (begun.kind === 'stale') return report(asked('stopped'));
  if (!isWanted()) return;
  ({ view } = begun.value);
  nodes = begun.value.nodes.length;
  progress = { done: 0, total: nodes, isAgain: false };
  report(asked('busy'));
  let lastReport = performance.now();
  for (;;) {
    await turn();
    if (!isWanted()) return;
    const answer = await engine.missingStep(performance.now() - lastReport > VIEW_INTERVAL);
    if (answer.kind === 'ended') return report({ kind: 'failed', message: answer.message });
    if (answer.kind === 'stale') return report(asked('stopped'));
    const step = answer.value;
    if (step.kind === 'unknown') {
      const message = 'The engine was restarted. Search again.';
      return report({ kind: 'failed', message });
    }
    if (step.view !== undefined) {
      ({ view } = step);
      lastReport = performance.now();
    }
    if (step.kind === 'done') return report(asked('done'));
    ({ progress } = step);
    report(asked('busy'));
  }
}
