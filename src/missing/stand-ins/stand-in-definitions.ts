/** Stand-ins for classes, defines and native types: their parameters, and what they declare for other code. */
import type { CompileInput } from '../../engine/index.ts';
import type { NeededValues } from './needed-values.ts';
import type { Need } from '../needs.ts';
import { plain } from '../references.ts';
import type { Repository } from '../repository.ts';
import { definitionText, nativeTypeText } from './stand-in-code.ts';
import { isName, type StandInPlaces } from './stand-in-places.ts';
import type { StandInValue } from './stand-in-values.ts';

type DefinitionKind = 'class' | 'resource type' | 'native type';

/** Classes and resources that a stand-in class or define declares, because other code uses them in relationships. */
interface Brought {
  readonly contains: Set<string>;
  readonly resources: Map<string, { readonly type: string; readonly title: string }>;
}

interface ClassParts extends Brought {
  readonly parameters: Set<string>;
  readonly variables: Map<string, StandInValue>;
}

interface DefineParts extends Brought {
  readonly parameters: Set<string>;
}

/** Context in which something was missing: the file that needs it, and the classes that the compilation evaluated. */
export interface NeedContext {
  readonly file: string;
  readonly classes: readonly string[];
}

export class StandInDefinitions {
  readonly #repository: Repository;
  readonly #places: StandInPlaces;
  readonly #values: NeededValues;
  readonly #classes = new Map<string, ClassParts>();
  readonly #defines = new Map<string, DefineParts>();
  /** Parameters of the native types, by type. */
  readonly #nativeTypes = new Map<string, Set<string>>();

  constructor(repository: Repository, places: StandInPlaces, values: NeededValues) {
    this.#repository = repository;
    this.#places = places;
    this.#values = values;
  }

  names(kind: DefinitionKind): Iterable<string> {
    return { class: this.#classes, 'resource type': this.#defines, 'native type': this.#nativeTypes }[kind].keys();
  }

  hasClass(name: string): boolean {
    return this.#classes.has(name);
  }

  text(kind: DefinitionKind, name: string): string {
    switch (kind) {
      case 'class': {
        const {
          parameters = [],
          variables = new Map(),
          contains = [],
          resources = new Map(),
        } = this.#classes.get(name) ?? {};
        return definitionText({ kind: 'class', name, parameters, variables, contains, resources: resources.values() });
      }
      case 'resource type': {
        const { parameters = [], contains = [], resources = new Map() } = this.#defines.get(name) ?? {};
        return definitionText({ kind: 'define', name, parameters, contains, resources: resources.values() });
      }
      case 'native type':
        return nativeTypeText(name, this.#nativeTypes.get(name) ?? []);
    }
  }

  addClass(name: string): boolean {
    if (this.#classes.has(name) || this.#places.path('class', name) === undefined) return false;
    const { dataKeys } = this.#repository;
    const parameters = new Set(this.#attributes('class', name));
    for (const key of dataKeys) {
      const own = key.startsWith(`${name}::`) ? key.slice(name.length + 2) : '';
      if (/^[a-z]\w*$/.test(own)) parameters.add(own);
    }
    const variables = new Map<string, StandInValue>();
    for (const variable of this.#repository.names('variable')) {
      const own = variable.startsWith(`${name}::`) ? variable.slice(name.length + 2) : '';
      if (own !== '' && !own.includes('::')) variables.set(own, this.#values.ofVariable(variable));
    }
    this.#classes.set(name, { parameters, variables, contains: new Set(), resources: new Map() });
    return true;
  }

  addDefine(name: string): boolean {
    if (this.#isClassToo(name)) return this.#addNativeType(name);
    if (this.#defines.has(name) || this.#places.path('resource type', name) === undefined) return false;
    const parameters = new Set(this.#attributes('resource type', name));
    this.#defines.set(name, { parameters, contains: new Set(), resources: new Map() });
    return true;
  }

  /** A class and a define cannot have the same name, but a class and a native type can. */
  #isClassToo(name: string): boolean {
    if (name.includes('::')) return false;
    const { known, references } = this.#repository;
    return this.#classes.has(name) || known.has('class', name) || references('class', name).length > 0;
  }

  #addNativeType(name: string): boolean {
    if (this.#nativeTypes.has(name) || this.#places.path('native type', name) === undefined) return false;
    this.#nativeTypes.set(name, new Set(this.#attributes('resource type', name)));
    return true;
  }

  /** Adds the native types of stand-ins, which take every parameter, to the types of a compilation without Ruby. */
  withNativeTypes(types: NonNullable<CompileInput['types']>): NonNullable<CompileInput['types']> {
    const own = this.#nativeTypes;
    if (own.size === 0) return types;
    return {
      ...types,
      isType: (type) => own.has(type) || types.isType(type),
      hasParameter: (type, name) => own.get(type)?.add(name) !== undefined || types.hasParameter(type, name),
      namevarsOf: (type) => (own.has(type) ? ['name'] : types.namevarsOf(type)),
      attributesOfTitle: (type, title) => (own.has(type) ? [['name', title]] : types.attributesOfTitle(type, title)),
      plainTitleAttribute: (type, title) => (own.has(type) ? 'name' : types.plainTitleAttribute?.(type, title)),
      isIsomorphic: (type) => own.has(type) || types.isIsomorphic(type),
    };
  }

  #attributes(kind: 'class' | 'resource type', name: string): readonly string[] {
    return this.#repository.references(kind, name).flatMap(({ attributes = [] }) => attributes);
  }

  addVariable(name: string, context: NeedContext): boolean {
    const owner = name.slice(0, name.lastIndexOf('::'));
    const own = name.slice(owner.length + 2);
    const parts = this.#classes.get(owner);
    if (parts === undefined) return this.addClass(owner);
    if (!parts.parameters.has(own) && !parts.variables.has(own)) {
      parts.variables.set(own, this.#values.ofVariable(name));
      return true;
    }
    // The stand-in class has the variable, but was not evaluated. So another stand-in gets the task to declare the
    // class.
    return (
      !context.classes.includes(owner) && this.addResource({ kind: 'resource', type: 'class', title: owner }, context)
    );
  }

  addParameter({ name, type, title }: Extract<Need, { kind: 'parameter' }>): boolean {
    const parameters =
      type === 'class' ? this.#classes.get(plain(title))?.parameters : this.#defines.get(type)?.parameters;
    if (parameters === undefined || parameters.has(name)) return false;
    parameters.add(name);
    return true;
  }

  /**
   * Adds a missing resource to the stand-in that most likely declares it. The repository's own classes and defines do
   * not declare it: they were evaluated, and the resource is still missing.
   */
  addResource({ type, title }: Extract<Need, { kind: 'resource' }>, context: NeedContext): boolean {
    const reference = `${type}[${title}]`;
    const owners = this.#ownersOf(type, title, context);
    if (
      type === 'class' &&
      (!isName(title) || (!this.#classes.has(title) && this.#places.path('class', title) === undefined))
    )
      return false;
    // An owner that already declares the resource was not evaluated, because the resource is still missing. The next
    // owner is used.
    const owner = owners.find(({ contains, resources }) => !contains.has(title) && !resources.has(reference));
    if (owner === undefined) return false;
    if (type === 'class') {
      this.addClass(title);
      owner.contains.add(title);
    } else owner.resources.set(reference, { type, title });
    return true;
  }

  /**
   * Returns the stand-ins that may declare a resource, the likeliest first: classes of the node, and defines that the
   * same file uses.
   */
  #ownersOf(type: string, title: string, { classes, file }: NeedContext): readonly Brought[] {
    const module = (type === 'class' ? title : type).split('::', 1)[0] ?? '';
    const text = bare(title);
    const { references } = this.#repository;
    const score = (kind: 'class' | 'resource type', name: string): number => {
      const [own = ''] = name.split('::');
      const isNear = references(kind, name).some(({ program }) => program.source.file === file);
      const isEvaluated = kind === 'class' || isNear || own === module;
      if (!isEvaluated) return 0;
      return (
        (own === module ? 8 : 0) +
        (text.includes(bare(own)) ? 4 : 0) +
        (isNear ? 2 : 0) +
        (kind === 'class' && name === own ? 1 : 0)
      );
    };
    const ofClasses = classes.flatMap((name) => {
      const parts = type === 'class' && name === title ? undefined : this.#classes.get(name);
      return parts === undefined ? [] : [{ name, parts, score: score('class', name) }];
    });
    // Any third-party class of the node may declare the resource. Classes of a module whose name is part of the name of
    // the file's module come first.
    const askingModule = bare(this.#repository.layout.moduleOf(file) ?? '');
    const ofOthers = ofClasses.filter((each) => each.score <= 1);
    ofOthers.sort((one, other) => nearness(askingModule, other.name) - nearness(askingModule, one.name));
    const ofDefines = Array.from(this.#defines, ([name, parts]) => ({ parts, score: score('resource type', name) }));
    const likely = [...ofClasses, ...ofDefines].filter((each) => each.score > 1);
    likely.sort((one, other) => other.score - one.score);
    return [...likely, ...ofOthers].map(({ parts }) => parts);
  }
}

/** Returns 1 if the name of a module contains the name of the class's module, otherwise 0. */
function nearness(module: string, className: string): number {
  return module.includes(bare(className.split('::', 1)[0] ?? '')) ? 1 : 0;
}

/** Removes all characters except letters and digits, and converts to lower case. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
