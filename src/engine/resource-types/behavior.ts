/**
 * Behavior of a resource type: how a run reads and changes its resources on a machine, with the messages about it. The
 * behavior of built-in types is in `src/engine/providers`, separate from their declarations (`declaration.ts`), so that
 * an editor can load the declarations alone.
 */
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { GeneratedResource } from './declaration.ts';
import type { PropertyInstance, ResourceInstance } from './resource.ts';

/**
 * A promise only if a shell command runs (`exec`, a service's own commands). Everything else is synchronous, for speed.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Current values of a resource's properties on the machine, by name; `undefined` for a property that was not read. */
export interface PresentValues {
  get(property: string): Value;
}

/** Brings a property to its desired value. Throwing fails the property (`change from A to B failed: …`). */
export type Setter = (property: PropertyInstance, target: Target) => MaybePromise<void>;

/** Behavior of a property: how it is read, compared and changed. */
export interface PropertyBehavior {
  /**
   * Reads the current value. Returns the string `absent` if there is none. Throwing fails the whole resource (`Could
   * not evaluate: …`). By default, the value is `undefined`.
   */
  readonly retrieve?: (property: PropertyInstance, target: Target) => MaybePromise<Value>;
  /** Changes the value on the machine to `property.should`. */
  readonly sync?: Setter;
  /**
   * Setters for some of the declared values, by value. For any other value, and for a value that matches a pattern,
   * `sync` is called.
   */
  readonly setters?: Readonly<Record<string, Setter>>;
  /**
   * Returns true if `current` is in sync. The default, as in Puppet: it equals the desired value or that value's string
   * form.
   */
  readonly insync?: (property: PropertyInstance, current: Value, target: Target) => MaybePromise<boolean>;
  /**
   * Computes the desired value, if it depends on the machine (group membership). By default, the desired value is the
   * given value or values.
   */
  readonly should?: (property: PropertyInstance, target: Target | undefined) => Value;
  /**
   * Returns the desired value to store for the next run. Needed if it differs from the munged value, for example a
   * checksum instead of the content.
   */
  readonly kept?: (property: PropertyInstance) => readonly Value[];
  /**
   * Returns the complete message of a change. The default is Puppet's message: `content changed 'a' to 'b'`, or for
   * ensure `created` or `removed`.
   */
  readonly changeToS?: (property: PropertyInstance, current: Value, desired: Value) => string;
  /** Value to show in the report; by default the value itself. */
  readonly reported?: (value: Value) => Value;
  readonly isToS?: (property: PropertyInstance, value: Value) => string;
  readonly shouldToS?: (property: PropertyInstance, value: Value) => string;
  /**
   * Name of the event. By default the `event` of the matching entry in `values`, or else `mode_changed`; for `ensure`,
   * `file_created`, `file_removed` or `file_changed`.
   */
  readonly eventName?: (property: PropertyInstance) => string;
}

/** Behavior of a provider. Supplements the behavior of its type. */
export interface ProviderBehavior {
  /**
   * True if the provider works on a machine of its families. By default true. Called again during the run, as in
   * Puppet.
   */
  readonly suitable?: (target: Target) => boolean;
  /** Returns the specificity of the provider, if it depends on the machine. */
  readonly specificityOn?: (target: Target) => number;
  /**
   * Called once per run before the first resource of the provider, with all its resources by name. If it throws, these
   * resources are skipped.
   */
  readonly prefetch?: (resources: ReadonlyMap<string, ResourceInstance>, target: Target) => MaybePromise<void>;
  /** Called once after all properties of a changed resource are set. Not called in noop mode. */
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Called once at the end of the run. */
  readonly postResourceEval?: (target: Target) => MaybePromise<void>;
}

/** Behavior of a type. Supplements the behavior of its properties and providers. */
export interface ResourceBehavior {
  /** True if a resource refreshes itself when it changes (`mount`). */
  readonly selfRefresh?: boolean | ((resource: ResourceInstance) => boolean);
  /** True if the contents of the resource are applied before the resource itself (`tidy`). */
  readonly depthFirst?: boolean;
  /** True if `ensure` is read even if it is not managed. Default true. */
  readonly needsEnsureRetrieved?: boolean;

  /**
   * Checks a resource before the run. Errors are logged for each resource; after any error, nothing is applied (`Some
   * pre-run checks failed`).
   */
  readonly preRunCheck?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Handles a refresh event. A type without this function ignores such events. */
  readonly refresh?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Resources to add before the run begins. */
  readonly generate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * False if a resource generates no resources during the run, so that other resources need not wait for it. Default:
   * true.
   */
  readonly mayGenerate?: (resource: ResourceInstance) => boolean;
  /** Returns resources to add when this resource is evaluated. This resource contains them. */
  readonly evalGenerate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * Lists the resources of this type on the machine with titles and identifying attributes, so that a `resources`
   * resource can purge them. Absent if they cannot be listed.
   */
  readonly instances?: (target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /**
   * Names of the resources that can contain the resources from `evalGenerate`, nearest first (a file's parent
   * directories).
   */
  readonly ancestors?: (resource: ResourceInstance) => readonly string[];

  /**
   * Called before the properties are read, to set values that depend on the machine (a file's values from its source).
   * Throwing fails the resource.
   */
  readonly beforeRetrieve?: (resource: ResourceInstance, target: Target) => void;
  /**
   * Reads all properties at once instead of one by one: values by property name, including `ensure` if the type has
   * one.
   */
  readonly retrieve?: (resource: ResourceInstance, target: Target) => MaybePromise<PresentValues>;
  /** True if the resource exists, so that its properties are compared. Default: `ensure` is not `absent`. */
  readonly present?: (current: PresentValues) => boolean;
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
}

/** The behavior of a whole type. */
export interface TypeBehavior extends ResourceBehavior {
  /** Behavior by property name. A property without an entry is never read, and cannot be changed. */
  readonly properties?: Readonly<Record<string, PropertyBehavior>>;
  readonly providers?: Readonly<Record<string, ProviderBehavior>>;
}
