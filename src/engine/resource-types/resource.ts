/**
 * A resource of a catalog after its type has checked and munged it. Functions of the type, the graph and the run use
 * this interface.
 */
import type { LogLevel } from '../diagnostics/log.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type {
  AttributeDefinition,
  PropertyDefinition,
  ProviderDefinition,
  ResourceTypeDefinition,
} from './definition.ts';
import type { TypeRegistry } from './registry.ts';

/** Queries about other resources, for functions of a type. */
export interface InstanceCatalog {
  readonly types: TypeRegistry;
  readonly resources: Iterable<ResourceInstance>;
  /** Finds a resource by type (any case) and title, name or alias. */
  find(type: string, title: string): ResourceInstance | undefined;
}

export interface ResourceInstance {
  readonly type: ResourceTypeDefinition;
  /** Title in the manifest. */
  readonly title: string;
  /** `File[/etc/motd]`. */
  readonly ref: string;
  /** The source in the log: `/Stage[main]/Main/File[/etc/motd]`. */
  readonly path: string;
  /** The munged namevar (the first, if there are several). */
  readonly name: string;
  readonly place: SourcePlace | undefined;
  readonly tags: ReadonlySet<string>;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly catalog: InstanceCatalog;
  /** The provider in use; absent if none is suitable or the type has none. */
  readonly provider: ProviderDefinition | undefined;
  /** True if nothing may be changed, because of the metaparameter `noop` or the run's option. */
  readonly noop: boolean;
  readonly purging: boolean;
  /** True if `ensure` is `absent`. */
  readonly deleting: boolean;
  /** The attributes from the catalog. */
  readonly original: ReadonlyMap<string, Value>;
  /** State that the hooks of the resource's type keep, as an object of a class that the type defines. */
  details: object | undefined;

  /**
   * Returns a parameter's value or a property's desired value, after munging; `undefined` if unset. `name` reads the
   * namevar.
   */
  get(attribute: string): Value;
  /** The desired value of a property; `undefined` for a parameter or an unset property. */
  should(property: string): Value;
  /** The first of a property's given values, munged. Unlike `should`, does not call a function of the type. */
  firstValue(property: string): Value;
  isSet(attribute: string): boolean;
  /** A set attribute as an object, for example to check whether it is sensitive. */
  attribute(name: string): AttributeInstance | undefined;
  property(name: string): PropertyInstance | undefined;
  /** The set properties in order of declaration, `ensure` first. */
  readonly properties: readonly PropertyInstance[];
  /** Validates, munges and sets a value, like a manifest. Throws Puppet's `Parameter x failed on …`. */
  set(attribute: string, value: Value): void;
  /** True if the provider has a feature. */
  hasFeature(feature: string): boolean;
  /** Level of messages about changes: the metaparameter `loglevel`. */
  readonly loglevel: LogLevel;
  /**
   * Writes to the log with the resource's path, file and line. With `asPuppet`, writes as Puppet itself, without a
   * place.
   */
  log(level: LogLevel, message: string, asPuppet?: boolean): void;
  /** Logs like `log`, with one of the resource's attributes as source: `/Stage[main]/Main/Exec[x]/unless`. */
  logFor(attribute: string, level: LogLevel, message: string): void;
  /** Logs like `log`, with the provider as source: `Yumrepo[epel](provider=inifile)`. */
  logAsProvider(level: LogLevel, message: string): void;
}

export interface AttributeInstance {
  readonly resource: ResourceInstance;
  readonly name: string;
  readonly definition: AttributeDefinition;
  readonly sensitive: boolean;
  /** The unmunged value; for a property, the desired value. */
  readonly value: Value;
}

export interface PropertyInstance extends AttributeInstance {
  readonly definition: PropertyDefinition;
  /**
   * The desired value: the result of the definition's `should` if it has one, otherwise the first given value, or with
   * `arrayMatching: 'all'` the array of all given values.
   */
  readonly should: Value;
  /** All given values, munged. */
  readonly shouldValues: readonly Value[];
  /** All given values from the catalog. */
  readonly originalValues: readonly Value[];
  /** The source in the log: `/Stage[main]/Main/File[/etc/motd]/ensure`. */
  readonly path: string;
  /** Reads the current value with the definition's `retrieve`. */
  retrieve(target: Target): Value | Promise<Value>;
  log(level: LogLevel, message: string): void;
}
