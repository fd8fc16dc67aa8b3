/** Surveys the nodes of an environment: compiles them with stand-ins for everything missing. */
import {
  emptyStore,
  getRelease,
  selectBuiltinTypes,
  serverFactsOfNodes,
  type CompileInput,
  type EnvironmentFiles,
  type HostAddresses,
  type Target,
} from '../../engine/index.ts';
import { readRepository, Survey, SYSTEMS, type SystemName } from '../../missing/index.ts';
import type { Case } from '../case.ts';
import type { CaseMachine } from '../case-machine.ts';
import type { CompileTools, NodesFolder } from './nodes-of-folder.ts';
import { compileInput } from '../run-case.ts';

export function surveyFolder(
  folder: NodesFolder,
  names: readonly string[],
  { release, machineOf, factsOf }: CompileTools,
): Survey {
  const known = getRelease(release);
  const targetOf = createTargets(folder.read.options);
  const all = { paths: Object.keys(folder.files), read: (file: string) => folder.files[file] };
  const repository = readRepository(all, new Set(selectBuiltinTypes(known).names), known);
  const inputFor = (
    files: EnvironmentFiles,
    node: string,
    hostAddresses?: HostAddresses,
    system?: SystemName,
  ): CompileInput => {
    const own = {
      ...folder.read,
      files: readTexts(files),
      options: { ...folder.read.options, node, facts: factsOf(node) },
    };
    const given = machineOf(node);
    const machine = system === undefined ? given : { ...given, system: SYSTEMS[system] };
    return {
      ...compileInput(own, machine, {
        ruby: folder.ruby,
        machines: folder.machines,
        hostAddresses,
        release,
        target: targetOf(given),
        withModuleFacts: true,
        serverFacts: serverFactsOfNodes(known),
      }),
      programs: repository.programs,
      exports: emptyStore,
    };
  };
  const survey = new Survey(repository, inputFor);
  for (const _ of survey.steps(names)) continue;
  return survey;
}

/** Creates one target for each machine. All nodes with this machine share the target. */
function createTargets(options: Case['options']): (machine: CaseMachine) => Target {
  const targets = new Map<CaseMachine, Target>();
  return (machine) => {
    const target = targets.get(machine) ?? machine.createTarget(options, () => {});
    targets.set(machine, target);
    return target;
  };
}

/** Returns the contents of files by path. The result is cached, because several compilations share the files. */
function readTexts(files: EnvironmentFiles): ReadonlyMap<string, string> {
  const texts = textsOfFiles.get(files) ?? new Map(files.paths.map((file) => [file, files.read(file) ?? '']));
  textsOfFiles.set(files, texts);
  return texts;
}

const textsOfFiles = new WeakMap<EnvironmentFiles, ReadonlyMap<string, string>>();
