/** Resource types of a project's modules, and the built-in ones. Each is loaded on first use. */
import type { Release } from '../../releases/release.ts';
import type { EnvironmentFiles } from '../../evaluator/host.ts';
import { METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceTypeDefinition } from '../../resource-types/definition.ts';
import type { TypeRegistry } from '../../resource-types/registry.ts';
import { attributesOf } from '../../resource-types/type-attributes.ts';
import type { RubySession } from '../session.ts';
import { RubyCalls } from './calls.ts';
import { RubyDefinitions } from './definition.ts';
import { typeDescription } from './description.ts';
import { toPuppetError } from './failure.ts';
import { answerBuiltInProviders, withModuleProviders } from './module-providers.ts';
import { toText } from '../values/json.ts';
import { RubyResources } from './resources.ts';

interface RubyTypeRegistries {
  readonly forCompiling: TypeRegistry;
  /** Registry for runs. Its built-in types include the providers of modules. */
  readonly forRuns: TypeRegistry;
}

export function rubyTypes(session: RubySession, builtIn: TypeRegistry): RubyTypeRegistries {
  const named = findTypeNames(session.options.files);
  const ruby = new RubyCalls(session, new RubyResources(session));
  const definitions = new RubyDefinitions(ruby);
  session.answer('is_built_in', (name) => builtIn.find(toText(name)) !== undefined);
  session.answer('built_in', (name) => {
    const type = builtIn.find(toText(name));
    return type === undefined ? null : describe(type);
  });
  const load = (name: string): ResourceTypeDefinition | undefined => {
    try {
      ruby.running.type(name);
      const described = session.call('type', name);
      return described === null ? undefined : definitions.definitionOf(typeDescription(described));
    } catch (thrown) {
      throw toPuppetError(thrown);
    }
  };
  answerBuiltInProviders(ruby, (name) => builtIn.find(name));
  const forCompiling = new RubyTypes(builtIn, named, load);
  // A type defined in a module replaces the built-in type together with its providers.
  const provided = new Set([...typesWithProviders(session.options.files)].filter((name) => !named.has(name)));
  const extend = (type: ResourceTypeDefinition): ResourceTypeDefinition => {
    if (!provided.has(type.name) || builtIn.find(type.name) !== type) return type;
    try {
      return withModuleProviders(ruby, type);
    } catch (thrown) {
      throw toPuppetError(thrown);
    }
  };
  return { forCompiling, forRuns: provided.size === 0 ? forCompiling : new ExtendedTypes(forCompiling, extend) };
}

function typesWithProviders({ paths }: EnvironmentFiles): ReadonlySet<string> {
  const names = paths.map((path) => /(?:^|\/)lib\/puppet\/provider\/(\w+)\/[^/]+\.rb$/.exec(path)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

function findTypeNames({ paths }: EnvironmentFiles): ReadonlySet<string> {
  const names = paths.map((path) => /(?:^|\/)lib\/puppet\/type\/(\w+)\.rb$/.exec(path)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

function describe(type: ResourceTypeDefinition): {
  readonly attributes: readonly {
    readonly kind: string;
    readonly name: string;
    readonly namevar: boolean;
    readonly required: readonly string[];
    /** Names of values that are symbols in Ruby. */
    readonly symbols: readonly string[];
  }[];
  readonly own: readonly string[];
  readonly providers: readonly string[];
  readonly features: Readonly<Record<string, readonly string[]>>;
  /** Title patterns: a regular expression in JavaScript syntax, and the attributes of its groups. */
  readonly titles: readonly (readonly [string, readonly string[]])[];
} {
  const own = Array.from(attributesOf(type).byName.values(), ({ definition }) => definition);
  const providers = type.providers ?? [];
  return {
    attributes: own
      .filter(({ name }) => !METAPARAMETERS.has(name) && name !== 'provider')
      .map(({ kind, name, namevar, requiredFeatures, values = [], munge }) => ({
        kind,
        name,
        namevar: namevar === true,
        required: requiredFeatures ?? [],
        symbols: munge === undefined ? values.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])) : [],
      })),
    own: (type.features ?? []).map(({ name }) => name),
    providers: providers.map(({ name }) => name),
    features: Object.fromEntries(providers.map(({ name, features }) => [name, features])),
    titles: (type.titlePatterns ?? []).map(({ pattern, attributes }) => [
      pattern.source,
      attributes.map(({ name }) => name),
    ]),
  };
}

class RubyTypes implements TypeRegistry {
  readonly #builtIn: TypeRegistry;
  readonly #named: ReadonlySet<string>;
  readonly #load: (name: string) => ResourceTypeDefinition | undefined;
  readonly #loaded = new Map<string, ResourceTypeDefinition | undefined>();

  constructor(
    builtIn: TypeRegistry,
    named: ReadonlySet<string>,
    load: (name: string) => ResourceTypeDefinition | undefined,
  ) {
    this.#builtIn = builtIn;
    this.#named = named;
    this.#load = load;
  }

  find(name: string): ResourceTypeDefinition | undefined {
    const known = this.#builtIn.find(name) ?? this.#loaded.get(name);
    if (known !== undefined) return known;
    const lower = name.toLowerCase();
    if (!this.#named.has(lower)) return undefined;
    if (!this.#loaded.has(lower)) this.#loaded.set(lower, this.#load(lower));
    const found = this.#loaded.get(lower);
    // References contain the capitalized name, so the type is also cached under this spelling.
    this.#loaded.set(name, found);
    return found;
  }

  get types(): Iterable<ResourceTypeDefinition> {
    const loaded = [...this.#loaded.values()].filter((type) => type !== undefined);
    return [...this.#builtIn.types, ...new Set(loaded)];
  }

  get release(): Release {
    return this.#builtIn.release;
  }

  get names(): Iterable<string> {
    return new Set([...this.#builtIn.names, ...this.#named]);
  }

  with(types: Iterable<ResourceTypeDefinition>): TypeRegistry {
    return new RubyTypes(this.#builtIn.with(types), this.#named, this.#load);
  }
}

/** Registry that applies `extend` to each type when the type is first used. */
class ExtendedTypes implements TypeRegistry {
  readonly #types: TypeRegistry;
  readonly #extend: (type: ResourceTypeDefinition) => ResourceTypeDefinition;
  readonly #extended = new Map<ResourceTypeDefinition, ResourceTypeDefinition>();

  constructor(types: TypeRegistry, extend: (type: ResourceTypeDefinition) => ResourceTypeDefinition) {
    this.#types = types;
    this.#extend = extend;
  }

  find(name: string): ResourceTypeDefinition | undefined {
    const type = this.#types.find(name);
    return type === undefined ? undefined : this.#extendedOf(type);
  }

  get types(): Iterable<ResourceTypeDefinition> {
    return Array.from(this.#types.types, (type) => this.#extendedOf(type));
  }

  get release(): Release {
    return this.#types.release;
  }

  get names(): Iterable<string> {
    return this.#types.names;
  }

  with(types: Iterable<ResourceTypeDefinition>): TypeRegistry {
    return new ExtendedTypes(this.#types.with(types), this.#extend);
  }

  #extendedOf(type: ResourceTypeDefinition): ResourceTypeDefinition {
    const known = this.#extended.get(type);
    if (known !== undefined) return known;
    const extended = this.#extend(type);
    this.#extended.set(type, extended);
    return extended;
  }
}
