import type { Value } from '../values/value.ts';
import type { AttributePlan, SharedDefault } from './attribute-plan.ts';
import { newAttribute, Parameter, type Attribute } from './attribute.ts';
import type { AttributeDefinition } from './definition.ts';
import type { Instance } from './instance.ts';

/**
 * The set attributes of one resource. Most parameters of most resources stand at their type's defaults, which are the same
 * everywhere: such a one becomes an attribute of its own only when it is asked for as such.
 */
export class AttributeSet {
  readonly #resource: Instance;
  readonly #plan: AttributePlan;
  readonly #own = new Map<string, Attribute>();
  #hasSharedDefaults = false;

  constructor(resource: Instance, plan: AttributePlan) {
    this.#resource = resource;
    this.#plan = plan;
  }

  /** From now on what is not set has its type's shared default. */
  addSharedDefaults(): void {
    this.#hasSharedDefaults = true;
  }

  has(name: string): boolean {
    return this.#own.has(name) || this.#shared(name) !== undefined;
  }

  value(name: string): Value {
    const own = this.#own.get(name);
    return own === undefined ? this.#shared(name)?.value : own.value;
  }

  get(name: string): Attribute | undefined {
    const own = this.#own.get(name);
    if (own !== undefined) return own;
    const shared = this.#shared(name);
    return shared === undefined ? undefined : this.#take(shared);
  }

  /** One that has a value of its own, not a shared default: all properties have. */
  own(name: string): Attribute | undefined {
    return this.#own.get(name);
  }

  /** The attribute, made without a value where it was not set (`newattr`). */
  add(definition: AttributeDefinition): Attribute {
    const known = this.get(definition.name);
    if (known !== undefined) return known;
    const made = newAttribute(this.#resource, definition);
    this.#own.set(definition.name, made);
    return made;
  }

  remove(name: string): void {
    this.#takeAll();
    this.#own.delete(name);
  }

  /** Those set by the manifest and by hooks first, in the order in which they were set. */
  values(): Iterable<Attribute> {
    this.#takeAll();
    return this.#own.values();
  }

  /** Like `values`, without shared defaults. */
  ownValues(): Iterable<Attribute> {
    return this.#own.values();
  }

  #shared(name: string): SharedDefault | undefined {
    return this.#hasSharedDefaults ? this.#plan.sharedDefaults.get(name) : undefined;
  }

  #take({ definition, value }: SharedDefault): Attribute {
    const made = new Parameter(this.#resource, definition, value);
    this.#own.set(definition.name, made);
    return made;
  }

  #takeAll(): void {
    if (!this.#hasSharedDefaults) return;
    for (const [name, shared] of this.#plan.sharedDefaults) if (!this.#own.has(name)) this.#take(shared);
    this.#hasSharedDefaults = false;
  }
}
