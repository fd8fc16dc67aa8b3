/** The resource types of a project's modules beside the built-in ones, each loaded when it is asked for first. */
import type { EnvironmentFiles } from '../../evaluator/host.ts';
import { METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceTypeDefinition } from '../../resource-types/definition.ts';
import type { TypeRegistry } from '../../resource-types/registry.ts';
import { attributesOf } from '../../resource-types/type-attributes.ts';
import type { RubySession } from '../session.ts';
import { RubyDefinitions } from './definition.ts';
import { typeDescription } from './description.ts';
import { toPuppetError } from './failure.ts';
import { textOf } from '../values/json.ts';
import { RubyResources } from './resources.ts';

export function rubyTypes(session: RubySession, builtIn: TypeRegistry): TypeRegistry {
  const named = typesOf(session.options.files);
  const definitions = new RubyDefinitions(session, new RubyResources(session));
  session.answer('is_built_in', (name) => builtIn.find(textOf(name)) !== undefined);
  session.answer('built_in', (name) => {
    const type = builtIn.find(textOf(name));
    return type === undefined ? null : describe(type);
  });
  const load = (name: string): ResourceTypeDefinition | undefined => {
    try {
      const described = session.call('type', name);
      return described === null ? undefined : definitions.definitionOf(typeDescription(described));
    } catch (thrown) {
      throw toPuppetError(thrown);
    }
  };
  return new RubyTypes(builtIn, named, load);
}

/** Names of types of which the project has a file. */
function typesOf({ paths }: EnvironmentFiles): ReadonlySet<string> {
  const names = paths.map((path) => /(?:^|\/)lib\/puppet\/type\/(\w+)\.rb$/.exec(path)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

/** What Ruby is told of a built-in type. */
function describe(type: ResourceTypeDefinition): {
  readonly attributes: readonly { readonly kind: string; readonly name: string; readonly namevar: boolean }[];
  readonly providers: readonly string[];
  readonly features: Readonly<Record<string, readonly string[]>>;
} {
  const own = Array.from(attributesOf(type).byName.values(), ({ definition }) => definition);
  const providers = type.providers ?? [];
  return {
    attributes: own
      .filter(({ name }) => !METAPARAMETERS.has(name) && name !== 'provider')
      .map(({ kind, name, namevar }) => ({ kind, name, namevar: namevar === true })),
    providers: providers.map(({ name }) => name),
    features: Object.fromEntries(providers.map(({ name, features }) => [name, features])),
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
    // References name a type with a capital.
    this.#loaded.set(name, found);
    return found;
  }

  /** The built-in types, and those that are loaded. */
  get types(): Iterable<ResourceTypeDefinition> {
    const loaded = [...this.#loaded.values()].filter((type) => type !== undefined);
    return [...this.#builtIn.types, ...new Set(loaded)];
  }

  with(types: Iterable<ResourceTypeDefinition>): TypeRegistry {
    return new RubyTypes(this.#builtIn.with(types), this.#named, this.#load);
  }
}
