/** A catalog resource with its values checked, munged and completed with defaults: Puppet's `Puppet::Type` instance. */
import { toLogLevel, type LogLevel } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { DeferredValue, type Value } from '../values/value.ts';
import type { AttributeLayout } from './attribute-layout.ts';
import { attributePlan, type AttributePlan, type PlannedAttribute } from './attribute-plan.ts';
import { AttributeSet } from './attribute-set.ts';
import { Parameter, Property, type Attribute } from './attribute.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { failureText } from './failure.ts';
import { layoutOf, secretNames, valueAt, valuesOf, type InstanceSource, type SourceValues } from './instance-source.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { findProvider, providerAttribute } from './providers.ts';
import { capitalizeSegments, referenceOf } from './reference.ts';
import { isRelationship, NO_RELATIONS, relationsOf, type Relation } from './relations.ts';
import type { AttributeInstance, ResourceInstance } from './resource.ts';
import { markSensitive } from './sensitive.ts';
import { listOf } from './shared/list.ts';
import { SourcedResource } from './sourced-resource.ts';

export class Instance extends SourcedResource implements ResourceInstance {
  readonly type: ResourceTypeDefinition;
  /** As references name it: `File`, `Class`, `Apache::Vhost`. */
  readonly typeName: string;
  readonly catalog: InstanceTable;
  /** Dense among all resources of its table, whether they are in it yet or not: for lists by resource. */
  readonly number: number;
  provider: ProviderDefinition | undefined;
  details: object | undefined;
  readonly #plan: AttributePlan;
  readonly #attributes: AttributeSet;
  #original: ReadonlyMap<string, Value> | undefined;
  /** A class's or define's own parameters, which mean nothing to the run. */
  #extra: Map<string, Value> | undefined;
  #ref: string | undefined;
  #path: string | undefined;
  #properties: readonly Property[] | undefined;
  #relations: readonly Relation[] | undefined = NO_RELATIONS;
  #generatedBefore: Instance[] | undefined;

  /**
   * `typeName` is the name of its type, or that of its define, in any case. Throws a `PuppetError` (`Puppet::ResourceError`) for the first
   * attribute whose value is wrong.
   */
  constructor(type: ResourceTypeDefinition, typeName: string, source: InstanceSource, catalog: InstanceTable) {
    super(source);
    this.type = type;
    this.typeName = capitalizeSegments(typeName);
    this.catalog = catalog;
    this.number = catalog.enroll(this);
    this.#plan = attributePlan(type);
    this.#path = source.path;
    const values = valuesOf(type, source);
    const layout = layoutOf(this.#plan, values);
    const { slots, defaults } = layout;
    this.#attributes = new AttributeSet(this, this.#plan, slots.length + defaults.length + 1);
    this.#setAll(layout, values);
    this.validate();
    if (!this.isComponent) markSensitive(this, secretNames(type, values));
    type.initialize?.(this);
  }

  get ref(): string {
    this.#ref ??= referenceOf(this.typeName, this.title);
    return this.#ref;
  }

  get original(): ReadonlyMap<string, Value> {
    if (this.#original === undefined) {
      const values = valuesOf(this.type, this.source);
      const { slots } = layoutOf(this.#plan, values);
      this.#original = new Map(slots.map(({ name, at }) => [name, valueAt(values, at)] as const));
    }
    return this.#original;
  }

  /** What its relationship metaparameters name, in the order in which Puppet makes the edges. */
  get relations(): readonly Relation[] {
    this.#relations ??= relationsOf((definition) => this.#attributes.own(definition)?.value);
    return this.#relations;
  }

  /** Resources before which this one comes because one of the two generated the other. */
  get generatedBefore(): readonly Instance[] {
    return this.#generatedBefore ?? NONE;
  }

  comeBefore(other: Instance): void {
    (this.#generatedBefore ??= []).push(other);
  }

  get path(): string {
    this.#path ??= this.catalog.pathOf(this);
    return this.#path;
  }

  get name(): string {
    const { nameAttribute } = this.#plan;
    const value = nameAttribute === undefined ? undefined : this.#attributes.value(nameAttribute);
    return value === undefined ? this.title : rubyToString(value);
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

  get(attribute: string): Value {
    return this.#attributes.value(this.#ownName(attribute)) ?? this.#extra?.get(attribute);
  }

  should(property: string): Value {
    return this.property(property)?.should;
  }

  isSet(attribute: string): boolean {
    return this.#attributes.has(this.#ownName(attribute));
  }

  attribute(attribute: string): Attribute | undefined {
    return this.#attributes.get(this.#ownName(attribute));
  }

  property(name: string): Property | undefined {
    const attribute = this.#attributes.get(name);
    return attribute instanceof Property ? attribute : undefined;
  }

  get properties(): readonly Property[] {
    this.#properties ??= this.#sortedProperties();
    return this.#properties;
  }

  /** Nearly always they were set in their order. */
  #sortedProperties(): readonly Property[] {
    const properties: Property[] = [];
    let isSorted = true;
    let highest = -1;
    for (const attribute of this.#attributes.ownValues()) {
      if (!(attribute instanceof Property)) continue;
      const rank = this.#rankOf(attribute);
      isSorted &&= rank >= highest;
      highest = rank;
      properties.push(attribute);
    }
    return isSorted ? properties : properties.sort((a, b) => this.#rankOf(a) - this.#rankOf(b));
  }

  #rankOf({ name }: Property): number {
    return this.#plan.attributes.get(name)?.rank ?? Infinity;
  }

  get attributes(): Iterable<AttributeInstance> {
    return this.#attributes.values();
  }

  /** Those that were set for this resource: without defaults that all of its type have in common. */
  get ownAttributes(): Iterable<Attribute> {
    return this.#attributes.ownValues();
  }

  set(attribute: string, value: Value): void {
    const name = this.#ownName(attribute);
    this.#set(name, this.#plan.attributes.get(name), value);
  }

  #set(name: string, planned: PlannedAttribute | undefined, value: Value): void {
    if (planned === undefined) {
      if (this.isComponent) {
        (this.#extra ??= new Map()).set(name, value);
        return;
      }
      throw new PuppetError(instanceIssues.noSuchParameter({ name }), this.place, 'Puppet::Error');
    }
    if (!this.#supports(planned.definition)) return;
    const target = this.add(planned.definition);
    try {
      target.set(value);
      if (planned.isFollowedUp) this.#afterSet(target);
    } catch (thrown) {
      throw new PuppetError(
        instanceIssues.parameterFailed({ name, ref: this.ref, detail: failureText(thrown) }),
        this.place,
        'Puppet::ResourceError',
      );
    }
  }

  /** The attribute, made without a value where it was not set (`newattr`). */
  add(definition: AttributeDefinition): Attribute {
    this.#properties = undefined;
    return this.#attributes.add(definition);
  }

  unset(attribute: string): void {
    const name = this.#ownName(attribute);
    this.#properties = undefined;
    if (isRelationship(name)) this.#relations = undefined;
    this.#attributes.remove(name);
  }

  hasFeature(feature: string): boolean {
    return this.provider?.features.includes(feature) ?? false;
  }

  log(level: LogLevel, message: string, asPuppet = false): void {
    if (asPuppet) this.catalog.log(level, message, 'Puppet', undefined);
    else this.catalog.log(level, message, this.path, this.place);
  }

  logAsProvider(level: LogLevel, message: string): void {
    this.catalog.log(level, message, `${this.ref}(provider=${this.provider?.name ?? ''})`, undefined);
  }

  /** Looks at the resource as a whole; put off while a parameter is still to be computed. Throws `Validation of … failed`. */
  validate(): void {
    if (this.type.validate === undefined) return;
    for (const attribute of this.#attributes.ownValues()) {
      if (attribute instanceof Parameter && attribute.value instanceof DeferredValue) return;
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

  /** `name` means the namevar where there is only one. */
  #ownName(name: string): string {
    return name === 'name' ? (this.#plan.namevar ?? name) : name;
  }

  #supports(definition: AttributeDefinition): boolean {
    const { requiredFeatures } = definition;
    return (
      requiredFeatures === undefined ||
      this.provider === undefined ||
      requiredFeatures.every((feature) => this.hasFeature(feature))
    );
  }

  /** In Puppet's order: the name, the provider, then ensure and the properties, parameters, metaparameters, and what else was given. */
  #setAll({ slots, defaults }: AttributeLayout, values: SourceValues): void {
    const isNamed = slots[0]?.name === this.#plan.namevar;
    if (!isNamed) this.#setDefaultProvider();
    for (const { name, planned, at } of slots) {
      this.#set(name, planned, valueAt(values, at));
      if (isNamed && name === this.#plan.namevar) this.#setDefaultProvider();
    }
    for (const definition of defaults) this.#setDefault(definition);
    this.#attributes.addSharedDefaults();
  }

  #setDefaultProvider(): void {
    if (this.type.providers === undefined) return;
    const provider = this.catalog.defaultProvider(this.type);
    if (provider === undefined) return;
    this.#attributes.addMunged(providerAttribute(this.type), provider.name);
    this.provider = provider;
  }

  #setDefault(definition: AttributeDefinition): void {
    const { name, default: given } = definition;
    if (this.#attributes.has(name) || !this.#supports(definition)) return;
    const value = typeof given === 'function' ? given(this) : given;
    if (value !== undefined && value !== false) this.add(definition).set(value);
  }

  #afterSet(attribute: Attribute): void {
    switch (attribute.name) {
      case 'provider':
        if (typeof attribute.value === 'string') this.provider = findProvider(this.type, attribute.value);
        return;
      case 'tag':
        for (const tag of listOf(attribute.value).flat()) this.addTag(String(tag).toLowerCase());
        return;
      case 'alias':
        for (const other of listOf(attribute.value)) this.catalog.addAlias(this, String(other));
        return;
      case 'audit':
        this.#addAudited(listOf(attribute.value).map(String));
        return;
      default:
        if (isRelationship(attribute.name)) this.#relations = undefined;
    }
  }

  /** Properties that are only watched are there without a desired value. */
  #addAudited(names: readonly string[]): void {
    const all = names.length === 1 && names[0] === 'all';
    for (const definition of this.type.attributes) {
      if (definition.kind !== 'property' || !(all || names.includes(definition.name))) continue;
      if (this.#supports(definition)) this.add(definition);
    }
  }
}

const NONE: readonly Instance[] = [];
