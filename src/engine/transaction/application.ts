/** What the evaluation of one resource works with. */
import type { ResourceVertex } from '../graph/vertex.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { PresentValues } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { Target } from '../target/target.ts';
import type { Value } from '../values/value.ts';
import type { RunLog } from './run-log.ts';
import type { ResourceStatus } from './status.ts';
import type { RunStorage } from './storage.ts';

/** What is the same for all resources of a run. */
export interface HarnessContext {
  readonly target: Target;
  readonly log: RunLog;
  readonly storage: RunStorage;
}

/** What one evaluation of a resource needs to remember. */
export interface Application {
  readonly vertex: ResourceVertex;
  readonly resource: Instance;
  readonly status: ResourceStatus;
  /** As they are before anything is changed. */
  readonly properties: readonly Property[];
  readonly current: PresentValues;
  readonly audit: Audit;
}

/** What of a resource is only watched. */
export interface Audit {
  /** Values that were seen last, by property. */
  readonly historical: ReadonlyMap<string, Value>;
  readonly audited: readonly string[];
  /** Audited properties that were out of sync; absent where nothing is audited. */
  readonly synced: Set<string> | undefined;
}
