/**
 * Declaration of a resource type: names, documentation, allowed values, checks of values, and relations. Hover, completion, the reference
 * pages, the compiler and the graph read declarations; no machine is needed for that. `behavior.ts` is what a run needs besides.
 *
 * Ruby symbols are strings here (`present`, `absent`, `true` of `newvalues(:true)`); Ruby's true and false are booleans.
 */
import type { Platform } from '../machine/platform.ts';
import type { Value } from '../values/value.ts';
import type { ProviderDefinition } from './definition.ts';
import type { ResourceInstance } from './resource.ts';

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
export interface PropertyDeclaration extends AttributeBase {
  readonly kind: 'property';
  /** `first` (default): any of the given values is in sync and the first is set. `all`: the array as a whole is the value. */
  readonly arrayMatching?: 'first' | 'all';
  /** False for a property that changes at every run (notify's message): never a corrective change. Default true. */
  readonly idempotent?: boolean;
}

export type AttributeDeclaration = ParameterDefinition | PropertyDeclaration;

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
export interface ProviderDeclaration {
  readonly name: string;
  readonly doc: string;
  readonly features: readonly string[];
  /** The built-in provider that a provider of a module inherits from. */
  readonly parent?: string;
  /** The families of machines on which it works, none for a provider of other systems. Default: all. */
  readonly families?: readonly Platform['family'][];
  /** Of the suitable ones the highest is the default; of equals the first declared. Default 0. */
  readonly specificity?: number;
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

export interface TypeDeclaration {
  /** Lower case: `file`, `ssh_authorized_key`. */
  readonly name: string;
  /** For learners, Markdown. */
  readonly doc: string;
  /** Parameters and properties in Puppet's order of declaration; properties are synced in this order, `ensure` always first. Metaparameters are in `metaparameters.ts`. */
  readonly attributes: readonly AttributeDeclaration[];
  /** Needed where there are several namevars; the first that matches counts. Default: the whole title is the namevar. */
  readonly titlePatterns?: readonly TitlePattern[];
  /** What the resource is called once its attributes are set, where that is not its title in the manifest. */
  readonly titleOf?: (resource: ResourceInstance) => string;
  readonly features?: readonly FeatureDefinition[];
  /** Present (even if empty) for a type that has a `provider` attribute, which is added by itself. */
  readonly providers?: readonly ProviderDeclaration[];
  /** False where two resources may have the same namevar (`exec`). Default true. */
  readonly isomorphic?: boolean;
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
  readonly autorequire?: readonly AutoRelation[];
  readonly autobefore?: readonly AutoRelation[];
  readonly autonotify?: readonly AutoRelation[];
  readonly autosubscribe?: readonly AutoRelation[];
}
