/** Compiles the nodes of an environment for the command line. */
import {
  findReleaseByName,
  ProgramCache,
  type RubyMachines,
  serverFactsOfNodes,
  releaseIds,
  getRelease,
  type ExportedResource,
  type ReleaseId,
  type RubySnapshot,
} from '../../engine/index.ts';
import { compileNode, namedNodes, type CompiledNode } from '../../nodes/index.ts';
import type { JsonObject, ProjectFiles } from '../../protocol/project/project.ts';
import type { MachineOfNode } from './by-node.ts';
import { readCase, type Case } from '../case.ts';
import { compileInput, rubyFor } from '../run-case.ts';
import { UsageError } from '../words/verb.ts';

/** Returns the release with a name such as `openvox-9`, `8`, `7.34` or `3.8-future`. Throws for an unknown name. */
export function releaseNamed(name: string): ReleaseId {
  const release = findReleaseByName(name);
  if (release === undefined)
    throw new UsageError(`Unknown release '${name}'. Known releases: ${releaseIds.join(', ')}.`);
  return release;
}

export interface NodesFolder {
  readonly read: Case;
  readonly files: ProjectFiles;
  readonly ruby: RubySnapshot | undefined;
  readonly programs: ProgramCache;
  readonly machines: RubyMachines | undefined;
}

export interface CompileTools {
  readonly machineOf: MachineOfNode;
  readonly release: ReleaseId;
  readonly factsOf: (node: string) => JsonObject;
}

export async function openFolder(path: string, loadRuby: () => Promise<RubySnapshot>): Promise<NodesFolder> {
  const read = readCase(path);
  const files = Object.fromEntries([...read.files].filter(([file]) => !file.startsWith('.git/')));
  const own = { ...read, files: new Map(Object.entries(files)) };
  const ruby = await rubyFor(own, { loadRuby });
  return {
    read: own,
    files,
    ruby,
    programs: new ProgramCache(),
    machines: ruby?.createMachines(),
  };
}

export function namesIn({ files }: Pick<NodesFolder, 'files'>, release: ReleaseId): readonly string[] {
  const environment = {
    paths: Object.keys(files),
    read: (path: string) => files[path],
  };
  return namedNodes(environment, getRelease(release)).map(({ certname }) => certname);
}

export function compileOne(
  { read, ruby, programs, machines }: NodesFolder,
  name: string,
  store: readonly ExportedResource[],
  { machineOf, release, factsOf }: CompileTools,
): CompiledNode {
  const own = {
    ...read,
    options: { ...read.options, node: name, facts: factsOf(name) },
  };
  return compileNode((watch) => ({
    ...compileInput(own, machineOf(name), {
      ruby,
      machines,
      release,
      watch,
      withModuleFacts: true,
      serverFacts: serverFactsOfNodes(getRelease(release)),
    }),
    programs,
    exports: { resources: store },
  }));
}
