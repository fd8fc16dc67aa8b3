/** Types of a catalog's resources: for each type, the data that its resources share, and the declared resources. */
import type { ResourceKind } from '../catalog.ts';
import { isMetaparameter } from './metaparameters.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import type { Resource } from '../resource.ts';
import { typeTags } from '../tags.ts';
import type { ResourceTypeKnowledge } from '../type-knowledge.ts';

export type TitleAttributes = NonNullable<ReturnType<ResourceTypeKnowledge['attributesOfTitle']>>;

/** The compiler's view of a built-in resource type. */
export class NativeType {
  /** In lower case. */
  readonly name: string;
  /** Namevars in alphabetical order. */
  readonly namevars: readonly string[];
  /** The only namevar, or `name` if there are several. */
  readonly namevar: string;
  /** False for types whose resources may share a name. */
  readonly isIsomorphic: boolean;
  readonly #knowledge: ResourceTypeKnowledge;

  constructor(name: string, knowledge: ResourceTypeKnowledge) {
    this.name = name;
    this.namevars = knowledge.namevarsOf(name).toSorted();
    const [only] = this.namevars;
    this.namevar = this.namevars.length === 1 && only !== undefined ? only : 'name';
    this.isIsomorphic = knowledge.isIsomorphic(name);
    this.#knowledge = knowledge;
  }

  /** True if resources of the type accept an attribute; includes metaparameters. */
  takes(attribute: string): boolean {
    return isMetaparameter(attribute) || this.#knowledge.hasParameter(this.name, attribute);
  }

  /** True if the title is exactly the value of the namevar and sets no other attribute. */
  isNameItself(title: string): boolean {
    if (this.#knowledge.plainTitleAttribute !== undefined) {
      return this.#knowledge.plainTitleAttribute(this.name, title) === this.namevar;
    }
    const [first, ...others] = this.attributesOfTitle(title) ?? [];
    return others.length === 0 && first?.[0] === this.namevar && first[1] === title;
  }

  /** Attributes set by a title; undefined if the type rejects the title. */
  attributesOfTitle(title: string): TitleAttributes | undefined {
    return this.#knowledge.attributesOfTitle(this.name, title);
  }
}

/** The type of a reference: a built-in type, a define or `Class`. There may be no type with this name. */
export class DeclaredType {
  /** `File`, `Apache::Vhost`, `Class` */
  readonly name: string;
  readonly lowerName: string;
  /** Undefined for types that are not built in. */
  readonly native: NativeType | undefined;
  /** Kind of the resources of this type that have no definition. */
  readonly kind: ResourceKind;
  /** Tags that the type's name adds to its resources. */
  readonly tags: readonly string[];
  /** Resources in the catalog by each of their names: titles, aliases, values of namevars (see `CatalogBuilder`). */
  readonly byName = new Map<string, Resource>();
  /** In order of declaration, for collectors. */
  readonly resources: Resource[] = [];

  constructor(name: string, knowledge: ResourceTypeKnowledge) {
    this.name = name;
    this.lowerName = name.toLowerCase();
    this.native = knowledge.isType(this.lowerName) ? new NativeType(this.lowerName, knowledge) : undefined;
    this.kind = name === 'Stage' ? 'stage' : name === 'Class' ? 'class' : 'native';
    this.tags = typeTags(name);
  }
}

export class DeclaredTypes {
  readonly #knowledge: ResourceTypeKnowledge;
  /** Types by name. Each spelling of a name that was requested has an entry. */
  readonly #types = new Map<string, DeclaredType>();

  constructor(knowledge: ResourceTypeKnowledge) {
    this.#knowledge = knowledge;
  }

  /**
   * Finds a type by name. The name is in lower case or capitalized as in references, with or without leading colons.
   */
  get(name: string): DeclaredType {
    let known = this.#types.get(name);
    if (known === undefined) {
      const capitalized = capitalizeSegments(name.startsWith('::') ? name.slice(2) : name);
      known = capitalized === name ? new DeclaredType(name, this.#knowledge) : this.get(capitalized);
      this.#types.set(name, known);
    }
    return known;
  }
}
