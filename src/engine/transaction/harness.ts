/** Brings one resource to its desired state (`resource_harness.rb`): retrieve, compare, sync, and an event for each difference. */
import type { ResourceVertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise } from '../resource-types/definition.ts';
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instance.ts';
import { findAttribute } from '../resource-types/registry.ts';
import type { Target } from '../target/target.ts';
import { strictlyEqual } from '../values/equality.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { isArray, type Value } from '../values/value.ts';
import { andThen } from './and-then.ts';
import type { ChangeEvent, ChangeEvent as Event } from './change-event.ts';
import { isCorrective, keepSystemValues } from './corrective.ts';
import { changeMessage, eventNameOf, isInSync, shownValue } from './property.ts';
import type { ChangeStatus, Moment } from './run-event.ts';
import type { RunLog } from './run-log.ts';
import type { ResourceStatus } from './status.ts';
import type { RunStorage } from './storage.ts';
import { syncProperty, SyncFailure } from './sync.ts';

export interface HarnessContext {
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
}

/** What one evaluation of a resource needs to remember. */
interface Application {
  readonly vertex: ResourceVertex;
  readonly resource: Instance;
  readonly status: ResourceStatus;
  readonly current: ReadonlyMap<string, Value>;
  readonly historical: ReadonlyMap<string, Value>;
  readonly audited: readonly string[];
  /** Audited properties that were out of sync; absent where nothing is audited. */
  readonly synced: Set<string> | undefined;
}

/** Evaluates a resource. Never throws: what goes wrong is in the status. A promise only where something takes its time. */
export function evaluateResource(
  vertex: ResourceVertex,
  status: ResourceStatus,
  context: HarnessContext,
): MaybePromise<void> {
  const failed = (thrown: unknown): void => failBecause(status, failureText(thrown), context.log, vertex);
  try {
    const evaluated = andThen(retrieveResource(vertex.resource, context.target), (current) =>
      bringAbout(vertex, status, current, context),
    );
    return evaluated instanceof Promise ? evaluated.catch(failed) : evaluated;
  } catch (thrown) {
    failed(thrown);
  }
}

function bringAbout(
  vertex: ResourceVertex,
  status: ResourceStatus,
  current: ReadonlyMap<string, Value>,
  context: HarnessContext,
): MaybePromise<void> {
  const { resource } = vertex;
  const { historical, audited, synced } = auditOf(resource, context);
  const application = { vertex, resource, status, current, historical, audited, synced };
  return andThen(performChanges(application, context), () => {
    if (!status.changed || resource.noop) return;
    context.storage.of(resource.ref).synced = context.target.clock;
    return flush(resource, context.target);
  });
}

function failBecause(status: ResourceStatus, text: string, log: RunLog, vertex: ResourceVertex): void {
  vertex.resource.log('err', `Could not evaluate: ${text}`);
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

type Audit = Pick<Application, 'historical' | 'audited' | 'synced'>;
const NO_AUDIT: Audit = { historical: new Map(), audited: [], synced: undefined };

function auditOf(resource: Instance, { storage }: HarnessContext): Audit {
  const value = resource.get('audit');
  if (value === undefined) return NO_AUDIT;
  const names = (isArray(value) ? value : [value]).map(String);
  const all = names.length === 1 && names[0] === 'all';
  const audited = all
    ? resource.properties.map((property) => property.name)
    : names.filter((name) => resource.property(name) !== undefined);
  return { historical: storage.of(resource.ref).audited, audited, synced: new Set() };
}

/** The present values by property. Absent resources have no more than their absence. */
function retrieveResource(resource: Instance, target: Target): MaybePromise<ReadonlyMap<string, Value>> {
  resource.type.beforeRetrieve?.(resource, target);
  if (resource.type.retrieve !== undefined) return resource.type.retrieve(resource, target);
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property' && resource.type.needsEnsureRetrieved !== false) resource.add(ensure);
  const current = new Map<string, Value>();
  const { properties } = resource;
  let isAbsent = false;
  for (const property of properties) {
    const value: MaybePromise<Value> = isAbsent ? 'absent' : property.retrieve(target);
    if (value instanceof Promise) {
      return retrieveSlowly(properties.slice(properties.indexOf(property)), value, current, target);
    }
    const { name } = property;
    if (name === 'ensure') isAbsent = value === 'absent';
    current.set(name, value);
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

function performChanges(application: Application, context: HarnessContext): MaybePromise<void> {
  const { resource, current, audited } = application;
  const stored = context.storage.of(resource.ref);
  stored.checked = context.target.clock;
  if (audited.length > 0) {
    const seen = audited.map((name) => [name, current.get(name)] as const);
    stored.audited = new Map([...stored.audited, ...seen]);
  }
  const ensure = resource.property('ensure');
  const changed = ensure?.should === undefined ? false : syncIfNeeded(ensure, application, context);
  return andThen(
    andThen(changed, (isDone) => {
      if (isDone) return;
      const isPresent = resource.type.present?.(current) ?? current.get('ensure') !== 'absent';
      return isPresent ? syncFrom(0, resource.properties, application, context) : undefined;
    }),
    () => {
      reportAudits(application, context);
      keepSystemValues(resource, application.status, context.storage);
    },
  );
}

function syncFrom(
  first: number,
  properties: readonly Property[],
  application: Application,
  context: HarnessContext,
): MaybePromise<void> {
  let next = first;
  for (let property = properties[next]; property !== undefined; property = properties[next]) {
    next += 1;
    const synced = syncIfNeeded(property, application, context);
    const rest = next;
    if (synced instanceof Promise) return synced.then(() => syncFrom(rest, properties, application, context));
  }
}

/** Whether there was a difference, whatever became of it. A promise where the machine is changed. */
function syncIfNeeded(property: Property, application: Application, context: HarnessContext): MaybePromise<boolean> {
  const { target, log } = context;
  const current = application.current.get(property.name);
  const start = log.now();
  let change: Change;
  try {
    if (!property.isManaged || property.should === undefined || isInSync(property, current, target)) return false;
    const audit = briefAudit(property, application, current);
    if (!property.resource.noop) return sync(property, application, { current, audit, start }, context);
    const message = property.sensitive
      ? `current_value ${shownValue(property, current, 'is')}, should be ${shownValue(property, property.should, 'should')} (noop)${audit}`
      : `${changeMessage(property, current)} (noop)${audit}`;
    change = { message, status: 'noop', current };
  } catch (thrown) {
    change = failedChange(property, current, thrown, log);
  }
  record(property, application, change, context, start);
  return true;
}

async function sync(
  property: Property,
  application: Application,
  { current, audit, start }: { readonly current: Value; readonly audit: string; readonly start: Moment },
  context: HarnessContext,
): Promise<true> {
  let change: Change;
  try {
    await syncProperty(property, context.target);
    const message = property.sensitive
      ? `changed ${shownValue(property, current, 'is')} to ${shownValue(property, property.should, 'should')}${audit}`
      : `${changeMessage(property, current)}${audit}`;
    change = { message, status: 'success', current };
  } catch (thrown) {
    change = failedChange(property, current, thrown, context.log);
  }
  record(property, application, change, context, start);
  return true;
}

interface Change {
  readonly message: string;
  readonly status: ChangeStatus;
  readonly current: Value;
}

function failedChange(property: Property, current: Value, thrown: unknown, log: RunLog): Change {
  const text = failureText(thrown);
  if (thrown instanceof SyncFailure && thrown.wrapped !== undefined) {
    log.asPuppet('err', text);
    log.asPuppet('err', `${text}\nWrapped exception:\n${thrown.wrapped}`);
  } else log.asPuppet('err', text);
  const [is, should] = [shownValue(property, current, 'is'), shownValue(property, property.should, 'should')];
  return { message: `change from ${is} to ${should} failed: ${text}`, status: 'failure', current };
}

function record(
  property: Property,
  application: Application,
  { message: text, status, current }: Change,
  { log, storage, target }: HarnessContext,
  start: Moment,
): void {
  const corrective = isCorrective(property, current, { storage, target, log });
  const message = corrective ? `${text} (corrective)` : text;
  const event = changeEvent(property, { message, status, current, corrective, id: log.nextId() });
  application.status.add(event);
  property.log(status === 'failure' ? 'err' : property.resource.loglevel, message);
  application.synced?.add(property.name);
  if (!log.isHeard) return;
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
    } else if (!strictlyEqual(historical.get(name), now) && synced?.has(name) !== true) {
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
