/** Compiles the nodes of an environment to find what they use. */
import { defaultRelease, LineIndex, type RubySnapshot } from '../../engine/index.ts';
import type { Location } from '../../language-service/answers.ts';
import { LanguageService } from '../../language-service/service.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import {
  compileAll,
  compileOne,
  namesIn,
  openFolder,
  releaseNamed,
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
 */
export async function compileUsages(
  path: string,
  given: GivenOptions,
  loadRuby: () => Promise<RubySnapshot>,
): Promise<CompiledUsages> {
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
  const results = [
    ...(await compileAll(folder, names, tools)),
    ...classes.map((name) => compileOne(withNode(folder, name, release), nodeOfClass(name), [], tools).result),
  ];
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(folder.files)), facts: {} });
  return { folder, results, usages: results.map(toUsage), service };
}

function toUsage({ certname, error, uses, reads }: NodeResult): NodeUsage {
  const known = new Set(reads);
  return { certname, uses, hasRead: (path) => known.has(path), ...(error === undefined ? {} : { error }) };
}

/** Formats a location as `modules/ntp/manifests/init.pp:1`. */
export function locationText({ file, range }: Location, { files }: NodesFolder): string {
  return `${file}:${new LineIndex(files[file] ?? '').lineAt(range[0])}`;
}
