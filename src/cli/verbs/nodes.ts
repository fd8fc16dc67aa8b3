/**
 * Reports the compile status of every node of an environment, and how each catalog changes in a second version of the
 * environment.
 */
import { join } from 'node:path';
import { diffLines } from 'diff';
import { defaultRelease } from '../../engine/index.ts';
import { compareNode, type CompiledNode } from '../../nodes/index.ts';
import { fileChanges, isTouched } from '../../protocol/nodes/node-reads.ts';
import type {
  AttributeChangeView,
  NodeComparison,
  NodeResult,
  ResourceChangeView,
} from '../../protocol/nodes/nodes.ts';
import { sumChanges } from '../../protocol/nodes/sum-changes.ts';
import { FactsByNode, loadMachines } from '../by-node.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { onlyEnvironment } from '../input-files.ts';
import {
  compileAll,
  compileOne,
  collectExports,
  namesIn,
  openFolder,
  releaseNamed,
  type CompileTools,
} from '../nodes-of-folder.ts';
import { printRow } from '../output.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** Returns the exit status: 1 if a node does not compile or, with `against`, if a node changes. */
export async function runNodes({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('nodes', args);
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const facts = new FactsByNode(given.list('facts'));
  const tools: CompileTools = {
    machineOf: await loadMachines(release, given.list('machine')),
    release,
    factsOf: (node) => facts.find(node),
  };
  const folder = await openFolder(path, loadRuby);
  const against = given.find('against');
  const other = against === undefined ? undefined : await openFolder(onlyEnvironment('--against', [against]), loadRuby);
  const folders = other === undefined ? [folder] : [folder, other];
  const inFolders = folders.flatMap((each) => namesIn(each, tools.release));
  const chosen = given.list('node');
  const named = chosen.length > 0 ? chosen : [...inFolders, ...facts.names];
  const names = [...new Set(named)].sort((a, b) => byName.compare(a, b));
  if (names.length === 0)
    throw new UsageError(`${path} names no nodes. Add facts with --facts, or a name with --node.`);
  const before = compileAll(folder, names, tools);
  if (other === undefined) return printNodes(path, before, chooseFormat(given));
  const changes = fileChanges(folder.files, other.files);
  const touched = names.filter((name) => before.get(name)?.result.reads.some((read) => isTouched(read, changes)));
  const store = collectExports([...before.values()].map(({ result }) => result));
  const comparisons = touched.flatMap((name): readonly NodeComparison[] => {
    const known = before.get(name);
    return known === undefined ? [] : [compareNode(known, compileOne(other, name, store, tools))];
  });
  return printComparison(comparisons, names.length, given.has('json'));
}

const byName = new Intl.Collator('en', { numeric: true });

function printNodes(
  folder: string,
  compiled: ReadonlyMap<string, CompiledNode>,
  format: ReturnType<typeof chooseFormat>,
): number {
  const results = [...compiled.values()].map(({ result }) => result);
  const failed = results.filter(({ error }) => error !== undefined).length;
  if (format === 'json') for (const result of results) printRow(row(result));
  else if (format === 'text')
    process.stdout.write(`${table(results)}\n\n${results.length} nodes, ${failed} of them failed to compile\n`);
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

function toFinding(folder: string, { certname, error }: NodeResult): readonly Finding[] {
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

function row({ certname, error, resources, warnings, milliseconds, reads }: NodeResult) {
  return {
    node: certname,
    error,
    resources,
    warnings,
    milliseconds: Math.round(milliseconds),
    reads,
  };
}

function table(results: readonly NodeResult[]): string {
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

function printComparison(comparisons: readonly NodeComparison[], nodes: number, json: boolean): number {
  const sum = sumChanges(comparisons);
  if (json) process.stdout.write(`${JSON.stringify({ nodes, compiled: comparisons.length, ...sum })}\n`);
  else {
    const lines = [
      ...sum.errors.flatMap(({ before, after, nodes: own }) => [
        ...(before === undefined ? [] : [`- ${before}`]),
        ...(after === undefined ? ['+ compiles'] : [`+ ${after}`]),
        `    on ${own.join(', ')}`,
      ]),
      ...sum.changes.flatMap(({ change, nodes: own }) => [...changeLines(change), `    on ${own.join(', ')}`]),
      `${sum.touched.length} of ${nodes} nodes change; ${comparisons.length} were compiled again`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  return sum.touched.length === 0 ? 0 : 1;
}

const MARKS = { added: '+', removed: '-', changed: '!', order: '!' } as const;

function changeLines({ resource, status, attributes }: ResourceChangeView): readonly string[] {
  const head = status === 'order' ? 'Different order' : resource;
  return [`${MARKS[status]} ${head}`, ...attributes.flatMap(attributeLines)];
}

function attributeLines({ name, before, after, isText }: AttributeChangeView): readonly string[] {
  if (before === undefined) return [`    + ${name} => ${after ?? ''}`];
  if (after === undefined) return [`    - ${name} => ${before}`];
  if (isText !== true && name !== 'order')
    return [`    ! ${name} => ${before}`, `      ${' '.repeat(name.length)} => ${after}`];
  const parts = diffLines(before, after).filter(({ added, removed }) => added || removed);
  return [
    `    ! ${name}`,
    ...parts.flatMap(({ added, value }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `      ${added ? '+' : '-'} ${line}`),
    ),
  ];
}
