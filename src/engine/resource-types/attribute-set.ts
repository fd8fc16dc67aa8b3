import type { Value } from '../values/value.ts';
import type { AttributePlan, SharedDefault } from './attribute-plan.ts';
import { newAttribute, Parameter, type Attribute } from './attribute.ts';
import type { AttributeDefinition } from './definition.ts';
import type { Instance } from './instance.ts';

/**
 * The set attributes of one resource, few enough for a list. Most parameters of most resources stand at their type's defaults,
 * which are the same everywhere: such a one becomes an attribute of its own only when it is asked for as such.
 */
export class AttributeSet {
  readonly #resource: Instance;
  readonly #plan: AttributePlan;
  #own: Attribute[] = [];
  #hasSharedDefaults = false;

  constructor(resource: Instance, plan: AttributePlan) {
    this.#resource = resource;
    this.#plan = plan;
  }

  /** From now on what is not set has its type's shared default. */
  addSharedDefaults(): void {
    this.#hasSharedDefaults = true;
    // Few resources get more: give back the room that the list has for growth.
    this.#own = [...this.#own];
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
    const known = this.get(definition.name);
    if (known !== undefined) return known;
    const made = newAttribute(this.#resource, definition);
    this.#own.push(made);
    return made;
  }

  remove(name: string): void {
    this.#takeAll();
    const at = this.#own.findIndex((attribute) => attribute.name === name);
    if (at >= 0) this.#own.splice(at, 1);
  }

  /** Those set by the manifest and by hooks first, in the order in which they were set. */
  values(): readonly Attribute[] {
    this.#takeAll();
    return this.#own;
  }

  /** Like `values`, without shared defaults. */
  ownValues(): readonly Attribute[] {
    return this.#own;
  }

  #find(definition: AttributeDefinition): Attribute | undefined {
    for (const attribute of this.#own) if (attribute.definition === definition) return attribute;
    return undefined;
  }

  #take({ definition, value }: SharedDefault): Attribute {
    const made = new Parameter(this.#resource, definition, value);
    this.#own.push(made);
    return made;
  }

  #takeAll(): void {
    if (!this.#hasSharedDefaults) return;
    this.#hasSharedDefaults = false;
    for (const shared of this.#plan.sharedDefaults) {
      if (this.#find(shared.definition) === undefined) this.#take(shared);
    }
  }
}
