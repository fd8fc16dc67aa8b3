/** A catalog resource after its values are checked, converted and completed with defaults (Puppet's `type.rb`). */
import { toLogLevel, type LogLevel, type LogReason } from '../../diagnostics/log.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { DeferredValue, type Value } from '../../values/value.ts';
import { accept, createAttribute, Property, readAttribute, type Attribute } from '../attribute.ts';
import { CatalogMember } from './catalog-member.ts';
import type { CreatedResource } from '../declaration.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ConversionFailure, failureText, RubyFailure } from '../failure.ts';
import { setGivenAttributes, setMadeAttributes } from './given-attributes.ts';
import { givenAttributes, unwrapped, type InstanceSource } from './instance-source.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from '../issues.ts';
import { METAPARAMETERS } from '../metaparameters.ts';
import { followUp } from './metaparameter-effects.ts';
import { formatReference } from '../reference.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { listRelations, type Relation } from '../relations.ts';
import type { ResourceInstance } from '../resource.ts';
import { markSensitive } from './sensitive.ts';
import { firstMunged, isDeferred, NO_VALUE, storedProperty, type StoredValue } from './stored-value.ts';
import { attributesOf, type TypeAttributes } from '../type-attributes.ts';

/**
 * A set attribute, in a linked list. Most resources have two to four, so a list is searched faster than a map and takes
 * half the memory (`npm run bench -- graph`). This is a class because V8 allocates the objects of a frequent object
 * literal directly in the old generation, where only a full collection frees them.
 */
class AttributeEntry {
  readonly definition: AttributeDefinition;
  value: StoredValue;
  next: AttributeEntry | undefined;

  constructor(definition: AttributeDefinition, value: StoredValue) {
    this.definition = definition;
    this.value = value;
  }
}

export class Instance extends CatalogMember implements ResourceInstance {
  readonly type: ResourceTypeDefinition;
  readonly catalog: InstanceTable;
  /** Number of the resource in its table. Numbers have no gaps, so lists can be indexed by them. */
  readonly number: number;
  provider: ProviderDefinition | undefined;
  details: object | undefined;
  readonly typeAttributes: TypeAttributes;
  #firstEntry: AttributeEntry | undefined;
  /**
   * True after all given attributes are set. From then on, parameters that are not set have the type's constant
   * defaults.
   */
  #takesDefaults = false;
  /** Attributes whose sensitivity differs from their definition: true if messages must redact the value. */
  #sensitive: Map<AttributeDefinition, boolean> | undefined;
  #ref: string | undefined;
  #path: string | undefined;

  constructor(type: ResourceTypeDefinition, source: InstanceSource, catalog: InstanceTable) {
    super(source);
    this.type = type;
    this.catalog = catalog;
    this.typeAttributes = attributesOf(type);
    this.#path = source.path;
    this.details = source.details;
    this.number = catalog.enroll(this);
    if (type.make === undefined) {
      const secret = setGivenAttributes(this, source);
      this.#takesDefaults = true;
      this.validate();
      if (!this.isComponent) markSensitive(this, secret);
    } else {
      setMadeAttributes(this, source, type.make);
      this.#takesDefaults = true;
    }
    type.initialize?.(this);
  }

  override get place(): SourcePlace | undefined {
    return this.type.placeless === true ? undefined : super.place;
  }

  override get title(): string {
    return this.type.titleOf?.(this) ?? this.source.title;
  }

  /** Type name as in references: `File`, `Class`, `Apache::Vhost`. */
  get typeName(): string {
    return this.isComponent ? capitalizeSegments(this.source.type ?? '') : this.typeAttributes.typeName;
  }

  get ref(): string {
    this.#ref ??= formatReference(this.typeName, this.title);
    return this.#ref;
  }

  get name(): string {
    const { byName, namevars } = this.typeAttributes;
    const namevar = byName.has('name') ? 'name' : namevars[0];
    const value = namevar === undefined ? undefined : this.get(namevar);
    return value === undefined ? this.title : rubyToString(value);
  }

  /**
   * Path of the resource in the log. Cached on first use, so a resource that logs before it has a container keeps its
   * bare name in the log.
   */
  get path(): string {
    this.#path ??= this.catalog.pathOf(this);
    return this.#path;
  }

  get relations(): readonly Relation[] {
    return listRelations(this);
  }

  /** Attributes from the catalog, in the order in which Puppet sets them. */
  get original(): ReadonlyMap<string, Value> {
    return new Map(givenAttributes(this.type, this.source).map(({ name, value }) => [name, unwrapped(value)] as const));
  }

  get(attribute: string): Value {
    const definition = this.#definitionOf(attribute);
    // Parameters of classes and defines have no attribute definition, so their values are not converted.
    if (definition === undefined) return unwrapped(this.source.parameters.get(attribute)?.value);
    return readAttribute(definition, this.stored(definition), this);
  }

  should(property: string): Value {
    const definition = this.typeAttributes.byName.get(property)?.definition;
    return definition?.kind === 'property' ? readAttribute(definition, this.stored(definition), this) : undefined;
  }

  firstValue(property: string): Value {
    const definition = this.typeAttributes.byName.get(property)?.definition;
    return definition?.kind === 'property' ? firstMunged(this.stored(definition)) : undefined;
  }

  isSet(attribute: string): boolean {
    const definition = this.#definitionOf(attribute);
    return definition === undefined ? this.get(attribute) !== undefined : this.#has(definition);
  }

  attribute(attribute: string): Attribute | undefined {
    const definition = this.#definitionOf(attribute);
    return definition !== undefined && this.#has(definition) ? createAttribute(this, definition) : undefined;
  }

  property(name: string): Property | undefined {
    const definition = this.typeAttributes.byName.get(name)?.definition;
    return definition?.kind === 'property' && this.#has(definition) ? new Property(this, definition) : undefined;
  }

  get properties(): readonly Property[] {
    const properties: Property[] = [];
    for (const definition of this.typeAttributes.properties) {
      // Properties have no constant defaults, so only entries need to be visited.
      if (this.#entryOf(definition) !== undefined) properties.push(new Property(this, definition));
    }
    return properties;
  }

  set(attribute: string, value: Value): void {
    this.give(attribute, this.#definitionOf(attribute), value);
  }

  /**
   * Sets an attribute. `definition` is undefined if the type has no such attribute: this is an error, except for
   * components.
   */
  give(attribute: string, definition: AttributeDefinition | undefined, value: Value): void {
    if (definition === undefined) {
      if (this.isComponent) return;
      throw new PuppetError(instanceIssues.noSuchParameter({ name: attribute }), this.place, 'Puppet::Error');
    }
    if (!this.supports(definition)) return;
    const { name } = definition;
    try {
      this.change(definition, value);
      followUp(this, name);
    } catch (thrown) {
      if (thrown instanceof RubyFailure) {
        const issue = instanceIssues.couldNotSet({ name, type: this.type.name, detail: thrown.message });
        throw new PuppetError(issue, undefined, 'Puppet::DevError');
      }
      if (thrown instanceof ConversionFailure)
        throw new PuppetError(instanceIssues.wrongClass({ detail: thrown.message }), undefined, 'TypeError');
      throw new PuppetError(
        instanceIssues.parameterFailed({ name, ref: this.ref, detail: failureText(thrown) }),
        this.place,
        'Puppet::ResourceError',
      );
    }
  }

  /**
   * Checks, converts and stores a value. If the type has a function `change`, this function checks and converts the
   * value. Throws a `TypeFailure` for an invalid value.
   */
  change(definition: AttributeDefinition, value: Value): void {
    // Creates the attribute without a value first, because the type's functions may read the attribute while they
    // convert the value.
    const entry = this.#entryFor(definition);
    const { change } = this.type;
    const { name } = definition;
    if (change === undefined || METAPARAMETERS.has(name)) entry.value = accept(definition, value, this);
    else this.take(change(this, { name, value }));
  }

  /** Returns an attribute. Creates it without a value if it is not set (Puppet's `newattr`). */
  add(definition: AttributeDefinition): Attribute {
    if (!this.#has(definition)) this.#entryFor(definition);
    return createAttribute(this, definition);
  }

  /** If an attribute is not set and has a default, sets the default. */
  setDefault(definition: AttributeDefinition): void {
    if (this.#has(definition) || !this.supports(definition)) return;
    const { default: given } = definition;
    const value = typeof given === 'function' ? given(this) : given;
    if (value === undefined || value === false) return;
    this.store(definition, accept(definition, value, this));
  }

  /** Returns the stored value of an attribute, or `NO_VALUE` if it is not set. */
  stored(definition: AttributeDefinition): StoredValue {
    const entry = this.#entryOf(definition);
    return entry === undefined ? (this.#defaultOf(definition) ?? NO_VALUE) : entry.value;
  }

  store(definition: AttributeDefinition, value: StoredValue): void {
    this.#entryFor(definition).value = value;
  }

  #entryOf(definition: AttributeDefinition): AttributeEntry | undefined {
    let entry = this.#firstEntry;
    while (entry !== undefined && entry.definition !== definition) entry = entry.next;
    return entry;
  }

  /**
   * Returns the entry of an attribute. If there is none, adds an entry: for a parameter with its default, for a
   * property without a value.
   */
  #entryFor(definition: AttributeDefinition): AttributeEntry {
    let last: AttributeEntry | undefined;
    for (let entry = this.#firstEntry; entry !== undefined; entry = entry.next) {
      if (entry.definition === definition) return entry;
      last = entry;
    }
    const added = new AttributeEntry(
      definition,
      definition.kind === 'property' ? NO_VALUE : this.#defaultOf(definition),
    );
    if (last === undefined) this.#firstEntry = added;
    else last.next = added;
    return added;
  }

  #defaultOf(definition: AttributeDefinition): Value {
    if (!this.#takesDefaults || definition.default === undefined) return undefined;
    return this.typeAttributes.constantDefaults.get(definition);
  }

  #has(definition: AttributeDefinition): boolean {
    return this.#entryOf(definition) !== undefined || this.#defaultOf(definition) !== undefined;
  }

  take({ attributes, provider, secret }: CreatedResource): void {
    this.provider = provider;
    for (const made of attributes) {
      const definition = this.#definitionOf(made.name);
      if (definition === undefined) continue;
      if ('munged' in made) this.store(definition, storedProperty(made.given, made.munged));
      else this.store(definition, definition.kind === 'property' ? NO_VALUE : made.value);
      if (secret.includes(made.name)) this.setSensitive(definition, true);
    }
  }

  unset(name: string): void {
    let last: AttributeEntry | undefined;
    for (let entry = this.#firstEntry; entry !== undefined; entry = entry.next) {
      if (entry.definition.name !== name) last = entry;
      else if (last === undefined) this.#firstEntry = entry.next;
      else last.next = entry.next;
    }
  }

  get ownAttributes(): readonly Attribute[] {
    const attributes: Attribute[] = [];
    for (let entry = this.#firstEntry; entry !== undefined; entry = entry.next)
      attributes.push(createAttribute(this, entry.definition));
    return attributes;
  }

  /** True if a value contains a deferred value that is not resolved yet. */
  get holdsDeferred(): boolean {
    for (let entry = this.#firstEntry; entry !== undefined; entry = entry.next)
      if (isDeferred(entry.value)) return true;
    return false;
  }

  isSensitive(definition: AttributeDefinition): boolean {
    return this.#sensitive?.get(definition) ?? definition.sensitive ?? false;
  }

  setSensitive(definition: AttributeDefinition, sensitive: boolean): void {
    (this.#sensitive ??= new Map()).set(definition, sensitive);
  }

  /** Validates the whole resource, unless an attribute's value is still deferred. Throws `Validation of … failed`. */
  validate(): void {
    if (this.type.validate === undefined) return;
    for (let entry = this.#firstEntry; entry !== undefined; entry = entry.next) {
      const { definition, value } = entry;
      const isWhole = definition.kind === 'parameter' || definition.arrayMatching !== 'all';
      if (isWhole && firstMunged(value) instanceof DeferredValue) return;
    }
    try {
      this.type.validate(this);
    } catch (thrown) {
      throw new PuppetError(
        instanceIssues.validationFailed({ ref: this.ref, detail: failureText(thrown) }),
        this.place,
        'Puppet::ResourceError',
      );
    }
  }

  get noop(): boolean {
    const own = this.get('noop');
    return own === undefined ? this.catalog.noop : own === 'true';
  }

  get loglevel(): LogLevel {
    return toLogLevel(this.get('loglevel'));
  }

  get deleting(): boolean {
    return this.should('ensure') === 'absent';
  }

  hasFeature(feature: string): boolean {
    return this.provider?.features.includes(feature) ?? false;
  }

  hasFeatures(features: readonly string[]): boolean {
    return features.every((feature) => this.hasFeature(feature));
  }

  /** True if the provider can manage an attribute. Also true if there is no provider. */
  supports({ requiredFeatures }: AttributeDefinition): boolean {
    return requiredFeatures === undefined || this.provider === undefined || this.hasFeatures(requiredFeatures);
  }

  log(level: LogLevel, message: string, asPuppet = false): void {
    if (asPuppet) this.catalog.log(level, message, 'Puppet', undefined);
    else this.catalog.log(level, message, this.path, this.place);
  }

  logWithReason(reason: LogReason | undefined, level: LogLevel, message: string): void {
    this.catalog.log(level, message, this.path, this.place, reason);
  }

  logFor(attribute: string, level: LogLevel, message: string): void {
    this.catalog.log(level, message, `${this.path}/${attribute}`, this.place);
  }

  logAsProvider(level: LogLevel, message: string): void {
    this.catalog.log(level, message, `${this.ref}(provider=${this.provider?.name ?? ''})`, undefined);
  }

  #definitionOf(name: string): AttributeDefinition | undefined {
    const { byName, onlyNamevar } = this.typeAttributes;
    return byName.get(name === 'name' ? (onlyNamevar ?? name) : name)?.definition;
  }
}
