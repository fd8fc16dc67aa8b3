/**
 * What Puppet keeps from run to run: when a resource was last checked and synced, and audited values (`statedir/state.yaml`,
 * `util/storage.rb`); what properties were last made to be (`transactionstore.yaml`, `transaction/persistence.rb`).
 */
import type { Value } from '../values/value.ts';

export interface StoredResource {
  /** Milliseconds since the epoch. */
  checked?: number;
  synced?: number;
  /** Values of audited properties, by name. */
  audited: ReadonlyMap<string, Value>;
}

const NOTHING: ReadonlyMap<string, Value> = new Map();

/** The values that a run left a resource's properties with: as lists, like the desired values with which they are compared. */
export type SystemValues = ReadonlyMap<string, readonly Value[]>;

/** Keep one for a machine and give it to every run on it. */
export class RunStorage {
  /** False for a run that none will follow: system values are not kept. */
  readonly isKept: boolean;
  #isOfOneRun = false;
  #resources: Map<string, StoredResource>;
  /** As the last run left them. */
  #system: ReadonlyMap<string, SystemValues>;
  /** As the run under way leaves them: what it does not meet is forgotten. */
  #next = new Map<string, SystemValues>();

  constructor({ isKept = true, resources = [], system = [] }: RunStorageContents = {}) {
    this.isKept = isKept;
    this.#resources = new Map(resources);
    this.#system = new Map(system);
  }

  /** For a run that nothing came before and that none will follow: of what resources are found to be it keeps nothing. */
  static ofOneRun(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#isOfOneRun = true;
    return storage;
  }

  /** When a resource was looked at; a run only asks what earlier ones noted. */
  noteChecked(ref: string, at: number): void {
    if (!this.#isOfOneRun) this.of(ref).checked = at;
  }

  /** By `File[/x]`. */
  of(ref: string): StoredResource {
    const known = this.#resources.get(ref);
    if (known !== undefined) return known;
    const made: StoredResource = { audited: NOTHING };
    this.#resources.set(ref, made);
    return made;
  }

  /** What the last run left a property with; `undefined` where it did not meet it. */
  systemValue(ref: string, property: string): readonly Value[] | undefined {
    return this.#system.size === 0 ? undefined : this.#system.get(ref)?.get(property);
  }

  setSystemValues(ref: string, values: SystemValues): void {
    if (values.size > 0) this.#next.set(ref, values);
  }

  /** A skipped resource keeps what is known of it. */
  copySkipped(ref: string): void {
    const known = this.#system.get(ref);
    if (known !== undefined) this.#next.set(ref, known);
  }

  /** A run that came to its end replaces what the last one left. */
  endRun(): void {
    if (!this.isKept) return;
    this.#system = this.#next;
    this.#next = new Map();
  }

  /** The same state of resources, seen and changed by both, for a run that neither knows nor keeps what was set. */
  withoutSystemValues(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#resources = this.#resources;
    return storage;
  }

  /** For the making of another one that knows the same. */
  contents(): Required<Omit<RunStorageContents, 'isKept'>> {
    return { resources: [...this.#resources], system: [...this.#system] };
  }
}

export interface RunStorageContents {
  readonly isKept?: boolean;
  readonly resources?: readonly (readonly [string, StoredResource])[];
  readonly system?: readonly (readonly [string, SystemValues])[];
}
