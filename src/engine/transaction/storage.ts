/**
 * The state that Puppet keeps from run to run: when a resource was last checked and synced, and audited values (`statedir/state.yaml`,
 * `util/storage.rb`); the values that properties were last set to (`transactionstore.yaml`, `transaction/persistence.rb`).
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

/** The storage of one machine, which every run on the machine is given. */
export class RunStorage {
  /** False where no run will follow: system values are not kept then. */
  readonly isKept: boolean;
  #isOfOneRun = false;
  #resources: Map<string, StoredResource>;
  /** Values of properties as the last run left them. */
  #system: ReadonlyMap<string, SystemValues>;
  /** Values of properties as the current run leaves them: properties that it does not meet are forgotten. */
  #next = new Map<string, SystemValues>();

  constructor({ isKept = true, resources = [], system = [] }: RunStorageContents = {}) {
    this.isKept = isKept;
    this.#resources = new Map(resources);
    this.#system = new Map(system);
  }

  /** The storage of a single run, with no run before or after it: it keeps no system values. */
  static ofOneRun(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#isOfOneRun = true;
    return storage;
  }

  /** Notes when a resource was checked; a run asks only for the times of earlier runs. */
  noteChecked(ref: string, at: number): void {
    if (!this.#isOfOneRun) this.of(ref).checked = at;
  }

  /** The state of a resource, by its reference (`File[/x]`). */
  of(ref: string): StoredResource {
    const known = this.#resources.get(ref);
    if (known !== undefined) return known;
    const made: StoredResource = { audited: NOTHING };
    this.#resources.set(ref, made);
    return made;
  }

  /** The value in which the last run left a property; `undefined` where it did not meet the property. */
  systemValue(ref: string, property: string): readonly Value[] | undefined {
    return this.#system.size === 0 ? undefined : this.#system.get(ref)?.get(property);
  }

  setSystemValues(ref: string, values: SystemValues): void {
    if (values.size > 0) this.#next.set(ref, values);
  }

  /** Keeps the stored values of a skipped resource. */
  copySkipped(ref: string): void {
    const known = this.#system.get(ref);
    if (known !== undefined) this.#next.set(ref, known);
  }

  /** At the end of a run its values replace those of the last run. */
  endRun(): void {
    if (!this.isKept) return;
    this.#system = this.#next;
    this.#next = new Map();
  }

  /** A storage that shares the state of resources with this one, for a run that neither knows nor keeps values of properties. */
  withoutSystemValues(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#resources = this.#resources;
    return storage;
  }

  /** The contents, from which an equal storage can be made. */
  contents(): Required<Omit<RunStorageContents, 'isKept'>> {
    return { resources: [...this.#resources], system: [...this.#system] };
  }
}

interface RunStorageContents {
  readonly isKept?: boolean;
  readonly resources?: readonly (readonly [string, StoredResource])[];
  readonly system?: readonly (readonly [string, SystemValues])[];
}
