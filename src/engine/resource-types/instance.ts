/** A catalog resource with its values checked, munged and completed with defaults: Puppet's `Puppet::Type` instance. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { LogLevel } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { DeferredValue, SensitiveValue, isArray, type Value } from '../values/value.ts';
import { attributePlan, sortedByRank, type AttributePlan } from './attribute-plan.ts';
import { AttributeSet } from './attribute-set.ts';
import { Property, type Attribute } from './attribute.ts';
import type { AttributeDefinition, ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { failureText } from './failure.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { defaultProvider, findProvider } from './providers.ts';
import { namevarsOf } from './registry.ts';
import type { AttributeInstance, ResourceInstance } from './resource.ts';
import { isSecret, markSensitive } from './sensitive.ts';
import { titleAttributes } from './title.ts';

/** What a resource is made of, whether it comes from a catalog or from another resource. */
export interface InstanceSource {
  readonly kind: ResourceKind;
  readonly title: string;
  readonly ref: string;
  readonly parameters: Iterable<readonly [string, Value]>;
  readonly place?: SourcePlace | undefined;
  readonly relationships?: readonly RelationshipOrigin[];
  readonly tags?: ReadonlySet<string>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly purging?: boolean;
  /** One of those that every catalog has. */
  readonly implicit?: boolean;
  /** The log's source where it is not the path of the containers. */
  readonly path?: string;
}

export class Instance implements ResourceInstance {
  readonly type: ResourceTypeDefinition;
  readonly kind: ResourceKind;
  readonly title: string;
  readonly ref: string;
  readonly place: SourcePlace | undefined;
  readonly relationships: readonly RelationshipOrigin[];
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly purging: boolean;
  readonly implicit: boolean;
  readonly catalog: InstanceTable;
  /** Dense among all resources of its table, whether they are in it yet or not: for lists by resource. */
  readonly number: number;
  readonly original: Map<string, Value>;
  provider: ProviderDefinition | undefined;
  #generatedBefore: Instance[] | undefined;
  readonly #plan: AttributePlan;
  readonly #attributes: AttributeSet;
  /** A class's or define's own parameters, which mean nothing to the run. */
  #extra: Map<string, Value> | undefined;
  /** Those of the catalog's resource, until there is one of its own. */
  #tags: ReadonlySet<string>;
  #ownTags: Set<string> | undefined;
  #path: string | undefined;
  #properties: readonly Property[] | undefined;

  /** Throws a `PuppetError` (`Puppet::ResourceError`) for the first attribute whose value is wrong. */
  constructor(type: ResourceTypeDefinition, source: InstanceSource, catalog: InstanceTable) {
    this.type = type;
    this.kind = source.kind;
    this.title = source.title;
    this.ref = source.ref;
    this.place = source.place;
    this.relationships = source.relationships ?? [];
    this.#tags = source.tags ?? NO_TAGS;
    this.#plan = attributePlan(type);
    this.#attributes = new AttributeSet(this, this.#plan);
    this.virtual = source.virtual ?? false;
    this.exported = source.exported ?? false;
    this.purging = source.purging ?? false;
    this.implicit = source.implicit ?? false;
    this.catalog = catalog;
    this.number = catalog.nextNumber();
    this.#path = source.path;
    this.original = this.#isComponent ? new Map() : titleAttributes(type, source.title);
    const sensitive: string[] = [];
    for (const [name, value] of source.parameters) {
      if (value === undefined) continue;
      const own = this.#ownName(name);
      this.original.set(own, value instanceof SensitiveValue ? value.value : value);
      if (isSecret(value)) sensitive.push(own);
    }
    this.#setAll();
    this.validate();
    if (sensitive.length > 0 && !this.#isComponent) markSensitive(this, sensitive);
    type.initialize?.(this);
  }

  get #isComponent(): boolean {
    return this.kind === 'class' || this.kind === 'define' || this.kind === 'node';
  }

  /** Whether it contains others: classes, instances of defines, nodes and stages. */
  get isContainer(): boolean {
    return this.kind !== 'native';
  }

  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  addTag(tag: string): void {
    if (this.#ownTags === undefined) {
      this.#ownTags = new Set(this.#tags);
      this.#tags = this.#ownTags;
    }
    this.#ownTags.add(tag);
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
    return logLevel(this.get('loglevel'));
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
    const attribute = this.#attributes.own(name);
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
    const definition = this.#plan.definitions.get(name);
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

  /** Looks at the resource as a whole; put off while a value is still to be computed. Throws `Validation of … failed`. */
  validate(): void {
    if (this.type.validate === undefined) return;
    for (const attribute of this.#attributes.ownValues()) if (attribute.value instanceof DeferredValue) return;
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
  #setAll(): void {
    const { namevar, defaults, ranks } = this.#plan;
    if (namevar !== undefined) {
      const value = this.original.get(namevar);
      if (value !== undefined) this.set(namevar, value);
    }
    if (this.type.providers !== undefined) {
      const provider = defaultProvider(this.type, this.catalog.target);
      if (provider !== undefined) this.set('provider', provider.name);
    }
    for (const name of sortedByRank(this.original.keys(), ranks)) {
      if (name === namevar) continue;
      const value = this.original.get(name);
      if (value !== undefined) this.set(name, value);
    }
    for (const definition of defaults) if (!this.original.has(definition.name)) this.#setDefault(definition);
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
const NO_TAGS: ReadonlySet<string> = new Set();

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'];
function logLevel(value: Value): LogLevel {
  return LEVELS.find((level) => level === value) ?? 'notice';
}
