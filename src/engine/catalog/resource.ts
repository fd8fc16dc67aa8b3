/** A resource during the compilation (`Puppet::Parser::Resource`), and in the finished catalog. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isHash, isType, type Value } from '../values/value.ts';
import type { CatalogParameter, CatalogResource, CollectedFrom, RelationshipOrigin, ResourceKind } from './catalog.ts';
import type { DeclaredType } from './declare/declared-type.ts';
import type { ResourceDefinition } from './definitions/definition.ts';
import { flatten } from './flatten.ts';
import { listTargets } from './relationships/relationship-targets.ts';
import { addTag, addTagIfValid } from './tags.ts';

/**
 * An attribute with its value. As in Puppet, all resources of a statement share these objects. If an arrow appends a
 * value to an array given for several titles, the value therefore shows on each of them.
 */
export interface ResourceParameter extends CatalogParameter {
  /** The code that set the attribute. It determines which code may override the attribute. */
  readonly source: ResourceDefinition | undefined;
  /** True if given with `+>`. */
  readonly add?: boolean;
  /** Relationship targets with the statements that added them. Not set if the attribute itself contains all targets. */
  contributions?: RelationshipOrigin[];
}

interface ResourceOptions {
  readonly declaredType: DeclaredType;
  /** Title in the form that `normalizeTitle` returns. */
  readonly title: string;
  /** Title passed to `create_resources`, if it is not a string. */
  readonly titleValue?: Value;
  readonly definition: ResourceDefinition | undefined;
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
}

const NO_RESOURCES: readonly Resource[] = [];

export class Resource implements CatalogResource {
  readonly declaredType: DeclaredType;
  readonly title: string;
  /** Title as a value: a string, or any other value passed to `create_resources`. */
  readonly titleValue: Value;
  /** The class, define or node that the resource is an instance of. */
  readonly definition: ResourceDefinition | undefined;
  /** Scope of the declaration. It determines the resource defaults and the tags of the container. */
  readonly scope: Scope;
  /** The class, define or node whose code declared the resource. */
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  /** Parameters in the order in which they were first set. */
  parameters = new Map<string, ResourceParameter>();
  /** In lower case, in insertion order. */
  readonly tags = new Set<string>();
  /**
   * The containers. A class is contained in its stage and in classes that contain it. Added by
   * `CatalogBuilder.contain`.
   */
  containers: readonly Resource[] = NO_RESOURCES;
  /** Names of the parameters whose `Sensitive` value was unwrapped at the end of compilation. */
  sensitiveParameters: ReadonlySet<string> | undefined;
  collectedFrom: CollectedFrom | undefined;
  virtual: boolean;
  readonly exported: boolean;
  /**
   * Place of a class's first `include`, shown in the editor. Puppet itself records no place for a class that is
   * included.
   */
  includedAt: SourcePlace | undefined;
  /**
   * True if a manifest or the node declared the resource; false for `Stage[main]` and `Class[Settings]`, which every
   * catalog has.
   */
  isDeclared = false;
  /** True if the code of the class, define or node has run. */
  evaluated = false;
  /** True if the container's tags were added. */
  hasTagsOfScope = false;
  /** True if attributes changed after the code of the class, define or node checked its parameters. */
  changedByOverride = false;

  constructor(options: ResourceOptions) {
    this.declaredType = options.declaredType;
    this.title = options.title;
    this.titleValue = options.titleValue ?? options.title;
    this.definition = options.definition;
    this.scope = options.scope;
    this.source = options.source;
    this.place = options.place;
    this.exported = options.exported;
    this.virtual = options.virtual || options.exported;
  }

  /** `File` */
  get type(): string {
    return this.declaredType.name;
  }

  get kind(): ResourceKind {
    return this.definition === undefined ? this.declaredType.kind : this.definition.kind;
  }

  /** `File[/etc/motd]` */
  get reference(): string {
    return `${this.declaredType.name}[${this.title}]`;
  }

  toString(): string {
    return this.reference;
  }

  get isClass(): boolean {
    return this.declaredType.name === 'Class';
  }

  /** The class, node or instance of a define whose code declared the resource. */
  get declaredIn(): Resource | undefined {
    const resource = resourceOfScope(this.scope);
    return resource === this ? undefined : resource;
  }

  get relationships(): readonly RelationshipOrigin[] {
    return [...this.parameters.values()].flatMap(listTargets);
  }

  value(name: string): Value {
    return name === 'title' ? this.titleValue : this.parameters.get(name)?.value;
  }

  get name(): Value {
    const name = this.value('name');
    return typeof name === 'string' ? name : this.titleValue;
  }

  /** Sets a parameter, replacing one of the same name. The value of `tag` also tags the resource. */
  set(parameter: ResourceParameter): void {
    this.parameters.set(parameter.name, parameter);
    if (parameter.name === 'tag') this.#tagWith(parameter.value);
  }

  /** Adds the tags that every resource has: the name of its type and, where possible, its title. */
  addOwnTags(): void {
    for (const tag of this.declaredType.tags) this.tags.add(tag);
    // In Puppet, the titles of `Class[main]` and `Stage[main]` are not strings, so they are no tags.
    if (typeof this.titleValue !== 'string') return;
    if (this.definition?.name !== '' && !(this.kind === 'stage' && this.title === 'main')) {
      addTagIfValid(this.tags, this.title);
    }
  }

  /** Throws Puppet's error for an invalid tag. */
  addTag(tag: string): void {
    addTag(this.tags, tag, this.place);
  }

  addTagsOf(other: Resource): void {
    for (const tag of other.tags) this.tags.add(tag);
  }

  /** Adds the current tags of the resource whose code declared this resource. Later calls do nothing. */
  addTagsOfScope(): void {
    if (this.hasTagsOfScope) return;
    this.hasTagsOfScope = true;
    const container = this.declaredIn;
    if (container !== undefined) this.addTagsOf(container);
  }

  /**
   * Adds tags from the `tag` attribute: a string or arrays of strings. A hash adds its keys and values; a reference
   * outside of an array adds nothing, because Ruby converts it to the attributes of a resource, and a reference has
   * none.
   */
  #tagWith(value: Value): void {
    if (isType(value) && value.label !== undefined) return;
    const values = isHash(value) ? [...value].flat() : value;
    for (const tag of flatten(values)) if (tag !== undefined) this.addTag(rubyToString(tag));
  }
}

/** The class, node or instance of a define whose code runs in a scope. */
export function resourceOfScope({ resource }: Scope): Resource | undefined {
  return resource instanceof Resource ? resource : undefined;
}

/** The class, node or define whose code runs in a scope. */
export function definitionOfScope(scope: Scope): ResourceDefinition | undefined {
  return resourceOfScope(scope)?.definition;
}
