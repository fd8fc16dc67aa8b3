import type { Platform } from '../machine/platform.ts';
import type { Value } from '../values/value.ts';
import type { ProviderDefinition } from './definition.ts';
import type { ResourceInstance } from './resource.ts';

/** One value (or one pattern of values) that an attribute accepts: Puppet's `newvalue`. */
export interface AllowedValue {
  readonly value: string | RegExp;
  /** Other spellings of `value`, which are converted to it. Not allowed for a pattern. */
  readonly aliases?: readonly string[];
  /**
   * The pattern as Ruby's `inspect` prints it in the message `Valid values match …`. Needed if it differs from the
   * source of the JavaScript pattern.
   */
  readonly shown?: string;
  readonly doc?: string;
  /** Name of the event when the property changes to this value, such as `service_started`. */
  readonly event?: string;
  /**
   * Features that the provider needs for this value. Otherwise, setting the value fails with `Provider x must have
   * features 'y' to set 'p' to 'v'`.
   */
  readonly requiredFeatures?: readonly string[];
  /**
   * True if setting this value makes a refresh unnecessary. Pending refreshes of the resource are then dropped
   * (`Unscheduling refresh on …`).
   */
  readonly invalidateRefreshes?: boolean;
}

interface AttributeBase {
  readonly name: string;
  /** Documentation for learners, in Markdown. */
  readonly doc: string;
  /**
   * True if the attribute identifies the resource on the machine. The title is its default. An attribute with the name
   * `name` always identifies the resource.
   */
  readonly namevar?: boolean;
  /**
   * Valid values. As in Puppet, a `validate` function replaces the check against this list, and a `munge` function
   * replaces the conversion. If there are both, the list only documents the values.
   */
  readonly values?: readonly AllowedValue[];
  /** Features that the provider must have. If one is missing, the attribute is silently ignored. */
  readonly requiredFeatures?: readonly string[];
  /**
   * Default of the attribute. If it is `undefined` or `false`, the attribute is not set. A constant default of a
   * parameter is stored without a check or a conversion. All other defaults are checked and converted like a given
   * value.
   */
  readonly default?: Value | ((resource: ResourceInstance) => Value);
  /**
   * Throws `ArgumentFailure` or `TypeFailure` for an invalid value. Called for each element of a property's array, but
   * once with the whole value of a parameter.
   */
  readonly validate?: (value: Value, resource: ResourceInstance) => void;
  /**
   * Converts a given value to the stored value (Puppet's `munge`). Called for each element of a property's array, but
   * once with the whole value of a parameter.
   */
  readonly munge?: (value: Value, resource: ResourceInstance) => Value;
  /** Converts a stored value to the value that reads return (Puppet's `unmunge`). Called like `munge`. */
  readonly unmunge?: (value: Value, resource: ResourceInstance) => Value;
  /**
   * Message of Ruby's error for a deferred value that is not resolved when the attribute is set. If absent, the
   * attribute accepts such a value, which is resolved when the resource is applied.
   */
  readonly lateRefusal?: string;
  /** True if messages always show the value as `[redacted]`. */
  readonly sensitive?: boolean;
}

/** A parameter determines how a resource is managed. It is not compared with the machine. */
export interface ParameterDefinition extends AttributeBase {
  readonly kind: 'parameter';
}

/** A property is a part of the machine's state that can be read, compared and changed. */
export interface PropertyDeclaration extends AttributeBase {
  readonly kind: 'property';
  /**
   * With `first` (the default), any of the given values is in sync, and otherwise the first one is set. With `all`, the
   * whole array is one value.
   */
  readonly arrayMatching?: 'first' | 'all';
  /**
   * False for a property that changes in every run, like notify's message. Such a change is never corrective. By
   * default true.
   */
  readonly idempotent?: boolean;
}

export type AttributeDeclaration = ParameterDefinition | PropertyDeclaration;

/** A pattern that divides a title into namevars. For example, `^(.*):(.*)$` sets `path` and `key`. */
export interface TitlePattern {
  readonly pattern: RegExp;
  /**
   * Fast check of a title: true if the whole title is the value of the first attribute. Otherwise, the pattern is
   * matched.
   */
  readonly isPlain?: (title: string) => boolean;
  /** Attributes that the pattern's groups set, in order, each with an optional conversion. */
  readonly attributes: readonly { readonly name: string; readonly convert?: (text: string) => string }[];
}

interface FeatureDefinition {
  readonly name: string;
  readonly doc: string;
}

export interface ProviderDeclaration {
  readonly name: string;
  readonly doc: string;
  readonly features: readonly string[];
  readonly parent?: string;
  /**
   * Operating system families on which the provider works. An empty list means that no simulated machine has the
   * provider. By default, the provider works on all families.
   */
  readonly families?: readonly Platform['family'][];
  /**
   * Priority among the suitable providers. The highest value determines the default provider, and the first one wins
   * among equals. By default 0.
   */
  readonly specificity?: number;
}

/** An automatic relation (`autorequire`, `autobefore` and so on) to other resources of the catalog. */
export interface AutoRelation {
  /** Type of the related resources, in lower case. */
  readonly type: string;
  /** Reason for the relation, for users: `the parent directory must exist first`. */
  readonly why: string;
  /** Returns titles or names of related resources. Names that are not in the catalog are ignored. */
  readonly titles: (resource: ResourceInstance) => readonly (string | ResourceInstance | undefined)[];
}

/** A resource generated by another resource, such as a file in a managed directory, or a resource to purge. */
export interface GeneratedResource {
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, Value>>;
  /** True for a resource that is being purged (Puppet's `resource.purging`). */
  readonly purging?: boolean;
  /** Initial value of the resource's `details`, for the functions of its type. */
  readonly details?: object;
}

export type CreatedAttribute =
  | { readonly name: string; readonly value: Value }
  | { readonly name: string; readonly given: readonly Value[]; readonly munged: readonly Value[] };

export interface CreatedResource {
  readonly attributes: readonly CreatedAttribute[];
  readonly provider: ProviderDefinition | undefined;
  readonly secret: readonly string[];
}

export interface AttributeValue {
  readonly name: string;
  readonly value: Value;
}

export interface TypeDeclaration {
  /** Name in lower case, such as `file` or `ssh_authorized_key`. */
  readonly name: string;
  readonly doc: string;
  /**
   * Parameters and properties in Puppet's order of declaration. Properties are set in this order, except that `ensure`
   * comes first. Metaparameters are in `metaparameters.ts`.
   */
  readonly attributes: readonly AttributeDeclaration[];
  /**
   * Patterns that divide a title. The first matching pattern is used. Required for a type with several namevars. By
   * default, the whole title is the namevar.
   */
  readonly titlePatterns?: readonly TitlePattern[];
  /**
   * Returns the resource's name after its attributes are set. Needed if the name can differ from the title in the
   * manifest.
   */
  readonly titleOf?: (resource: ResourceInstance) => string;
  readonly features?: readonly FeatureDefinition[];
  /** Providers of the type. If set, even if empty, the type gets an attribute `provider` automatically. */
  readonly providers?: readonly ProviderDeclaration[];
  /** False if two resources may have the same namevar, as for `exec`. By default true. */
  readonly isomorphic?: boolean;
  /**
   * Resources added to each catalog that does not declare them: the schedules `daily`, `weekly` and so on, and the
   * filebucket `puppet`.
   */
  readonly everyCatalog?: readonly GeneratedResource[];

  /** True if messages about the resource contain no file and line, as for types of the Resource API. */
  readonly placeless?: boolean;
  /** True for resources of network devices. The run of a machine skips them. */
  readonly forDevices?: boolean;
  /**
   * Creates all attributes of a resource whose type is written in Ruby: checks, converts and completes their values,
   * and validates the resource. Replaces the functions `validate` and `munge` of the attributes. `given` includes
   * metaparameters. Throws a `PuppetError` for an invalid value.
   */
  readonly make?: (resource: ResourceInstance, given: readonly AttributeValue[]) => CreatedResource;
  readonly change?: (resource: ResourceInstance, attribute: AttributeValue) => CreatedResource;
  /**
   * Adds all properties that the provider supports to a resource that `make` created, so that these properties are read
   * too.
   */
  readonly addProperties?: (resource: ResourceInstance) => CreatedResource;
  /**
   * Validates the whole resource after all attributes are set. A failure is reported as `Validation of File[/x] failed:
   * …`.
   */
  readonly validate?: (resource: ResourceInstance) => void;
  /**
   * Called after `validate`. Sets attributes that depend on other attributes: for example, `target => x` sets `ensure
   * => link`.
   */
  readonly initialize?: (resource: ResourceInstance) => void;
  /**
   * Called if attributes (`sensitive`) were given as `Sensitive`. Returns further attributes to redact (`redact`),
   * which are created if they are not set: for example, `ensure` for a file with secret content, because `ensure` can
   * write the content. Also returns attributes for which no warning is logged (`handled`).
   */
  readonly spreadSensitive?: (
    sensitive: readonly string[],
    resource: ResourceInstance,
  ) => { readonly redact: readonly string[]; readonly handled: readonly string[] };
  /** Called when the catalog is complete. May look up other resources, and may throw (Puppet's `finish`). */
  readonly finish?: (resource: ResourceInstance) => void;
  readonly autorequire?: readonly AutoRelation[];
  readonly autobefore?: readonly AutoRelation[];
  readonly autonotify?: readonly AutoRelation[];
  readonly autosubscribe?: readonly AutoRelation[];
}
