/**
 * Behavior of a resource type: everything that a run does with its resources on a machine, and the messages about it. Built-in
 * types have it in `src/engine/providers`, apart from their declarations (`declaration.ts`), so that an editor loads declarations alone.
 */
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { GeneratedResource } from './declaration.ts';
import type { PropertyInstance, ResourceInstance } from './resource.ts';

/** A promise only where a shell command runs (`exec`, a service's own commands): everything else stays synchronous for speed. */
export type MaybePromise<T> = T | Promise<T>;

/** What the properties of a resource are on the machine, by name; `undefined` for what was not read. */
export interface PresentValues {
  get(property: string): Value;
}

/** Brings a property to its desired value. Throwing fails the property (`change from A to B failed: …`). */
export type Setter = (property: PropertyInstance, target: Target) => MaybePromise<void>;

/** Behavior of a property: how it is read, compared and changed. */
export interface PropertyBehavior {
  /** The present value. `absent` (the string) where there is none. Throwing fails the whole resource (`Could not evaluate: …`). Default: `undefined`. */
  readonly retrieve?: (property: PropertyInstance, target: Target) => MaybePromise<Value>;
  /** Makes the value `property.should`. */
  readonly sync?: Setter;
  /** Setters for some of the declared values, by value; the others, and all patterns, are reached by `sync`. */
  readonly setters?: Readonly<Record<string, Setter>>;
  /** Whether `current` is as desired; default Puppet's: equal, or equal to the text of the desired value. */
  readonly insync?: (property: PropertyInstance, current: Value, target: Target) => MaybePromise<boolean>;
  /** What reading the desired value yields, where it depends on the machine (group membership); default the given value(s). */
  readonly should?: (property: PropertyInstance, target: Target | undefined) => Value;
  /** What the next run is to know of the desired value, where that is not the value as munged (a checksum for a content). */
  readonly kept?: (property: PropertyInstance) => readonly Value[];
  /** The whole message of a change; default Puppet's (`content changed 'a' to 'b'`; ensure: `created`, `removed`). */
  readonly changeToS?: (property: PropertyInstance, current: Value, desired: Value) => string;
  /** What the report says of a value; default the value itself. */
  readonly reported?: (value: Value) => Value;
  readonly isToS?: (property: PropertyInstance, value: Value) => string;
  readonly shouldToS?: (property: PropertyInstance, value: Value) => string;
  /** The event's name; default by `values`, then `mode_changed`, for ensure `file_created`, `file_removed`, `file_changed`. */
  readonly eventName?: (property: PropertyInstance) => string;
}

/** Behavior of a provider, beside that of its type. */
export interface ProviderBehavior {
  /** Whether the provider works on a machine of its families; default true. Called again while the run goes on, as in Puppet. */
  readonly suitable?: (target: Target) => boolean;
  /** The specificity where it depends on the machine. */
  readonly specificityOn?: (target: Target) => number;
  /** Called once a run, before the first resource of the provider, with all of them by name. Throwing skips them. */
  readonly prefetch?: (resources: ReadonlyMap<string, ResourceInstance>, target: Target) => MaybePromise<void>;
  /** Called once after all properties of a changed resource are set, not in noop. */
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Called once at the end of the run. */
  readonly postResourceEval?: (target: Target) => MaybePromise<void>;
}

/** Behavior of a type, beside that of its properties and providers. */
export interface ResourceBehavior {
  /** Whether a resource refreshes itself when it changes (`mount`). */
  readonly selfRefresh?: boolean | ((resource: ResourceInstance) => boolean);
  /** Contents are applied before the resource itself (`tidy`). */
  readonly depthFirst?: boolean;
  /** Whether reading asks for `ensure` though it is not managed. Default true. */
  readonly needsEnsureRetrieved?: boolean;

  /** Throwing is logged for each resource, and then nothing is applied (`Some pre-run checks failed`). */
  readonly preRunCheck?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** What an event makes the resource do. A type without it takes no events. */
  readonly refresh?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Resources to add before the run begins. */
  readonly generate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /** Whether a resource has any to add during the run, so that the others need not wait for an answer; without it each may have. */
  readonly mayGenerate?: (resource: ResourceInstance) => boolean;
  /** Resources to add when this one's turn comes, contained in it. */
  readonly evalGenerate?: (resource: ResourceInstance, target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /** What of this type is on the machine, as far as it can be listed (for `resources` to purge): titles, and what tells them apart. */
  readonly instances?: (target: Target) => MaybePromise<readonly GeneratedResource[]>;
  /** Names that `evalGenerate`'s resources may hang under, nearest first (a file's parent directories). */
  readonly ancestors?: (resource: ResourceInstance) => readonly string[];

  /** Called before the properties are read, to set what only the machine can tell (a file's values from its source). Throwing fails the resource. */
  readonly beforeRetrieve?: (resource: ResourceInstance, target: Target) => void;
  /** Reads all properties at once instead of one by one: values by property name, `ensure` among them where the type has one. */
  readonly retrieve?: (resource: ResourceInstance, target: Target) => MaybePromise<PresentValues>;
  /** Whether the resource is there, so that its properties are looked at. Default: `ensure` is not `absent`. */
  readonly present?: (current: PresentValues) => boolean;
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
}

/** The behavior of a whole type. */
export interface TypeBehavior extends ResourceBehavior {
  /** By name. A property without an entry is never read, and cannot be changed. */
  readonly properties?: Readonly<Record<string, PropertyBehavior>>;
  /** By name. */
  readonly providers?: Readonly<Record<string, ProviderBehavior>>;
}
