/** What Puppet keeps from run to run (`statedir/state.yaml`): when a resource was last checked and synced, and audited values. */
import type { Value } from '../values/value.ts';

export interface StoredResource {
  /** Milliseconds since the epoch. */
  checked?: number;
  synced?: number;
  /** Values of audited properties, by name. */
  readonly audited: Map<string, Value>;
}

/** Keep one for a machine and give it to every run on it. */
export class RunStorage {
  readonly #resources = new Map<string, StoredResource>();

  /** By `File[/x]`. */
  of(ref: string): StoredResource {
    const known = this.#resources.get(ref);
    if (known !== undefined) return known;
    const made: StoredResource = { audited: new Map() };
    this.#resources.set(ref, made);
    return made;
  }
}
