/** A catalog resource whose values are checked, munged and completed with defaults: Puppet's instance of a type (`type.rb`). */
import { toLogLevel, type LogLevel } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';
import { newAttribute, Parameter, Property, type Attribute } from './attribute.ts';
import { CatalogMember } from './catalog-member.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { failureText, RubyFailure } from './failure.ts';
import { setGivenAttributes } from './given-attributes.ts';
import { givenAttributes, unwrapped, type InstanceSource } from './instance-source.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { followUp } from './metaparameter-effects.ts';
import { referenceOf } from './reference.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import { relationsOf, type Relation } from './relations.ts';
import type { ResourceInstance } from './resource.ts';
import { markSensitive, sensitiveNames } from './sensitive.ts';
import { attributesOf, type RankedAttribute, type TypeAttributes } from './type-attributes.ts';

export class Instance extends CatalogMember implements ResourceInstance {
  readonly type: ResourceTypeDefinition;
  readonly catalog: InstanceTable;
  /** Dense among all resources of its table, whether they are in it yet or not: for lists by resource. */
  readonly number: number;
  provider: ProviderDefinition | undefined;
  details: object | undefined;
  readonly #typeAttributes: TypeAttributes;
  /** Those that are set, in the order in which they were set: so few that a search is faster than a map. */
  readonly #attributes: Attribute[] = [];
  /** Whether parameters that are not set have the type's constant defaults: once all given attributes are set. */
  #takesDefaults = false;
  #ref: string | undefined;
  #path: string | undefined;

  /** Throws a `PuppetError` (`Puppet::ResourceError`) for the first attribute whose value is wrong. */
  constructor(type: ResourceTypeDefinition, source: InstanceSource, catalog: InstanceTable) {
    super(source);
    this.type = type;
    this.catalog = catalog;
    this.#typeAttributes = attributesOf(type);
    this.#path = source.path;
    this.number = catalog.enroll(this);
    const given = givenAttributes(type, source);
    setGivenAttributes(this, given);
    this.#takesDefaults = true;
    this.validate();
    if (!this.isComponent) markSensitive(this, sensitiveNames(given));
    type.initialize?.(this);
  }

  // Identity

  override get title(): string {
    return this.type.titleOf?.(this) ?? this.source.title;
  }

  /** As references name it: `File`, `Class`, `Apache::Vhost`. */
  get typeName(): string {
    return this.isComponent ? capitalizeSegments(this.source.type ?? '') : this.#typeAttributes.typeName;
  }

  get ref(): string {
    this.#ref ??= referenceOf(this.typeName, this.title);
    return this.#ref;
  }

  get name(): string {
    const { byName, namevars } = this.#typeAttributes;
    const namevar = byName.has('name') ? 'name' : namevars[0];
    const value = namevar === undefined ? undefined : this.get(namevar);
    return value === undefined ? this.title : rubyToString(value);
  }

  /** Kept from the first time it is asked for: a resource that logged before it had a container goes on to show its bare name. */
  get path(): string {
    this.#path ??= this.catalog.pathOf(this);
    return this.#path;
  }

  // Attributes and relations

  /** What its relationship metaparameters name, in the order in which Puppet makes the edges. */
  get relations(): readonly Relation[] {
    return relationsOf(this);
  }

  /** The attributes as the catalog gave them, in the order in which they were set. */
  get original(): ReadonlyMap<string, Value> {
    return new Map(givenAttributes(this.type, this.source).map(({ name, value }) => [name, unwrapped(value)] as const));
  }

  get(attribute: string): Value {
    const known = this.#known(attribute);
    // A parameter of a class or define, which means nothing to the run, is as it was given.
    if (known === undefined) return unwrapped(this.source.parameters.get(attribute)?.value);
    return this.#read(known)?.value;
  }

  should(property: string): Value {
    return this.property(property)?.should;
  }

  firstValue(property: string): Value {
    return this.property(property)?.firstValue;
  }

  isSet(attribute: string): boolean {
    const known = this.#known(attribute);
    if (known === undefined) return this.get(attribute) !== undefined;
    return this.own(known.definition) !== undefined || (this.#takesDefaults && known.constantDefault !== undefined);
  }

  attribute(attribute: string): Attribute | undefined {
    const known = this.#known(attribute);
    return known === undefined ? undefined : this.#read(known);
  }

  property(name: string): Property | undefined {
    const known = this.#typeAttributes.byName.get(name);
    const own = known === undefined ? undefined : this.own(known.definition);
    return own instanceof Property ? own : undefined;
  }

  get properties(): readonly Property[] {
    const properties: Property[] = [];
    for (const definition of this.#typeAttributes.properties) {
      const own = this.own(definition);
      if (own instanceof Property) properties.push(own);
    }
    return properties;
  }

  /** An attribute that is set for this resource: no constant default. */
  own(definition: AttributeDefinition): Attribute | undefined {
    for (const attribute of this.#attributes) if (attribute.definition === definition) return attribute;
    return undefined;
  }

  /** An attribute that is set, or has its type's constant default. */
  #read({ definition, constantDefault }: RankedAttribute): Attribute | undefined {
    const own = this.own(definition);
    if (own !== undefined || constantDefault === undefined || !this.#takesDefaults) return own;
    return newAttribute(this, definition, constantDefault);
  }

  set(attribute: string, value: Value): void {
    this.give(attribute, this.#known(attribute), value);
  }

  /** As `set`; `known` is undefined for an attribute that the type does not know. */
  give(name: string, known: RankedAttribute | undefined, value: Value): void {
    if (known === undefined) {
      if (this.isComponent) return;
      throw new PuppetError(instanceIssues.noSuchParameter({ name }), this.place, 'Puppet::Error');
    }
    if (!this.supports(known.definition)) return;
    const attribute = this.#add(known);
    try {
      attribute.set(value);
      followUp(this, attribute.name);
    } catch (thrown) {
      if (thrown instanceof RubyFailure) {
        const issue = instanceIssues.couldNotSet({
          name: attribute.name,
          type: this.type.name,
          detail: thrown.message,
        });
        throw new PuppetError(issue, undefined, 'Puppet::DevError');
      }
      throw new PuppetError(
        instanceIssues.parameterFailed({ name: attribute.name, ref: this.ref, detail: failureText(thrown) }),
        this.place,
        'Puppet::ResourceError',
      );
    }
  }

  /** The attribute, made without a value where it was not set (`newattr`); undefined for what the type does not know. */
  add(name: string): Attribute | undefined {
    const known = this.#typeAttributes.byName.get(name);
    return known === undefined ? undefined : this.#add(known);
  }

  #add({ definition, constantDefault }: RankedAttribute): Attribute {
    const own = this.own(definition);
    if (own !== undefined) return own;
    const made = newAttribute(this, definition, this.#takesDefaults ? constantDefault : undefined);
    this.#attributes.push(made);
    return made;
  }

  /** Sets the default of an attribute that is not set, if there is a default for this resource. */
  setDefault({ definition }: RankedAttribute): void {
    if (this.own(definition) !== undefined || !this.supports(definition)) return;
    const { default: given } = definition;
    const value = typeof given === 'function' ? given(this) : given;
    if (value === undefined || value === false) return;
    const attribute = newAttribute(this, definition);
    attribute.set(value);
    this.#attributes.push(attribute);
  }

  /** Takes the provider for that of the resource, and for the value of its attribute `provider`. */
  useProvider(provider: ProviderDefinition): void {
    this.provider = provider;
    const known = this.#typeAttributes.byName.get('provider');
    if (known?.definition.kind === 'parameter' && this.own(known.definition) === undefined)
      this.#attributes.push(new Parameter(this, known.definition, provider.name));
  }

  /** The attributes that are set for this resource: without the constant defaults of its type. */
  get ownAttributes(): readonly Attribute[] {
    return this.#attributes;
  }

  /** Looks at the resource as a whole; put off while a parameter is still to be computed. Throws `Validation of … failed`. */
  validate(): void {
    if (this.type.validate === undefined) return;
    if (this.#attributes.some((attribute) => attribute instanceof Parameter && attribute.isDeferred)) return;
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

  // Metaparameters and features

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

  /** Whether it has all of them. */
  hasFeatures(features: readonly string[]): boolean {
    return features.every((feature) => this.hasFeature(feature));
  }

  /** Whether the provider, if there is one, can manage an attribute. */
  supports({ requiredFeatures }: AttributeDefinition): boolean {
    return requiredFeatures === undefined || this.provider === undefined || this.hasFeatures(requiredFeatures);
  }

  // Log

  log(level: LogLevel, message: string, asPuppet = false): void {
    if (asPuppet) this.catalog.log(level, message, 'Puppet', undefined);
    else this.catalog.log(level, message, this.path, this.place);
  }

  logFor(attribute: string, level: LogLevel, message: string): void {
    this.catalog.log(level, message, `${this.path}/${attribute}`, this.place);
  }

  logAsProvider(level: LogLevel, message: string): void {
    this.catalog.log(level, message, `${this.ref}(provider=${this.provider?.name ?? ''})`, undefined);
  }

  /** `name` means the namevar where there is only one. */
  #known(name: string): RankedAttribute | undefined {
    const { byName, onlyNamevar } = this.#typeAttributes;
    return byName.get(name === 'name' ? (onlyNamevar ?? name) : name);
  }
}
