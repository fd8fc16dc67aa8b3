/** The context in which one resource is evaluated. */
import type { ResourceVertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { PresentValues } from '../resource-types/behavior.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { RunLog } from './run-log.ts';
import type { ResourceStatus } from './status.ts';
import type { RunStorage } from './storage.ts';

/** The part of the context that all resources of a run share. */
export interface HarnessContext {
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
}

/** The state of one evaluation of a resource. */
export interface Application {
  readonly vertex: ResourceVertex;
  readonly resource: Instance;
  readonly status: ResourceStatus;
  readonly properties: readonly Property[];
  /** The properties' values before anything is changed. */
  readonly current: PresentValues;
  readonly audit: Audit;
}

/** The audited properties of a resource. */
export interface Audit {
  /** Values from the last run, by property. */
  readonly historical: ReadonlyMap<string, Value>;
  readonly audited: readonly string[];
  /** Audited properties that were out of sync; undefined if nothing is audited. */
  readonly synced: Set<string> | undefined;
}
