/** One set attribute of a resource: a parameter, or a property with its desired values. */
import type { LogLevel } from '../diagnostics/log.ts';
import type { Target } from '../target/target.ts';
import { rubyInspect, rubyToString } from '../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../values/value.ts';
import { checkAllowed, mungeAllowed } from './allowed-values.ts';
import type { AllowedValue, AttributeDefinition, ParameterDefinition, PropertyDefinition } from './definition.ts';
import { ArgumentFailure, TypeFailure, failureText } from './failure.ts';
import type { Instance } from './instance.ts';
import { firstMunged, keptOf, mungedValues, originalValues, plainValue, UNSET, type Kept } from './kept-value.ts';
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
    if (thrown instanceof TypeFailure) throw thrown;
    throw new TypeFailure(
      `Munging failed for value ${rubyInspect(value)} in class ${definition.name}: ${failureText(thrown)}`,
    );
  }
}

/** What is kept of a value that an attribute is given. Throws a `TypeFailure` for one that it does not take. */
export function accept(definition: AttributeDefinition, value: Value, resource: Instance): Kept {
  if (definition.kind === 'property' && isArray(value)) return acceptAll(definition, value, resource);
  validate(definition, value, resource);
  const munged = munge(definition, value, resource);
  return definition.kind === 'property' ? keptOf(value, munged) : munged;
}

/** Apart from `accept`, which is called for each attribute: what an arrow function looks at takes memory as soon as it could be called. */
function acceptAll(definition: PropertyDefinition, values: readonly Value[], resource: Instance): Kept {
  for (const item of values) validate(definition, item, resource);
  return keptOf(
    values,
    values.map((item) => munge(definition, item, resource)),
  );
}

/** What reading a parameter yields. */
export function readParameter({ unmunge }: ParameterDefinition, kept: Kept, resource: Instance): Value {
  const value = plainValue(kept);
  return unmunge === undefined || value === undefined ? value : unmunge(value, resource);
}

/** What reading a property yields: the desired value. */
export function readProperty(definition: PropertyDefinition, kept: Kept, resource: Instance): Value {
  if (kept === UNSET) return undefined;
  const { should, unmunge, arrayMatching } = definition;
  if (should !== undefined) return should(new Property(resource, definition), resource.catalog.target);
  if (arrayMatching === 'all') {
    const values = mungedValues(kept);
    return unmunge === undefined ? values : values.map((value) => unmunge(value, resource));
  }
  const first = firstMunged(kept);
  return unmunge === undefined || first === undefined ? first : unmunge(first, resource);
}

/** A parameter of a resource, which holds its value: such an object is made whenever someone asks for one. */
export class Parameter implements AttributeInstance {
  readonly resource: Instance;
  readonly definition: ParameterDefinition;

  constructor(resource: Instance, definition: ParameterDefinition) {
    this.resource = resource;
    this.definition = definition;
  }

  get name(): string {
    return this.definition.name;
  }

  get sensitive(): boolean {
    return this.resource.isSecret(this.definition);
  }
  set sensitive(secret: boolean) {
    this.resource.setSecret(this.definition, secret);
  }

  get value(): Value {
    return readParameter(this.definition, this.resource.kept(this.definition), this.resource);
  }

  set(value: Value): void {
    this.resource.keep(this.definition, accept(this.definition, value, this.resource));
  }
}

/** A property of a resource, made like a `Parameter`. */
export class Property implements PropertyInstance {
  readonly resource: Instance;
  readonly definition: PropertyDefinition;

  constructor(resource: Instance, definition: PropertyDefinition) {
    this.resource = resource;
    this.definition = definition;
  }

  get name(): string {
    return this.definition.name;
  }

  get sensitive(): boolean {
    return this.resource.isSecret(this.definition);
  }
  set sensitive(secret: boolean) {
    this.resource.setSecret(this.definition, secret);
  }

  /** Counted afresh: a resource that logged before it had a container shows its bare name, its properties do not. */
  get path(): string {
    return this.resource.catalog.pathOf(this.resource) + propertyTexts(this.definition.name).ending;
  }

  get value(): Value {
    return this.should;
  }

  /** Whether there is a desired value at all: a property that is only audited has none. */
  get isManaged(): boolean {
    return this.#kept !== UNSET;
  }

  get should(): Value {
    return readProperty(this.definition, this.#kept, this.resource);
  }

  get shouldValues(): readonly Value[] {
    return mungedValues(this.#kept);
  }

  get originalValues(): readonly Value[] {
    return originalValues(this.#kept);
  }

  /** Reads as if these munged values were the given ones, for as long as `look` runs. */
  withValues<T>(values: readonly Value[], look: () => T): T {
    const kept = this.#kept;
    this.resource.keep(this.definition, keptOf(values, values));
    try {
      return look();
    } finally {
      this.resource.keep(this.definition, kept);
    }
  }

  set(value: Value): void {
    this.resource.keep(this.definition, accept(this.definition, value, this.resource));
  }

  retrieve(target: Target): Value | Promise<Value> {
    return this.definition.retrieve(this, target);
  }

  log(level: LogLevel, message: string): void {
    this.resource.catalog.log(level, message, this.path, this.resource.place);
  }

  get #kept(): Kept {
    return this.resource.kept(this.definition);
  }
}

export type Attribute = Parameter | Property;

export function attributeOf(resource: Instance, definition: AttributeDefinition): Attribute {
  return definition.kind === 'parameter' ? new Parameter(resource, definition) : new Property(resource, definition);
}
