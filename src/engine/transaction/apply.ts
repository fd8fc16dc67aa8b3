/** Applies a catalog to a machine: from the catalog to the report, in one call. */
import type { Catalog } from '../catalog/catalog.ts';
import { toInstances } from '../resource-types/instances/to-instances.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { toRunError, type RunError } from '../resource-types/run-error.ts';
import { type RunLimits, RunWork } from '../machine/run-work.ts';
import type { Target } from '../machine/target.ts';
import type { DeferredResolver } from '../resource-types/instances/deferred.ts';
import type { RunReport } from './report/report.ts';
import type { RunListener } from './run-event.ts';
import { RunLog } from './report/run-log.ts';
import { RunStorage } from './corrective/storage.ts';
import { countTotals } from './report/totals.ts';
import { Transaction } from './transaction.ts';

interface CancelSignal {
  readonly aborted: boolean;
}

export interface ApplyOptions {
  readonly types: TypeRegistry;
  readonly noop?: boolean;
  /** Tags that limit the run. Only resources with one of these tags are evaluated. */
  readonly tags?: readonly string[];
  readonly skipTags?: readonly string[];
  readonly ignoreSchedules?: boolean;
  /**
   * State left by earlier runs on the same machine. The run updates it. Without it, no change counts as corrective, as
   * with `puppet apply`.
   */
  readonly storage?: RunStorage;
  /** Limits that differ from the default. */
  readonly limits?: Partial<RunLimits>;
  readonly listener?: RunListener;
  /** Checked before each resource. Once it is aborted, the remaining resources are skipped. */
  readonly signal?: CancelSignal;
  /**
   * Called after each resource. If it returns a promise, the run waits for it, so that a message to cancel can arrive.
   */
  readonly pause?: () => Promise<void> | undefined;
  readonly deferred?: DeferredResolver;
}

/**
 * Applies a catalog. An invalid catalog or a fault of the machine does not reject the promise, because the report
 * contains the error.
 */
export async function applyCatalog(catalog: Catalog, target: Target, options: ApplyOptions): Promise<RunReport> {
  const log = new RunLog(target, options.listener);
  const startedAt = target.clock;
  target.work = new RunWork(options.limits);
  const noop = options.noop ?? false;
  let table: InstanceTable;
  try {
    const { types, deferred } = options;
    table = toInstances(catalog, { types, target, noop, deferred, log: (line) => log.write(line) });
  } catch (thrown) {
    const graphError = toRunError(thrown);
    return finish({ log, target, noop, startedAt, graphError });
  }
  const transaction = new Transaction({
    table,
    target,
    log,
    storage: options.storage ?? RunStorage.ofOneRun(),
    tags: normalTags(options.tags),
    skipTags: normalTags(options.skipTags),
    ignoreSchedules: options.ignoreSchedules ?? false,
    isCancelled: () => options.signal?.aborted ?? false,
    pause: options.pause,
    deferred: options.deferred,
  });
  let applyError: RunError | undefined;
  try {
    await transaction.run();
  } catch (thrown) {
    applyError = toRunError(thrown);
  }
  return finish({ log, target, noop, startedAt, applyError, transaction });
}

function normalTags(tags: readonly string[] | undefined): readonly string[] {
  return (tags ?? []).map((tag) => tag.toLowerCase());
}

interface Outcome {
  readonly log: RunLog;
  readonly target: Target;
  readonly noop: boolean;
  readonly startedAt: number;
  readonly graphError?: RunError;
  readonly applyError?: RunError | undefined;
  readonly transaction?: Transaction;
}

function finish({ log, target, noop, startedAt, graphError, applyError, transaction }: Outcome): RunReport {
  const statuses = (transaction?.statuses.all ?? []).filter(({ implicit }) => !implicit);
  const totals = countTotals(statuses);
  target.work = undefined;
  const cancelled = transaction?.cancelled ?? false;
  log.emit({ kind: 'run-finished', at: log.now(), totals, cancelled });
  const hasFailed =
    graphError !== undefined ||
    applyError !== undefined ||
    totals.failed > 0 ||
    totals.failedToRestart > 0 ||
    transaction?.failedToGenerate === true;
  return {
    status: hasFailed ? 'failed' : totals.changes > 0 ? 'changed' : 'unchanged',
    noop,
    graphError,
    applyError,
    cycles: transaction?.cycles ?? [],
    logs: log.lines,
    statuses,
    evaluated: transaction?.evaluated ?? [],
    totals,
    cancelled,
    correctiveChange: statuses.some(({ corrective }) => corrective),
    startedAt,
    endedAt: target.clock,
  };
}
