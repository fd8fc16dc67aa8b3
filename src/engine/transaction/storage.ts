/**
 * The state that Puppet keeps between runs. `statedir/state.yaml` (`util/storage.rb`) contains audited values, and when
 * each resource was last checked and synced. `transactionstore.yaml` (`transaction/persistence.rb`) contains the values
 * that properties were last set to.
 */
import type { Value } from '../values/value.ts';

export interface StoredResource {
  /** Milliseconds since the epoch. */
  checked?: number;
  synced?: number;
  audited: ReadonlyMap<string, Value>;
}

const NOTHING: ReadonlyMap<string, Value> = new Map();

/**
 * Values that a run left in a resource's properties. They are lists because the desired values they are compared with
 * are lists too.
 */
export type SystemValues = ReadonlyMap<string, readonly Value[]>;

/** Storage of one machine, passed to every run on it. */
export class RunStorage {
  /** False if no other run follows, so property values need not be kept. */
  readonly isKept: boolean;
  #isOfOneRun = false;
  #resources: Map<string, StoredResource>;
  /** Property values that the last run left. */
  #system: ReadonlyMap<string, SystemValues>;
  /** Property values that the current run leaves. Values of properties that the run does not reach are forgotten. */
  #next = new Map<string, SystemValues>();

  constructor({ isKept = true, resources = [], system = [] }: RunStorageContents = {}) {
    this.isKept = isKept;
    this.#resources = new Map(resources);
    this.#system = new Map(system);
  }

  /** Creates a storage for a single run. It keeps no property values, because no further run uses it. */
  static ofOneRun(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#isOfOneRun = true;
    return storage;
  }

  /** Records when a resource was checked. Only later runs read this time, so a storage for a single run ignores it. */
  noteChecked(ref: string, at: number): void {
    if (!this.#isOfOneRun) this.of(ref).checked = at;
  }

  /** The stored state of a resource, by its reference (`File[/x]`). */
  of(ref: string): StoredResource {
    const known = this.#resources.get(ref);
    if (known !== undefined) return known;
    const made: StoredResource = { audited: NOTHING };
    this.#resources.set(ref, made);
    return made;
  }

  /** Value of a property after the last run. `undefined` if the last run did not reach the property. */
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

  /** Ends a run. Its values replace those of the run before it. */
  endRun(): void {
    if (!this.isKept) return;
    this.#system = this.#next;
    this.#next = new Map();
  }

  /** Returns a storage with the same state of resources, for a run that neither reads nor stores property values. */
  withoutSystemValues(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#resources = this.#resources;
    return storage;
  }

  /** Contents, from which an equal storage can be created. */
  contents(): Required<Omit<RunStorageContents, 'isKept'>> {
    return { resources: [...this.#resources], system: [...this.#system] };
  }
}

interface RunStorageContents {
  readonly isKept?: boolean;
  readonly resources?: readonly (readonly [string, StoredResource])[];
  readonly system?: readonly (readonly [string, SystemValues])[];
}
