/** Types of the resources in a catalog, with the data that all resources of a type share. */
import type { ResourceKind } from '../catalog.ts';
import { isMetaparameter } from './metaparameters.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import type { Resource } from '../resource.ts';
import { typeTags } from '../tags.ts';
import type { ResourceTypeKnowledge } from '../type-knowledge.ts';

export type TitleAttributes = NonNullable<ReturnType<ResourceTypeKnowledge['attributesOfTitle']>>;

export class NativeType {
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

  /** True if resources of the type accept the attribute. Includes metaparameters. */
  takes(attribute: string): boolean {
    return isMetaparameter(attribute) || this.#knowledge.hasParameter(this.name, attribute);
  }

  /** True if the title becomes the value of the namevar unchanged, and sets no other attribute. */
  isNameItself(title: string): boolean {
    if (this.#knowledge.plainTitleAttribute !== undefined) {
      return this.#knowledge.plainTitleAttribute(this.name, title) === this.namevar;
    }
    const [first, ...others] = this.attributesOfTitle(title) ?? [];
    return others.length === 0 && first?.[0] === this.namevar && first[1] === title;
  }

  attributesOfTitle(title: string): TitleAttributes | undefined {
    return this.#knowledge.attributesOfTitle(this.name, title);
  }
}

export class DeclaredType {
  readonly name: string;
  readonly lowerName: string;
  readonly native: NativeType | undefined;
  /** Kind of this type's resources. An instance of a definition has the definition's kind instead. */
  readonly kind: ResourceKind;
  /** Tags that all resources of this type have because of its name. */
  readonly tags: readonly string[];
  /** The catalog's resources by each of their names: titles, aliases, values of namevars (see `CatalogBuilder`). */
  readonly byName = new Map<string, Resource>();
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
  /** Types by name. A name has an entry for each spelling that was requested. */
  readonly #types = new Map<string, DeclaredType>();

  constructor(knowledge: ResourceTypeKnowledge) {
    this.#knowledge = knowledge;
  }

  /** Returns the type with a name. The name may be in lower case or capitalized, with or without leading colons. */
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
