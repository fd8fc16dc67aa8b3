/** What became of one property, or of one refresh: an entry in a resource's status (`transaction/event.rb`). */
import { rubyToString } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';

export interface ChangeEvent {
  /** Counts through the run; the id of the run event. */
  readonly id: number;
  /** `mode_changed`, `service_started`, `refresh`, `restarted`. */
  readonly name: string;
  readonly property: string | undefined;
  readonly previous: Value;
  readonly desired: Value;
  readonly message: string;
  readonly status: 'success' | 'failure' | 'noop' | 'audit';
  readonly invalidatesRefreshes: boolean;
  /** Whether the property was as an earlier run had left it to be, and something else changed it since. */
  readonly corrective: boolean;
}

export interface ChangeEventJson {
  readonly property: string | null;
  readonly previous: string;
  readonly desired: string;
  readonly message: string | null;
  readonly status: string;
  readonly name: string;
}

/** With the keys and texts of the recorded reports. */
export function changeEventToJson(event: ChangeEvent): ChangeEventJson {
  return {
    property: event.property ?? null,
    previous: rubyToString(event.previous),
    desired: rubyToString(event.desired),
    message: event.message,
    status: event.status,
    name: event.name,
  };
}
