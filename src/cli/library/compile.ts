/** Functions that compile a node, create its relationship graph, and apply its catalog to a simulated machine. */
import {
  applyCatalog,
  describeReason,
  getRelease,
  defaultRelease,
  parametersToJson,
  referenceText,
  relationshipGraph,
  SensitiveValue,
  typeRegistry,
  withoutCode,
  type Catalog as EngineCatalog,
  type CatalogResource,
  type CompileResult as Compiled,
  type Cycle,
  type LogLine,
  type RelationshipEdge,
  type RubySnapshot,
  type Target,
} from '../../engine/index.ts';
import type { Case } from '../case.ts';
import type { CaseMachine } from '../case-machine.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { loadPackagedRuby } from '../packaged-ruby.ts';
import { platformMachine, platformNamed } from '../platform-machine.ts';
import { applyOptions, caseTypes, compileCase, createTarget, rubyFor } from '../run-case.ts';
import type {
  ApplyResult,
  ApplyRunOptions,
  Catalog,
  Code,
  CompileOptions,
  CompileResult,
  Edge,
  LogEntry,
  Problem,
  RelateResult,
  RelationshipCycle,
  Resource,
  ResourceOutcome,
} from './results.ts';

/** Replaces the values of Sensitive parameters. */
const REDACTED = '[redacted]';

interface Prepared {
  readonly read: Case;
  readonly machine: CaseMachine;
  readonly target: Target;
  readonly ruby: RubySnapshot | undefined;
  readonly compiled: Compiled;
}

/** Compiles the catalog of a node. Rejects with an error for an unknown release or machine. */
export async function compile(code: Code, options: CompileOptions = {}): Promise<CompileResult> {
  return toCompileResult((await prepare(code, options)).compiled);
}

/** Compiles the catalog of a node, and returns its relationship graph with the order or the cycles. */
export async function relate(code: Code, options: CompileOptions = {}): Promise<RelateResult> {
  const { compiled, ...rest } = await prepare(code, options);
  const { catalog: _, ...result } = toCompileResult(compiled);
  const empty = { edges: [], order: [], cycles: [] };
  if (compiled.catalog === undefined) return { ...result, ...empty };
  const { read, machine, target, ruby } = rest;
  const types = caseTypes(read, machine, target, ruby);
  const graph = relationshipGraph(compiled.catalog, types, { target, deferred: compiled.deferred });
  const logs = [...result.logs, ...graph.logs.map(toLogEntry)];
  if (graph.kind === 'failed') return { ...result, ...empty, logs, error: toProblem(graph.error) };
  const edges = [...graph.graph.edges()].map(toEdge);
  if (graph.kind === 'cyclic') return { ...result, logs, edges, order: [], cycles: graph.cycles.map(toCycle) };
  const applied = graph.order.filter((vertex) => vertex.kind !== 'resource' || !vertex.resource.implicit);
  return { ...result, logs, edges, order: applied.map(({ name }) => name), cycles: [] };
}

/** Compiles the catalog of a node, and applies it to a fresh machine. */
export async function apply(code: Code, options: ApplyRunOptions = {}): Promise<ApplyResult> {
  const { compiled, read, machine, target, ruby } = await prepare(code, options);
  const { catalog: _, ...result } = toCompileResult(compiled);
  if (compiled.catalog === undefined) return { ...result, status: 'failed', outcomes: [] };
  const report = await applyCatalog(compiled.catalog, target, {
    ...applyOptions(read, caseTypes(read, machine, target, ruby), options.noop),
    deferred: compiled.deferred,
  });
  const error = report.graphError ?? report.applyError;
  return {
    ...result,
    ...(error === undefined ? {} : { error: toProblem(error) }),
    logs: [...result.logs, ...report.logs.map(toLogEntry)],
    status: report.status,
    outcomes: report.statuses.map(({ ref, changed, failed, skipped, events }): ResourceOutcome => ({
      resource: ref,
      changed,
      failed,
      skipped,
      events: events.map(({ property, status, message }) => ({
        ...(property === undefined ? {} : { property }),
        status,
        message,
      })),
    })),
  };
}

async function prepare(code: Code, options: ApplyRunOptions): Promise<Prepared> {
  const { machine: platform = 'debian-12', node, facts, settings, machineFiles } = options;
  const release = releaseNamed(options.release ?? defaultRelease);
  const files = typeof code === 'string' ? { 'manifests/site.pp': code } : code;
  const read: Case = {
    path: 'the given code',
    files: new Map(Object.entries(files)),
    options: {
      ...(node === undefined ? {} : { node }),
      ...(facts === undefined ? {} : { facts }),
      ...(settings === undefined ? {} : { settings }),
      ...(machineFiles === undefined ? {} : { files: machineFiles }),
    },
  };
  const known = await platformMachine(platformNamed(platform));
  const machine = { ...known, types: typeRegistry(known.types.types, getRelease(release)) };
  const ruby = await rubyFor(read, { loadRuby: loadPackagedRuby });
  const target = createTarget(read, machine);
  return { read, machine, target, ruby, compiled: compileCase(read, machine, { target, ruby, release }) };
}

function toCompileResult({ catalog, error, logs }: Compiled): CompileResult {
  return {
    ...(catalog === undefined ? {} : { catalog: toCatalog(catalog) }),
    ...(error === undefined ? {} : { error: toProblem({ ...error, rule: error.code.toLowerCase() }) }),
    logs: logs.map(toLogEntry),
  };
}

function toCatalog({ classes, resources, containment }: EngineCatalog): Catalog {
  return {
    classes,
    resources: resources.map(toResource),
    containment: containment.map(({ container, contained }) => [referenceText(container), referenceText(contained)]),
  };
}

function toResource(resource: CatalogResource): Resource {
  const { type, title, tags, place } = resource;
  const secrets = new Set(
    [...resource.parameters.values()].flatMap(({ name, value }) => (value instanceof SensitiveValue ? [name] : [])),
  );
  const parameters = Object.entries(parametersToJson(resource));
  return {
    type,
    title,
    parameters: Object.fromEntries(parameters.map(([name, value]) => [name, secrets.has(name) ? REDACTED : value])),
    tags: [...tags].toSorted(),
    ...(place === undefined ? {} : { file: place.file, line: place.line }),
  };
}

interface PlacedMessage {
  readonly message: string;
  readonly rule?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

function toProblem({ message, rule = 'error', file, line, column }: PlacedMessage): Problem {
  return {
    rule,
    level: 'error',
    message,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}

function toLogEntry(line: LogLine): LogEntry {
  const { level, source, message, file, line: number } = withoutCode(line);
  return {
    level,
    source,
    message,
    ...(file === undefined ? {} : { file }),
    ...(number === undefined ? {} : { line: number }),
  };
}

function toEdge({ source, target, refresh, reason }: RelationshipEdge): Edge {
  const place = reason.kind === 'relationship' ? reason.place : undefined;
  return {
    from: source.name,
    to: target.name,
    isRefresh: refresh,
    reason: describeReason(reason),
    ...(place === undefined ? {} : { file: place.file, line: place.line }),
  };
}

function toCycle(cycle: Cycle): RelationshipCycle {
  return {
    members: cycle.members.map(({ name }) => name),
    edges: cycle.edges.map(toEdge),
    cuts: cycle.cuts().cuts.map((cut) => cut.flatMap(({ edges }) => edges.map(toEdge))),
  };
}
