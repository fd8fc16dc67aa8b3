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
import type { Application, HarnessContext } from './application.ts';
import type { ChangeEvent } from './change-event.ts';
import { keepSystemValues } from './corrective.ts';
import { changeEvent, syncIfNeeded } from './property-sync.ts';
import { shownValue } from './property.ts';
import type { RunLog } from './run-log.ts';
import type { ResourceStatus } from './status.ts';

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
  const performed = performChanges(application, context);
  return performed instanceof Promise
    ? performed.then(() => settle(application, context))
    : settle(application, context);
}

/** Lets the provider write what it gathered, once something was changed. */
function settle({ resource, status }: Application, { storage, target }: HarnessContext): MaybePromise<void> {
  if (!status.changed || resource.noop) return;
  storage.of(resource.ref).synced = target.clock;
  return flush(resource, target);
}

function failBecause(status: ResourceStatus, text: string, log: RunLog, vertex: ResourceVertex): void {
  vertex.resource.log('err', `Could not evaluate: ${text}`);
  status.add(failureEvent(text, log));
  log.emit({ kind: 'failure', at: log.now(), vertex: vertex.name, message: text });
}

/** The event of a resource that fails as a whole. */
export function failureEvent(message: string, log: RunLog): ChangeEvent {
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
  const synced =
    changed instanceof Promise
      ? changed.then((isDone) => syncOthers(isDone, application, context))
      : syncOthers(changed, application, context);
  if (synced instanceof Promise) return synced.then(() => conclude(application, context));
  conclude(application, context);
}

/** The properties beside `ensure`: of what is there, and was there before. */
function syncOthers(isDone: boolean, application: Application, context: HarnessContext): MaybePromise<void> {
  if (isDone) return;
  const { resource, current } = application;
  const isPresent = resource.type.present?.(current) ?? current.get('ensure') !== 'absent';
  return isPresent ? syncFrom(0, resource.properties, application, context) : undefined;
}

function conclude(application: Application, context: HarnessContext): void {
  reportAudits(application, context);
  keepSystemValues(application.resource, application.status, context.storage);
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
