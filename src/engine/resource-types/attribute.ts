/** One set attribute of a resource: a parameter, or a property with its desired values. */
import type { LogLevel } from '../diagnostics/log.ts';
import type { Target } from '../target/target.ts';
import { rubyInspect, rubyToString } from '../values/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../values/value.ts';
import { checkAllowed, mungeAllowed } from './allowed-values.ts';
import type { AllowedValue, AttributeDefinition, ParameterDefinition, PropertyDefinition } from './definition.ts';
import { ArgumentFailure, TypeFailure, failureText } from './failure.ts';
import type { Instance } from './instance.ts';
import type { AttributeInstance, PropertyInstance } from './resource.ts';

/** Checks one value as Puppet's `validate` does; throws a `TypeFailure` with the text that the user sees. */
function validate(definition: AttributeDefinition, value: Value, resource: Instance): void {
  if (value instanceof DeferredValue) return;
  try {
    if (definition.validate !== undefined) definition.validate(value, resource);
    else {
      if (definition.values === undefined) return;
      const allowed = checkAllowed(definition.values, value);
      if (definition.kind === 'property') checkFeatures(definition, allowed, value, resource);
    }
  } catch (thrown) {
    if (thrown instanceof ArgumentFailure || thrown instanceof TypeFailure) throw new TypeFailure(thrown.message);
    throw new TypeFailure(`Validate method failed for class ${definition.name}: ${failureText(thrown)}`);
  }
}

function checkFeatures(
  definition: PropertyDefinition,
  allowed: AllowedValue | undefined,
  value: Value,
  resource: Instance,
): void {
  const needed = allowed?.requiredFeatures;
  if (needed === undefined || needed.every((feature) => resource.hasFeature(feature))) return;
  throw new ArgumentFailure(
    `Provider ${resource.provider?.name ?? ''} must have features '${needed.join(', ')}' to set '${definition.name}' to '${rubyToString(value)}'`,
  );
}

function munge(definition: AttributeDefinition, value: Value, resource: Instance): Value {
  if (value instanceof DeferredValue) return value;
  if (definition.munge === undefined) return mungeAllowed(definition.values, value);
  try {
    return definition.munge(value, resource);
  } catch (thrown) {
    if (thrown instanceof TypeFailure) throw thrown;
    throw new TypeFailure(
      `Munging failed for value ${rubyInspect(value)} in class ${definition.name}: ${failureText(thrown)}`,
    );
  }
}

export class Parameter implements AttributeInstance {
  readonly resource: Instance;
  readonly definition: ParameterDefinition;
  sensitive: boolean;
  #value: Value;

  /** `value` is one that is munged already. */
  constructor(resource: Instance, definition: ParameterDefinition, value?: Value) {
    this.resource = resource;
    this.definition = definition;
    this.sensitive = definition.sensitive ?? false;
    this.#value = value;
  }

  get name(): string {
    return this.definition.name;
  }

  get value(): Value {
    const { unmunge } = this.definition;
    return unmunge === undefined || this.#value === undefined ? this.#value : unmunge(this.#value, this.resource);
  }

  set(value: Value): void {
    validate(this.definition, value, this.resource);
    this.#value = munge(this.definition, value, this.resource);
  }
}

const UNSET = Symbol('unset');

export class Property implements PropertyInstance {
  readonly resource: Instance;
  readonly definition: PropertyDefinition;
  sensitive: boolean;
  /** What was given: an array stands for several values. */
  #original: Value | typeof UNSET = UNSET;
  /** The same munged: an array where an array was given, else the one value. */
  #munged: Value;

  constructor(resource: Instance, definition: PropertyDefinition) {
    this.resource = resource;
    this.definition = definition;
    this.sensitive = definition.sensitive ?? false;
  }

  get name(): string {
    return this.definition.name;
  }

  /** Counted afresh: a resource that logged before it had a container shows its bare name, its properties do not. */
  get path(): string {
    return `${this.resource.catalog.pathOf(this.resource)}/${this.definition.name}`;
  }

  get value(): Value {
    return this.should;
  }

  /** Whether there is a desired value at all: a property that is only audited has none. */
  get isManaged(): boolean {
    return this.#original !== UNSET;
  }

  get should(): Value {
    if (this.#original === UNSET) return undefined;
    const { should, unmunge, arrayMatching } = this.definition;
    if (should !== undefined) return should(this, this.resource.catalog.target);
    const values = this.shouldValues;
    if (arrayMatching === 'all') {
      return unmunge === undefined ? values : values.map((value) => unmunge(value, this.resource));
    }
    const first = values[0];
    return unmunge === undefined || first === undefined ? first : unmunge(first, this.resource);
  }

  get shouldValues(): readonly Value[] {
    if (this.#original === UNSET) return [];
    return isArray(this.#original) && isArray(this.#munged) ? this.#munged : [this.#munged];
  }

  get originalValues(): readonly Value[] {
    if (this.#original === UNSET) return [];
    return isArray(this.#original) ? this.#original : [this.#original];
  }

  /** Reads as if these munged values were the given ones, for as long as `look` runs. */
  withValues<T>(values: readonly Value[], look: () => T): T {
    const original = this.#original;
    const munged = this.#munged;
    this.#original = values;
    this.#munged = values;
    try {
      return look();
    } finally {
      this.#original = original;
      this.#munged = munged;
    }
  }

  set(value: Value): void {
    const { definition, resource } = this;
    if (isArray(value)) {
      for (const item of value) validate(definition, item, resource);
      this.#munged = value.map((item) => munge(definition, item, resource));
    } else {
      validate(definition, value, resource);
      this.#munged = munge(definition, value, resource);
    }
    this.#original = value;
  }

  retrieve(target: Target): Value | Promise<Value> {
    return this.definition.retrieve(this, target);
  }

  log(level: LogLevel, message: string): void {
    this.resource.catalog.log(level, message, this.path, this.resource.place);
  }
}

export type Attribute = Parameter | Property;

export function newAttribute(resource: Instance, definition: AttributeDefinition): Attribute {
  return definition.kind === 'parameter' ? new Parameter(resource, definition) : new Property(resource, definition);
}
