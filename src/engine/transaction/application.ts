/** Data that the steps of evaluating one resource share. */
import type { ResourceVertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { PresentValues } from '../resource-types/behavior.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { RunLog } from './report/run-log.ts';
import type { ResourceStatus } from './report/status.ts';
import type { RunStorage } from './corrective/storage.ts';

export interface HarnessContext {
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
}

export interface Application {
  readonly vertex: ResourceVertex;
  readonly resource: Instance;
  readonly status: ResourceStatus;
  readonly properties: readonly Property[];
  readonly current: PresentValues;
  readonly audit: Audit;
}

export interface Audit {
  readonly historical: ReadonlyMap<string, Value>;
  readonly audited: readonly string[];
  readonly synced: Set<string> | undefined;
}
