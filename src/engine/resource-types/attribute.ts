/** One set attribute of a resource: a parameter, or a property with its desired values. */
import type { LogLevel, LogReason } from '../diagnostics/log.ts';
import type { Target } from '../machine/target.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, LateValue, type Value } from '../values/value.ts';
import { checkAllowed, mungeAllowed } from './allowed-values.ts';
import type { AllowedValue, ParameterDefinition } from './declaration.ts';
import type { AttributeDefinition, PropertyDefinition } from './definition.ts';
import { ArgumentFailure, ConversionFailure, failureText, RubyFailure, TypeFailure } from './failure.ts';
import { inspectAttribute } from './instances/inspect-attribute.ts';
import type { Instance } from './instances/instance.ts';
import { propertyTexts } from './instances/property-texts.ts';
import type { AttributeInstance, PropertyInstance } from './resource.ts';
import {
  firstMunged,
  givenValues,
  mungedValues,
  NO_VALUE,
  parameterValue,
  storedProperty,
  type StoredValue,
} from './instances/stored-value.ts';

/** Checks one value like Puppet's `validate`. Throws a `TypeFailure` with Puppet's message. */
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
    if (thrown instanceof ConversionFailure) throw thrown;
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

/** Checks and converts a value for an attribute. Throws a `TypeFailure` for an invalid value. */
export function accept(definition: AttributeDefinition, value: Value, resource: Instance): StoredValue {
  if (definition.lateRefusal !== undefined && holdsLate(value)) throw new RubyFailure(definition.lateRefusal);
  if (definition.kind === 'property' && isArray(value)) return acceptAll(definition, value, resource);
  validate(definition, value, resource);
  const munged = munge(definition, value, resource);
  return definition.kind === 'property' ? storedProperty(value, munged) : munged;
}

function holdsLate(value: Value): boolean {
  return value instanceof LateValue || (isArray(value) && value.some((item) => item instanceof LateValue));
}

function acceptAll(definition: PropertyDefinition, values: readonly Value[], resource: Instance): StoredValue {
  for (const item of values) validate(definition, item, resource);
  return storedProperty(
    values,
    values.map((item) => munge(definition, item, resource)),
  );
}

export function readAttribute(definition: AttributeDefinition, stored: StoredValue, resource: Instance): Value {
  return definition.kind === 'parameter'
    ? readParameter(definition, stored, resource)
    : readProperty(definition, stored, resource);
}

function readParameter({ unmunge }: ParameterDefinition, stored: StoredValue, resource: Instance): Value {
  const value = parameterValue(stored);
  return unmunge === undefined || value === undefined ? value : unmunge(value, resource);
}

function readProperty(definition: PropertyDefinition, stored: StoredValue, resource: Instance): Value {
  if (stored === NO_VALUE) return undefined;
  const { should, unmunge, arrayMatching } = definition;
  if (should !== undefined) return should(new Property(resource, definition), resource.catalog.target);
  if (arrayMatching === 'all') {
    const values = mungedValues(stored);
    return unmunge === undefined ? values : values.map((value) => unmunge(value, resource));
  }
  const first = firstMunged(stored);
  return unmunge === undefined || first === undefined ? first : unmunge(first, resource);
}

/**
 * Base of parameters and properties. The resource stores the values, so these objects are created only when requested.
 */
class AttributeOf<Definition extends AttributeDefinition> {
  readonly resource: Instance;
  readonly definition: Definition;

  constructor(resource: Instance, definition: Definition) {
    this.resource = resource;
    this.definition = definition;
  }

  get name(): string {
    return this.definition.name;
  }

  get sensitive(): boolean {
    return this.resource.isSensitive(this.definition);
  }
  set sensitive(sensitive: boolean) {
    this.resource.setSensitive(this.definition, sensitive);
  }
}

export class Parameter extends AttributeOf<ParameterDefinition> implements AttributeInstance {
  get value(): Value {
    return readParameter(this.definition, this.resource.stored(this.definition), this.resource);
  }

  set(value: Value): void {
    this.resource.change(this.definition, value);
  }
}

export class Property extends AttributeOf<PropertyDefinition> implements PropertyInstance {
  /**
   * Path of the property in the log. Computed each time, because the resource may get a container later. In contrast,
   * `Instance.path` is cached, so a resource that logs before it has a container keeps its bare name in the log.
   */
  get path(): string {
    return this.resource.catalog.pathOf(this.resource) + propertyTexts(this.definition.name).ending;
  }

  get value(): Value {
    return this.should;
  }

  /** True if there is a desired value. A property that is only audited has none. */
  get isManaged(): boolean {
    return this.#stored !== NO_VALUE;
  }

  get should(): Value {
    return readProperty(this.definition, this.#stored, this.resource);
  }

  get shouldValues(): readonly Value[] {
    return mungedValues(this.#stored);
  }

  get originalValues(): readonly Value[] {
    return givenValues(this.#stored);
  }

  /** Calls `look` while `values` temporarily replace the desired values of the property. */
  withValues<T>(values: readonly Value[], look: () => T): T {
    const stored = this.#stored;
    this.resource.store(this.definition, storedProperty(values, values));
    try {
      return look();
    } finally {
      this.resource.store(this.definition, stored);
    }
  }

  set(value: Value): void {
    this.resource.change(this.definition, value);
  }

  retrieve(target: Target): Value | Promise<Value> {
    return this.definition.retrieve(this, target);
  }

  log(level: LogLevel, message: string, reason?: LogReason): void {
    this.resource.catalog.log(level, message, this.path, this.resource.place, reason);
  }

  get #stored(): StoredValue {
    return this.resource.stored(this.definition);
  }
}

export type Attribute = Parameter | Property;

export function createAttribute(resource: Instance, definition: AttributeDefinition): Attribute {
  return definition.kind === 'parameter' ? new Parameter(resource, definition) : new Property(resource, definition);
}
