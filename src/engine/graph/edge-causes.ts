/**
 * Stores the reason of an edge as two numbers, the cause and the detail, because in a large graph only a few reasons
 * are ever read.
 */
import type { Instance } from '../resource-types/instances/instance.ts';
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from '../resource-types/metaparameters.ts';
import type { EdgeReason } from './edge.ts';
import { relationshipReasons } from './relationship-reasons.ts';
import { resourceOf, type Vertex } from './vertex.ts';

/**
 * Kinds of automatic relationships, in Puppet's order. `direction` is `in` if the edge leads from the other resource to
 * the resource whose type declares the relationship. `refresh` is true if the edge passes events.
 */
export const AUTOMATIC_RELATIONS = [
  { relation: 'autorequire', direction: 'in', refresh: false },
  { relation: 'autosubscribe', direction: 'in', refresh: true },
  { relation: 'autobefore', direction: 'out', refresh: false },
  { relation: 'autonotify', direction: 'out', refresh: true },
] as const;

export type AutomaticRelation = (typeof AUTOMATIC_RELATIONS)[number];

type Cause =
  | { readonly kind: 'containment' | 'empty container' | 'generated'; readonly refresh: boolean }
  /** The edge's detail is the index of a reference in the value of the metaparameter. */
  | { readonly kind: 'relationship'; readonly refresh: boolean; readonly metaparameter: RelationshipMetaparameter }
  /** The edge's detail is the index of the rule of the resource type that created the edge. */
  | { readonly kind: 'automatic'; readonly refresh: boolean; readonly automatic: AutomaticRelation };

const CAUSES: readonly Cause[] = [
  { kind: 'containment', refresh: true },
  { kind: 'empty container', refresh: false },
  { kind: 'generated', refresh: false },
  { kind: 'generated', refresh: true },
  ...RELATIONSHIP_METAPARAMETERS.map((metaparameter): Cause => {
    return { kind: 'relationship', refresh: metaparameter.refresh, metaparameter };
  }),
  ...AUTOMATIC_RELATIONS.map((automatic): Cause => ({ kind: 'automatic', refresh: automatic.refresh, automatic })),
];

/** Cause of an edge between a resource and one of the two vertices of its container. */
export const CONTAINMENT = 0;
export const EMPTY_CONTAINER = 1;
/** The cause of an edge to a generated resource. The edge's detail is the number of the generating resource. */
export const GENERATED = 2;
export const GENERATED_REFRESH = 3;
const FIRST_METAPARAMETER = 4;
const FIRST_AUTOMATIC = FIRST_METAPARAMETER + RELATIONSHIP_METAPARAMETERS.length;

export function causeOfRelationship(metaparameter: RelationshipMetaparameter): number {
  return FIRST_METAPARAMETER + RELATIONSHIP_METAPARAMETERS.indexOf(metaparameter);
}

export function causeOfAutomatic(relation: AutomaticRelation): number {
  return FIRST_AUTOMATIC + AUTOMATIC_RELATIONS.indexOf(relation);
}

function causeAt(number: number): Cause {
  const cause = CAUSES[number];
  if (cause === undefined) throw new RangeError(`There is no cause ${number}.`);
  return cause;
}

export function isRefresh(cause: number): boolean {
  return causeAt(cause).refresh;
}

export class EdgeReasons {
  readonly #numbered: (number: number) => Instance | undefined;
  /** Reasons by resource and metaparameter, in the order of the references in the metaparameter's value. */
  readonly #relationships = new Map<string, readonly EdgeReason[]>();

  constructor(numbered: (number: number) => Instance | undefined) {
    this.#numbered = numbered;
  }

  of(source: Vertex, target: Vertex, causeNumber: number, detail: number): EdgeReason {
    const cause = causeAt(causeNumber);
    switch (cause.kind) {
      case 'containment': {
        const [container, contained] = source.kind === 'admissible' ? [source, target] : [target, source];
        return { kind: 'containment', container: resourceOf(container).ref, contained: resourceOf(contained).ref };
      }
      case 'empty container':
        return { kind: 'empty container', container: resourceOf(source).ref };
      case 'generated':
        return { kind: 'generated', by: this.#numbered(detail)?.ref ?? '' };
      case 'relationship': {
        const { metaparameter } = cause;
        const declaredOn = resourceOf(metaparameter.direction === 'in' ? target : source);
        return this.#relationship(declaredOn, metaparameter, detail);
      }
      case 'automatic': {
        const { relation, direction } = cause.automatic;
        const { ref, type } = resourceOf(direction === 'in' ? target : source);
        return { kind: 'automatic', relation, declaredOn: ref, why: type[relation]?.[detail]?.why ?? '' };
      }
    }
  }

  #relationship(declaredOn: Instance, metaparameter: RelationshipMetaparameter, index: number): EdgeReason {
    const key = `${metaparameter.name} ${declaredOn.ref}`;
    const reasons = this.#relationships.get(key) ?? relationshipReasons(declaredOn, metaparameter);
    this.#relationships.set(key, reasons);
    const reason = reasons[index];
    if (reason === undefined) throw new RangeError(`${declaredOn.ref} has no relationship ${index} of ${key}.`);
    return reason;
  }
}
