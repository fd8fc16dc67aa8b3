/** Compiles a project and applies its catalog to the simulated machine. */
import { applyCatalog, builtinTypes, getRelease, moduleFileServer, withBytes } from '../../engine/index.ts';
import { collectOutcomes } from '../../language-service/knowledge/last-results.ts';
import type { ApplyRequest } from '../../protocol/engine-api.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import type { RunProgress, RunReportView } from '../../protocol/run.ts';
import { prepare, createTypes, type EngineTools } from '../engine-tools.ts';
import { compiledLine } from './run-log-lines.ts';
import { restoreMachine, restoreStorage } from './kept-machine.ts';
import { ProgressBatch } from './progress-batch.ts';
import { compileProject, toEnvironmentFiles, totalTime } from '../project/compile-project.ts';
import { implicitRefs } from '../project/implicit-resources.ts';
import { bytesFor } from '../project/source-bytes.ts';
import { RunRecorder, toLogLine } from '../views/run-recorder.ts';
import { toCatalogView } from '../views/to-catalog-view.ts';
import { findCollectors } from '../views/to-nodes-view.ts';
import { notRun, createToken, toRunView } from '../views/to-run-view.ts';

/** Milliseconds of work between two pauses. */
const PAUSE_INTERVAL = 100;

/**
 * Returns a function to call between two resources. It pauses at intervals, so that messages such as a cancellation can
 * arrive. A pause is a timer, because messages do not arrive during the wait for a resolved promise.
 */
function createPause(): () => Promise<void> | undefined {
  let paused = performance.now();
  return () => {
    if (performance.now() - paused < PAUSE_INTERVAL) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        paused = performance.now();
        resolve();
      }, 0),
    );
  };
}

/** @param signal stops the run after the current resource */
export async function apply(
  { programs, rubyLoader, watchPlace, reportResults }: EngineTools,
  { revision, project, noop, machine, kept }: ApplyRequest,
  onProgress: (batch: readonly RunProgress[]) => void,
  signal: { readonly aborted: boolean },
): Promise<RunReportView> {
  const ruby = await prepare(project, rubyLoader);
  const target = restoreMachine({ project, machine });
  const storage = restoreStorage(machine);
  target.fileServer = moduleFileServer(toEnvironmentFiles(project));
  const together = compileProject(project, { programs, ruby, machine: target, watchPlace });
  const { current: compiled } = together;
  const compileLogs = [
    ...compiled.logs.map((line) => toLogLine(line)),
    ...(compiled.catalog === undefined || together.imported
      ? []
      : [compiledLine(project.node.certname, totalTime(compiled.timings))]),
  ];
  onProgress(compileLogs.map((line) => ({ kind: 'log', line })));
  const { catalog, error } = compiled;
  const { version: puppetVersion } = getRelease(releaseOfProject(project));
  if (catalog === undefined) {
    const run = notRun(noop, error?.message ?? '', target, compileLogs);
    return { ...run, puppetVersion, revision, machine: createToken({ target, storage }) };
  }
  if (kept !== undefined)
    target.fileServer = moduleFileServer(withBytes(toEnvironmentFiles(project), await bytesFor(kept, catalog)));
  const progress = new ProgressBatch(onProgress);
  const recorder = new RunRecorder(target.clock, implicitRefs(builtinTypes, catalog), progress.add);
  const report = await applyCatalog(catalog, target, {
    types: createTypes(project, { ruby, target, catalog }),
    noop,
    storage,
    deferred: compiled.deferred,
    listener: recorder.listen,
    signal,
    pause: createPause(),
  });
  progress.flush();
  reportResults({ outcomes: collectOutcomes(report) });
  return {
    ...toRunView({ report, recorder, target, compileLogs }),
    puppetVersion,
    revision,
    catalog: toCatalogView(catalog, findCollectors(project.node.certname, together)),
    machine: createToken({ target, storage }),
  };
}
