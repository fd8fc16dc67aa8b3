/** Interface of a checked catalog resource, for the functions of its type, the graph and the run. */
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

export interface InstanceCatalog {
  readonly types: TypeRegistry;
  readonly resources: Iterable<ResourceInstance>;
  /** Finds a resource by its type, in any letter case, and its title, name or alias. */
  find(type: string, title: string): ResourceInstance | undefined;
}

export interface ResourceInstance {
  readonly type: ResourceTypeDefinition;
  readonly title: string;
  /** Reference, such as `File[/etc/motd]`. */
  readonly ref: string;
  /** Source in the log, such as `/Stage[main]/Main/File[/etc/motd]`. */
  readonly path: string;
  /** Value of the namevar, or of the first one if there are several. */
  readonly name: string;
  readonly place: SourcePlace | undefined;
  readonly tags: ReadonlySet<string>;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly catalog: InstanceCatalog;
  /** Provider of the resource. Undefined if the type has no providers, or none is suitable. */
  readonly provider: ProviderDefinition | undefined;
  /** True if nothing may be changed, because of the metaparameter `noop` or the run's option. */
  readonly noop: boolean;
  readonly purging: boolean;
  readonly deleting: boolean;
  readonly original: ReadonlyMap<string, Value>;
  /** State kept by the functions of the resource's type. It is an object of a class that the type defines. */
  details: object | undefined;

  /**
   * Returns a parameter's value or a property's desired value. Returns undefined if it is not set. `name` means the
   * namevar.
   */
  get(attribute: string): Value;
  should(property: string): Value;
  /**
   * Returns the first of a property's given values, converted. Unlike `should`, does not call functions of the type.
   */
  firstValue(property: string): Value;
  isSet(attribute: string): boolean;
  attribute(name: string): AttributeInstance | undefined;
  property(name: string): PropertyInstance | undefined;
  readonly properties: readonly PropertyInstance[];
  /**
   * Validates, converts and sets a value, as if the manifest contained it. Throws Puppet's `Parameter x failed on …`.
   */
  set(attribute: string, value: Value): void;
  hasFeature(feature: string): boolean;
  /** Level of messages about changes, from the metaparameter `loglevel`. */
  readonly loglevel: LogLevel;
  /**
   * Writes to the log with the path of the resource as the source, and with its file and line. If `asPuppet` is true,
   * the source is `Puppet`, and there is no file and line.
   */
  log(level: LogLevel, message: string, asPuppet?: boolean): void;
  /** Logs like `log`, with an attribute of the resource as the source: `/Stage[main]/Main/Exec[x]/unless`. */
  logFor(attribute: string, level: LogLevel, message: string): void;
  /** Logs like `log`, with the provider as the source: `Yumrepo[epel](provider=inifile)`. */
  logAsProvider(level: LogLevel, message: string): void;
}

export interface AttributeInstance {
  readonly resource: ResourceInstance;
  readonly name: string;
  readonly definition: AttributeDefinition;
  readonly sensitive: boolean;
  readonly value: Value;
}

export interface PropertyInstance extends AttributeInstance {
  readonly definition: PropertyDefinition;
  /**
   * The desired value. It is the result of the definition's `should`, or else the first given value, or with
   * `arrayMatching: 'all'` the array of all given values.
   */
  readonly should: Value;
  readonly shouldValues: readonly Value[];
  readonly originalValues: readonly Value[];
  /** Source in the log, such as `/Stage[main]/Main/File[/etc/motd]/ensure`. */
  readonly path: string;
  retrieve(target: Target): Value | Promise<Value>;
  log(level: LogLevel, message: string): void;
}
