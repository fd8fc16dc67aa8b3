/** Brings one resource to its desired state (`resource_harness.rb`): retrieve, compare, sync, and an event for each difference. */
import type { Vertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise } from '../resource-types/definition.ts';
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instance.ts';
import { findAttribute } from '../resource-types/registry.ts';
import type { Target } from '../target/target.ts';
import { strictlyEqual } from '../values/equality.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { isArray, type Value } from '../values/value.ts';
import type { ChangeEvent, ChangeEvent as Event } from './change-event.ts';
import { isCorrective, keepSystemValues } from './corrective.ts';
import { changeMessage, eventNameOf, isInSync, shownValue } from './property.ts';
import type { ChangeStatus } from './run-event.ts';
import type { RunLog } from './run-log.ts';
import { ResourceStatus } from './status.ts';
import type { RunStorage } from './storage.ts';
import { syncProperty, SyncFailure } from './sync.ts';

export interface HarnessContext {
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
}

/** What one evaluation of a resource needs to remember. */
interface Application {
  readonly vertex: Vertex;
  readonly resource: Instance;
  readonly status: ResourceStatus;
  readonly current: ReadonlyMap<string, Value>;
  readonly historical: ReadonlyMap<string, Value>;
  readonly audited: readonly string[];
  readonly synced: Set<string>;
}

/** Evaluates a resource. Never throws: what goes wrong is in the status. */
export async function evaluateResource(vertex: Vertex, context: HarnessContext): Promise<ResourceStatus> {
  const status = new ResourceStatus(vertex);
  if (vertex.kind !== 'resource') return status;
  const { resource } = vertex;
  try {
    const retrieved = retrieveResource(resource, context.target);
    const current = retrieved instanceof Promise ? await retrieved : retrieved;
    await performChanges({ vertex, resource, status, current, ...auditOf(resource, context) }, context);
    if (status.changed && !resource.noop) {
      context.storage.of(resource.ref).synced = context.target.clock;
      await flush(resource, context.target);
    }
  } catch (thrown) {
    failBecause(status, resource, failureText(thrown), context.log, vertex);
  }
  return status;
}

function failBecause(status: ResourceStatus, resource: Instance, text: string, log: RunLog, vertex: Vertex): void {
  resource.log('err', `Could not evaluate: ${text}`);
  status.add(failureEvent(text, log));
  log.emit({ kind: 'failure', at: log.now(), vertex: vertex.name, message: text });
}

/** The event of a resource that fails as a whole. */
export function failureEvent(message: string, log: RunLog): Event {
  return {
    id: log.nextId(),
    name: 'resource_error',
    property: undefined,
    previous: undefined,
    desired: undefined,
    message,
    status: 'failure',
    invalidatesRefreshes: false,
    corrective: false,
  };
}

async function flush(resource: Instance, target: Target): Promise<void> {
  const { provider } = resource;
  if (provider?.flush === undefined && resource.type.flush === undefined) return;
  await target.stepAsync(`flush ${resource.ref}`, async () => {
    await provider?.flush?.(resource, target);
    await resource.type.flush?.(resource, target);
  });
}

function auditOf(
  resource: Instance,
  { storage }: HarnessContext,
): Pick<Application, 'historical' | 'audited' | 'synced'> {
  const value = resource.get('audit');
  const names = value === undefined ? [] : (isArray(value) ? value : [value]).map(String);
  const all = names.length === 1 && names[0] === 'all';
  const audited = all
    ? resource.properties.map((property) => property.name)
    : names.filter((name) => resource.property(name) !== undefined);
  return { historical: new Map(storage.of(resource.ref).audited), audited, synced: new Set() };
}

/** The present values by property. Absent resources have no more than their absence. */
function retrieveResource(resource: Instance, target: Target): MaybePromise<ReadonlyMap<string, Value>> {
  resource.type.beforeRetrieve?.(resource, target);
  if (resource.type.retrieve !== undefined) return resource.type.retrieve(resource, target);
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property' && resource.type.needsEnsureRetrieved !== false) resource.add(ensure);
  const current = new Map<string, Value>();
  const { properties } = resource;
  for (const [index, property] of properties.entries()) {
    const value = current.get('ensure') === 'absent' ? 'absent' : property.retrieve(target);
    if (value instanceof Promise) return retrieveSlowly(properties.slice(index), value, current, target);
    current.set(property.name, value);
  }
  return current;
}

async function retrieveSlowly(
  properties: readonly Property[],
  first: Promise<Value>,
  current: Map<string, Value>,
  target: Target,
): Promise<ReadonlyMap<string, Value>> {
  for (const [index, property] of properties.entries()) {
    if (index === 0) current.set(property.name, await first);
    else current.set(property.name, current.get('ensure') === 'absent' ? 'absent' : await property.retrieve(target));
  }
  return current;
}

async function performChanges(application: Application, context: HarnessContext): Promise<void> {
  const { resource, current, audited } = application;
  const stored = context.storage.of(resource.ref);
  stored.checked = context.target.clock;
  for (const name of audited) stored.audited.set(name, current.get(name));
  const ensure = resource.property('ensure');
  const changed = ensure?.should !== undefined && (await syncIfNeeded(ensure, application, context));
  if (!changed) {
    const isPresent = resource.type.present?.(current) ?? current.get('ensure') !== 'absent';
    if (isPresent) for (const property of resource.properties) await syncIfNeeded(property, application, context);
  }
  reportAudits(application, context);
  keepSystemValues(resource, application.status, context.storage);
}

/** Whether there was a difference, whatever became of it. */
async function syncIfNeeded(property: Property, application: Application, context: HarnessContext): Promise<boolean> {
  const { target, log } = context;
  const current = application.current.get(property.name);
  const start = log.now();
  let message: string;
  let status: ChangeStatus;
  try {
    if (!property.isManaged || property.should === undefined || isInSync(property, current, target)) return false;
    const audit = briefAudit(property, application, current);
    if (property.resource.noop) {
      message = property.sensitive
        ? `current_value ${shownValue(property, current, 'is')}, should be ${shownValue(property, property.should, 'should')} (noop)${audit}`
        : `${changeMessage(property, current)} (noop)${audit}`;
      status = 'noop';
    } else {
      await syncProperty(property, target);
      message = property.sensitive
        ? `changed ${shownValue(property, current, 'is')} to ${shownValue(property, property.should, 'should')}${audit}`
        : `${changeMessage(property, current)}${audit}`;
      status = 'success';
    }
  } catch (thrown) {
    const text = failureText(thrown);
    if (thrown instanceof SyncFailure && thrown.wrapped !== undefined) {
      log.asPuppet('err', text);
      log.asPuppet('err', `${text}\nWrapped exception:\n${thrown.wrapped}`);
    } else log.asPuppet('err', text);
    const [is, should] = [shownValue(property, current, 'is'), shownValue(property, property.should, 'should')];
    message = `change from ${is} to ${should} failed: ${text}`;
    status = 'failure';
  }
  record(property, application, { message, status, current }, context, start);
  return true;
}

function record(
  property: Property,
  application: Application,
  {
    message: text,
    status,
    current,
  }: { readonly message: string; readonly status: ChangeStatus; readonly current: Value },
  { log, storage, target }: HarnessContext,
  start: ReturnType<RunLog['now']>,
): void {
  const corrective = isCorrective(property, current, { storage, target, log });
  const message = corrective ? `${text} (corrective)` : text;
  const event = changeEvent(property, { message, status, current, corrective, id: log.nextId() });
  application.status.add(event);
  property.log(status === 'failure' ? 'err' : property.resource.loglevel, message);
  application.synced.add(property.name);
  log.emit({
    kind: 'change',
    id: event.id,
    span: { start, end: log.now() },
    vertex: application.vertex.name,
    property: property.name,
    previous: shownValue(property, current, 'is'),
    desired: shownValue(property, property.should, 'should'),
    message,
    status,
    corrective,
  });
}

function changeEvent(
  property: Property,
  values: Pick<ChangeEvent, 'message' | 'status' | 'corrective' | 'id'> & { readonly current: Value },
): ChangeEvent {
  const { should } = property;
  const redact = (value: Value): Value => (property.sensitive && value !== undefined ? '[redacted]' : value);
  const { name, invalidatesRefreshes } = eventNameOf(property);
  return {
    id: values.id,
    name,
    property: property.name,
    previous: redact(values.current),
    desired: redact(should),
    message: values.message,
    status: values.status,
    invalidatesRefreshes,
    corrective: values.corrective,
  };
}

function briefAudit(property: Property, { audited, historical }: Application, current: Value): string {
  const before = historical.get(property.name);
  if (!audited.includes(property.name) || before === undefined || strictlyEqual(before, current)) return '';
  return ` (previously recorded value was ${shownValue(property, before, 'is')})`;
}

/** Audited properties that nothing changed: new ones are noted, changed ones are events. */
function reportAudits(application: Application, { log }: HarnessContext): void {
  const { audited, historical, current, synced, resource, status } = application;
  for (const name of audited) {
    const property = resource.property(name);
    if (property === undefined) continue;
    const now = current.get(name);
    if (!historical.has(name)) {
      property.log(
        'notice',
        `audit change: newly-recorded value ${property.sensitive ? '[redacted]' : rubyToString(now)}`,
      );
    } else if (!strictlyEqual(historical.get(name), now) && !synced.has(name)) {
      const [was, is] = [shownValue(property, historical.get(name), 'is'), shownValue(property, now, 'is')];
      const message = `audit change: previously recorded value ${was} has been changed to ${is}`;
      const event = changeEvent(property, {
        message,
        status: 'audit',
        current: now,
        corrective: false,
        id: log.nextId(),
      });
      property.log(resource.loglevel, message);
      status.add(event);
    }
  }
}
