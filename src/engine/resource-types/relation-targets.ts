import { IntRecords } from '../int-records.ts';

/** No record. */
const NONE = 0;

/** Fields of a resource: its first record, and how many follow one another. */
const FIRST = 0;
const COUNT = 1;

/** Fields of a record. */
const OWNER = 0;
const RELATED = 1;
const METAPARAMETER = 2;
const INDEX = 3;

/**
 * Which resources the relationship metaparameters of resources name, once they were looked for: by numbers, in one array, as
 * there may be more of these than of anything else. A record's number stays for ever.
 */
export class RelationTargets {
  /** Resources are numbered from 0, records from 1. */
  readonly #resources = new IntRecords(2);
  readonly #records = new IntRecords(4);

  /**
   * Adds what `index`, counted among all references of one metaparameter, leads to. `metaparameter` is a place in
   * `RELATIONSHIP_METAPARAMETERS`. All records of an owner must be added one after the other.
   */
  add(owner: number, related: number, metaparameter: number, index: number): void {
    const record = this.#records.add();
    this.#records.set(record, OWNER, owner);
    this.#records.set(record, RELATED, related);
    this.#records.set(record, METAPARAMETER, metaparameter);
    this.#records.set(record, INDEX, index);
    this.#resources.extend(owner + 1);
    const count = this.#resources.get(owner + 1, COUNT);
    if (count === 0) this.#resources.set(owner + 1, FIRST, record);
    this.#resources.set(owner + 1, COUNT, count + 1);
  }

  /** Makes room for so many resources, each with one relation. */
  reserve(count: number): void {
    this.#resources.reserve(count);
    this.#records.reserve(count);
  }

  /** The resource's metaparameters are others now. */
  forget(owner: number): void {
    if (owner >= this.#resources.count) return;
    this.#resources.set(owner + 1, FIRST, NONE);
    this.#resources.set(owner + 1, COUNT, 0);
  }

  /** How many records there are. */
  get count(): number {
    return this.#records.count;
  }

  /** The first record of a resource, 0 where nothing was looked for. */
  firstOf(owner: number): number {
    return owner < this.#resources.count ? this.#resources.get(owner + 1, FIRST) : NONE;
  }
  countOf(owner: number): number {
    return owner < this.#resources.count ? this.#resources.get(owner + 1, COUNT) : 0;
  }
  ownerOf(record: number): number {
    return this.#records.get(record, OWNER);
  }
  relatedBy(record: number): number {
    return this.#records.get(record, RELATED);
  }
  metaparameterOf(record: number): number {
    return this.#records.get(record, METAPARAMETER);
  }
  indexOf(record: number): number {
    return this.#records.get(record, INDEX);
  }
}
