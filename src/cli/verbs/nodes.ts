/**
 * Reports the compile status of every node of an environment, and how each catalog changes in a second version of the
 * environment.
 */
import { join } from 'node:path';
import { countText } from '../../protocol/count-text.ts';
import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { listNodes, printFolderComparison, readFolderTools } from '../comparison/compare-folders.ts';
import { comparisonFormats } from '../words/specs/shared-options.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, findingFormats, printFindings } from '../findings/formats.ts';
import { onlyEnvironment } from '../input-files.ts';
import { computeRows } from '../jobs/compute-rows.ts';
import { isNodeRow, type NodeWork } from '../jobs/node-work.ts';
import { compileOne, openFolder, type CompileTools, type NodesFolder } from '../nodes/nodes-of-folder.ts';
import { printRow } from '../output.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** A node's compile result for the output. `reads` is long, so only `json` prints it. */
type NodeStatus = Omit<NodeResult, 'digest' | 'reads' | 'uses'> & { readonly reads?: NodeResult['reads'] };

/** Returns the exit status: 1 if a node does not compile or, with `against`, if a node changes. */
export async function runNodes({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('nodes', args);
  const against = given.find('against');
  const name = given.find('format') ?? 'text';
  if (!(against === undefined ? findingFormats : comparisonFormats).includes(name))
    throw new UsageError(`--format ${name} needs ${against === undefined ? '' : 'a call without '}--against.`);
  const tools = await readFolderTools(given);
  const folder = await openFolder(path, loadRuby);
  if (against !== undefined) {
    const other = await openFolder(onlyEnvironment('--against', [against]), loadRuby);
    const names = listNodes(path, [folder, other], tools);
    const [before, after] = [
      { name: path, folder },
      { name: against, folder: other },
    ];
    return await printFolderComparison('nodes', { before, after, names, tools: tools.tools }, given);
  }
  const names = listNodes(path, [folder], tools);
  const format = chooseFormat(given);
  const results = await computeRows('nodes', nodesWork(folder, names, tools.tools, format === 'json'), given);
  return results === undefined ? 0 : printNodes(path, results, format);
}

function nodesWork(
  folder: NodesFolder,
  names: readonly string[],
  tools: CompileTools,
  withReads: boolean,
): NodeWork<NodeStatus> {
  return {
    names,
    isRow: (value): value is NodeStatus => isNodeRow(value) && typeof value['certname'] === 'string',
    compute: (index, store) => {
      const {
        digest: _digest,
        uses: _uses,
        reads,
        ...status
      } = compileOne(folder, names[index] ?? '', store, tools).result;
      return { ...status, ...(withReads ? { reads } : {}) };
    },
  };
}

function printNodes(folder: string, results: readonly NodeStatus[], format: ReturnType<typeof chooseFormat>): number {
  const failed = results.filter(({ error }) => error !== undefined).length;
  if (format === 'json') for (const result of results) printRow(row(result));
  else if (format === 'text')
    process.stdout.write(
      `${table(results)}\n\n${countText(results.length, 'node')}, ${failed} of them failed to compile\n`,
    );
  else {
    const checked = results.map(({ certname }) => certname);
    const findings = results.flatMap((result) => toFinding(folder, result));
    printFindings(format, {
      verb: 'nodes',
      version: bunrakuVersion,
      checked,
      findings,
    });
  }
  return failed === 0 ? 0 : 1;
}

function toFinding(folder: string, { certname, error }: NodeStatus): readonly Finding[] {
  if (error === undefined) return [];
  const { message, place } = error;
  const where = place === undefined ? {} : { file: join(folder, place.file), line: place.line };
  return [
    {
      rule: 'compile-error',
      level: 'error',
      message,
      part: certname,
      ...where,
    },
  ];
}

function row({ certname, error, resources, warnings, milliseconds, reads }: NodeStatus) {
  return {
    node: certname,
    error,
    resources,
    warnings,
    milliseconds: Math.round(milliseconds),
    reads,
  };
}

function table(results: readonly NodeStatus[]): string {
  const head = ['node', 'result', 'resources', 'warnings', 'seconds', 'first error'];
  const lines = results.map(({ certname, error, resources, warnings, milliseconds }) => [
    certname,
    error === undefined ? 'compiles' : 'fails',
    error === undefined ? String(resources) : '',
    String(warnings),
    (milliseconds / 1000).toFixed(2),
    error?.message.split('\n', 1)[0] ?? '',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (column === head.length - 1 ? 0 : (line[column] ?? '').length))),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
