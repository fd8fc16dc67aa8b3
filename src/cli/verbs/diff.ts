/** Compares two catalogs, a catalog with the code of a folder, or all nodes of two folders. */
import { existsSync, statSync } from 'node:fs';
import type { Catalog, RubySnapshot } from '../../engine/index.ts';
import type { NodeComparison } from '../../protocol/nodes/nodes.ts';
import { compareFolders, compileInFolder } from '../comparison/compare-folders.ts';
import { compareCatalogs, printComparison } from '../comparison/comparison.ts';
import { printLine } from '../output.ts';
import { readCatalog, UnreadableCatalog } from '../read-catalog.ts';
import type { GivenOptions } from '../words/given-options.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

interface Side {
  readonly catalog?: Catalog;
  readonly error?: string;
}

/** Returns the exit status: 1 if there are differences, or if a file contains no catalog. */
export async function runDiff({ args, given, loadMachine, loadRuby }: VerbCall): Promise<number> {
  const [before, after, ...more] = args;
  if (before === undefined || after === undefined || more.length > 0)
    throw new UsageError('diff needs two catalogs, two folders, or one of each.');
  for (const path of [before, after])
    if (path !== '-' && !existsSync(path)) throw new UsageError(`There is no file or folder '${path}'.`);
  const folders = [before, after].filter(isFolder);
  if (folders.length === 2) return await compareFolders([before, after], given, loadRuby);
  if (given.find('shard') !== undefined || given.list('merge').length > 0)
    throw new UsageError('--shard and --merge need two folders.');
  try {
    const { types } = await loadMachine();
    const catalogs = [before, after].map((path) => (isFolder(path) ? undefined : readCatalog(path, types)));
    const node = given.list('node')[0] ?? catalogs.find((each) => each !== undefined)?.node ?? '';
    const sides: Side[] = [];
    for (const [index, path] of [before, after].entries()) {
      const catalog = catalogs[index];
      sides.push(catalog === undefined ? await compileSide(path, node, given, loadRuby) : { catalog });
    }
    const comparisons = [compareSides(node, sides[0] ?? {}, sides[1] ?? {})];
    return printComparison({ before, after, comparisons }, given);
  } catch (error) {
    if (!(error instanceof UnreadableCatalog)) throw error;
    printLine('error', error.message);
    return 1;
  }
}

function isFolder(path: string): boolean {
  return path !== '-' && statSync(path).isDirectory();
}

async function compileSide(
  path: string,
  node: string,
  given: GivenOptions,
  loadRuby: () => Promise<RubySnapshot>,
): Promise<Side> {
  const { compiled } = await compileInFolder(path, node, given, loadRuby);
  const { catalog, error } = compiled;
  return {
    ...(catalog === undefined ? {} : { catalog }),
    ...(error === undefined ? {} : { error: error.message }),
  };
}

function compareSides(certname: string, before: Side, after: Side): NodeComparison {
  return {
    certname,
    errors: {
      ...(before.error === undefined ? {} : { before: before.error }),
      ...(after.error === undefined ? {} : { after: after.error }),
    },
    ...(before.catalog === undefined || after.catalog === undefined
      ? { changes: [] }
      : compareCatalogs(before.catalog, after.catalog)),
  };
}
