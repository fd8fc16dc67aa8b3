/**
 * Brings one resource to its desired state (`resource_harness.rb`). Reads, compares and changes its properties, and
 * creates an event for each difference.
 */
import type { ResourceVertex } from '../graph/vertex.ts';
import { failureReason, failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { Target } from '../machine/target.ts';
import { strictlyEqual } from '../values/equality.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray } from '../values/value.ts';
import type { Application, Audit, HarnessContext } from './application.ts';
import type { ChangeEvent } from './change-event.ts';
import { keepSystemValues } from './corrective/corrective.ts';
import { changeEvent, syncIfNeeded } from './property-sync.ts';
import { shownValue } from './property.ts';
import { propertiesToRead, readProperties } from './retrieve.ts';
import type { RunLog } from './report/run-log.ts';
import type { ResourceStatus } from './report/status.ts';

/** Brings a resource to its desired state. Errors are recorded in its status. */
export async function evaluateResource(
  vertex: ResourceVertex,
  status: ResourceStatus,
  context: HarnessContext,
): Promise<void> {
  const { resource } = vertex;
  const { storage, target, log } = context;
  try {
    const properties = propertiesToRead(resource, target);
    const read = readProperties(resource, properties, target);
    const current = read instanceof Promise ? await read : read;
    const audit = createAudit(resource, context);
    const application = { vertex, resource, status, properties, current, audit };
    storage.noteChecked(resource.ref, target.clock);
    noteAudited(application, context);
    // Changes `ensure` first. The other properties are compared only if `ensure` was in sync and the resource exists.
    const ensure = properties.find(({ name }) => name === 'ensure');
    const settled = ensure?.should !== undefined && syncIfNeeded(ensure, application, context);
    const isSettled = settled instanceof Promise ? await settled : settled;
    if (!isSettled && (resource.type.present?.(current) ?? current.get('ensure') !== 'absent')) {
      for (const property of properties) {
        const synced = syncIfNeeded(property, application, context);
        if (synced instanceof Promise) await synced;
      }
    }
    if (audit !== NO_AUDIT) reportAudits(application, context);
    keepSystemValues(resource, status, storage);
    if (!status.changed || resource.noop) return;
    storage.of(resource.ref).synced = target.clock;
    await flush(resource, target);
  } catch (thrown) {
    failBecause(status, thrown, log, vertex);
  }
}

function failBecause(status: ResourceStatus, thrown: unknown, log: RunLog, vertex: ResourceVertex): void {
  const text = failureText(thrown);
  vertex.resource.logWithReason(failureReason(thrown, 'COULD_NOT_EVALUATE'), 'err', `Could not evaluate: ${text}`);
  status.add(failureEvent(text, log));
  log.emit({ kind: 'failure', at: log.now(), vertex: vertex.name, message: text });
}

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

function createAudit(resource: Instance, { storage }: HarnessContext): Audit {
  const value = resource.get('audit');
  if (value === undefined) return NO_AUDIT;
  const names = (isArray(value) ? value : [value]).map(String);
  const all = names.length === 1 && names[0] === 'all';
  const audited = all
    ? resource.properties.map((property) => property.name)
    : names.filter((name) => resource.property(name) !== undefined);
  return { historical: storage.of(resource.ref).audited, audited, synced: new Set() };
}

function noteAudited({ resource, current, audit }: Application, { storage }: HarnessContext): void {
  if (audit.audited.length === 0) return;
  const stored = storage.of(resource.ref);
  const seen = audit.audited.map((name) => [name, current.get(name)] as const);
  stored.audited = new Map([...stored.audited, ...seen]);
}

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
