/**
 * Runs a conformance case twice on one machine and reports all stages, in the shape of the results recorded on a real
 * Debian 12.
 */
import {
  applyCatalog,
  catalogToJson,
  graphToJson,
  recordedError,
  relationshipGraph,
  reportToJson,
  RunStorage,
  runInTerminal,
  withoutCode,
  type Catalog,
  type RubySnapshot,
  type Target,
} from '../engine/index.ts';
import { environmentFiles, readCase, type Case } from './case.ts';
import { bunrakuVersion } from './bunraku-version.ts';
import type { CaseMachine } from './case-machine.ts';
import { compileErrorRow } from './error-row.ts';
import { snapshotDifference, takeSnapshot, type MachineSnapshot } from './machine-snapshot.ts';
import {
  applyOptions,
  caseTypes,
  compileCase,
  rubyFor,
  serveModuleFiles,
  createTarget,
  type CaseResult,
  type RunCaseOptions,
} from './run-case.ts';
import { targetToJson } from './target-json.ts';

interface RunningCase {
  readonly read: Case;
  readonly machine: CaseMachine;
  readonly storage: RunStorage;
  readonly ruby: RubySnapshot | undefined;
  target: Target;
}

interface ReportedNames {
  readonly packages: Set<string>;
  readonly services: Set<string>;
}

/** Carries out `prepare`, a run, `between` and a second run, as an agent would. */
export async function runCaseTwice(
  path: string,
  machine: CaseMachine,
  options: RunCaseOptions = {},
): Promise<CaseResult> {
  const read = readCase(path, options.modulePath);
  const { target: tables, prepare, between, look, packages = [], services = [] } = read.options;
  const ruby = await rubyFor(read, options);
  const running: RunningCase = { read, machine, ruby, storage: new RunStorage(), target: createTarget(read, machine) };
  const prepared = await runLines(running, prepare);
  const names = {
    packages: new Set([...Object.keys(tables?.packages ?? {}), ...packages]),
    services: new Set([...Object.keys(tables?.services ?? {}), ...services]),
  };

  const fresh = takeSnapshot(running.target);
  const first = await runOnce(running, names, options.noop);
  const result = {
    case: path,
    bunraku: bunrakuVersion,
    ...(prepared.length === 0 ? {} : { prepared }),
    ...first,
  };
  if (first['catalog'] === undefined || read.options.stage !== undefined) return result;
  const afterFirst = machineRows(running.target, fresh, names, look);

  const shellRows = await runLines(running, between);
  const middle = takeSnapshot(running.target);
  const second = await runOnce(running, names, options.noop);
  return {
    ...result,
    target: afterFirst,
    second: {
      ...(shellRows.length === 0 ? {} : { between: shellRows }),
      ...pick(second, ['compile_error', 'graph_error', 'apply_error', 'apply_logs']),
      statuses: touchedStatuses(second['statuses']),
      target: machineRows(running.target, middle, names, look),
    },
  };
}

/** Runs Puppet once. If a stage fails, the later stages are absent from the result. */
async function runOnce(
  { read, machine, ruby, storage, target }: RunningCase,
  names: ReportedNames,
  noop: boolean | undefined,
): Promise<Record<string, unknown>> {
  serveModuleFiles(target, read);
  const { catalog, error, logs, deferred } = compileCase(read, machine, { target, ruby });
  const compiled = {
    ...(error === undefined ? {} : { compile_error: compileErrorRow(error) }),
    compile_logs: logs.map(withoutCode),
    ...(catalog === undefined ? {} : { catalog: catalogToJson(catalog) }),
  };
  if (catalog === undefined || read.options.stage === 'compile') return compiled;
  addNames(catalog, names);
  const graph = relationshipGraph(catalog, caseTypes(read, machine, target, ruby), { target, deferred });
  if (graph.kind === 'failed') {
    return {
      ...compiled,
      graph_error: recordedError(graph.error),
      evaluated: [],
      apply_logs: graph.logs.map(withoutCode),
    };
  }
  const related = { ...compiled, graph: graphToJson(graph) };
  if (read.options.stage === 'graph') return related;
  const types = caseTypes(read, machine, target, ruby);
  const report = await applyCatalog(catalog, target, { ...applyOptions(read, types, noop), storage, deferred });
  return { ...related, ...reportToJson(report) };
}

function addNames(catalog: Catalog, names: ReportedNames): void {
  for (const { type, title, virtual, parameters } of catalog.resources) {
    if (virtual || (type !== 'Package' && type !== 'Service')) continue;
    const name = parameters.get('name')?.value;
    names[type === 'Package' ? 'packages' : 'services'].add(typeof name === 'string' ? name : title);
  }
}

async function runLines(running: RunningCase, lines: readonly string[] = []): Promise<object[]> {
  const { read, storage } = running;
  const rows: object[] = [];
  for (const line of lines) {
    const result = await runInTerminal(running.target, line, {
      files: Object.fromEntries(environmentFiles(read)),
      facts: read.options.facts ?? {},
      storage,
    });
    running.target = result.target;
    rows.push({ command: line, code: result.exitCode, output: result.output });
  }
  return rows;
}

/** Describes the machine after a run: the packages and services in `names`, what `look` selects, and what the run created. */
function machineRows(
  target: Target,
  before: MachineSnapshot,
  names: ReportedNames,
  look: readonly string[] = [],
): object {
  const after = takeSnapshot(target);
  return {
    packages: Object.fromEntries([...names.packages].map((name) => [name, after.packages.get(name) ?? null])),
    services: Object.fromEntries([...names.services].map((name) => [name, serviceRow(target, name)])),
    brought: snapshotDifference(before, after),
    look: targetToJson(target, look).look,
  };
}

/** Finds a service by name or alias, as `systemctl` does. */
function serviceRow(target: Target, name: string): object | null {
  const state = target.services.stateOf(name.replace(/\.service$/, ''));
  if (state === undefined) return null;
  const { ensure, failed } = state;
  return { ensure, enable: target.services.enablement(name) ?? 'not-found', ...(failed === true ? { failed } : {}) };
}

function touchedStatuses(statuses: unknown): readonly unknown[] {
  if (!Array.isArray(statuses)) return [];
  const marks = ['changed', 'failed', 'skipped', 'restarted', 'out_of_sync'];
  return statuses.filter((row: Readonly<Record<string, unknown>>) => marks.some((mark) => row[mark] === true));
}

function pick(row: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])));
}
