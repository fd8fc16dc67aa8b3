/** Compiles classes on machines: every class that matches a pattern, each on every chosen platform. */
import { join } from 'node:path';
import { defaultRelease, platforms, type PlatformName, type ReleaseId } from '../../engine/index.ts';
import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { loadMachines } from '../nodes/by-node.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { groupErrors } from '../group-errors.ts';
import { onlyEnvironment } from '../input-files.ts';
import { computeRows } from '../jobs/compute-rows.ts';
import { isNodeRow, type NodeRow, type NodeWork } from '../jobs/node-work.ts';
import { compileOne, openFolder, releaseNamed, type NodesFolder } from '../nodes/nodes-of-folder.ts';
import { printRow, styled } from '../output.ts';
import { platformNamed } from '../platform-machine.ts';
import { findClasses, nodeOfClass, withNode } from '../usage/root-nodes.ts';
import type { VerbCall } from '../words/verb.ts';

interface Cell extends NodeRow {
  readonly className: string;
  readonly machine: PlatformName;
  readonly result: Pick<NodeResult, 'certname' | 'error' | 'resources' | 'warnings'>;
}

/** Returns the exit status: 1 if a class does not compile on a machine. */
export async function runMatrix({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('matrix', args);
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const machines = chooseMachines(given.find('machines') ?? 'debian-12');
  const folder = await openFolder(path, loadRuby);
  const classes = findClasses(folder, path, given.find('classes') ?? 'role::*', 'classes');
  const cells = await computeRows('matrix', await matrixWork(folder, classes, machines, release), given);
  if (cells === undefined) return 0;
  const format = chooseFormat(given);
  if (format === 'json') cells.map(toRow).forEach(printRow);
  else if (format === 'text') process.stdout.write(toText(classes, machines, cells));
  else {
    const checked = cells.map(partOf);
    const findings = cells.flatMap((cell) => toFinding(path, cell));
    printFindings(format, {
      verb: 'matrix',
      version: bunrakuVersion,
      checked,
      findings,
    });
  }
  return cells.some(({ result }) => result.error !== undefined) ? 1 : 0;
}

async function matrixWork(
  folder: NodesFolder,
  classes: readonly string[],
  machines: readonly PlatformName[],
  release: ReleaseId,
): Promise<NodeWork<Cell>> {
  const loaded = await Promise.all(
    machines.map(async (machine) => ({ machine, machineOf: await loadMachines(release, [machine]) })),
  );
  const cells = loaded.flatMap((each) => classes.map((className) => ({ ...each, className })));
  return {
    names: cells.map(partOf),
    isRow: (value): value is Cell =>
      isNodeRow(value) && typeof value['result'] === 'object' && value['result'] !== null,
    compute: (index) => {
      const cell = cells[index];
      if (cell === undefined) throw new RangeError(`The matrix has no cell ${index}.`);
      const { className, machine, machineOf } = cell;
      const name = nodeOfClass(className);
      const own = withNode(folder, className, release);
      const { certname, error, resources, warnings } = compileOne(own, name, [], {
        machineOf,
        release,
        factsOf: () => ({}),
      }).result;
      const result = { certname, resources, warnings, ...(error === undefined ? {} : { error }) };
      // Each class is compiled separately for each machine, so the compilations exchange no exported resources.
      return { className, machine, result, exported: [], collects: [] };
    },
  };
}

function chooseMachines(list: string): readonly PlatformName[] {
  const names = list === 'all' ? Object.keys(platforms) : list.split(',').map((name) => name.trim());
  return names.map(platformNamed);
}

function partOf({ className, machine }: Pick<Cell, 'className' | 'machine'>): string {
  return `${className} on ${machine}`;
}

function toRow({ className, machine, result: { error, resources, warnings } }: Cell) {
  return {
    class: className,
    machine,
    ...(error === undefined ? { resources } : { error }),
    warnings,
  };
}

function toFinding(folder: string, cell: Cell): readonly Finding[] {
  const { error } = cell.result;
  if (error === undefined) return [];
  const place = error.place === undefined ? {} : { file: join(folder, error.place.file), line: error.place.line };
  return [
    {
      rule: 'compile-error',
      level: 'error',
      message: error.message,
      part: partOf(cell),
      ...place,
    },
  ];
}

function toText(classes: readonly string[], machines: readonly PlatformName[], cells: readonly Cell[]): string {
  const cellOf = new Map(cells.map((cell) => [partOf(cell), cell]));
  const stateOf = (className: string, machine: PlatformName): string => {
    const cell = cellOf.get(partOf({ className, machine }));
    return cell?.result.error === undefined ? `${cell?.result.resources ?? 0} resources` : 'fails';
  };
  const rows = [
    ['class', ...machines],
    ...classes.map((name) => [name, ...machines.map((each) => stateOf(name, each))]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => {
        const cell = text.padEnd(widths[column] ?? 0);
        return text === 'fails' ? styled('red', cell) : cell;
      })
      .join('  ')
      .trimEnd(),
  );
  const failed = cells.filter(({ result }) => result.error !== undefined);
  const errors = failed.flatMap((cell) => {
    const { message = '', place } = cell.result.error ?? {};
    return [
      {
        name: partOf(cell),
        certname: cell.result.certname,
        message,
        ...(place === undefined ? {} : { place }),
      },
    ];
  });
  const sum = `${cells.length} compilations, ${failed.length} of them failed`;
  return `${[...lines, '', ...groupErrors(errors), sum].join('\n')}\n`;
}
