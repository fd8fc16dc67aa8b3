import type { Value } from '../values/value.ts';
import type { AttributePlan, SharedDefault } from './attribute-plan.ts';
import { newAttribute, Parameter, type Attribute } from './attribute.ts';
import type { AttributeDefinition, ParameterDefinition } from './definition.ts';
import type { Instance } from './instance.ts';

/**
 * The set attributes of one resource, few enough for a list. Most parameters of most resources stand at their type's defaults,
 * which are the same everywhere: such a one becomes an attribute of its own only when it is asked for as such.
 */
export class AttributeSet {
  readonly #resource: Instance;
  readonly #plan: AttributePlan;
  /** With room for as many as there will probably be, and no more: there are very many of these lists. */
  #own: (Attribute | undefined)[];
  #count = 0;
  #hasSharedDefaults = false;

  constructor(resource: Instance, plan: AttributePlan, expected: number) {
    this.#resource = resource;
    this.#plan = plan;
    this.#own = Array<Attribute | undefined>(expected);
  }

  /** From now on what is not set has its type's shared default. */
  addSharedDefaults(): void {
    this.#hasSharedDefaults = true;
  }

  has(name: string): boolean {
    const planned = this.#plan.attributes.get(name);
    if (planned === undefined) return false;
    if (this.#hasSharedDefaults && planned.shared !== undefined) return true;
    return this.#find(planned.definition) !== undefined;
  }

  value(name: string): Value {
    const planned = this.#plan.attributes.get(name);
    if (planned === undefined) return undefined;
    const own = this.#find(planned.definition);
    if (own !== undefined) return own.value;
    return this.#hasSharedDefaults ? planned.shared?.value : undefined;
  }

  get(name: string): Attribute | undefined {
    const planned = this.#plan.attributes.get(name);
    if (planned === undefined) return undefined;
    const { definition, shared } = planned;
    const own = this.#find(definition);
    if (own !== undefined || shared === undefined || !this.#hasSharedDefaults) return own;
    return this.#take(shared);
  }

  /** The attribute, made without a value where it was not set (`newattr`). */
  add(definition: AttributeDefinition): Attribute {
    const known = this.#hasSharedDefaults ? this.get(definition.name) : this.#find(definition);
    return known ?? this.#push(newAttribute(this.#resource, definition));
  }

  /** A parameter whose value needs no check. */
  addMunged(definition: ParameterDefinition, value: Value): void {
    this.#push(new Parameter(this.#resource, definition, value));
  }

  remove(name: string): void {
    this.#takeAll();
    const left = this.ownValues().filter((attribute) => attribute.name !== name);
    this.#own = left;
    this.#count = left.length;
  }

  /** Those set by the manifest and by hooks first, in the order in which they were set. */
  values(): readonly Attribute[] {
    this.#takeAll();
    return this.ownValues();
  }

  /** Like `values`, without shared defaults. */
  ownValues(): readonly Attribute[] {
    const own: Attribute[] = [];
    for (const attribute of this.#own) if (attribute !== undefined) own.push(attribute);
    return own;
  }

  /** Without shared defaults. */
  own(definition: AttributeDefinition): Attribute | undefined {
    return this.#find(definition);
  }

  #find(definition: AttributeDefinition): Attribute | undefined {
    const own = this.#own;
    for (let at = 0; at < this.#count; at += 1) if (own[at]?.definition === definition) return own[at];
    return undefined;
  }

  #push<T extends Attribute>(made: T): T {
    this.#own[this.#count] = made;
    this.#count += 1;
    return made;
  }

  #take({ definition, value }: SharedDefault): Attribute {
    return this.#push(new Parameter(this.#resource, definition, value));
  }

  #takeAll(): void {
    if (!this.#hasSharedDefaults) return;
    this.#hasSharedDefaults = false;
    for (const shared of this.#plan.sharedDefaults) {
      if (this.#find(shared.definition) === undefined) this.#take(shared);
    }
  }
}
