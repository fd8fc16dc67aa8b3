/** A resource during the compilation (`Puppet::Parser::Resource`) and in the finished catalog. */
import { allocateAt } from '../budget/meter.ts';
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

/** Bytes charged to the budget for one tag of a resource. */
const TAG = 32;

/**
 * An attribute with its value. As in Puppet, all resources of a statement share this object. If an arrow appends to an
 * array that several titles share, all of them therefore change.
 */
export interface ResourceParameter extends CatalogParameter {
  readonly source: ResourceDefinition | undefined;
  /** True if the attribute was written with `+>`. */
  readonly add?: boolean;
  /**
   * Relationship targets, with the statements that added them. Not set if the attribute's own statement added all
   * targets.
   */
  contributions?: RelationshipOrigin[];
}

interface ResourceOptions {
  readonly declaredType: DeclaredType;
  readonly title: string;
  /** Title passed to `create_resources`. Set only if it is not a string. */
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
  /** Title as a value: a string, or another value passed to `create_resources`. */
  readonly titleValue: Value;
  /** The class, define or node that the resource is an instance of. */
  readonly definition: ResourceDefinition | undefined;
  /** Scope of the declaration. It determines the resource defaults and the inherited tags. */
  readonly scope: Scope;
  /** The class, define or node whose code declared the resource. */
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  parameters = new Map<string, ResourceParameter>();
  /** In lower case, in insertion order. */
  readonly tags = new Set<string>();
  /**
   * Containers of the resource: usually one, but a class is contained in its stage and in classes that contain it. Set
   * by `CatalogBuilder.contain`.
   */
  containers: readonly Resource[] = NO_RESOURCES;
  /** Names of the parameters whose `Sensitive` values were unwrapped at the end of the compilation. */
  sensitiveParameters: ReadonlySet<string> | undefined;
  collectedFrom: CollectedFrom | undefined;
  virtual: boolean;
  readonly exported: boolean;
  /** Place of the first `include` of a class, for the editor. Puppet records no place for included classes. */
  includedAt: SourcePlace | undefined;
  /**
   * True if a manifest or the node declared the resource. False for `Stage[main]` and `Class[Settings]`, which every
   * catalog has.
   */
  isDeclared = false;
  evaluated = false;
  hasTagsOfScope = false;
  /** True if an override changed attributes after the code of the resource's definition ran. */
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

  get type(): string {
    return this.declaredType.name;
  }

  get kind(): ResourceKind {
    return this.definition === undefined ? this.declaredType.kind : this.definition.kind;
  }

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

  /**
   * Sets a parameter, and replaces an earlier parameter of the same name. The value of `tag` also tags the resource.
   */
  set(parameter: ResourceParameter): void {
    this.parameters.set(parameter.name, parameter);
    if (parameter.name === 'tag') this.#tagWith(parameter.value);
  }

  /** Adds the tags that a resource has by itself: the name of its type, and its title if it is a valid tag. */
  addOwnTags(): void {
    for (const tag of this.declaredType.tags) this.tags.add(tag);
    // In Puppet, the titles of `Class[main]` and `Stage[main]` are not strings, so they do not become tags.
    if (typeof this.titleValue !== 'string') return;
    if (this.definition?.name !== '' && !(this.kind === 'stage' && this.title === 'main')) {
      addTagIfValid(this.tags, this.title);
    }
  }

  addTag(tag: string): void {
    addTag(this.tags, tag, this.place);
  }

  addTagsOf(other: Resource): void {
    const before = this.tags.size;
    for (const tag of other.tags) this.tags.add(tag);
    allocateAt(this.place, TAG * (this.tags.size - before));
  }

  /** Adds the tags that the resource's container has now. Only the first call has an effect. */
  addTagsOfScope(): void {
    if (this.hasTagsOfScope) return;
    this.hasTagsOfScope = true;
    const container = this.declaredIn;
    if (container !== undefined) this.addTagsOf(container);
  }

  /**
   * Adds tags from the `tag` attribute: strings, arrays of strings, and the keys and values of a hash. A reference
   * outside of an array adds no tag, because Ruby converts it to an empty list of attributes.
   */
  #tagWith(value: Value): void {
    if (isType(value) && value.label !== undefined) return;
    const values = isHash(value) ? [...value].flat() : value;
    for (const tag of flatten(values)) if (tag !== undefined) this.addTag(rubyToString(tag));
  }
}

export function resourceOfScope({ resource }: Scope): Resource | undefined {
  return resource instanceof Resource ? resource : undefined;
}

export function definitionOfScope(scope: Scope): ResourceDefinition | undefined {
  return resourceOfScope(scope)?.definition;
}
