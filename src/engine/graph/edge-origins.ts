import { IntRecords } from '../int-records.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from '../resource-types/metaparameters.ts';
import { AUTOMATIC_RELATIONS } from './automatic-relations.ts';
import type { EdgeReason } from './edge.ts';
import { RelationshipReasons } from './relationship-reasons.ts';

/** What is joined by this origin is a container's end and what it contains. */
export const CONTAINMENT = 0;

/** Fields of a record. */
const KIND = 0;
const RESOURCE = 1;
const DETAIL = 2;

/** Kinds: the two ends of an empty container, then the automatic relations, then the relationship metaparameters. */
const EMPTY_CONTAINER = 0;
const FIRST_AUTOMATIC = 1;
const FIRST_RELATIONSHIP = FIRST_AUTOMATIC + AUTOMATIC_RELATIONS.length;

/**
 * Why edges are there, as numbers: a graph has more edges than anything else, and few are ever looked at. 0 stands for
 * containment, a number above 0 for a record of this.
 */
export class EdgeOrigins {
  readonly #table: InstanceTable;
  readonly #records = new IntRecords(3);
  /** The reasons of all references in one metaparameter of one resource, since they are found in their order. */
  readonly #reasons = new Map<number, readonly EdgeReason[]>();

  constructor(table: InstanceTable) {
    this.#table = table;
  }

  /** `index` is the place of the reference among all references of the metaparameter. */
  relationship({ number }: Instance, metaparameter: RelationshipMetaparameter, index: number): number {
    return this.#add(FIRST_RELATIONSHIP + RELATIONSHIP_METAPARAMETERS.indexOf(metaparameter), number, index);
  }

  emptyContainer(container: number): number {
    return this.#add(EMPTY_CONTAINER, container, 0);
  }

  /** `relation` is a place in `AUTOMATIC_RELATIONS`, `rule` one in the rules that the type has for it. */
  automatic(resource: number, relation: number, rule: number): number {
    return this.#add(FIRST_AUTOMATIC + relation, resource, rule);
  }

  isRefresh(origin: number): boolean {
    if (origin === CONTAINMENT) return true;
    const kind = this.#records.get(origin, KIND);
    if (kind === EMPTY_CONTAINER) return false;
    const { refresh } = AUTOMATIC_RELATIONS[kind - FIRST_AUTOMATIC] ??
      RELATIONSHIP_METAPARAMETERS[kind - FIRST_RELATIONSHIP] ?? { refresh: false };
    return refresh;
  }

  /** Of all but containment. */
  reasonOf(origin: number): EdgeReason {
    const kind = this.#records.get(origin, KIND);
    const resource = this.#table.numbered(this.#records.get(origin, RESOURCE));
    const detail = this.#records.get(origin, DETAIL);
    const ref = resource?.ref ?? '';
    const automatic = AUTOMATIC_RELATIONS[kind - FIRST_AUTOMATIC];
    if (automatic !== undefined) {
      const { relation } = automatic;
      return { kind: 'automatic', relation, declaredOn: ref, why: resource?.type[relation]?.[detail]?.why ?? '' };
    }
    const metaparameter = RELATIONSHIP_METAPARAMETERS[kind - FIRST_RELATIONSHIP];
    return metaparameter === undefined || resource === undefined
      ? { kind: 'empty container', container: ref }
      : this.#relationship(resource, metaparameter, detail);
  }

  #relationship(resource: Instance, metaparameter: RelationshipMetaparameter, index: number): EdgeReason {
    const { number, ref } = resource;
    const key = number * RELATIONSHIP_METAPARAMETERS.length + RELATIONSHIP_METAPARAMETERS.indexOf(metaparameter);
    let reasons = this.#reasons.get(key);
    // A resource may have been given others since the last time.
    if (reasons?.[index] === undefined) {
      reasons = reasonsOf(resource, metaparameter);
      this.#reasons.set(key, reasons);
    }
    const { name: parameter } = metaparameter;
    return reasons[index] ?? { kind: 'relationship', parameter, origin: 'attribute', declaredOn: ref, target: '' };
  }

  #add(kind: number, resource: number, detail: number): number {
    const record = this.#records.add();
    this.#records.set(record, KIND, kind);
    this.#records.set(record, RESOURCE, resource);
    this.#records.set(record, DETAIL, detail);
    return record;
  }
}

function reasonsOf(resource: Instance, metaparameter: RelationshipMetaparameter): readonly EdgeReason[] {
  const reasons = new RelationshipReasons(resource, metaparameter.name);
  const relation = resource.relations.find((each) => each.metaparameter === metaparameter);
  return relation?.references.map((reference) => reasons.next(reference)) ?? [];
}
