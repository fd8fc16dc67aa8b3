/** Runs a shell command line in the worker. */
import {
  type ExportedResourceStore,
  machineToJson,
  getRelease,
  runInTerminal,
  runStorageToJson,
  type RubySnapshot,
  type RunStorage,
  type Target,
} from '../../engine/index.ts';
import { bytesFor } from '../project/source-bytes.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import type { ShellAnswer, ShellRequest } from '../../protocol/shell.ts';
import { CommandRuns } from './command-runs.ts';
import { toSystemState } from '../views/to-system-view.ts';

/** Maximum number of characters of output; users do not read more. */
const MOST_OUTPUT = 400_000;

/** Cuts off output that is too long, at the end of a line. Adds a note. */
function bounded(output: string): string {
  if (output.length <= MOST_OUTPUT) return output;
  const end = output.lastIndexOf('\n', MOST_OUTPUT) + 1;
  const kept = output.slice(0, end === 0 ? MOST_OUTPUT : end);
  const left = output.slice(kept.length).split('\n').length;
  return `${kept}[Output ends here: ${left} more lines are not shown. Try: head, tail or grep]\n`;
}

interface ShellSurroundings {
  readonly storage: RunStorage;
  readonly exports: () => ExportedResourceStore | undefined;
  readonly ruby: RubySnapshot | undefined;
}

export async function runShellLine(
  request: ShellRequest,
  target: Target,
  { storage, exports, ruby }: ShellSurroundings,
): Promise<ShellAnswer> {
  const { project, line, cwd, env, status, input, history, kept } = request;
  const runs = new CommandRuns(project, target);
  const result = await runInTerminal(target, line, {
    files: project.files,
    facts: project.node.facts,
    legacyFacts: project.node.legacyFacts ?? false,
    release: getRelease(releaseOfProject(project)),
    storage,
    exports,
    watchRun: runs.watch,
    ...(kept === undefined ? {} : { bytesFor: (catalog) => bytesFor(kept, catalog) }),
    ...(ruby === undefined ? {} : { ruby }),
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    ...(status === undefined ? {} : { status }),
    ...(input === undefined ? {} : { stdin: input }),
    ...(history === undefined ? {} : { history }),
  });
  return {
    output: bounded(result.output),
    exitCode: result.exitCode,
    cwd: result.cwd,
    env: result.env,
    isUnfinished: result.isUnfinished,
    files: result.files,
    runs: runs.finished,
    ...(result.hasChanged
      ? {
          changed: {
            machine: { version: 1, state: machineToJson(result.target), runs: runStorageToJson(storage) },
            system: toSystemState(result.target.state),
          },
        }
      : {}),
  };
}
