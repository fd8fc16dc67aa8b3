/** The nodes of an environment at the command line, compiled one after the other. */
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
} from '../engine/index.ts';
import { compileNode, namedNodes, type CompiledNode } from '../nodes/index.ts';
import type { NodeResult } from '../protocol/nodes/nodes.ts';
import type { JsonObject, ProjectFiles } from '../protocol/project/project.ts';
import type { MachineOfNode } from './by-node.ts';
import { readCase, type Case } from './case.ts';
import { compileInput, rubyFor } from './run-case.ts';
import { UsageError } from './words/verb.ts';

/** Maximum number of passes over the nodes. Nodes may export more resources each time they collect more. */
const MAX_PASSES = 10;

/** Finds the release of a name such as `openvox-9`, `8`, `7.34` or `3.8-future`. Throws for an unknown name. */
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

export function namesIn({ files }: NodesFolder, release: ReleaseId): readonly string[] {
  const environment = {
    paths: Object.keys(files),
    read: (path: string) => files[path],
  };
  return namedNodes(environment, getRelease(release)).map(({ certname }) => certname);
}

/** Compiles nodes until the resources that they export to each other no longer change. */
export function compileAll(
  folder: NodesFolder,
  names: readonly string[],
  tools: CompileTools,
): ReadonlyMap<string, CompiledNode> {
  const compiled = new Map<string, CompiledNode>();
  let store: readonly ExportedResource[] = [];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    for (const name of names) {
      const known = compiled.get(name);
      if (known === undefined || known.result.collects.length > 0)
        compiled.set(name, compileOne(folder, name, store, tools));
    }
    const exported = [...compiled.values()].flatMap(({ result }) => result.exported);
    if (JSON.stringify(exported) === JSON.stringify(store)) break;
    store = exported;
    if (![...compiled.values()].some(({ result }) => result.collects.length > 0)) break;
  }
  return compiled;
}

export function collectExports(results: Iterable<NodeResult>): readonly ExportedResource[] {
  return [...results].flatMap(({ exported }) => exported);
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
