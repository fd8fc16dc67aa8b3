import type { Value } from '../values/value.ts';
import { emptyShape, type AttributePlan, type PlannedAttribute } from './attribute-plan.ts';
import type { AttributeShape } from './attribute-shape.ts';
import type { AttributeDefinition, ResourceTypeDefinition } from './definition.ts';
import type { InstanceSource } from './instance-source.ts';
import { isDeferred, UNSET, type Kept } from './kept-value.ts';
import { SourcedResource } from './sourced-resource.ts';

/**
 * The values of one resource's attributes, in a list by its shape. There are very many resources, and what each is made of the
 * garbage collector copies: so there are no objects for attributes, and none for those that stand at defaults which are the
 * same for all resources of the type.
 */
export abstract class AttributeStore extends SourcedResource {
  #shape: AttributeShape;
  #values: Kept[];

  /** `room`: for how many attributes; the list grows where there are more. */
  constructor(source: InstanceSource, empty: AttributeShape, room: number) {
    super(source);
    this.#shape = empty;
    this.#values = Array<Kept>(room);
  }

  protected get plan(): AttributePlan {
    return this.#shape.plan;
  }

  get type(): ResourceTypeDefinition {
    return this.#shape.plan.type;
  }

  protected get shape(): AttributeShape {
    return this.#shape;
  }

  /** From now on what is not set has its type's shared default. */
  protected addSharedDefaults(): void {
    this.#shape = this.#shape.withSharedDefaults();
  }

  /** What is kept for an attribute, `UNSET` where there is nothing. */
  kept({ name }: AttributeDefinition): Kept {
    const planned = this.plan.attributes.get(name);
    return planned === undefined ? UNSET : this.keptOf(planned);
  }

  /** Keeps something for an attribute, which may be new. */
  keep({ name }: AttributeDefinition, kept: Kept): void {
    const planned = this.plan.attributes.get(name);
    if (planned !== undefined) this.keepFor(planned, kept);
  }

  isSecret(definition: AttributeDefinition): boolean {
    return this.extras?.secrets?.get(definition) ?? definition.sensitive ?? false;
  }

  setSecret(definition: AttributeDefinition, secret: boolean): void {
    ((this.extras ??= {}).secrets ??= new Map()).set(definition, secret);
  }

  /** Whether some value is still to be computed. */
  get holdsDeferred(): boolean {
    const { length } = this.#shape.attributes;
    for (let place = 0; place < length; place += 1) if (isDeferred(this.#values[place])) return true;
    return false;
  }

  protected keptOf({ rank, shared }: PlannedAttribute): Kept {
    const place = this.#shape.placeOf(rank);
    if (place !== -1) return this.#values[place];
    return shared !== undefined && this.#shape.hasSharedDefaults ? shared.value : UNSET;
  }

  /** Looks for the place anew: what is kept may have been made by code that set other attributes. */
  protected keepFor(planned: PlannedAttribute, kept: Kept): void {
    // Adding may change the list for a longer one, so that it must come first.
    const place = this.placeAdded(planned);
    this.#values[place] = kept;
  }

  /** Whether an attribute is set, if only by its default. */
  protected holds({ rank, shared }: PlannedAttribute): boolean {
    return (shared !== undefined && this.#shape.hasSharedDefaults) || this.#shape.placeOf(rank) !== -1;
  }

  /** The place of an attribute, which is made without a value where it was not set (`newattr`). */
  protected placeAdded(planned: PlannedAttribute): number {
    const known = this.#shape.placeOf(planned.rank);
    if (known !== -1) return known;
    const value: Kept = planned.definition.kind === 'property' ? UNSET : this.#defaultOf(planned);
    const place = this.#shape.attributes.length;
    this.#shape = this.#shape.with(planned);
    // No list keeps room to spare.
    if (place < this.#values.length) this.#values[place] = value;
    else this.#values = [...this.#values, value];
    return place;
  }

  /** What was only there by a shared default is gone for good then, but others stay. */
  protected removeAttribute(removed: PlannedAttribute): void {
    const values: Kept[] = [];
    let shape = emptyShape(this.type);
    for (const [place, planned] of this.#shape.attributes.entries()) {
      if (planned === removed) continue;
      shape = shape.with(planned);
      values.push(this.#values[place]);
    }
    if (this.#shape.hasSharedDefaults) {
      for (const planned of this.plan.attributes.values()) {
        const { rank, shared } = planned;
        if (shared === undefined || planned === removed || this.#shape.placeOf(rank) !== -1) continue;
        shape = shape.with(planned);
        values.push(shared.value);
      }
    }
    this.#shape = shape;
    this.#values = values;
    this.extras?.secrets?.delete(removed.definition);
  }

  #defaultOf({ shared }: PlannedAttribute): Value {
    return this.#shape.hasSharedDefaults ? shared?.value : undefined;
  }
}
