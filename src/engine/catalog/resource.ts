/** A resource while the catalog is built (`Puppet::Parser::Resource`), and in the catalog that is handed on. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope.ts';
import { displayString } from '../formatting/display.ts';
import { isHash, isType, type Value } from '../values/value.ts';
import { type CatalogResource, type CollectedFrom, type RelationshipOrigin, type ResourceKind } from './catalog.ts';
import type { DeclaredType } from './declared-type.ts';
import type { ResourceDefinition } from './definition.ts';
import { finalParameters } from './final-parameters.ts';
import { flatten } from './flatten.ts';
import { isInheritedMetaparameter, isRelationshipParameter } from './metaparameters.ts';
import { areUnique, NamedMap } from './named-map.ts';
import { targetsOf } from './relationship-targets.ts';
import type { ResourceParameter } from './resource-parameter.ts';
import {
  FINISHED,
  HANDS_DOWN,
  HAS_OWN_TAGS,
  HAS_RELATIONSHIPS,
  INHERITS_TAGS,
  ResourceMarks,
  SETTLED,
  TAGS_OF_SCOPE_ADDED,
} from './resource-marks.ts';
import { ResourceTags } from './resource-tags.ts';
import { TagList } from './tag-list.ts';
import { addTag, addTagIfValid } from './tags.ts';

/** What resources of one statement have in common. */
export interface ResourceOptions {
  readonly scope: Scope;
  readonly place?: SourcePlace | undefined;
  readonly virtual?: boolean;
  readonly exported?: boolean;
}

/** A class that something contains which does not declare it, or its stage. */
interface ContainedClass {
  readonly resource: Resource;
  /** How many resources the catalog had when it was put there. */
  readonly at: number;
}

/** What few resources have. */
interface Extras {
  /** Parameters whose value was `Sensitive` and is unwrapped now. */
  sensitive?: ReadonlySet<string>;
  /** Of a class: its stage and the classes that contain it. */
  containers?: readonly Resource[];
  contained?: ContainedClass[];
  collectedFrom?: CollectedFrom;
}

const NO_PARAMETERS: readonly ResourceParameter[] = [];
const NO_RESOURCES: readonly Resource[] = [];
const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_CLASSES: readonly ContainedClass[] = [];

/**
 * There are very many of these, all alive until the end: copying them is what a collection of garbage takes its time for. So they
 * have few fields, and what can be worked out when it is asked for is (`npm run bench -- compile` shows it).
 */
export class Resource extends ResourceMarks implements CatalogResource {
  readonly declaredType: DeclaredType;
  readonly title: string;
  /** The class, define or node that it is an instance of. */
  readonly definition: ResourceDefinition | undefined;
  /** Where it was declared: resource defaults and the tags of the container come from there. */
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly place: SourcePlace | undefined;
  /** Made anew for each change: resources of one statement share it. */
  #parameters: readonly ResourceParameter[] = NO_PARAMETERS;
  /** The tags in the order in which they came; undefined where there are none but those of type, title and container. */
  #tags: TagList | undefined;
  #extras: Extras | undefined;

  /** @param title as `titleOf` yields it */
  constructor(
    declaredType: DeclaredType,
    title: string,
    definition: ResourceDefinition | undefined,
    source: ResourceDefinition | undefined,
    options: ResourceOptions,
  ) {
    super(options.exported === true, options.virtual === true);
    this.declaredType = declaredType;
    this.title = title;
    this.definition = definition;
    this.scope = options.scope;
    this.source = source;
    this.place = options.place;
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

  override toString(): string {
    return this.reference;
  }

  get isClass(): boolean {
    return this.declaredType.name === 'Class';
  }

  /** Whether the value of a parameter was `Sensitive` and is unwrapped now. */
  isSensitive(name: string): boolean {
    return this.#extras?.sensitive?.has(name) === true;
  }
  markSensitive(name: string): void {
    const extras = (this.#extras ??= {});
    extras.sensitive = new Set(extras.sensitive).add(name);
  }

  get collectedFrom(): CollectedFrom | undefined {
    return this.#extras?.collectedFrom;
  }
  set collectedFrom(from: CollectedFrom) {
    (this.#extras ??= {}).collectedFrom = from;
  }

  // Containment

  /** The class, node or instance of a define in whose code it was declared. */
  get declaredIn(): Resource | undefined {
    const resource = resourceOfScope(this.scope);
    return resource === this ? undefined : resource;
  }

  /** What contains it directly: one container, or a class's stage and the classes that contain it. */
  get containers(): readonly Resource[] {
    const container = this.isContained ? this.declaredIn : undefined;
    return container === undefined ? (this.#extras?.containers ?? NO_RESOURCES) : [container];
  }

  /** Puts a class into this resource, once. `at`: how many resources the catalog has. */
  containClass(resource: Resource, at: number): void {
    const { containers } = resource;
    if (containers.includes(this)) return;
    (resource.#extras ??= {}).containers = containers.concat(this);
    ((this.#extras ??= {}).contained ??= []).push({ resource, at });
  }
  get containedClasses(): readonly ContainedClass[] {
    return this.#extras?.contained ?? NO_CLASSES;
  }

  // Tags

  /** Those that it has in the end; worked out when they are looked at. */
  get tags(): ReadonlySet<string> {
    return new ResourceTags(this);
  }

  /** All tags that it has by now. Leave the list as it is. */
  tagList(): TagList {
    const own = this.ownTagList();
    const container = this.is(INHERITS_TAGS) ? this.declaredIn : undefined;
    if (container === undefined) return own;
    const all = new TagList();
    all.addAll(own);
    all.addAll(container.tagList());
    // Of containers it is asked again and again; what is handed down to one goes on to what it contains.
    if (this.is(FINISHED) && this.definition !== undefined) this.keepTags(all);
    return all;
  }

  /** The tags but for those that it has from its container. Leave the list as it is. */
  ownTagList(): TagList {
    if (this.#tags !== undefined) return this.#tags;
    const tags = new TagList();
    if (this.is(HAS_OWN_TAGS)) addOwnTagsTo(tags, this);
    return tags;
  }

  /** The tags that every resource has by itself: its type's name and, where possible, its title. */
  addOwnTags(): void {
    this.mark(HAS_OWN_TAGS);
    if (this.#tags !== undefined) addOwnTagsTo(this.#tags, this);
  }

  /** Throws Puppet's error for a text that is no tag. */
  addTag(tag: string): void {
    const tags = this.tagList();
    this.keepTags(tags);
    addTag(tags, tag, this.place);
  }

  /** Has these tags from here on, whatever its container has. */
  keepTags(tags: TagList): void {
    this.#tags = tags;
    this.unmark(INHERITS_TAGS);
  }

  /**
   * Gives it the tags of what it is declared in. What is contained there has all of those in the end, also the ones to come, and so
   * only notes it; a class has those of this moment.
   */
  addTagsOfScope(): void {
    if (this.is(TAGS_OF_SCOPE_ADDED)) return;
    this.mark(TAGS_OF_SCOPE_ADDED);
    const container = this.declaredIn;
    if (container === undefined) return;
    if (this.isContained) this.mark(INHERITS_TAGS);
    else this.addTagsOf(container);
  }

  addTagsOf(other: Resource): void {
    const tags = this.tagList();
    this.keepTags(tags);
    tags.addAll(other.tagList());
  }

  // Attributes

  /** A map of the attributes, in their final form once the resource is finished. */
  get parameters(): NamedMap<ResourceParameter> {
    return NamedMap.of(this.parameterList);
  }

  /** In the order in which they were set; of a finished resource as the catalog has them, worked out when first asked for. */
  get parameterList(): readonly ResourceParameter[] {
    if (this.is(FINISHED) && !this.is(SETTLED)) {
      this.mark(SETTLED);
      this.#parameters = finalParameters(this);
    }
    return this.#parameters;
  }

  parameter(name: string): ResourceParameter | undefined {
    const parameters = this.#parameters;
    for (let at = 0; at < parameters.length; at += 1) {
      const parameter = parameters[at];
      if (parameter?.name === name) return parameter;
    }
    return undefined;
  }

  value(name: string): Value {
    if (name === 'title') return this.title;
    return this.parameter(name)?.value;
  }

  get name(): string {
    const name = this.value('name');
    return typeof name === 'string' ? name : this.title;
  }

  /** Sets a parameter, whoever set it before; `tag` tags the resource too. */
  set(parameter: ResourceParameter): void {
    this.mark(meet(this, parameter));
    const { name } = parameter;
    const at = this.#parameters.findIndex((each) => each.name === name);
    this.#parameters = at === -1 ? this.#parameters.concat(parameter) : this.#parameters.with(at, parameter);
  }

  /** `parameters`: whoever has the array leaves it as it is. */
  setAll(parameters: readonly ResourceParameter[]): void {
    if (this.#parameters.length > 0 || !areUnique(parameters)) {
      for (const parameter of parameters) this.set(parameter);
      return;
    }
    for (let at = 0; at < parameters.length; at += 1) {
      const parameter = parameters[at];
      if (parameter !== undefined) this.mark(meet(this, parameter));
    }
    this.#parameters = parameters;
  }

  get relationships(): readonly RelationshipOrigin[] {
    if (!this.hasRelationships) return NO_RELATIONSHIPS;
    return this.parameterList.flatMap((parameter) => targetsOf(parameter));
  }

  /**
   * Tags with a value of the `tag` attribute: a text, arrays of texts. A hash gives its keys and values; a reference that
   * stands alone gives nothing, as Ruby spreads the attributes of the resource, of which a reference has none.
   */
  tagWith(value: Value): void {
    if (isType(value) && value.label !== undefined) return;
    const values = isHash(value) ? [...value].flat() : value;
    for (const tag of flatten(values)) if (tag !== undefined) this.addTag(displayString(tag));
  }
}

/** Does what an attribute does to the resource that it is set on; yields the bits that it sets. */
function meet(resource: Resource, { name, value }: ResourceParameter): number {
  if (name === 'tag') resource.tagWith(value);
  if (isRelationshipParameter(name)) return HAS_RELATIONSHIPS;
  return isInheritedMetaparameter(name) ? HANDS_DOWN : 0;
}

function addOwnTagsTo(tags: TagList, { declaredType, definition, kind, title }: Resource): void {
  tags.addList(declaredType.tags);
  // The titles of `Class[main]` and `Stage[main]` are no texts in Puppet, and so no tags.
  if (definition?.name !== '' && !(kind === 'stage' && title === 'main')) addTagIfValid(tags, title);
}

/** The class, node or instance of a define whose code runs in a scope. */
export function resourceOfScope({ resource }: Scope): Resource | undefined {
  return resource instanceof Resource ? resource : undefined;
}
