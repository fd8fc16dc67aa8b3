/** The built-in resource types as a compilation uses them: what it asks for each resource is found once for a type. */
import { isMetaparameter } from './metaparameters.ts';
import { lowerTypeName } from './names.ts';
import type { ResourceTypeKnowledge } from './type-knowledge.ts';

export type TitleAttributes = NonNullable<ReturnType<ResourceTypeKnowledge['attributesOfTitle']>>;

export class NativeType {
  /** In lower case. */
  readonly name: string;
  /** In alphabetical order. */
  readonly namevars: readonly string[];
  /** The only namevar, or `name` where there are several. */
  readonly namevar: string;
  /** False for types whose resources may share a name. */
  readonly isIsomorphic: boolean;
  readonly #knowledge: ResourceTypeKnowledge;
  readonly #attributes = new Map<string, boolean>();

  constructor(name: string, knowledge: ResourceTypeKnowledge) {
    this.name = name;
    this.namevars = knowledge.namevarsOf(name).toSorted();
    const [only] = this.namevars;
    this.namevar = this.namevars.length === 1 && only !== undefined ? only : 'name';
    this.isIsomorphic = knowledge.isIsomorphic(name);
    this.#knowledge = knowledge;
  }

  /** Whether resources of the type may be given an attribute, metaparameters among them. */
  takes(attribute: string): boolean {
    let known = this.#attributes.get(attribute);
    if (known === undefined) {
      known = isMetaparameter(attribute) || this.#knowledge.hasParameter(this.name, attribute);
      this.#attributes.set(attribute, known);
    }
    return known;
  }

  /** The attributes that a title stands for, or undefined when the type refuses the title. */
  attributesOfTitle(title: string): TitleAttributes | undefined {
    return this.#knowledge.attributesOfTitle(this.name, title);
  }
}

export class NativeTypes {
  readonly #knowledge: ResourceTypeKnowledge;
  /** By names as asked for; `null` for what is none. */
  readonly #types = new Map<string, NativeType | null>();

  constructor(knowledge: ResourceTypeKnowledge) {
    this.#knowledge = knowledge;
  }

  /** By name in any case; undefined for defines, classes and what does not exist. */
  find(name: string): NativeType | undefined {
    let known = this.#types.get(name);
    if (known === undefined) {
      const lower = lowerTypeName(name);
      known = this.#knowledge.isType(lower) ? new NativeType(lower, this.#knowledge) : null;
      this.#types.set(name, known);
    }
    return known ?? undefined;
  }
}
