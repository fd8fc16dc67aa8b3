import type { MaybePromise, PresentValues, Setter } from '../../resource-types/behavior.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type {
  AttributeDefinition,
  PropertyDefinition,
  ProviderDefinition,
  ResourceTypeDefinition,
} from '../../resource-types/definition.ts';
import { Property } from '../../resource-types/attribute.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import { findAttribute } from '../../resource-types/type-attributes.ts';
import type { Target } from '../../machine/target.ts';
import { setterOfValue } from '../../resource-types/allowed-values.ts';
import type { Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { toList, toText } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import { providerDescriptions } from './description.ts';
import { calling } from './failure.ts';
import { generatedResources } from './generated.ts';
import { createProviders } from './providers.ts';

/** Adds the providers of modules to a built-in type. Returns the type itself if there are none. */
export function withModuleProviders(ruby: RubyCalls, type: ResourceTypeDefinition): ResourceTypeDefinition {
  const described = providerDescriptions(ruby.session.call('module_providers', type.name));
  if (described.length === 0) return type;
  const providers = createProviders(ruby, type.name, described);
  return new ExtendedType(ruby, type, providers).definition;
}

/**
 * Lets providers of modules inherit from built-in providers. Ruby requests a read, a change or a refresh, and the
 * built-in type performs it.
 */
export function answerBuiltInProviders(
  { session, resources }: RubyCalls,
  builtIn: (type: string) => ResourceTypeDefinition | undefined,
): void {
  const { target } = session.options;
  const found = (number: Json | undefined, attribute: Json | undefined) => {
    const resource = resources.numbered(Number(number));
    const type = resource === undefined ? undefined : builtIn(resource.type.name);
    const definition = type === undefined ? undefined : findAttribute(type, toText(attribute));
    const own = resource === undefined ? undefined : findAttribute(resource.type, toText(attribute));
    if (resource === undefined || definition?.kind !== 'property' || own?.kind !== 'property') {
      throw new TypeFailure(`No built-in provider manages ${toText(attribute)}`);
    }
    return { definition, property: resource.property(own.name) ?? new Property(resource, own) };
  };
  session.answerLater('built_in_read', async (number, attribute) => {
    const { definition, property } = found(number, attribute);
    return session.encode(await definition.retrieve(property, target));
  });
  session.answerLater('built_in_set', async (number, attribute, frame) => {
    const { definition, property } = found(number, attribute);
    const sync = setterOfValue(definition, session.decode(frame ?? null)) ?? definition.sync;
    await sync?.(property, target);
    return null;
  });
  session.answerLater('built_in_refresh', async (number) => {
    const resource = resources.numbered(Number(number));
    if (resource !== undefined) await builtIn(resource.type.name)?.refresh?.(resource, target);
    return null;
  });
  session.answer('newest_package', (name) => target.packages.candidateOf(toText(name)) ?? null);
}

class ExtendedType {
  readonly #ruby: RubyCalls;
  readonly #type: ResourceTypeDefinition;
  readonly #providers: readonly ProviderDefinition[];
  /** Version that `ensure => latest` meant when a resource was last compared. */
  readonly #newest = new WeakMap<ResourceInstance, Value>();

  constructor(ruby: RubyCalls, type: ResourceTypeDefinition, providers: readonly ProviderDefinition[]) {
    this.#ruby = ruby;
    this.#type = type;
    this.#providers = providers;
  }

  get definition(): ResourceTypeDefinition {
    const type = this.#type;
    const names = new Set(this.#providers.map(({ name }) => name));
    const { refresh, retrieve } = type;
    return {
      ...type,
      attributes: type.attributes.map((attribute) => this.#attribute(attribute)),
      // A provider of a module replaces a built-in provider with the same name.
      providers: [...(type.providers ?? []).filter(({ name }) => !names.has(name)), ...this.#providers],
      instances: (target) => this.#instances(target),
      ...(refresh === undefined
        ? {}
        : {
            refresh: (resource: ResourceInstance, target: Target) =>
              this.#isRuby(resource) ? this.#ruby.wait('refresh_built_in', resource) : refresh(resource, target),
          }),
      ...(retrieve === undefined
        ? {}
        : {
            retrieve: (resource: ResourceInstance, target: Target) =>
              this.#isRuby(resource) ? this.#retrieveEach(resource, target) : retrieve(resource, target),
          }),
    };
  }

  #isRuby({ provider }: ResourceInstance): boolean {
    return provider !== undefined && this.#providers.includes(provider);
  }

  #attribute(attribute: AttributeDefinition): AttributeDefinition {
    if (attribute.kind === 'parameter') return attribute;
    const { name, setters, insync, changeToS, shouldToS } = attribute;
    const sync = this.#sync(name, attribute.sync);
    return {
      ...attribute,
      retrieve: (property, target) =>
        this.#isRuby(property.resource) ? this.#read(property) : attribute.retrieve(property, target),
      sync,
      ...(setters === undefined
        ? {}
        : {
            setters: Object.fromEntries(Object.entries(setters).map(([value, own]) => [value, this.#sync(name, own)])),
          }),
      ...(insync === undefined ? {} : { insync: this.#insync(insync) }),
      ...(changeToS === undefined
        ? {}
        : { changeToS: (property, current, desired) => changeToS(property, current, this.#named(property, desired)) }),
      ...(shouldToS === undefined
        ? {}
        : { shouldToS: (property, value) => shouldToS(property, this.#named(property, value)) }),
    };
  }

  #named({ resource }: PropertyInstance, desired: Value): Value {
    return this.#newest.get(resource) ?? desired;
  }

  #read({ resource, name }: PropertyInstance): MaybePromise<Value> {
    const { session } = this.#ruby;
    const answer = this.#ruby.call('read_built_in', resource, name);
    return answer instanceof Promise ? answer.then((each) => session.decode(each)) : session.decode(answer);
  }

  #sync(name: string, own: Setter | undefined): Setter {
    return async (property, target) => {
      if (this.#isRuby(property.resource)) await this.#ruby.call('set_built_in', property.resource, name);
      else if (own === undefined)
        throw new TypeFailure(
          `The ${property.resource.provider?.name ?? this.#type.name} provider can not handle attribute ${name}`,
        );
      else await own(property, target);
    };
  }

  /**
   * Creates the comparison of a property. If the resource's provider is from a module, Ruby compares the values. For
   * other providers, `own` compares them.
   */
  #insync(own: NonNullable<PropertyDefinition['insync']>): NonNullable<PropertyDefinition['insync']> {
    return (property, current, target) => {
      if (!this.#isRuby(property.resource)) return own(property, current, target);
      const { session } = this.#ruby;
      const judge = (answer: Json): MaybePromise<boolean> => {
        const [isInSync, newest] = toList(answer);
        if (newest !== undefined && newest !== null) this.#newest.set(property.resource, session.decode(newest));
        return typeof isInSync === 'boolean' ? isInSync : own(property, current, target);
      };
      const answer = this.#ruby.call('compare_built_in', property.resource, property.name, session.encode(current));
      return answer instanceof Promise ? answer.then(judge) : judge(answer);
    };
  }

  async #retrieveEach(resource: ResourceInstance, target: Target): Promise<PresentValues> {
    const present = new Map<string, Value>();
    for (const property of resource.properties) present.set(property.name, await property.retrieve(target));
    return present;
  }

  async #instances(target: Target): Promise<readonly GeneratedResource[]> {
    const { session } = this.#ruby;
    const own = (await this.#type.instances?.(target)) ?? [];
    const more = generatedResources(
      this.#ruby,
      await calling(() => session.callThatMayWait('module_instances', this.#type.name)),
    );
    const titles = new Set(own.map(({ title }) => title));
    return [...own, ...more.filter(({ title }) => !titles.has(title))];
  }
}
