import { reportProgress } from '../budget/meter.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { buildRelationshipGraph } from '../graph/build.ts';
import { cycleReport, findCycles, type Cycle } from '../graph/cycles/cycles.ts';
import type { RelationshipGraph } from '../graph/relationship-graph.ts';
import type { ResourceVertex, Vertex } from '../graph/vertex.ts';
import type { ProviderDefinition } from '../resource-types/definition.ts';
import { failureReason, failureText } from '../resource-types/failure.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import { instanceIssues } from '../resource-types/issues.ts';
import { defaultProvider, isSuitable } from '../resource-types/providers.ts';
import type { Target } from '../machine/target.ts';
import type { DeferredResolver } from '../resource-types/instances/deferred.ts';
import { resolveDeferredValues } from './deferred.ts';
import { EventManager } from './event-manager.ts';
import { generateBeforeRun, generateInRun, mayGenerate } from './generator.ts';
import { evaluateResource, failureEvent } from './harness.ts';
import { Prefetcher } from './prefetch.ts';
import type { Moment, SkipReason } from './run-event.ts';
import type { RunLog } from './report/run-log.ts';
import { isWanted, skipReason, type SkipContext } from './skip.ts';
import { vertexPath, type ResourceStatus } from './report/status.ts';
import { Statuses } from './report/statuses.ts';
import type { RunStorage } from './corrective/storage.ts';

interface TransactionOptions {
  readonly table: InstanceTable;
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
  readonly tags: readonly string[];
  readonly skipTags: readonly string[];
  readonly ignoreSchedules: boolean;
  readonly isCancelled: () => boolean;
  /** Called after each vertex. It may return a promise, so that other tasks can run. */
  readonly pause: (() => Promise<void> | undefined) | undefined;
  readonly deferred: DeferredResolver | undefined;
}

export class Transaction {
  readonly statuses = new Statuses();
  readonly evaluated: string[] = [];
  cycles: readonly Cycle[] = [];
  failedToGenerate = false;
  cancelled = false;
  readonly #options: TransactionOptions;
  readonly #prefetcher: Prefetcher;
  readonly #skip: SkipContext;
  readonly #typesWithoutProvider = new Set<string>();
  readonly #postEvaluated = new Set<ProviderDefinition>();
  #index = 0;
  /** False until a resource fails. Until then, the search for failed dependencies is skipped. */
  #hasFailures = false;

  constructor(options: TransactionOptions) {
    this.#options = options;
    const { table, target, log, storage } = options;
    this.#prefetcher = new Prefetcher(table, target, log);
    this.#skip = {
      ...options,
      storage,
      now: () => target.clock,
      statusOf: (vertex) => this.statuses.of(vertex),
      hasFailedPrefetch: (vertex) => this.#prefetcher.hasFailed(vertex),
      missingSchedule: (name) => new PuppetError(instanceIssues.missingSchedule({ name }), undefined, 'Puppet::Error'),
      named: new Set(),
    };
  }

  /**
   * Runs the transaction. Throws only the `PuppetError` that ends the whole run. Errors of single resources are in
   * their statuses.
   */
  async run(): Promise<void> {
    const { table, target, log } = this.#options;
    for (const resource of [...table.resources]) {
      if (resource.type.generate === undefined) continue;
      if (!(await generateBeforeRun(resource, table, target))) this.failedToGenerate = true;
    }
    await this.#preRunChecks();
    const graph = buildRelationshipGraph(table);
    this.#refuseCycles(graph);
    log.emit({ kind: 'run-started', at: log.now(), total: graph.size });
    await this.#walk(graph);
    await this.#tearDown();
  }

  async #preRunChecks(): Promise<void> {
    const { table, target } = this.#options;
    let failed = false;
    for (const resource of table.resources) {
      try {
        const checked = resource.type.preRunCheck?.(resource, target);
        if (checked instanceof Promise) await checked;
      } catch (thrown) {
        failed = true;
        resource.logWithReason(failureReason(thrown, 'PRE_RUN_CHECKS_FAILED'), 'err', failureText(thrown));
      }
    }
    if (failed) throw new PuppetError(instanceIssues.preRunChecksFailed(), undefined, 'Puppet::Error');
  }

  #refuseCycles(graph: RelationshipGraph): void {
    const { log } = this.#options;
    this.cycles = findCycles(graph);
    if (this.cycles.length === 0) return;
    log.asPuppet('err', cycleReport(this.cycles), { code: 'DEPENDENCY_CYCLE' });
    const message = 'resource is part of a dependency cycle';
    for (const vertex of this.cycles.flatMap(({ members }) => members)) {
      this.statuses.of(vertex).add(failureEvent(message, log));
      log.emit({ kind: 'failure', at: log.now(), vertex: vertex.name, message });
    }
    throw new PuppetError(instanceIssues.cyclesInGraph(), undefined, 'Puppet::Error');
  }

  /**
   * Evaluates ready vertices until none is left. A resource without a suitable provider waits, because other resources
   * may make a provider suitable.
   */
  async #walk(graph: RelationshipGraph): Promise<void> {
    const { log, table, target, isCancelled, pause } = this.#options;
    const events = new EventManager({ graph, target, log, noop: table.noop, statuses: this.statuses });
    let deferred: Vertex[] = [];
    let madeProgress = false;
    graph.enqueueRoots();
    while (!isCancelled()) {
      const vertex = graph.takeNext();
      if (vertex === undefined) break;
      if (this.#isSuitable(vertex)) {
        madeProgress = true;
        if (vertex.kind === 'resource') {
          if (this.#prefetcher.isNeeded(vertex.resource)) await this.#prefetcher.prefetchFor(vertex.resource);
          if (mayGenerate(vertex.resource)) await this.#generate(vertex, graph);
        }
        // Brings the vertex's resource to the desired state, and refreshes it for queued events.
        const start = log.now();
        const status = this.#begin(vertex, graph, events, start);
        if (status !== undefined) {
          if (vertex.kind === 'resource') await evaluateResource(vertex, status, this.#options);
          if (!status.hasFailed) events.queue(vertex, status.events);
          if (events.hasEventsFor(vertex)) await events.process(vertex);
        }
        this.#finished(vertex, start);
        graph.finish(vertex);
        reportProgress();
        const paused = pause?.();
        if (paused !== undefined) await paused;
      } else deferred.push(vertex);
      if (graph.hasReady || deferred.length === 0) continue;
      for (const waiting of deferred) {
        if (madeProgress) graph.enqueue(waiting);
        else {
          this.#giveUp(waiting, graph);
          graph.finish(waiting);
        }
      }
      madeProgress = false;
      deferred = [];
    }
    this.cancelled = isCancelled() && (graph.hasReady || deferred.length > 0);
    if (this.cancelled) this.#skipRest(graph);
  }

  #skipRest(graph: RelationshipGraph): void {
    const { log } = this.#options;
    for (let vertex = graph.takeNext(); vertex !== undefined; vertex = graph.takeNext()) {
      this.statuses.of(vertex).skipped = true;
      log.emit({ kind: 'skip', at: log.now(), vertex: vertex.name, reason: { kind: 'cancelled' } });
      graph.finish(vertex);
    }
  }

  #isSuitable(vertex: Vertex): boolean {
    if (vertex.kind !== 'resource' || vertex.resource.type.providers === undefined) return true;
    const { resource } = vertex;
    const { target } = this.#options;
    if (resource.provider !== undefined) return isSuitable(resource.provider, target);
    const provider = defaultProvider(resource.type, target);
    if (provider !== undefined) resource.provider = provider;
    return provider !== undefined;
  }

  #giveUp(vertex: Vertex, graph: RelationshipGraph): void {
    const { log } = this.#options;
    this.#hasFailures = true;
    if (vertex.kind !== 'resource' || !isWanted(vertex, this.#skip)) return;
    const { provider, type } = vertex.resource;
    const start = log.now();
    this.#emitStart(vertex, graph, start);
    if (provider === undefined) this.#typesWithoutProvider.add(type.name);
    else
      vertex.resource.logWithReason(
        { code: 'PROVIDER_NOT_SUITABLE' },
        'err',
        `Provider ${provider.name} is not functional on this host`,
      );
    this.statuses.of(vertex).failed = true;
    log.emit({ kind: 'skip', at: log.now(), vertex: vertex.name, reason: { kind: 'not suitable' } });
    const span = { start, end: log.now() };
    log.emit({ kind: 'resource-finished', span, vertex: vertex.name, outcome: 'failed' });
  }

  async #generate(vertex: ResourceVertex, graph: RelationshipGraph): Promise<void> {
    const { table, target, log } = this.#options;
    const made = await generateInRun(vertex, graph, table, target);
    if (made === 'failed') this.failedToGenerate = true;
    else if (made.length > 0) {
      graph.clearBlockers();
      log.emit({ kind: 'generated', at: log.now(), by: vertex.name, vertices: made.map(({ name }) => name) });
    }
  }

  #begin(vertex: Vertex, graph: RelationshipGraph, events: EventManager, start: Moment): ResourceStatus | undefined {
    this.#started(vertex, graph, start);
    if (vertex.kind === 'resource') {
      const { resource } = vertex;
      if (resource.provider?.postResourceEval !== undefined) this.#postEvaluated.add(resource.provider);
      resolveDeferredValues(resource, this.#options.deferred);
    }
    this.#propagateFailure(vertex, graph);
    const status = this.statuses.of(vertex);
    const reason = skipReason(vertex, status, this.#skip);
    if (reason !== undefined) {
      this.#skipped(vertex, reason, events);
      return undefined;
    }
    // The two ends of a container share one status, which the second end determines.
    return vertex.kind === 'resource' ? status : this.statuses.renew(vertex);
  }

  #finished(vertex: Vertex, start: Moment): void {
    const { log } = this.#options;
    const status = this.statuses.of(vertex);
    if (status.hasFailed || status.failedDependencies.length > 0) this.#hasFailures = true;
    if (!log.isHeard) return;
    const span = { start, end: log.now() };
    log.emit({ kind: 'resource-finished', span, vertex: vertex.name, outcome: chooseOutcome(status) });
  }

  #started(vertex: Vertex, graph: RelationshipGraph, at: Moment): void {
    if (vertex.kind !== 'resource' || !vertex.resource.implicit) this.evaluated.push(vertexPath(vertex));
    this.#emitStart(vertex, graph, at);
  }

  #emitStart(vertex: Vertex, graph: RelationshipGraph, at: Moment): void {
    this.#index += 1;
    const { log } = this.#options;
    if (!log.isHeard) return;
    const place = vertex.kind === 'resource' ? vertex.resource.place : undefined;
    log.emit({
      kind: 'resource-started',
      at,
      vertex: vertex.name,
      path: vertexPath(vertex),
      index: this.#index,
      total: graph.size,
      anchor: vertex.kind !== 'resource',
      ...(place === undefined ? {} : { place }),
    });
  }

  #skipped(vertex: Vertex, reason: SkipReason, events: EventManager): void {
    const { log, storage } = this.#options;
    this.statuses.of(vertex).skipped = true;
    if (vertex.kind === 'resource') storage.copySkipped(vertex.resource.ref);
    log.emit({ kind: 'skip', at: log.now(), vertex: vertex.name, reason });
    events.dequeueAll(vertex);
  }

  /**
   * Stores in the vertex's status the failed resources on which it depends directly or indirectly. If the prefetch of
   * its provider failed, adds this failure.
   */
  #propagateFailure(vertex: Vertex, graph: RelationshipGraph): void {
    if (vertex.kind === 'resource' && this.#prefetcher.hasFailed(vertex)) {
      const { type, provider } = vertex.resource;
      this.statuses
        .of(vertex)
        .add(failureEvent(`Prefetch failed for ${type.name} provider '${provider?.name ?? ''}'`, this.#options.log));
    }
    if (!this.#hasFailures) return;
    const failed = new Set<Vertex>();
    for (const dependency of graph.predecessors(vertex)) {
      const status = this.statuses.of(dependency);
      for (const further of status.failedDependencies) failed.add(further);
      if (status.hasFailed) failed.add(dependency);
    }
    this.statuses.of(vertex).failedDependencies = [...failed];
  }

  async #tearDown(): Promise<void> {
    const { log, storage, target } = this.#options;
    for (const type of this.#typesWithoutProvider)
      log.asPuppet('err', `Could not find a suitable provider for ${type}`, { code: 'PROVIDER_NOT_SUITABLE' });
    for (const provider of this.#postEvaluated) {
      try {
        await provider.postResourceEval?.(target);
      } catch (thrown) {
        log.asPuppet('err', `post_resource_eval failed for provider ${provider.name}: ${failureText(thrown)}`);
      }
    }
    storage.endRun();
  }
}

function chooseOutcome(status: ResourceStatus): 'unchanged' | 'changed' | 'failed' | 'skipped' | 'noop' {
  if (status.skipped) return 'skipped';
  if (status.hasFailed) return 'failed';
  if (status.changed) return 'changed';
  return status.events.some((event) => event.status === 'noop') ? 'noop' : 'unchanged';
}
