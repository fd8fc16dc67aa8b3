/**
 * Events of a run in order, for a timeline. Times are milliseconds of the simulated machine's clock. `step` is the
 * position in the machine's journal. `target.stateAt(step)` returns the machine at that moment.
 *
 * Changes, refreshes and passed events have an `id`. `causes` are the ids of their direct causes. Following the causes
 * back from a refresh leads to the original changes.
 */
import type { LogLine, LogReason } from '../diagnostics/log.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { RunTotals } from './report/totals.ts';

export interface Moment {
  readonly time: number;
  readonly step: number;
}

export interface Span {
  readonly start: Moment;
  readonly end: Moment;
}

export type SkipReason =
  | { readonly kind: 'failed dependencies'; readonly dependencies: readonly string[] }
  | { readonly kind: 'tags'; readonly wanted: readonly string[] }
  | { readonly kind: 'skip tags'; readonly unwanted: readonly string[] }
  | { readonly kind: 'schedule'; readonly schedule: string }
  | { readonly kind: 'prefetch failed' }
  | { readonly kind: 'virtual' }
  | { readonly kind: 'for devices' }
  | { readonly kind: 'not suitable' }
  | { readonly kind: 'cancelled' };

export type ChangeStatus = 'success' | 'failure' | 'noop' | 'audit';

/** `vertex` is the name of a vertex in the relationship graph, such as `File[/x]` or `completed:class[Main]`. */
export type RunEvent =
  | { readonly kind: 'run-started'; readonly at: Moment; readonly total: number }
  | {
      readonly kind: 'resource-started';
      readonly at: Moment;
      readonly vertex: string;
      readonly path: string;
      /** Counts from 1 up to `total`, which grows when resources are generated. */
      readonly index: number;
      readonly total: number;
      readonly anchor: boolean;
      readonly place?: SourcePlace;
    }
  | {
      readonly kind: 'resource-finished';
      readonly span: Span;
      readonly vertex: string;
      readonly outcome: 'unchanged' | 'changed' | 'failed' | 'skipped' | 'noop';
    }
  /** A property was out of sync. It was changed, failed to change, or would change in noop mode. */
  | {
      readonly kind: 'change';
      readonly id: number;
      readonly span: Span;
      readonly vertex: string;
      readonly property: string;
      /** Value as shown in messages. It is redacted if the property is sensitive. */
      readonly previous: string;
      readonly desired: string;
      readonly message: string;
      readonly status: ChangeStatus;
      /**
       * True if the change corrects drift, because something other than Puppet changed the property since the last run.
       */
      readonly corrective: boolean;
      readonly reason?: LogReason;
    }
  /** Events are queued for the vertex `to` until it is evaluated. */
  | {
      readonly kind: 'refresh-scheduled';
      readonly at: Moment;
      readonly from: string;
      readonly to: string;
      readonly causes: readonly number[];
    }
  /** Queued events were dropped, because the resource was skipped or has just been started. */
  | {
      readonly kind: 'refresh-unscheduled';
      readonly at: Moment;
      readonly vertex: string;
      readonly why: 'skipped' | 'already started';
    }
  | {
      readonly kind: 'refresh';
      readonly id: number;
      readonly span: Span;
      readonly vertex: string;
      readonly causes: readonly number[];
      readonly outcome: 'triggered' | 'failed' | 'noop';
      readonly message: string;
    }
  /** Events passed through the end of a container. */
  | {
      readonly kind: 'passed';
      readonly id: number;
      readonly at: Moment;
      readonly vertex: string;
      readonly causes: readonly number[];
    }
  | { readonly kind: 'skip'; readonly at: Moment; readonly vertex: string; readonly reason: SkipReason }
  | { readonly kind: 'failure'; readonly at: Moment; readonly vertex: string; readonly message: string }
  | { readonly kind: 'generated'; readonly at: Moment; readonly by: string; readonly vertices: readonly string[] }
  | { readonly kind: 'log'; readonly at: Moment; readonly line: LogLine }
  | { readonly kind: 'run-finished'; readonly at: Moment; readonly totals: RunTotals; readonly cancelled: boolean };

export type RunListener = (event: RunEvent) => void;
