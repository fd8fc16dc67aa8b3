/** Brings one resource to its desired state (`resource_harness.rb`): retrieve, compare, sync, and an event for each difference. */
import type { ResourceVertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise, PresentValues } from '../resource-types/definition.ts';
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { Target } from '../target/target.ts';
import { strictlyEqual } from '../values/equality.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray } from '../values/value.ts';
import type { Application, Audit, HarnessContext } from './application.ts';
import type { ChangeEvent } from './change-event.ts';
import { keepSystemValues } from './corrective.ts';
import { changeEvent, syncIfNeeded } from './property-sync.ts';
import { shownValue } from './property.ts';
import { ReadValues, retrieveResource } from './retrieve.ts';
import type { RunLog } from './run-log.ts';
import type { ResourceStatus } from './status.ts';

/** Evaluates a resource. Never throws: what goes wrong is in the status. A promise only where something takes its time. */
export function evaluateResource(
  vertex: ResourceVertex,
  status: ResourceStatus,
  context: HarnessContext,
): MaybePromise<void> {
  try {
    const current = retrieveResource(vertex.resource, context.target);
    const done =
      current instanceof Promise
        ? bringAboutFrom(current, vertex, status, context)
        : bringAbout(vertex, status, current, context);
    return done instanceof Promise ? guarded(done, vertex, status, context) : done;
  } catch (thrown) {
    failBecause(status, failureText(thrown), context.log, vertex);
  }
}

// Steps that wait are functions of their own here: nearly all that a run does is at hand, and costs less without a closure.
async function guarded(
  done: Promise<void>,
  vertex: ResourceVertex,
  status: ResourceStatus,
  { log }: HarnessContext,
): Promise<void> {
  try {
    await done;
  } catch (thrown) {
    failBecause(status, failureText(thrown), log, vertex);
  }
}

async function bringAboutFrom(
  current: Promise<PresentValues>,
  vertex: ResourceVertex,
  status: ResourceStatus,
  context: HarnessContext,
): Promise<void> {
  await bringAbout(vertex, status, await current, context);
}

function bringAbout(
  vertex: ResourceVertex,
  status: ResourceStatus,
  current: PresentValues,
  context: HarnessContext,
): MaybePromise<void> {
  const { resource } = vertex;
  const properties = current instanceof ReadValues ? current.properties : resource.properties;
  const application = { vertex, resource, status, properties, current, audit: auditOf(resource, context) };
  const performed = performChanges(application, context);
  return performed instanceof Promise ? settleAfter(performed, application, context) : settle(application, context);
}

async function settleAfter(performed: Promise<void>, application: Application, context: HarnessContext): Promise<void> {
  await performed;
  await settle(application, context);
}

/** Says what became of the resource, and lets the provider write what it gathered, once something was changed. */
function settle(application: Application, context: HarnessContext): MaybePromise<void> {
  const { resource, status, audit } = application;
  const { storage, target } = context;
  if (audit !== NO_AUDIT) reportAudits(application, context);
  keepSystemValues(resource, status, storage);
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

function performChanges(application: Application, context: HarnessContext): MaybePromise<void> {
  const { resource, properties, current, audit } = application;
  const { storage, target } = context;
  storage.noteChecked(resource.ref, target.clock);
  if (audit.audited.length > 0) {
    const stored = storage.of(resource.ref);
    const seen = audit.audited.map((name) => [name, current.get(name)] as const);
    stored.audited = new Map([...stored.audited, ...seen]);
  }
  const ensure = properties.find(isEnsure);
  const changed = ensure?.should === undefined ? false : syncIfNeeded(ensure, application, context);
  return changed instanceof Promise
    ? syncOthersAfter(changed, application, context)
    : syncOthers(changed, application, context);
}

async function syncOthersAfter(
  changed: Promise<boolean>,
  application: Application,
  context: HarnessContext,
): Promise<void> {
  await syncOthers(await changed, application, context);
}

/** The properties beside `ensure`: of what is there, and was there before. */
function syncOthers(isDone: boolean, application: Application, context: HarnessContext): MaybePromise<void> {
  if (isDone) return;
  const { resource, properties, current } = application;
  const isPresent = resource.type.present?.(current) ?? current.get('ensure') !== 'absent';
  return isPresent ? syncFrom(0, properties, application, context) : undefined;
}

function isEnsure({ name }: Property): boolean {
  return name === 'ensure';
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
    if (synced instanceof Promise) return syncFromAfter(synced, next, properties, application, context);
  }
}

async function syncFromAfter(
  synced: Promise<boolean>,
  next: number,
  properties: readonly Property[],
  application: Application,
  context: HarnessContext,
): Promise<void> {
  await synced;
  await syncFrom(next, properties, application, context);
}

/** Audited properties that nothing changed: new ones are noted, changed ones are events. */
function reportAudits(application: Application, { log }: HarnessContext): void {
  const { current, resource, status } = application;
  const { audited, historical, synced } = application.audit;
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
      const change = { status: 'audit', current: now, desired: property.should } as const;
      const event = changeEvent(property, change, message, false, log.nextId());
      property.log(resource.loglevel, message);
      status.add(event);
    }
  }
}
