/** A catalog resource with its values checked, munged and completed with defaults: Puppet's `Puppet::Type` instance. */
import { toLogLevel, type LogLevel } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { DeferredValue, type Value } from '../values/value.ts';
import type { AttributeLayout } from './attribute-layout.ts';
import { emptyShape, takes, type PlannedAttribute } from './attribute-plan.ts';
import type { PlannedRelation } from './attribute-shape.ts';
import { AttributeStore } from './attribute-store.ts';
import { accept, attributeOf, Property, readParameter, readProperty, type Attribute } from './attribute.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { failureText } from './failure.ts';
import {
  givenValues,
  layoutOf,
  secretNames,
  titleAttribute,
  unwrapped,
  type InstanceSource,
  type NamedValue,
} from './instance-source.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { firstMunged } from './kept-value.ts';
import { RELATIONSHIP_METAPARAMETERS } from './metaparameters.ts';
import { findProvider, providerAttribute } from './providers.ts';
import { capitalizeSegments, referenceOf, referencesOf } from './reference.ts';
import type { Relation } from './relations.ts';
import type { AttributeInstance, ResourceInstance } from './resource.ts';
import { markSensitive } from './sensitive.ts';
import { listOf } from './shared/list.ts';

export class Instance extends AttributeStore implements ResourceInstance {
  readonly catalog: InstanceTable;
  /** Dense among all resources of its table, whether they are in it yet or not: for lists by resource. */
  readonly number: number;
  provider: ProviderDefinition | undefined;
  details: object | undefined;
  /** The first resource that contains it, which gives it its path. */
  container: Instance | undefined;
  #furtherContainers: readonly Instance[] = NONE;
  #contents: Instance[] | undefined;
  #ref: string | undefined;
  #path: string | undefined;

  /** Throws a `PuppetError` (`Puppet::ResourceError`) for the first attribute whose value is wrong. */
  constructor(type: ResourceTypeDefinition, source: InstanceSource, catalog: InstanceTable) {
    const empty = emptyShape(type);
    const titled = titleAttribute(type, source);
    const values = givenValues(type, source, titled);
    const layout = layoutOf(empty.plan, titled, values);
    super(source, empty, layout.room);
    this.catalog = catalog;
    this.number = catalog.enroll(this);
    this.#path = source.path;
    this.#setAll(layout, titled, values);
    this.validate();
    if (!this.isComponent) markSensitive(this, secretNames(type, values));
    type.initialize?.(this);
    layout.room = Math.max(layout.room, this.shape.attributes.length);
  }

  /** Its title in the manifest, whatever it is called since. */
  get declaredTitle(): string {
    return this.source.title;
  }

  override get title(): string {
    return this.type.titleOf?.(this) ?? this.source.title;
  }

  /** As references name it: `File`, `Class`, `Apache::Vhost`. */
  get typeName(): string {
    return this.isComponent ? capitalizeSegments(this.source.type ?? '') : this.plan.typeName;
  }

  get ref(): string {
    this.#ref ??= referenceOf(this.typeName, this.title);
    return this.#ref;
  }

  get original(): ReadonlyMap<string, Value> {
    const known = this.extras?.original;
    if (known !== undefined) return known;
    const titled = titleAttribute(this.type, this.source);
    const values = givenValues(this.type, this.source, titled);
    const { slots } = layoutOf(this.plan, titled, values);
    const original = new Map(slots.map(({ name, at }) => [name, this.#valueAt(at, titled, values)] as const));
    (this.extras ??= {}).original = original;
    return original;
  }

  /** The resources that contain it: nearly always one; a class has its stage and the classes that contain it. */
  get containers(): readonly Instance[] {
    return this.container === undefined ? NONE : [this.container, ...this.#furtherContainers];
  }

  /** The resources that it contains, in the order in which they were put there. */
  get contents(): readonly Instance[] {
    return this.#contents ?? NONE;
  }

  /** Puts another resource into this one. Only for `InstanceTable.contain`, which knows whose paths change. */
  addContent(content: Instance): void {
    (this.#contents ??= []).push(content);
    if (content.container === undefined) content.container = this;
    else content.#furtherContainers = [...content.#furtherContainers, this];
  }

  /** Which relationship metaparameters it has. */
  get relationNames(): readonly string[] {
    return this.shape.relationNames;
  }

  /** The same in the order in which Puppet makes the edges. */
  get plannedRelations(): readonly PlannedRelation[] {
    return this.shape.relations;
  }

  /** What they name, in the order in which Puppet makes the edges. */
  get relations(): readonly Relation[] {
    const names = this.relationNames;
    return RELATIONSHIP_METAPARAMETERS.filter(({ name }) => names.includes(name)).map((metaparameter) => ({
      metaparameter,
      references: referencesOf(this.get(metaparameter.name)),
    }));
  }

  /** Resources before which this one comes because one of the two generated the other. */
  get generatedBefore(): readonly Instance[] {
    return this.extras?.generatedBefore ?? NONE;
  }

  comeBefore(other: Instance): void {
    ((this.extras ??= {}).generatedBefore ??= []).push(other);
  }

  get path(): string {
    this.#path ??= this.catalog.pathOf(this);
    return this.#path;
  }

  get name(): string {
    const { nameAttribute } = this.plan;
    const value = nameAttribute === undefined ? undefined : this.#valueOf(nameAttribute);
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
    return this.#valueOf(this.#ownName(attribute)) ?? this.extras?.ownParameters?.get(attribute);
  }

  #valueOf(name: string): Value {
    const planned = this.plan.attributes.get(name);
    return planned === undefined ? undefined : this.valueFor(planned);
  }

  /** The same by the plan of its type. */
  valueFor(planned: PlannedAttribute): Value {
    const { definition } = planned;
    const kept = this.keptOf(planned);
    return definition.kind === 'parameter'
      ? readParameter(definition, kept, this)
      : readProperty(definition, kept, this);
  }

  should(property: string): Value {
    const planned = this.plan.attributes.get(property);
    return planned?.definition.kind === 'property'
      ? readProperty(planned.definition, this.keptOf(planned), this)
      : undefined;
  }

  firstValue(property: string): Value {
    const planned = this.plan.attributes.get(property);
    return planned?.definition.kind === 'property' ? firstMunged(this.keptOf(planned)) : undefined;
  }

  isSet(attribute: string): boolean {
    const planned = this.plan.attributes.get(this.#ownName(attribute));
    return planned !== undefined && this.holds(planned);
  }

  attribute(attribute: string): Attribute | undefined {
    const planned = this.plan.attributes.get(this.#ownName(attribute));
    return planned !== undefined && this.holds(planned) ? attributeOf(this, planned.definition) : undefined;
  }

  property(name: string): Property | undefined {
    const planned = this.plan.attributes.get(name);
    return planned?.definition.kind === 'property' && this.holds(planned)
      ? new Property(this, planned.definition)
      : undefined;
  }

  get properties(): readonly Property[] {
    return this.shape.properties.map((definition) => new Property(this, definition));
  }

  get attributes(): Iterable<AttributeInstance> {
    const own = this.ownAttributes;
    if (!this.shape.hasSharedDefaults) return own;
    const others: Attribute[] = [];
    for (const planned of this.plan.attributes.values()) {
      if (planned.shared !== undefined && this.shape.placeOf(planned.rank) === -1)
        others.push(attributeOf(this, planned.definition));
    }
    return [...own, ...others];
  }

  /** Those that were set for this resource: without defaults that all of its type have in common. */
  get ownAttributes(): readonly Attribute[] {
    return this.shape.attributes.map(({ definition }) => attributeOf(this, definition));
  }

  set(attribute: string, value: Value): void {
    const name = this.#ownName(attribute);
    this.#set(name, this.plan.attributes.get(name), value);
  }

  #set(name: string, planned: PlannedAttribute | undefined, value: Value): void {
    if (planned === undefined) {
      if (this.isComponent) {
        ((this.extras ??= {}).ownParameters ??= new Map()).set(name, value);
        return;
      }
      throw new PuppetError(instanceIssues.noSuchParameter({ name }), this.place, 'Puppet::Error');
    }
    if (!planned.isFollowedUp && takes(planned, value)) {
      this.keepFor(planned, value);
      return;
    }
    if (!this.#supports(planned.definition)) return;
    this.placeAdded(planned);
    try {
      this.keepFor(planned, accept(planned.definition, value, this));
      if (planned.isFollowedUp) this.#afterSet(name, this.#valueOf(name));
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
    const planned = this.plan.attributes.get(definition.name);
    if (planned !== undefined) this.placeAdded(planned);
    return attributeOf(this, definition);
  }

  unset(attribute: string): void {
    const name = this.#ownName(attribute);
    const planned = this.plan.attributes.get(name);
    if (planned === undefined) return;
    this.removeAttribute(planned);
  }

  hasFeature(feature: string): boolean {
    return this.provider?.features.includes(feature) ?? false;
  }

  /** Whether it has all of them. */
  hasFeatures(features: readonly string[]): boolean {
    return features.every((feature) => this.hasFeature(feature));
  }

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

  /** Looks at the resource as a whole; put off while a parameter is still to be computed. Throws `Validation of … failed`. */
  validate(): void {
    if (this.type.validate === undefined) return;
    for (const planned of this.shape.attributes) {
      if (planned.definition.kind === 'parameter' && this.keptOf(planned) instanceof DeferredValue) return;
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
    return name === 'name' ? (this.plan.namevar ?? name) : name;
  }

  #supports({ requiredFeatures }: AttributeDefinition): boolean {
    return requiredFeatures === undefined || this.provider === undefined || this.hasFeatures(requiredFeatures);
  }

  /** In Puppet's order: the name, the provider, then ensure and the properties, parameters, metaparameters, and what else was given. */
  #setAll({ slots, defaults }: AttributeLayout, titled: string | undefined, values: readonly NamedValue[]): void {
    const isNamed = slots[0]?.name === this.plan.namevar;
    if (!isNamed) this.#setDefaultProvider();
    for (const { name, planned, at } of slots) {
      const value = this.#valueAt(at, titled, values);
      if (value !== undefined) this.#set(name, planned, value);
      // A secret that holds nothing leaves the default.
      else if (planned?.definition.default !== undefined) this.#setDefault(planned);
      if (isNamed && name === this.plan.namevar) this.#setDefaultProvider();
    }
    for (const planned of defaults) this.#setDefault(planned);
    this.addSharedDefaults();
  }

  /** The title comes first where it stands for an attribute. */
  #valueAt(at: number, titled: string | undefined, values: readonly NamedValue[]): Value {
    if (titled === undefined) return unwrapped(values[at]?.value);
    return at === 0 ? this.source.title : unwrapped(values[at - 1]?.value);
  }

  #setDefaultProvider(): void {
    if (this.type.providers === undefined) return;
    const provider = this.catalog.defaultProvider(this.type);
    if (provider === undefined) return;
    this.keep(providerAttribute(this.type), provider.name);
    this.provider = provider;
  }

  #setDefault(planned: PlannedAttribute): void {
    const { definition } = planned;
    if (this.holds(planned) || !this.#supports(definition)) return;
    const { default: given } = definition;
    const value = typeof given === 'function' ? given(this) : given;
    if (value === undefined || value === false) return;
    this.keepFor(planned, takes(planned, value) ? value : accept(definition, value, this));
  }

  #afterSet(name: string, value: Value): void {
    switch (name) {
      case 'provider':
        if (typeof value === 'string') this.provider = findProvider(this.type, value);
        return;
      case 'tag':
        // Otherwise they are added as soon as someone asks for the tags.
        if (this.extras?.tags !== undefined) this.#addTags(value);
        return;
      case 'alias':
        for (const other of listOf(value)) this.catalog.addAlias(this, rubyToString(other));
        return;
      case 'audit':
        this.#addAudited(listOf(value).map(String));
    }
  }

  override get tags(): ReadonlySet<string> {
    if (this.extras?.tags === undefined) {
      const value = this.get('tag');
      if (value !== undefined) this.#addTags(value);
    }
    return super.tags;
  }

  override addTag(tag: string): void {
    // Asking adds those of the attribute.
    if (!this.tags.has(tag)) super.addTag(tag);
  }

  #addTags(value: Value): void {
    for (const tag of listOf(value).flat()) super.addTag(rubyToString(tag).toLowerCase());
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
