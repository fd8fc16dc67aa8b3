/** A catalog resource with its values checked, munged and completed with defaults: Puppet's `Puppet::Type` instance. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import { toLogLevel, type LogLevel } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../values/value.ts';
import { attributePlan, inSettingOrder, type AttributePlan } from './attribute-plan.ts';
import { AttributeSet } from './attribute-set.ts';
import { Parameter, Property, type Attribute } from './attribute.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { failureText } from './failure.ts';
import { givenValues, isComponent, secretNames, type InstanceSource } from './instance-source.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { defaultProvider, findProvider } from './providers.ts';
import { namevarsOf } from './registry.ts';
import type { AttributeInstance, ResourceInstance } from './resource.ts';
import { markSensitive } from './sensitive.ts';

export class Instance implements ResourceInstance {
  readonly type: ResourceTypeDefinition;
  readonly ref: string;
  readonly catalog: InstanceTable;
  /** Dense among all resources of its table, whether they are in it yet or not: for lists by resource. */
  readonly number: number;
  provider: ProviderDefinition | undefined;
  readonly #source: InstanceSource;
  readonly #plan: AttributePlan;
  readonly #attributes: AttributeSet;
  #original: ReadonlyMap<string, Value> | undefined;
  /** A class's or define's own parameters, which mean nothing to the run. */
  #extra: Map<string, Value> | undefined;
  /** Those of the source, until there are more. */
  #tags: ReadonlySet<string>;
  #path: string | undefined;
  #properties: readonly Property[] | undefined;
  #generatedBefore: Instance[] | undefined;

  /**
   * `ref` is the reference of the source in its canonical form. Throws a `PuppetError` (`Puppet::ResourceError`) for the first
   * attribute whose value is wrong.
   */
  constructor(type: ResourceTypeDefinition, ref: string, source: InstanceSource, catalog: InstanceTable) {
    this.type = type;
    this.ref = ref;
    this.catalog = catalog;
    this.number = catalog.nextNumber();
    this.#source = source;
    this.#plan = attributePlan(type);
    this.#attributes = new AttributeSet(this, this.#plan);
    this.#tags = source.tags ?? NO_TAGS;
    this.#path = source.path;
    this.#setAll(givenValues(type, source));
    this.validate();
    markSensitive(this, secretNames(type, source));
    type.initialize?.(this);
  }

  get kind(): ResourceKind {
    return this.#source.kind;
  }
  get title(): string {
    return this.#source.title;
  }
  get place(): SourcePlace | undefined {
    return this.#source.place;
  }
  get relationships(): readonly RelationshipOrigin[] {
    return this.#source.relationships ?? NO_RELATIONSHIPS;
  }
  get virtual(): boolean {
    return this.#source.virtual ?? false;
  }
  get exported(): boolean {
    return this.#source.exported ?? false;
  }
  get purging(): boolean {
    return this.#source.purging ?? false;
  }
  get implicit(): boolean {
    return this.#source.implicit ?? false;
  }

  get original(): ReadonlyMap<string, Value> {
    this.#original ??= givenValues(this.type, this.#source);
    return this.#original;
  }

  get #isComponent(): boolean {
    return isComponent(this.#source);
  }

  /** Whether it contains others: classes, instances of defines, nodes and stages. */
  get isContainer(): boolean {
    return this.kind !== 'native';
  }

  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  addTag(tag: string): void {
    if (!this.#tags.has(tag)) this.#tags = new Set(this.#tags).add(tag);
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
    const namevars = namevarsOf(this.type);
    const namevar = namevars.includes('name') ? 'name' : namevars[0];
    const value = namevar === undefined ? undefined : this.get(namevar);
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
    this.#properties ??= this.#plan.properties.flatMap((name) => this.property(name) ?? []);
    return this.#properties;
  }

  get attributes(): Iterable<AttributeInstance> {
    return this.#attributes.values();
  }

  set(attribute: string, value: Value): void {
    const name = this.#ownName(attribute);
    const definition = this.#plan.attributes.get(name)?.definition;
    if (definition === undefined) {
      if (this.#isComponent) {
        (this.#extra ??= new Map()).set(name, value);
        return;
      }
      throw new PuppetError(instanceIssues.noSuchParameter({ name }), this.place, 'Puppet::Error');
    }
    if (!this.#supports(definition)) return;
    const target = this.add(definition);
    try {
      target.set(value);
      this.#afterSet(name, target.value);
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
    this.#properties = undefined;
    this.#attributes.remove(this.#ownName(attribute));
  }

  hasFeature(feature: string): boolean {
    return this.provider?.features.includes(feature) ?? false;
  }

  log(level: LogLevel, message: string, asPuppet = false): void {
    if (asPuppet) this.catalog.log(level, message, 'Puppet', undefined);
    else this.catalog.log(level, message, this.path, this.place);
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
  #setAll(given: ReadonlyMap<string, Value>): void {
    const { namevar, defaults } = this.#plan;
    const name = namevar === undefined ? undefined : given.get(namevar);
    if (namevar !== undefined && name !== undefined) this.set(namevar, name);
    if (this.type.providers !== undefined) {
      const provider = defaultProvider(this.type, this.catalog.target);
      if (provider !== undefined) this.set('provider', provider.name);
    }
    for (const each of inSettingOrder(given.keys(), this.#plan)) {
      if (each !== namevar) this.set(each, given.get(each));
    }
    for (const definition of defaults) if (!given.has(definition.name)) this.#setDefault(definition);
    this.#attributes.addSharedDefaults();
  }

  #setDefault(definition: AttributeDefinition): void {
    const { name, default: given } = definition;
    if (this.#attributes.has(name) || !this.#supports(definition)) return;
    const attribute = this.add(definition);
    const value = typeof given === 'function' ? given(this) : given;
    if (value === undefined || value === false) this.unset(name);
    else attribute.set(value);
  }

  #afterSet(name: string, value: Value): void {
    if (name === 'provider' && typeof value === 'string') this.provider = findProvider(this.type, value);
    else if (name === 'tag')
      for (const tag of isArray(value) ? value.flat() : [value]) this.addTag(String(tag).toLowerCase());
    else if (name === 'alias')
      for (const other of isArray(value) ? value : [value]) this.catalog.addAlias(this, String(other));
    else if (name === 'audit') this.#addAudited(value);
  }

  /** Properties that are only watched are there without a desired value. */
  #addAudited(value: Value): void {
    const names = (isArray(value) ? value : [value]).map(String);
    const all = names.length === 1 && names[0] === 'all';
    for (const definition of this.type.attributes) {
      if (definition.kind !== 'property' || !(all || names.includes(definition.name))) continue;
      if (this.#supports(definition)) this.add(definition);
    }
  }
}

const NONE: readonly Instance[] = [];
const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_TAGS: ReadonlySet<string> = new Set();
