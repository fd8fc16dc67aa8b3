/** Compares the catalogs of all nodes of two folders. */
import { defaultRelease, type RubySnapshot } from '../../engine/index.ts';
import { compareNode, type CompiledNode } from '../../nodes/index.ts';
import { fileChanges, isTouched } from '../../protocol/nodes/node-reads.ts';
import type { NodeComparison } from '../../protocol/nodes/nodes.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import { onlyEnvironment } from '../input-files.ts';
import { computeRows } from '../jobs/compute-rows.ts';
import { isNodeRow, type NodeRow, type NodeWork } from '../jobs/node-work.ts';
import {
  compileOne,
  namesIn,
  openFolder,
  releaseNamed,
  type CompileTools,
  type NodesFolder,
} from '../nodes/nodes-of-folder.ts';
import type { GivenOptions } from '../words/given-options.ts';
import { UsageError } from '../words/verb.ts';
import { compareCatalogs, printComparison } from './comparison.ts';

interface OpenFolder {
  /** The folder as the user named it. */
  readonly name: string;
  readonly folder: NodesFolder;
}

/** The two versions of an environment, with the nodes to compile in both. */
export interface FolderPair {
  readonly before: OpenFolder;
  readonly after: OpenFolder;
  readonly names: readonly string[];
  readonly tools: CompileTools;
}

interface ComparisonRow extends NodeRow {
  /** Absent if all files that the node reads are the same in both folders. */
  readonly comparison?: NodeComparison;
}

/** Prints the differences of all nodes. Returns the exit status: 1 if a node changes. */
export async function printFolderComparison(verb: string, pair: FolderPair, given: GivenOptions): Promise<number> {
  const { before, after, names } = pair;
  const rows = await computeRows(verb, comparisonWork(pair), given);
  if (rows === undefined) return 0;
  const comparisons = rows.flatMap(({ comparison }) => comparison ?? []);
  const folders = { nodes: names.length, compiled: comparisons.length };
  return printComparison({ before: before.name, after: after.name, folders, comparisons }, given);
}

/**
 * Creates the `NodeWork` that compares the catalogs of nodes. In both folders, the collectors of a node receive the
 * resources that the nodes of the first folder export.
 */
function comparisonWork({ before, after, names, tools }: FolderPair): NodeWork<ComparisonRow> {
  const changes = fileChanges(before.folder.files, after.folder.files);
  return {
    names,
    isRow: (value): value is ComparisonRow => isNodeRow(value),
    compute: (index, store) => {
      const name = names[index] ?? '';
      const old = compileOne(before.folder, name, store, tools);
      const { exported, collects, reads } = old.result;
      if (!reads.some((read) => isTouched(read, changes))) return { exported, collects };
      const now = compileOne(after.folder, name, store, tools);
      return {
        exported,
        collects: [...collects, ...now.result.collects],
        comparison: compareNode(old, now, compareCatalogs),
      };
    },
  };
}

export interface FolderTools {
  readonly tools: CompileTools;
  /** Nodes of the option `--node`. If there are none, all nodes of the folders and of `--facts` are compared. */
  readonly chosen: readonly string[];
  readonly withFacts: readonly string[];
}

export async function readFolderTools(given: GivenOptions): Promise<FolderTools> {
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const facts = new FactsByNode(given.list('facts'));
  const machineOf = await loadMachines(release, given.list('machine'));
  return {
    tools: { machineOf, release, factsOf: (node) => facts.find(node) },
    chosen: given.list('node'),
    withFacts: facts.names,
  };
}

/** Lists the nodes of folders. Throws a `UsageError` if there are none. */
export function listNodes(
  path: string,
  folders: readonly NodesFolder[],
  { tools, chosen, withFacts }: FolderTools,
): readonly string[] {
  const named = chosen.length > 0 ? chosen : [...folders.flatMap((each) => namesIn(each, tools.release)), ...withFacts];
  if (named.length === 0)
    throw new UsageError(`${path} names no nodes. Add facts with --facts, or a name with --node.`);
  return [...new Set(named)].sort((a, b) => byName.compare(a, b));
}

const byName = new Intl.Collator('en', { numeric: true });

export async function compareFolders(
  [before, after]: readonly [string, string],
  given: GivenOptions,
  loadRuby: () => Promise<RubySnapshot>,
): Promise<number> {
  const tools = await readFolderTools(given);
  const [old, now] = [
    await openFolder(onlyEnvironment('diff', [before]), loadRuby),
    await openFolder(onlyEnvironment('diff', [after]), loadRuby),
  ];
  const pair = {
    before: { name: before, folder: old },
    after: { name: after, folder: now },
    names: listNodes(before, [old, now], tools),
    tools: tools.tools,
  };
  return await printFolderComparison('diff', pair, given);
}

export async function compileInFolder(
  path: string,
  node: string,
  given: GivenOptions,
  loadRuby: () => Promise<RubySnapshot>,
): Promise<CompiledNode> {
  const { tools } = await readFolderTools(given);
  return compileOne(await openFolder(onlyEnvironment('diff', [path]), loadRuby), node, [], tools);
}
