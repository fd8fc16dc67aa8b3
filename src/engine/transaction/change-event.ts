/**
 * Event about the change of one property, or about a refresh. Events are entries of a resource's status
 * (`transaction/event.rb`).
 */
import { rubyToString } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';

export interface ChangeEvent {
  readonly id: number;
  /** Kind of event, such as `mode_changed`, `service_started`, `refresh` or `restarted`. */
  readonly name: string;
  readonly property: string | undefined;
  readonly previous: Value;
  readonly desired: Value;
  readonly message: string;
  readonly status: 'success' | 'failure' | 'noop' | 'audit';
  readonly invalidatesRefreshes: boolean;
  /** True if something other than Puppet changed the property after an earlier run had set it. */
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

/** Converts an event to JSON, with the keys and strings of the reports recorded from Puppet. */
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
