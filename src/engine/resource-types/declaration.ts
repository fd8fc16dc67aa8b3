/**
 * Declaration of a resource type: names, documentation, allowed values, checks of values, and relations. Used by hover,
 * completion, the reference pages, the compiler and the graph. It needs no machine: `behavior.ts` contains everything
 * that only a run needs. Ruby symbols are strings here (`present`, `absent`, `true` of `newvalues(:true)`); Ruby's true
 * and false are booleans.
 */
import type { Platform } from '../machine/platform.ts';
import type { Value } from '../values/value.ts';
import type { ProviderDefinition } from './definition.ts';
import type { ResourceInstance } from './resource.ts';

/** One value (or one pattern of values) that an attribute accepts: Puppet's `newvalue`. */
export interface AllowedValue {
  readonly value: string | RegExp;
  /** Spellings that are munged to `value`. Not allowed for a pattern. */
  readonly aliases?: readonly string[];
  /** A pattern as printed by Ruby's `inspect` in `Valid values match …`, if it differs from JavaScript's source. */
  readonly shown?: string;
  readonly doc?: string;
  /** Name of the event when this value is reached (`service_started`, `file_created`). */
  readonly event?: string;
  /** `Provider x must have features 'y' to set 'p' to 'v'`. */
  readonly requiredFeatures?: readonly string[];
  /**
   * True if setting this value makes a refresh unnecessary: pending refreshes of the resource are dropped
   * (`Unscheduling refresh on …`).
   */
  readonly invalidateRefreshes?: boolean;
}

interface AttributeBase {
  readonly name: string;
  /** Documentation for learners, in Markdown: one or more sentences. */
  readonly doc: string;
  /**
   * True if the attribute identifies the resource on the machine. Its default is the title. An attribute with the name
   * `name` is always a namevar.
   */
  readonly namevar?: boolean;
  /**
   * Valid values. As in Puppet, a `validate` function replaces the check against this list, and a `munge` function
   * replaces the conversion. With both, the list is only documentation.
   */
  readonly values?: readonly AllowedValue[];
  /** Features that the provider must have for this attribute. If it lacks one, the attribute is silently left out. */
  readonly requiredFeatures?: readonly string[];
  /**
   * Value of an attribute that is not set. `undefined` and `false` leave the attribute unset. A constant of a parameter
   * is stored unchanged, so write it in munged form. The result of a function, or the default of a property, is checked
   * and munged.
   */
  readonly default?: Value | ((resource: ResourceInstance) => Value);
  /**
   * Throws `ArgumentFailure` or `TypeFailure` for an invalid value. For a property, called for each element of an
   * array; for a parameter, called once with the whole value.
   */
  readonly validate?: (value: Value, resource: ResourceInstance) => void;
  /**
   * Converts the written value to the stored value. Like `validate`, called with single elements or the whole value.
   */
  readonly munge?: (value: Value, resource: ResourceInstance) => Value;
  /** Converts the stored value (element) to the value that reading returns. */
  readonly unmunge?: (value: Value, resource: ResourceInstance) => Value;
  /** Ruby's error for a value that is still deferred. If absent, the value is resolved when its resource is applied. */
  readonly lateRefusal?: string;
  /** True if messages always show the value as `[redacted]`. */
  readonly sensitive?: boolean;
}

/** A parameter determines how a resource is managed, but is not itself compared with the machine. */
export interface ParameterDefinition extends AttributeBase {
  readonly kind: 'parameter';
}

/** A property is a part of the machine's state that can be read, compared and changed. */
export interface PropertyDeclaration extends AttributeBase {
  readonly kind: 'property';
  /**
   * `first` (default): the property is in sync with any of the given values, and is set to the first of them. `all`:
   * the whole array is the value.
   */
  readonly arrayMatching?: 'first' | 'all';
  /**
   * False for a property that changes in every run (notify's message). Such a change is never corrective. Default true.
   */
  readonly idempotent?: boolean;
}

export type AttributeDeclaration = ParameterDefinition | PropertyDeclaration;

/** A pattern that splits a title into namevars: `^(.*):(.*)$` → `['path', 'key']`. */
export interface TitlePattern {
  readonly pattern: RegExp;
  /** Fast check that the first attribute gets the title unchanged. */
  readonly isPlain?: (title: string) => boolean;
  /** For each group of the pattern, the attribute that it sets and an optional conversion. */
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
  /**
   * Families of machines on which the provider works. Empty for a provider of other operating systems. Default: all.
   */
  readonly families?: readonly Platform['family'][];
  /** The suitable provider with the highest value is the default; the first one wins among equals. Default 0. */
  readonly specificity?: number;
}

/** An auto-relation of a type (`autorequire`, `autobefore` …) to resources in the catalog. */
export interface AutoRelation {
  /** Type of the resources to relate to, in lower case. */
  readonly type: string;
  /** Reason, as a phrase for users: `the parent directory must exist first`. */
  readonly why: string;
  /** Titles or names of the resources to relate to. Titles that are not in the catalog are ignored. */
  readonly titles: (resource: ResourceInstance) => readonly (string | ResourceInstance | undefined)[];
}

/** A resource that a different resource generates: files of a directory, or resources that `resources` purges. */
export interface GeneratedResource {
  /** The type's name, in lower case. */
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Value>>;
  /** True for a resource that is being purged (`resource.purging`). */
  readonly purging?: boolean;
  /** Initial `details` of the resource, for the functions of its type. */
  readonly details?: object;
}

/**
 * An attribute whose value was checked and munged by its type: a parameter's value, or a property's values (none if it
 * is only read).
 */
export type CreatedAttribute =
  | { readonly name: string; readonly value: Value }
  | { readonly name: string; readonly given: readonly Value[]; readonly munged: readonly Value[] };

/** All attributes of a resource except the metaparameters, as its type creates them. */
export interface CreatedResource {
  readonly attributes: readonly CreatedAttribute[];
  readonly provider: ProviderDefinition | undefined;
  /** Attributes whose values messages must not show. */
  readonly secret: readonly string[];
}

/** An attribute given to a resource. */
export interface AttributeValue {
  readonly name: string;
  readonly value: Value;
}

export interface TypeDeclaration {
  /** Lower case: `file`, `ssh_authorized_key`. */
  readonly name: string;
  /** For learners, in Markdown. */
  readonly doc: string;
  /**
   * Parameters and properties in Puppet's order of declaration. Properties are synced in this order, but `ensure`
   * always first. Metaparameters are in `metaparameters.ts`.
   */
  readonly attributes: readonly AttributeDeclaration[];
  /**
   * Required for a type with several namevars; the first matching pattern counts. By default the whole title is the
   * namevar.
   */
  readonly titlePatterns?: readonly TitlePattern[];
  /**
   * Returns the name of the resource after its attributes are set. Needed if the name can differ from the title in the
   * manifest.
   */
  readonly titleOf?: (resource: ResourceInstance) => string;
  readonly features?: readonly FeatureDefinition[];
  /** Set (even if empty) for a type with a `provider` attribute, which is added automatically. */
  readonly providers?: readonly ProviderDeclaration[];
  /** False if two resources may have the same namevar (`exec`). By default true. */
  readonly isomorphic?: boolean;
  /**
   * Resources added to every catalog that does not declare them: the schedules `daily`, `weekly`, …, the filebucket
   * `puppet`.
   */
  readonly everyCatalog?: readonly GeneratedResource[];

  /** True if messages about the resource have no place, wherever it was declared (types of the Resource API). */
  readonly placeless?: boolean;
  /** True for resources of network devices, which a machine's run skips. */
  readonly forDevices?: boolean;
  /**
   * Checks, munges and completes all attributes at once and validates the whole resource, instead of the attributes'
   * own definitions. The given attributes include metaparameters. Throws a `PuppetError` for an invalid value.
   */
  readonly make?: (resource: ResourceInstance, given: readonly AttributeValue[]) => CreatedResource;
  /** Changes an attribute of a resource that `make` created. Throws a `TypeFailure` for an invalid value. */
  readonly change?: (resource: ResourceInstance, attribute: AttributeValue) => CreatedResource;
  /** Adds all properties that the provider knows to a resource that `make` created, so that they are read. */
  readonly addProperties?: (resource: ResourceInstance) => CreatedResource;
  /** Validates the whole resource after all attributes are set: `Validation of File[/x] failed: …`. */
  readonly validate?: (resource: ResourceInstance) => void;
  /**
   * Called when the resource is created, after `validate`. Sets attributes that depend on other attributes: `target =>
   * x` sets `ensure => link`.
   */
  readonly initialize?: (resource: ResourceInstance) => void;
  /**
   * Returns the attributes to redact because some attributes were given as `Sensitive`. For example, `ensure` also
   * writes a file's secret content. Attributes in `redact` are redacted, and added if they are not set. Attributes in
   * `handled` cause no warning. All other attributes are treated as usual.
   */
  readonly spreadSensitive?: (
    sensitive: readonly string[],
    resource: ResourceInstance,
  ) => { readonly redact: readonly string[]; readonly handled: readonly string[] };
  /** Called when the catalog is complete (`finish`); may look up other resources and throw. */
  readonly finish?: (resource: ResourceInstance) => void;
  readonly autorequire?: readonly AutoRelation[];
  readonly autobefore?: readonly AutoRelation[];
  readonly autonotify?: readonly AutoRelation[];
  readonly autosubscribe?: readonly AutoRelation[];
}
