/** A resource while the catalog is built (`Puppet::Parser::Resource`). It is frozen into a `CatalogResource` at the end. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope.ts';
import { displayString } from '../values/display.ts';
import { isHash, isType, type Value } from '../values/value.ts';
import type { CatalogResource, ParameterOrigin, RelationshipOrigin, ResourceKind } from './catalog.ts';
import type { DeclaredType } from './declared-type.ts';
import type { ResourceDefinition } from './definition.ts';
import { flatten } from './flatten.ts';
import { isRelationshipParameter } from './metaparameters.ts';
import { NamedMap } from './named-map.ts';
import { TagList } from './tag-list.ts';
import { addTag, addTagIfValid } from './tags.ts';

export interface ParameterOptions {
  readonly name: string;
  readonly value: Value;
  /** The code that set it, which decides who may override it. */
  readonly source: ResourceDefinition | undefined;
  readonly place?: SourcePlace | undefined;
  /** Given with `+>`. */
  readonly add?: boolean;
  readonly origin: ParameterOrigin;
}

/**
 * An attribute with its value. All resources of one statement share the objects, as in Puppet, so that an arrow that appends
 * to an array given for several titles shows on each of them.
 */
export class ResourceParameter {
  readonly name: string;
  value: Value;
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  readonly add: boolean;
  readonly origin: ParameterOrigin;
  /** Relationship targets that other statements than this attribute contributed. */
  contributions: RelationshipOrigin[] | undefined;

  constructor(options: ParameterOptions) {
    this.name = options.name;
    this.value = options.value;
    this.source = options.source;
    this.place = options.place;
    this.add = options.add ?? false;
    this.origin = options.origin;
  }

  /** Puts a value at the end of the array that is the value, in place: whoever shares the array sees it. */
  append(value: Value): void {
    if (Array.isArray(this.value)) this.value.push(value);
  }

  /** The same attribute with another value. */
  withValue(value: Value): ResourceParameter {
    const { name, source, place, add, origin } = this;
    const copy = new ResourceParameter({ name, value, source, place, add, origin });
    copy.contributions = this.contributions;
    return copy;
  }
}

export interface ResourceOptions {
  readonly declaredType: DeclaredType;
  /** As `titleOf` yields it. */
  readonly title: string;
  readonly kind: ResourceKind;
  readonly definition: ResourceDefinition | undefined;
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly place?: SourcePlace | undefined;
  readonly virtual?: boolean;
  readonly exported?: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const NO_RESOURCES: readonly Resource[] = [];

export class Resource {
  readonly declaredType: DeclaredType;
  readonly title: string;
  readonly kind: ResourceKind;
  /** The class, define or node that it is an instance of. */
  readonly definition: ResourceDefinition | undefined;
  /** Where it was declared: resource defaults and the tags of the container come from there. */
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  readonly parameters = new NamedMap<ResourceParameter>();
  readonly tags = new TagList();
  /** Parameters whose value was `Sensitive` and is unwrapped now. */
  sensitive: ReadonlySet<string> = NONE;
  /** What contains it directly: one container, or a class's stage and the classes that contain it. */
  containers: readonly Resource[] = NO_RESOURCES;
  virtual: boolean;
  exported: boolean;
  evaluated = false;
  tagsOfScopeAdded = false;
  /** Whether it was ever given one of the relationship attributes; most resources never are. */
  hasRelationships = false;
  /** Whether the title was found to stand for the only namevar just as it is. */
  titleIsNamevar = false;
  /** Whether attributes changed after the checks of its parameters. */
  changedByOverride = false;
  /** What it became in the catalog that is handed on. */
  frozen: CatalogResource | undefined;
  #reference: string | undefined;
  #contents: Resource[] | undefined;
  /** The list of this one alone, which nearly all that it contains have in common as their containers. */
  #alone: readonly Resource[] | undefined;

  constructor(options: ResourceOptions) {
    this.declaredType = options.declaredType;
    this.title = options.title;
    this.kind = options.kind;
    this.definition = options.definition;
    this.scope = options.scope;
    this.source = options.source;
    this.place = options.place;
    this.exported = options.exported ?? false;
    this.virtual = this.exported || (options.virtual ?? false);
  }

  /** `File` */
  get type(): string {
    return this.declaredType.name;
  }

  /** `File[/etc/motd]` */
  get reference(): string {
    this.#reference ??= `${this.type}[${this.title}]`;
    return this.#reference;
  }

  toString(): string {
    return this.reference;
  }

  get isClass(): boolean {
    return this.type === 'Class';
  }

  /** What it contains directly, in order. */
  get contents(): readonly Resource[] {
    return this.#contents ?? NO_RESOURCES;
  }

  /** Puts a resource into this one, once. */
  contain(resource: Resource): void {
    if (resource.containers.includes(this)) return;
    resource.containers =
      resource.containers === NO_RESOURCES ? (this.#alone ??= [this]) : [...resource.containers, this];
    (this.#contents ??= []).push(resource);
  }

  /** The tags that every resource has by itself: its type's name and, where possible, its title. */
  addOwnTags(): void {
    this.tags.addList(this.declaredType.tags);
    // The titles of `Class[main]` and `Stage[main]` are no texts in Puppet, and so no tags.
    if (this.definition?.name !== '' && !(this.kind === 'stage' && this.title === 'main'))
      addTagIfValid(this.tags, this.title);
  }

  value(name: string): Value {
    if (name === 'title') return this.title;
    return this.parameters.get(name)?.value;
  }

  get name(): string {
    const name = this.value('name');
    return typeof name === 'string' ? name : this.title;
  }

  /** Sets a parameter, whoever set it before; `tag` tags the resource too. */
  set(parameter: ResourceParameter): void {
    this.#meet(parameter);
    this.parameters.put(parameter);
  }

  setAll(parameters: readonly ResourceParameter[]): void {
    for (const parameter of parameters) this.#meet(parameter);
    this.parameters.putAll(parameters);
  }

  #meet({ name, value }: ResourceParameter): void {
    if (name === 'tag') this.tagWith(value);
    else if (isRelationshipParameter(name)) this.hasRelationships = true;
  }

  /**
   * Tags with a value of the `tag` attribute: a text, arrays of texts. A hash gives its keys and values; a reference that
   * stands alone gives nothing, as Ruby spreads the attributes of the resource, of which a reference has none.
   */
  tagWith(value: Value): void {
    if (isType(value) && value.label !== undefined) return;
    const values = isHash(value) ? [...value].flat() : value;
    for (const tag of flatten(values)) {
      if (tag !== undefined) addTag(this.tags, displayString(tag), this.place);
    }
  }
}
