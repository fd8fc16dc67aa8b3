/** Asks what the project misses, node by node, as long as somebody wants to know. */
import type { MissingView } from '../protocol/missing.ts';
import type { Project, ProjectFiles } from '../protocol/project.ts';
import type { EngineClient } from '../worker/client-types.ts';

export type MissingState =
  | { readonly kind: 'unasked' }
  | {
      readonly kind: 'asked';
      /** What was found so far. */
      readonly view: MissingView | undefined;
      /** What it is about. */
      readonly files: ProjectFiles;
      readonly done: number;
      readonly total: number;
      readonly state: 'busy' | 'done' | 'stopped';
    }
  | { readonly kind: 'failed'; readonly message: string };

/** A view of many things costs more than compiling a node: it comes this often, and at the end (milliseconds). */
const VIEW_INTERVAL = 1500;

/** Surveys a project; `tell` hears how it stands, `isWanted` says whether to go on, and `turn` when the next node may be compiled. */
export async function surveyMissing(
  engine: Pick<EngineClient, 'beginMissing' | 'missingIn'>,
  project: Project,
  tell: (state: MissingState) => void,
  isWanted: () => boolean,
  turn: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { files } = project;
  let view: MissingView | undefined;
  let done = 0;
  let nodes: readonly string[] = [];
  const asked = (state: 'busy' | 'done' | 'stopped'): MissingState => ({
    kind: 'asked',
    view,
    files,
    done,
    total: nodes.length,
    state,
  });
  tell(asked('busy'));
  const begun = await engine.beginMissing(project);
  if (begun.kind === 'ended') return tell({ kind: 'failed', message: begun.message });
  if (begun.kind === 'stale') return tell(asked('stopped'));
  if (!isWanted()) return;
  ({ nodes, view } = begun.value);
  tell(asked('busy'));
  let told = performance.now();
  for (const node of nodes) {
    const isLast = done === nodes.length - 1;
    let isDone = false;
    while (!isDone) {
      await turn();
      if (!isWanted()) return;
      const answer = await engine.missingIn(node, isLast || performance.now() - told > VIEW_INTERVAL);
      if (answer.kind === 'ended') return tell({ kind: 'failed', message: answer.message });
      if (answer.kind === 'stale') return tell(asked('stopped'));
      // A worker that was started anew knows nothing of the survey.
      if (!answer.value.isKnown) {
        const message = 'The engine was started anew meanwhile. Look again.';
        return tell({ kind: 'failed', message });
      }
      ({ isDone } = answer.value);
      if (isDone) done += 1;
      if (answer.value.view !== undefined) {
        ({ view } = answer.value);
        told = performance.now();
        tell(asked('busy'));
      } else if (isDone) tell(asked('busy'));
    }
  }
  tell(asked('done'));
}
