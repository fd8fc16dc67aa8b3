/** Compiles the nodes of an environment to find what they use. */
import { defaultRelease, LineIndex, type RubySnapshot } from '../../engine/index.ts';
import type { Location } from '../../language-service/answers.ts';
import { countText } from '../../protocol/count-text.ts';
import { LanguageService } from '../../language-service/service.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import { computeRows } from '../jobs/compute-rows.ts';
import { isNodeRow, type NodeWork } from '../jobs/node-work.ts';
import {
  compileOne,
  namesIn,
  openFolder,
  releaseNamed,
  type CompileTools,
  type NodesFolder,
} from '../nodes/nodes-of-folder.ts';
import type { GivenOptions } from '../words/given-options.ts';
import { findClasses, nodeOfClass, withNode } from './root-nodes.ts';

export interface CompiledUsages {
  readonly folder: NodesFolder;
  readonly results: readonly NodeResult[];
  readonly usages: readonly NodeUsage[];
  readonly service: LanguageService;
}

/**
 * Reads the options for nodes, and the option `--roots`, whose classes count as used. Each of these classes is compiled
 * on a node of its own, as if a node classifier had assigned it.
 * Returns undefined in a child process of `--jobs`, which has nothing to print.
 */
export async function compileUsages(
  verb: string,
  path: string,
  given: GivenOptions,
  loadRuby: () => Promise<RubySnapshot>,
): Promise<CompiledUsages | undefined> {
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const facts = new FactsByNode(given.list('facts'));
  const folder = await openFolder(path, loadRuby);
  const roots = given.find('roots');
  const classes = roots === undefined ? [] : findClasses(folder, path, roots, 'roots');
  const names =
    given.list('node').length > 0
      ? given.list('node')
      : [...new Set([...namesIn(folder, release), ...facts.names])].toSorted();
  const tools = {
    machineOf: await loadMachines(release, given.list('machine')),
    release,
    factsOf: (node: string) => facts.find(node),
  };
  const results = await computeRows(verb, usageWork(folder, names, classes, tools), given);
  if (results === undefined) return undefined;
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(folder.files)), facts: {} });
  return { folder, results, usages: results.map(toUsage), service };
}

/** Creates the work that compiles the nodes, and then a node for each class. These nodes share no exported resources. */
function usageWork(
  folder: NodesFolder,
  names: readonly string[],
  classes: readonly string[],
  tools: CompileTools,
): NodeWork<NodeResult> {
  const nodesOfClasses = classes.map((name) => ({ name, node: nodeOfClass(name) }));
  return {
    names: [...names, ...nodesOfClasses.map(({ node }) => node)],
    isRow: (value): value is NodeResult => isNodeRow(value) && typeof value['certname'] === 'string',
    compute: (index, store) => {
      const ofClass = nodesOfClasses[index - names.length];
      if (ofClass === undefined) return compileOne(folder, names[index] ?? '', store, tools).result;
      const own = withNode(folder, ofClass.name, tools.release);
      return { ...compileOne(own, ofClass.node, [], tools).result, exported: [], collects: [] };
    },
  };
}

function toUsage({ certname, error, uses, reads }: NodeResult): NodeUsage {
  const known = new Set(reads);
  return { certname, uses, hasRead: (path) => known.has(path), ...(error === undefined ? {} : { error }) };
}

/** Formats a location as `modules/ntp/manifests/init.pp:1`. */
export function locationText({ file, range }: Location, { files }: NodesFolder): string {
  return `${file}:${new LineIndex(files[file] ?? '').lineAt(range[0])}`;
}

/** Formats the last line of the output: how many nodes were compiled. */
export function compiledText(nodes: number, failed: number): string {
  return `${countText(nodes, 'node')} ${nodes === 1 ? 'was' : 'were'} compiled, ${failed} of them failed`;
}
