/** One set attribute of a resource: a parameter, or a property with its desired values. */
import type { LogLevel } from '../diagnostics/log.ts';
import type { Target } from '../target/target.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../values/value.ts';
import { checkAllowed, mungeAllowed } from './allowed-values.ts';
import type { AllowedValue, AttributeDefinition, ParameterDefinition, PropertyDefinition } from './definition.ts';
import { ArgumentFailure, failureText, RubyFailure, TypeFailure } from './failure.ts';
import { inspectAttribute } from './inspect-attribute.ts';
import type { Instance } from './instance.ts';
import { propertyTexts } from './property-texts.ts';
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
  { name }: PropertyDefinition,
  allowed: AllowedValue | undefined,
  value: Value,
  resource: Instance,
): void {
  const needed = allowed?.requiredFeatures;
  if (needed === undefined || resource.hasFeatures(needed)) return;
  throw new ArgumentFailure(
    `Provider ${resource.provider?.name ?? ''} must have features '${needed.join(', ')}' to set '${name}' to '${rubyToString(value)}'`,
  );
}

function munge(definition: AttributeDefinition, value: Value, resource: Instance): Value {
  if (value instanceof DeferredValue) return value;
  if (definition.munge === undefined) return mungeAllowed(definition.values, value);
  try {
    return definition.munge(value, resource);
  } catch (thrown) {
    if (thrown instanceof TypeFailure || thrown instanceof RubyFailure) throw thrown;
    const shown = inspectAttribute(value, resource.catalog.types);
    throw new TypeFailure(`Munging failed for value ${shown} in class ${definition.name}: ${failureText(thrown)}`);
  }
}

/** Checks and munges a value that an attribute is given. Throws a `TypeFailure` for a value that it does not take. */
function accept(definition: AttributeDefinition, value: Value, resource: Instance): Value {
  validate(definition, value, resource);
  return munge(definition, value, resource);
}

/** What is alike in parameters and properties. A resource keeps one for each attribute that is set. */
abstract class AttributeBase {
  readonly resource: Instance;
  abstract readonly definition: AttributeDefinition;
  /** Where it is more, or less, secret than its definition says. */
  #sensitive: boolean | undefined;

  constructor(resource: Instance) {
    this.resource = resource;
  }

  get name(): string {
    return this.definition.name;
  }

  get sensitive(): boolean {
    return this.#sensitive ?? this.definition.sensitive ?? false;
  }
  set sensitive(sensitive: boolean) {
    this.#sensitive = sensitive;
  }
}

/** A parameter of a resource. */
export class Parameter extends AttributeBase implements AttributeInstance {
  override readonly definition: ParameterDefinition;
  #value: Value;

  /** `value`: as it is kept, munged. */
  constructor(resource: Instance, definition: ParameterDefinition, value?: Value) {
    super(resource);
    this.definition = definition;
    this.#value = value;
  }

  get value(): Value {
    const { unmunge } = this.definition;
    return unmunge === undefined || this.#value === undefined ? this.#value : unmunge(this.#value, this.resource);
  }

  /** Whether the value is still to be computed. */
  get isDeferred(): boolean {
    return this.#value instanceof DeferredValue;
  }

  /** Checks, munges and keeps a value. Throws a `TypeFailure` for one that the parameter does not take. */
  set(value: Value): void {
    this.#value = accept(this.definition, value, this.resource);
  }
}

/** A property of a resource with its desired values. */
export class Property extends AttributeBase implements PropertyInstance {
  override readonly definition: PropertyDefinition;
  #isManaged = false;
  /** The value as it was given, and as it was munged; an array stands for several values. */
  #given: Value;
  #munged: Value;

  constructor(resource: Instance, definition: PropertyDefinition) {
    super(resource);
    this.definition = definition;
  }

  /** Counted afresh: a resource that logged before it had a container shows its bare name, its properties do not. */
  get path(): string {
    return this.resource.catalog.pathOf(this.resource) + propertyTexts(this.definition.name).ending;
  }

  /** Whether there is a desired value at all: a property that is only audited or read has none. */
  get isManaged(): boolean {
    return this.#isManaged;
  }

  get value(): Value {
    return this.should;
  }

  get should(): Value {
    if (!this.#isManaged) return undefined;
    const { resource, definition } = this;
    const { should, unmunge, arrayMatching } = definition;
    if (should !== undefined) return should(this, resource.catalog.target);
    if (arrayMatching === 'all') {
      const values = this.shouldValues;
      return unmunge === undefined ? values : values.map((value) => unmunge(value, resource));
    }
    const first = this.firstValue;
    return unmunge === undefined || first === undefined ? first : unmunge(first, resource);
  }

  get shouldValues(): readonly Value[] {
    if (!this.#isManaged) return NONE;
    return isArray(this.#given) && isArray(this.#munged) ? this.#munged : [this.#munged];
  }

  /** The first of the values, munged. */
  get firstValue(): Value {
    return isArray(this.#given) && isArray(this.#munged) ? this.#munged[0] : this.#munged;
  }

  get originalValues(): readonly Value[] {
    if (!this.#isManaged) return NONE;
    return isArray(this.#given) ? this.#given : [this.#given];
  }

  /** Whether some value is still to be computed. */
  get isDeferred(): boolean {
    const munged = this.#munged;
    return isArray(munged) ? munged.some((each) => each instanceof DeferredValue) : munged instanceof DeferredValue;
  }

  /** Reads as if these munged values were the given ones, for as long as `look` runs. */
  withValues<T>(values: readonly Value[], look: () => T): T {
    const given = this.#given;
    const munged = this.#munged;
    const isManaged = this.#isManaged;
    this.#keep(values, values);
    try {
      return look();
    } finally {
      this.#keep(given, munged);
      this.#isManaged = isManaged;
    }
  }

  /** Checks, munges and keeps a value, or each of several. Throws a `TypeFailure` for one that the property does not take. */
  set(value: Value): void {
    const { definition, resource } = this;
    if (isArray(value)) {
      for (const item of value) validate(definition, item, resource);
      const munged = value.map((item) => munge(definition, item, resource));
      this.#keep(value, munged);
    } else this.#keep(value, accept(definition, value, resource));
  }

  #keep(given: Value, munged: Value): void {
    this.#given = given;
    this.#munged = munged;
    this.#isManaged = true;
  }

  retrieve(target: Target): Value | Promise<Value> {
    return this.definition.retrieve(this, target);
  }

  log(level: LogLevel, message: string): void {
    this.resource.catalog.log(level, message, this.path, this.resource.place);
  }
}

const NONE: readonly Value[] = [];

export type Attribute = Parameter | Property;

/** `value`: of a parameter, as it is kept. */
export function newAttribute(resource: Instance, definition: AttributeDefinition, value?: Value): Attribute {
  return definition.kind === 'parameter'
    ? new Parameter(resource, definition, value)
    : new Property(resource, definition);
}
