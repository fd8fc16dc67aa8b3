/**
 * The state that Puppet keeps between runs. `statedir/state.yaml` (`util/storage.rb`) contains audited values, and when
 * each resource was last checked and synced. `transactionstore.yaml` (`transaction/persistence.rb`) contains the values
 * that properties were last set to.
 */
import type { Value } from '../../values/value.ts';

export interface StoredResource {
  checked?: number;
  synced?: number;
  audited: ReadonlyMap<string, Value>;
}

const NOTHING: ReadonlyMap<string, Value> = new Map();

/**
 * Values that a run left in a resource's properties. Each is a list, because it is compared with the list of desired
 * values.
 */
export type SystemValues = ReadonlyMap<string, readonly Value[]>;

export class RunStorage {
  readonly isKept: boolean;
  #isOfOneRun = false;
  #resources: Map<string, StoredResource>;
  #system: ReadonlyMap<string, SystemValues>;
  /**
   * Property values that the current run leaves, by resource. Values of properties that the run does not reach are
   * forgotten.
   */
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

  of(ref: string): StoredResource {
    const known = this.#resources.get(ref);
    if (known !== undefined) return known;
    const made: StoredResource = { audited: NOTHING };
    this.#resources.set(ref, made);
    return made;
  }

  /** Returns the value of a property after the last run, or `undefined` if the last run did not reach the property. */
  systemValue(ref: string, property: string): readonly Value[] | undefined {
    return this.#system.size === 0 ? undefined : this.#system.get(ref)?.get(property);
  }

  setSystemValues(ref: string, values: SystemValues): void {
    if (values.size > 0) this.#next.set(ref, values);
  }

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

  /**
   * Returns a storage for a run that neither reads nor stores property values. It shares all other state of the
   * resources with this storage.
   */
  withoutSystemValues(): RunStorage {
    const storage = new RunStorage({ isKept: false });
    storage.#resources = this.#resources;
    return storage;
  }

  contents(): Required<Omit<RunStorageContents, 'isKept'>> {
    return { resources: [...this.#resources], system: [...this.#system] };
  }
}

interface RunStorageContents {
  readonly isKept?: boolean;
  readonly resources?: readonly (readonly [string, StoredResource])[];
  readonly system?: readonly (readonly [string, SystemValues])[];
}
