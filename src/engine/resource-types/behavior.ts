/**
 * Behavior of a resource type: how a run reads and changes its resources, and the messages about it. The behavior of
 * built-in types is in `src/engine/providers`, separate from the declarations (`declaration.ts`), so that an editor can
 * load the declarations alone.
 */
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { GeneratedResource } from './declaration.ts';
import type { PropertyInstance, ResourceInstance } from './resource.ts';

/**
 * A promise if a shell command runs, as for `exec` or a service's own commands. All other operations are synchronous,
 * for speed.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Current values of a resource's properties, by name. A property that was not read has the value `undefined`. */
export interface PresentValues {
  get(property: string): Value;
}

/** Sets a property to its desired value. If it throws, the property fails with `change from A to B failed: …`. */
export type Setter = (property: PropertyInstance, target: Target) => MaybePromise<void>;

export interface PropertyBehavior {
  /**
   * Reads the current value. Returns the string `absent` if there is none. If it throws, the whole resource fails with
   * `Could not evaluate: …`. By default, the current value is `undefined`.
   */
  readonly retrieve?: (property: PropertyInstance, target: Target) => MaybePromise<Value>;
  readonly sync?: Setter;
  /**
   * Setters for particular desired values; the keys are the values. All other values, including those that a pattern
   * accepts, are set by `sync`.
   */
  readonly setters?: Readonly<Record<string, Setter>>;
  /**
   * True if the current value needs no change. By default, as in Puppet, true if it equals the desired value or the
   * desired value's string form.
   */
  readonly insync?: (property: PropertyInstance, current: Value, target: Target) => MaybePromise<boolean>;
  readonly should?: (property: PropertyInstance, target: Target | undefined) => Value;
  /**
   * Returns the desired value to store for the next run. Needed if it differs from the converted value: for example, a
   * checksum instead of the content.
   */
  readonly kept?: (property: PropertyInstance) => readonly Value[];
  /**
   * Returns the message of a change. By default, Puppet's message: `content changed 'a' to 'b'`, or `created` and
   * `removed` for `ensure`.
   */
  readonly changeToS?: (property: PropertyInstance, current: Value, desired: Value) => string;
  /** Converts a value for the report. By default, the report contains the value itself. */
  readonly reported?: (value: Value) => Value;
  readonly isToS?: (property: PropertyInstance, value: Value) => string;
  readonly shouldToS?: (property: PropertyInstance, value: Value) => string;
  /**
   * Returns the name of the event. By default, the `event` of the allowed value to which the property changes, or else
   * a name such as `mode_changed`. For `ensure`, a name such as `file_created`.
   */
  readonly eventName?: (property: PropertyInstance) => string;
}

export interface ProviderBehavior {
  /**
   * True if the provider works on the machine. Called only for machines of the provider's `families`. As in Puppet,
   * called before the run and again during the run. By default true.
   */
  readonly suitable?: (target: Target) => boolean;
  readonly specificityOn?: (target: Target) => number;
  /**
   * Called once per run, before the first resource of the provider. Receives all resources of the provider by name. If
   * it throws, these resources are skipped.
   */
  readonly prefetch?: (resources: ReadonlyMap<string, ResourceInstance>, target: Target) => MaybePromise<void>;
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  readonly postResourceEval?: (target: Target) => MaybePromise<void>;
}

/** Behavior of a type, without that of its properties and providers. */
export interface ResourceBehavior {
  /** True if a change of the resource also refreshes it, as for `mount`. */
  readonly selfRefresh?: boolean | ((resource: ResourceInstance) => boolean);
  /** True if contained resources are applied before the resource itself, as for `tidy`. */
  readonly depthFirst?: boolean;
  /** True if `ensure` is read even if the manifest does not set it. By default true. */
  readonly needsEnsureRetrieved?: boolean;

  /**
   * Checks a resource before the run. Each error is logged. After any error, nothing is applied (`Some pre-run checks
   * failed`).
   */
  readonly preRunCheck?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Handles a refresh event. A type without this function ignores refresh events. */
  readonly refresh?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  readonly generate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * False if a resource generates no resources during the run. Other resources then need not wait for it. By default
   * true.
   */
  readonly mayGenerate?: (resource: ResourceInstance) => boolean;
  /** Returns resources to add when this resource is evaluated. They become contents of this resource. */
  readonly evalGenerate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * Lists the machine's resources of this type, with titles and identifying attributes, so that a `resources` resource
   * can purge them. Absent if they cannot be listed.
   */
  readonly instances?: (target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * Returns the names of resources that can contain the generated resources, nearest first. For a file, these are its
   * parent directories.
   */
  readonly ancestors?: (resource: ResourceInstance) => readonly string[];

  /**
   * Called before the properties are read, to set values that depend on the machine, such as the values from a file's
   * source. If it throws, the resource fails.
   */
  readonly beforeRetrieve?: (resource: ResourceInstance, target: Target) => void;
  /**
   * Reads all properties at once, not one by one. Returns values by property name, including `ensure` if the type has
   * it.
   */
  readonly retrieve?: (resource: ResourceInstance, target: Target) => MaybePromise<PresentValues>;
  /**
   * True if the resource exists. Only an existing resource's properties are compared. By default, true unless `ensure`
   * is `absent`.
   */
  readonly present?: (current: PresentValues) => boolean;
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
}

export interface TypeBehavior extends ResourceBehavior {
  readonly properties?: Readonly<Record<string, PropertyBehavior>>;
  readonly providers?: Readonly<Record<string, ProviderBehavior>>;
}
