/**
 * Brings one property to its desired value, or only reports the change in noop mode (`resource_harness.rb`). Records
 * the outcome.
 */
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise } from '../resource-types/behavior.ts';
import type { LogReason } from '../diagnostics/log.ts';
import { failureReason, failureText, TypeFailure } from '../resource-types/failure.ts';
import { strictlyEqual } from '../values/equality.ts';
import type { Value } from '../values/value.ts';
import type { Application, HarnessContext } from './application.ts';
import type { ChangeEvent } from './change-event.ts';
import { isCorrective } from './corrective/corrective.ts';
import { changeMessage, nameEvent, isInSync, shownValue } from './property.ts';
import type { ChangeStatus, Moment } from './run-event.ts';
import type { RunLog } from './report/run-log.ts';
import { syncProperty, SyncFailure } from './sync.ts';

/**
 * Changes a property that is out of sync. Returns true if it was out of sync, even if the change failed. Returns a
 * promise only for an asynchronous comparison or a change.
 */
export function syncIfNeeded(
  property: Property,
  application: Application,
  context: HarnessContext,
): MaybePromise<boolean> {
  const current = application.current.get(property.name);
  const start = context.log.now();
  let change: Change;
  try {
    const wanted = property.isManaged ? property.should : undefined;
    if (wanted === undefined) return false;
    const inSync = isInSync(property, current, context.target);
    if (inSync === true) return false;
    if (inSync !== false || !property.resource.noop)
      return sync(property, application, context, { current, wanted, inSync, start });
    change = noopChange(property, application, current, wanted);
  } catch (thrown) {
    change = failedChange(property, current, thrown, context.log);
  }
  record(property, application, change, context, start);
  return true;
}

interface Comparison {
  readonly current: Value;
  readonly wanted: Value;
  readonly inSync: MaybePromise<boolean>;
  readonly start: Moment;
}

async function sync(
  property: Property,
  application: Application,
  context: HarnessContext,
  { current, wanted, inSync, start }: Comparison,
): Promise<boolean> {
  const { target, log } = context;
  let change: Change;
  try {
    if (inSync instanceof Promise && (await inSync)) return false;
    if (property.resource.noop) change = noopChange(property, application, current, wanted);
    else {
      const audit = briefAudit(property, application, current);
      await syncProperty(property, target);
      // Reads the desired value again, because it may depend on the machine, which may have changed in the meantime.
      const desired = property.should;
      change = { message: `${doneMessage(property, current, desired)}${audit}`, status: 'success', current, desired };
    }
  } catch (thrown) {
    change = failedChange(property, current, thrown, log);
  }
  record(property, application, change, context, start);
  return true;
}

function noopChange(property: Property, application: Application, current: Value, desired: Value): Change {
  const message = `${noopMessage(property, current, desired)}${briefAudit(property, application, current)}`;
  return { message, status: 'noop', current, desired };
}

function noopMessage(property: Property, current: Value, desired: Value): string {
  if (!property.sensitive) return `${changeMessage(property, current, desired)} (noop)`;
  return `current_value ${shownValue(property, current, 'is')}, should be ${shownValue(property, desired, 'should')} (noop)`;
}

function doneMessage(property: Property, current: Value, desired: Value): string {
  if (!property.sensitive) return changeMessage(property, current, desired);
  return `changed ${shownValue(property, current, 'is')} to ${shownValue(property, desired, 'should')}`;
}

interface Change {
  readonly message: string;
  readonly status: ChangeStatus;
  readonly current: Value;
  readonly desired: Value;
  readonly reason?: LogReason;
}

function failedChange(property: Property, current: Value, thrown: unknown, log: RunLog): Change {
  const text = failureText(thrown);
  const reason = failureReason(thrown, 'CHANGE_FAILED');
  if (thrown instanceof TypeFailure && thrown.wrapped !== undefined) {
    if (thrown instanceof SyncFailure) log.asPuppet('err', text, reason);
    log.asPuppet('err', `${text}\nWrapped exception:\n${thrown.wrapped}`, reason);
  } else log.asPuppet('err', text, reason);
  const desired = property.should;
  const [is, should] = [shownValue(property, current, 'is'), shownValue(property, desired, 'should')];
  return { message: `change from ${is} to ${should} failed: ${text}`, status: 'failure', current, desired, reason };
}

function record(
  property: Property,
  application: Application,
  change: Change,
  context: HarnessContext,
  start: Moment,
): void {
  const { log } = context;
  const { message: text, status, current, desired } = change;
  const corrective = isCorrective(property, current, context);
  const message = corrective ? `${text} (corrective)` : text;
  const event = changeEvent(property, change, message, corrective, log.nextId());
  application.status.add(event);
  property.log(status === 'failure' ? 'err' : property.resource.loglevel, message, change.reason);
  application.audit.synced?.add(property.name);
  if (!log.isHeard) return;
  log.emit({
    kind: 'change',
    id: event.id,
    span: { start, end: log.now() },
    vertex: application.vertex.name,
    property: property.name,
    previous: shownValue(property, current, 'is'),
    desired: shownValue(property, desired, 'should'),
    message,
    status,
    corrective,
    ...(change.reason === undefined ? {} : { reason: change.reason }),
  });
}

export function changeEvent(
  property: Property,
  { status, current, desired }: Pick<Change, 'status' | 'current' | 'desired'>,
  message: string,
  corrective: boolean,
  id: number,
): ChangeEvent {
  const { name, invalidatesRefreshes } = nameEvent(property, desired);
  return {
    id,
    name,
    property: property.name,
    previous: redacted(property, current),
    desired: redacted(property, desired),
    message,
    status,
    invalidatesRefreshes,
    corrective,
  };
}

function redacted({ sensitive, definition }: Property, value: Value): Value {
  if (sensitive && value !== undefined) return '[redacted]';
  return definition.reported === undefined ? value : definition.reported(value);
}

function briefAudit(property: Property, { audit: { audited, historical } }: Application, current: Value): string {
  if (audited.length === 0) return '';
  const before = historical.get(property.name);
  if (!audited.includes(property.name) || before === undefined || strictlyEqual(before, current)) return '';
  return ` (previously recorded value was ${shownValue(property, before, 'is')})`;
}
