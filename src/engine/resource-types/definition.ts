/**
 * What a resource type is: plain readable data (names, documentation, allowed values) and the few behaviours that Puppet's
 * types have. One object declares a type; hover, completion, the reference pages, the compiler, the graph and the run all
 * read that object. Nothing here knows of a manifest; acts go to a `Target` only.
 *
 * Ruby symbols are strings here (`present`, `absent`, `true` of `newvalues(:true)`); Ruby's true and false are booleans.
 */
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';
import type { PropertyInstance, ResourceInstance } from './resource.ts';

/** A promise only where a shell command runs (`exec`, a service's own commands): everything else stays synchronous for speed. */
export type MaybePromise<T> = T | Promise<T>;

/** What the properties of a resource are on the machine, by name; `undefined` for what was not read. */
export interface PresentValues {
  get(property: string): Value;
}

/** One value (or one pattern of values) that an attribute accepts: Puppet's `newvalue`. */
export interface AllowedValue {
  readonly value: string | RegExp;
  /** Other spellings, munged to `value`. Never for a pattern. */
  readonly aliases?: readonly string[];
  /** A pattern as Ruby's `inspect` prints it in `Valid values match …`, where that differs from JavaScript's source. */
  readonly shown?: string;
  readonly doc?: string;
  /** The name of the event when this value is reached (`service_started`, `file_created`). */
  readonly event?: string;
  /** `Provider x must have features 'y' to set 'p' to 'v'`. */
  readonly requiredFeatures?: readonly string[];
  /** A service that starts needs no restart: refreshes that wait for the resource are dropped (`Unscheduling refresh on …`). */
  readonly invalidateRefreshes?: boolean;
  /** How to reach this value; without it the property's `sync` does it. */
  readonly sync?: (property: PropertyInstance, target: Target) => MaybePromise<void>;
}

interface AttributeBase {
  readonly name: string;
  /** For learners: one or more sentences, Markdown. */
  readonly doc: string;
  /** The name by which the machine knows the resource; its default is the title. An attribute called `name` is one by itself. */
  readonly namevar?: boolean;
  /** What the value may be. Ignored by the check and the munging when `validate` or `munge` is given (as in Puppet), still documentation. */
  readonly values?: readonly AllowedValue[];
  /** Left out without a word when the provider lacks one of them. */
  readonly requiredFeatures?: readonly string[];
  /**
   * Used when the attribute is unset; `undefined` and `false` leave it unset. A parameter's constant is stored as it stands here,
   * so write it as munging would leave it. What a function yields, and a property's default, is checked and munged.
   */
  readonly default?: Value | ((resource: ResourceInstance) => Value);
  /** Throws `ArgumentFailure` or `TypeFailure`. Properties: called for each element of an array; parameters: for the whole. */
  readonly validate?: (value: Value, resource: ResourceInstance) => void;
  /** Turns the value as written into the value as kept. Elements or whole as with `validate`. */
  readonly munge?: (value: Value, resource: ResourceInstance) => Value;
  /** Turns the kept value (element) into what reading yields. */
  readonly unmunge?: (value: Value, resource: ResourceInstance) => Value;
  /** The value is shown as `[redacted]` whatever it is. */
  readonly sensitive?: boolean;
}

/** Says how a property is managed, but is not itself compared with the machine. */
export interface ParameterDefinition extends AttributeBase {
  readonly kind: 'parameter';
}

/** Something of the machine that can be read, compared and changed. */
export interface PropertyDefinition extends AttributeBase {
  readonly kind: 'property';
  /** `first` (default): any of the given values is in sync and the first is set. `all`: the array as a whole is the value. */
  readonly arrayMatching?: 'first' | 'all';
  /** False for a property that changes at every run (notify's message): never a corrective change. Default true. */
  readonly idempotent?: boolean;
  /** The present value. `absent` (the string) where there is none. Throwing fails the whole resource (`Could not evaluate: …`). */
  readonly retrieve: (property: PropertyInstance, target: Target) => MaybePromise<Value>;
  /** Makes the value `property.should`. Throwing fails the property (`change from A to B failed: …`). */
  readonly sync?: (property: PropertyInstance, target: Target) => MaybePromise<void>;
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

export type AttributeDefinition = ParameterDefinition | PropertyDefinition;

/** Parts of a title as namevars: `^(.*):(.*)$` → `['path', 'key']`. */
export interface TitlePattern {
  readonly pattern: RegExp;
  /** Tells, faster than the pattern, of titles that stand for the first attribute as they are. */
  readonly isPlain?: (title: string) => boolean;
  /** For each group of the pattern the attribute that it sets, and how it is changed on the way. */
  readonly attributes: readonly { readonly name: string; readonly convert?: (text: string) => string }[];
}

/** A capability that some providers have: `versionable`. */
interface FeatureDefinition {
  readonly name: string;
  readonly doc: string;
}

/** One way to manage a type on a machine. */
export interface ProviderDefinition {
  readonly name: string;
  readonly doc: string;
  readonly features: readonly string[];
  /** The built-in provider that a provider of a module inherits from. */
  readonly parent?: string;
  /** Whether it works on this machine; default true. Asked again while the run goes on, as in Puppet. */
  readonly suitable?: (target: Target) => boolean;
  /** Of the suitable ones the highest is the default; of equals the first declared. Default 0. */
  readonly specificity?: number | ((target: Target) => number);
  /** Called once a run, before the first resource of the provider, with all of them by name. Throwing skips them. */
  readonly prefetch?: (resources: ReadonlyMap<string, ResourceInstance>, target: Target) => MaybePromise<void>;
  /** Called once after all properties of a changed resource are set, not in noop. */
  readonly flush?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Called once at the end of the run. */
  readonly postResourceEval?: (target: Target) => MaybePromise<void>;
}

/** Relations that a type adds by itself to resources that the catalog happens to hold. */
export interface AutoRelation {
  /** The type of the other resource, lower case. */
  readonly type: string;
  /** Why, as a phrase for people: `the parent directory must exist first`. */
  readonly why: string;
  /** Titles (or names) of the others; those that the catalog does not hold are passed over. */
  readonly titles: (resource: ResourceInstance) => readonly (string | ResourceInstance | undefined)[];
}

/** A resource that another one brings about: the files of a directory, what `resources` purges. */
export interface GeneratedResource {
  /** Lower case. */
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Value>>;
  /** True for what is being purged (`resource.purging`). */
  readonly purging?: boolean;
  /** For the hooks of its type: the resource's `details` from the start. */
  readonly details?: object;
}

/** An attribute whose value was checked and munged by its type: a parameter's value, or a property's values (none where it is only read). */
export type MadeAttribute =
  | { readonly name: string; readonly value: Value }
  | { readonly name: string; readonly given: readonly Value[]; readonly munged: readonly Value[] };

/** All attributes of a resource but the metaparameters, as its type made them. */
export interface MadeResource {
  readonly attributes: readonly MadeAttribute[];
  readonly provider: ProviderDefinition | undefined;
  /** The attributes whose values no message may show. */
  readonly secret: readonly string[];
}

/** An attribute that a resource is given. */
export interface AttributeValue {
  readonly name: string;
  readonly value: Value;
}

export interface ResourceTypeDefinition {
  /** Lower case: `file`, `ssh_authorized_key`. */
  readonly name: string;
  /** For learners, Markdown. */
  readonly doc: string;
  /** Parameters and properties in Puppet's order of declaration; properties are synced in this order, `ensure` always first. Metaparameters are in `metaparameters.ts`. */
  readonly attributes: readonly AttributeDefinition[];
  /** Needed where there are several namevars; the first that matches counts. Default: the whole title is the namevar. */
  readonly titlePatterns?: readonly TitlePattern[];
  /** What the resource is called once its attributes are set, where that is not its title in the manifest. */
  readonly titleOf?: (resource: ResourceInstance) => string;
  readonly features?: readonly FeatureDefinition[];
  /** Present (even if empty) for a type that has a `provider` attribute, which is added by itself. */
  readonly providers?: readonly ProviderDefinition[];
  /** False where two resources may have the same namevar (`exec`). Default true. */
  readonly isomorphic?: boolean;
  /** Whether a resource refreshes itself when it changes (`mount`). */
  readonly selfRefresh?: boolean | ((resource: ResourceInstance) => boolean);
  /** Contents are applied before the resource itself (`tidy`). */
  readonly depthFirst?: boolean;
  /** Whether reading asks for `ensure` though it is not managed. Default true. */
  readonly needsEnsureRetrieved?: boolean;

  /** Resources that every catalog has unless it declares them itself: the schedules `daily`, `weekly`, …, the filebucket `puppet`. */
  readonly everyCatalog?: readonly GeneratedResource[];

  /** The resource has no place in messages, wherever it was declared (types of the Resource API). */
  readonly placeless?: boolean;
  /** Whether its resources are those of network devices: a machine's run skips them. */
  readonly forDevices?: boolean;
  /**
   * Checks, munges and completes all attributes at once and checks the resource as a whole, in place of what the attributes' own
   * definitions say. Metaparameters are among the given attributes for the type to see. Throws the `PuppetError` of what is wrong.
   */
  readonly make?: (resource: ResourceInstance, given: readonly AttributeValue[]) => MadeResource;
  /** The same for one attribute of a resource that `make` made. Throws a `TypeFailure` for a value that is wrong. */
  readonly change?: (resource: ResourceInstance, attribute: AttributeValue) => MadeResource;
  /** Adds all properties that the provider knows to a resource that `make` made, so that they are read. */
  readonly addProperties?: (resource: ResourceInstance) => MadeResource;
  /** Looks at the resource as a whole after all attributes are set: `Validation of File[/x] failed: …`. */
  readonly validate?: (resource: ResourceInstance) => void;
  /** Called when the resource is made (after `validate`), for values that follow from others: `target => x` makes `ensure => link`. */
  readonly initialize?: (resource: ResourceInstance) => void;
  /**
   * Which attributes to redact for those that were given as `Sensitive`: a file's secret content is also written by `ensure`.
   * `redact` are set at once (properties are added where they are unset), `handled` need no warning; the others go the usual way.
   */
  readonly spreadSensitive?: (
    sensitive: readonly string[],
    resource: ResourceInstance,
  ) => { readonly redact: readonly string[]; readonly handled: readonly string[] };
  /** Called when the catalog is complete (`finish`); may look up others and throw. */
  readonly finish?: (resource: ResourceInstance) => void;
  /** Throwing is logged for each resource, and then nothing is applied (`Some pre-run checks failed`). */
  readonly preRunCheck?: (resource: ResourceInstance, target: Target) => MaybePromise<void>;

  readonly autorequire?: readonly AutoRelation[];
  readonly autobefore?: readonly AutoRelation[];
  readonly autonotify?: readonly AutoRelation[];
  readonly autosubscribe?: readonly AutoRelation[];

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
