import type { AttributePlan, PlannedAttribute } from './attribute-plan.ts';
import type { PropertyDefinition } from './definition.ts';
import { RELATIONSHIP_METAPARAMETERS } from './metaparameters.ts';

/** More shapes of one type are not remembered: catalogs from elsewhere may bring any number. */
const MOST_SHAPES = 2000;

/** A relationship metaparameter that is set. */
export interface PlannedRelation {
  /** Its place in `RELATIONSHIP_METAPARAMETERS`. */
  readonly place: number;
  readonly planned: PlannedAttribute;
}

interface Remembered {
  count: number;
}

/**
 * Which attributes a resource has, in the order in which they were set. Resources that were given the same ones in the same
 * order share a shape, so that each has a list of values alone.
 */
export class AttributeShape {
  readonly plan: AttributePlan;
  /** Whether what is not set has its type's shared default. */
  readonly hasSharedDefaults: boolean;
  readonly attributes: readonly PlannedAttribute[];
  /** By rank: 1 for the first attribute, 0 for none. */
  readonly #places: Uint16Array;
  readonly #remembered: Remembered;
  /** By the rank of the attribute that is set next. */
  readonly #next: (AttributeShape | undefined)[] = [];
  #withDefaults: AttributeShape | undefined;
  #properties: readonly PropertyDefinition[] | undefined;
  #relationNames: readonly string[] | undefined;
  #relations: readonly PlannedRelation[] | undefined;

  private constructor(
    plan: AttributePlan,
    attributes: readonly PlannedAttribute[],
    places: Uint16Array,
    hasSharedDefaults: boolean,
    remembered: Remembered,
  ) {
    this.plan = plan;
    this.attributes = attributes;
    this.#places = places;
    this.hasSharedDefaults = hasSharedDefaults;
    this.#remembered = remembered;
  }

  /** The shape without attributes. */
  static empty(plan: AttributePlan): AttributeShape {
    return new AttributeShape(plan, [], new Uint16Array(plan.attributes.size), false, { count: 1 });
  }

  /** Where the value of an attribute stands, -1 where it is not set. */
  placeOf(rank: number): number {
    return (this.#places[rank] ?? 0) - 1;
  }

  /** The shape with one more attribute, which is not set yet. */
  with(attribute: PlannedAttribute): AttributeShape {
    return this.#next[attribute.rank] ?? this.#extended(attribute);
  }

  /** The shape with shared defaults for all that is not set. */
  withSharedDefaults(): AttributeShape {
    return (this.#withDefaults ??= new AttributeShape(
      this.plan,
      this.attributes,
      this.#places,
      true,
      this.#remembered,
    ));
  }

  /** The properties as they are synced. */
  get properties(): readonly PropertyDefinition[] {
    this.#properties ??= this.attributes
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ definition }) => definition)
      .filter((definition) => definition.kind === 'property');
    return this.#properties;
  }

  /** The relationship metaparameters among the attributes. */
  get relationNames(): readonly string[] {
    this.#relationNames ??= this.attributes.flatMap((each) => (each.isRelationship ? [each.definition.name] : []));
    return this.#relationNames;
  }

  /** The same in the order in which Puppet makes the edges. */
  get relations(): readonly PlannedRelation[] {
    this.#relations ??= RELATIONSHIP_METAPARAMETERS.flatMap(({ name }, place) => {
      const planned = this.attributes.find(({ definition }) => definition.name === name);
      return planned === undefined ? [] : [{ place, planned }];
    });
    return this.#relations;
  }

  #extended(attribute: PlannedAttribute): AttributeShape {
    const attributes = [...this.attributes, attribute];
    const places = this.#places.slice();
    places[attribute.rank] = attributes.length;
    const next = new AttributeShape(this.plan, attributes, places, this.hasSharedDefaults, this.#remembered);
    if (this.#remembered.count < MOST_SHAPES) {
      this.#remembered.count += 1;
      this.#next[attribute.rank] = next;
    }
    return next;
  }
}
