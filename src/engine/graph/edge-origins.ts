import { IntRecords } from '../int-records.ts';
import { RELATIONSHIP_METAPARAMETERS } from '../resource-types/metaparameters.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import { AUTOMATIC_RELATIONS } from './automatic-relations.ts';
import type { EdgeReason } from './edge.ts';
import { RelationshipReasons } from './relationship-reasons.ts';

/** What is joined by this origin is a container's end and what it contains. */
export const CONTAINMENT = 0;

/** Fields of a record. */
const KIND = 0;
const RESOURCE = 1;
const DETAIL = 2;

/** Kinds from here on are automatic relations. */
const EMPTY_CONTAINER = 0;
const FIRST_AUTOMATIC = 1;

/**
 * Why edges are there, as numbers: a graph has more edges than anything else, and few are ever looked at. 0 stands for
 * containment, a number above 0 for a record of the table's `RelationTargets`, one below 0 for a record of this.
 */
export class EdgeOrigins {
  readonly #table: InstanceTable;
  readonly #records = new IntRecords(3);
  /** The reasons of all references in one metaparameter of one resource, since they are found in their order. */
  readonly #reasons = new Map<number, readonly EdgeReason[]>();

  constructor(table: InstanceTable) {
    this.#table = table;
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
    if (origin > 0) return RELATIONSHIP_METAPARAMETERS[this.#table.relations.metaparameterOf(origin)]?.refresh ?? false;
    const kind = this.#records.get(-origin, KIND);
    return kind === EMPTY_CONTAINER ? false : (AUTOMATIC_RELATIONS[kind - FIRST_AUTOMATIC]?.refresh ?? false);
  }

  /** Of all but containment. */
  reasonOf(origin: number): EdgeReason {
    return origin > 0 ? this.#relationship(origin) : this.#own(-origin);
  }

  #own(record: number): EdgeReason {
    const kind = this.#records.get(record, KIND);
    const resource = this.#table.numbered(this.#records.get(record, RESOURCE));
    const ref = resource?.ref ?? '';
    const automatic = AUTOMATIC_RELATIONS[kind - FIRST_AUTOMATIC];
    if (automatic === undefined) return { kind: 'empty container', container: ref };
    const { relation } = automatic;
    const why = resource?.type[relation]?.[this.#records.get(record, DETAIL)]?.why ?? '';
    return { kind: 'automatic', relation, declaredOn: ref, why };
  }

  #relationship(record: number): EdgeReason {
    const { relations } = this.#table;
    const owner = relations.ownerOf(record);
    const place = relations.metaparameterOf(record);
    const index = relations.indexOf(record);
    const key = owner * RELATIONSHIP_METAPARAMETERS.length + place;
    let reasons = this.#reasons.get(key);
    // A resource may have been given others since the last time.
    if (reasons?.[index] === undefined) {
      reasons = this.#reasonsOf(owner, place);
      this.#reasons.set(key, reasons);
    }
    const known = reasons[index];
    if (known !== undefined) return known;
    const target = this.#table.numbered(relations.relatedBy(record))?.ref ?? '';
    const parameter = RELATIONSHIP_METAPARAMETERS[place]?.name ?? 'require';
    const declaredOn = this.#table.numbered(owner)?.ref ?? '';
    return { kind: 'relationship', parameter, origin: 'attribute', declaredOn, target };
  }

  #reasonsOf(owner: number, place: number): readonly EdgeReason[] {
    const resource = this.#table.numbered(owner);
    const metaparameter = RELATIONSHIP_METAPARAMETERS[place];
    if (resource === undefined || metaparameter === undefined) return [];
    const reasons = new RelationshipReasons(resource, metaparameter.name);
    const relation = resource.relations.find((each) => each.metaparameter === metaparameter);
    return relation?.references.map((reference) => reasons.next(reference)) ?? [];
  }

  #add(kind: number, resource: number, detail: number): number {
    const record = this.#records.add();
    this.#records.set(record, KIND, kind);
    this.#records.set(record, RESOURCE, resource);
    this.#records.set(record, DETAIL, detail);
    return -record;
  }
}
