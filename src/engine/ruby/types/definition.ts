/** The definition of a resource type that Ruby describes: its hooks call Ruby. */
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type {
  AllowedValue,
  AttributeDefinition,
  AutoRelation,
  GeneratedResource,
  PresentValues,
  PropertyDefinition,
  ProviderDefinition,
  ResourceTypeDefinition,
  TitlePattern,
} from '../../resource-types/definition.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import type { MachineState } from '../../target/state.ts';
import type { Target } from '../../target/target.ts';
import { compileRegexp } from '../../values/regexp.ts';
import type { Value } from '../../values/value.ts';
import type { Json } from '../machine/ruby-machine.ts';
import type { RubySession } from '../session.ts';
import { reportedValue } from '../values/frames.ts';
import type {
  AttributeDescription,
  ProviderDescription,
  RelationKind,
  TypeDescription,
  ValueDescription,
} from './description.ts';
import { calling, callingNow } from './failure.ts';
import { listOf, objectOf, textOf } from '../values/json.ts';
import { RubyResource, type RubyResources } from './resources.ts';

const noTitlePatterns = defineIssue<{ readonly detail: string }>('NO_TITLE_PATTERNS', ({ detail }) => detail);

/** What Ruby read of a resource. */
class RubyValues implements PresentValues {
  readonly isPresent: boolean;
  readonly #values = new Map<string, Value>();

  constructor(isPresent: boolean) {
    this.isPresent = isPresent;
  }

  keep(property: string, value: Value): void {
    this.#values.set(property, value);
  }

  get(property: string): Value {
    return this.#values.get(property);
  }
}

export class RubyDefinitions {
  readonly #session: RubySession;
  readonly #resources: RubyResources;

  constructor(session: RubySession, resources: RubyResources) {
    this.#session = session;
    this.#resources = resources;
  }

  definitionOf(type: TypeDescription): ResourceTypeDefinition {
    const { name, hooks } = type;
    const resources = this.#resources;
    const providers = type.providers === undefined ? undefined : this.providersOf(name, type.providers);
    const ownRelations = relationsByKind(type);
    return {
      name,
      doc: type.doc,
      attributes: type.attributes.map((attribute) => this.#attributeOf(attribute)),
      features: type.features.map(([feature, doc]) => ({ name: feature, doc })),
      isomorphic: type.isomorphic,
      selfRefresh: type.selfRefresh,
      needsEnsureRetrieved: type.needsEnsure,
      depthFirst: type.depthFirst,
      placeless: type.placeless,
      ...(providers === undefined ? {} : { providers }),
      ...this.#titlesOf(type),
      make: (resource, given) => resources.make(resource, given),
      change: (resource, attribute) => resources.change(resource, attribute),
      retrieve: (resource) => this.#retrieve(resource),
      present: (current) => !(current instanceof RubyValues) || current.isPresent,
      ...(hooks.has('validate') ? { validate: (resource) => void this.#callNow('check', resource) } : {}),
      ...(hooks.has('refresh') ? { refresh: (resource) => this.#wait('refresh', resource) } : {}),
      ...(hooks.has('pre_run_check') ? { preRunCheck: (resource) => this.#wait('pre_run_check', resource) } : {}),
      ...(hooks.has('flush') ? { flush: (resource) => this.#wait('flush', resource) } : {}),
      ...(hooks.has('generate') ? { generate: (resource) => this.#generated('generate', resource) } : {}),
      ...(hooks.has('eval_generate') ? { evalGenerate: (resource) => this.#generated('eval_generate', resource) } : {}),
      ...(type.lists ? { instances: () => this.#instances(name) } : {}),
      autorequire: this.#relations(ownRelations.require),
      autobefore: this.#relations(ownRelations.before),
      autosubscribe: this.#relations(ownRelations.subscribe),
      autonotify: this.#relations(ownRelations.notify),
    };
  }

  // Attributes

  #attributeOf(attribute: AttributeDescription): AttributeDefinition {
    const { name, doc, namevar, features, values } = attribute;
    const common = {
      name,
      doc,
      namevar,
      values: values.map(allowedValue),
      ...(features.length === 0 ? {} : { requiredFeatures: features }),
    };
    return attribute.kind === 'parameter'
      ? { kind: 'parameter', ...common }
      : { kind: 'property', ...common, ...this.#propertyHooks(attribute) };
  }

  #propertyHooks({
    name,
    all,
    idempotent,
    hooks,
  }: AttributeDescription): Omit<PropertyDefinition, 'kind' | 'name' | 'doc'> {
    const text = (which: 'is' | 'should' | 'change') => (property: PropertyInstance) =>
      textOf(this.#callNow('text', property.resource, name, which));
    return {
      arrayMatching: all ? 'all' : 'first',
      idempotent,
      // All properties are read at once.
      retrieve: () => undefined,
      insync: (property) => this.#isInSync(property),
      sync: (property) => this.#sync(property),
      reported: reportedValue,
      ...(hooks.has('should') ? { should: (property: PropertyInstance) => this.#should(property) } : {}),
      ...(hooks.has('is_to_s') ? { isToS: text('is') } : {}),
      ...(hooks.has('should_to_s') ? { shouldToS: text('should') } : {}),
      // Only Ruby knows the symbol `:absent` from the text.
      changeToS: text('change'),
      ...(hooks.has('event_name')
        ? { eventName: ({ resource }: PropertyInstance) => textOf(this.#callNow('event_name', resource, name)) }
        : {}),
    };
  }

  #isInSync({ resource, name }: PropertyInstance): boolean | Promise<boolean> {
    const known = this.#resources.of(resource).inSync.get(name);
    if (known !== undefined) return known;
    const answer = this.#call('insync', resource, name);
    return answer instanceof Promise ? answer.then((each) => each === true) : answer === true;
  }

  /** The value that Ruby told when it last read or set the property, else it is asked for. */
  #should({ resource, name }: PropertyInstance): Value {
    const { desired } = this.#resources.of(resource);
    return desired.has(name) ? desired.get(name) : this.#session.decode(this.#callNow('should', resource, name));
  }

  async #sync({ resource, name }: PropertyInstance): Promise<void> {
    const [desired] = listOf(await this.#call('sync', resource, name));
    if (desired !== undefined) this.#resources.of(resource).desired.set(name, this.#session.decode(desired));
  }

  #retrieve(resource: ResourceInstance): PresentValues | Promise<PresentValues> {
    const answer = this.#call('retrieve', resource);
    return answer instanceof Promise
      ? answer.then((each) => this.#present(resource, each))
      : this.#present(resource, answer);
  }

  #present(resource: ResourceInstance, answer: Json): PresentValues {
    const { p, v } = objectOf(answer);
    const { inSync, desired } = this.#resources.of(resource);
    inSync.clear();
    desired.clear();
    const values = new RubyValues(p === true);
    for (const each of listOf(v)) {
      const [name, value, judged, wanted] = listOf(each);
      values.keep(textOf(name), this.#session.decode(value ?? null));
      if (typeof judged === 'boolean') inSync.set(textOf(name), judged);
      if (wanted !== undefined) desired.set(textOf(name), this.#session.decode(wanted));
    }
    return values;
  }

  // Titles

  #titlesOf({ name, titles, titleError }: TypeDescription): Pick<ResourceTypeDefinition, 'titlePatterns'> {
    if (titleError !== undefined) {
      const refusal: TitlePattern = {
        get pattern(): RegExp {
          throw new PuppetError(noTitlePatterns({ detail: titleError }), undefined, 'Puppet::DevError');
        },
        attributes: [],
      };
      return { titlePatterns: [refusal] };
    }
    if (titles === undefined) return {};
    return {
      titlePatterns: titles.map(({ pattern, attributes }, at): TitlePattern => ({
        pattern: compileRegexp(pattern),
        attributes: attributes.map(({ name: attribute, converted }, index) => ({
          name: attribute,
          ...(converted
            ? {
                convert: (text: string) =>
                  textOf(callingNow(() => this.#session.call('convert_title', name, at, index, text))),
              }
            : {}),
        })),
      })),
    };
  }

  // Providers

  providersOf(type: string, providers: readonly ProviderDescription[]): readonly ProviderDefinition[] {
    const suitability = this.#suitability(type);
    return providers.map(({ name, doc, features, prefetch, flush, postResourceEval }) => ({
      name,
      doc,
      features,
      suitable: (target) => suitability(target).get(name)?.suitable ?? false,
      specificity: (target) => suitability(target).get(name)?.specificity ?? 0,
      ...(prefetch ? { prefetch: (resources) => this.#prefetch(type, name, resources) } : {}),
      ...(flush ? { flush: (resource) => this.#wait('flush', resource) } : {}),
      ...(postResourceEval
        ? {
            postResourceEval: async () => {
              await calling(() => this.#session.callThatMayWait('post_resource_eval', type, name));
            },
          }
        : {}),
    }));
  }

  /** Which providers suit, asked anew when the machine has changed. */
  #suitability(
    type: string,
  ): (target: Target) => ReadonlyMap<string, { readonly suitable: boolean; readonly specificity: number }> {
    let known: ReadonlyMap<string, { readonly suitable: boolean; readonly specificity: number }> | undefined;
    let knownFor: MachineState | undefined;
    return ({ state }) => {
      if (known === undefined || knownFor !== state) {
        const answer = objectOf(callingNow(() => this.#session.call('suitability', type)));
        known = new Map(
          Object.entries(answer).map(([name, each]) => {
            const [suitable, specificity] = listOf(each);
            return [name, { suitable: suitable === true, specificity: Number(specificity) }];
          }),
        );
        knownFor = state;
      }
      return known;
    };
  }

  async #prefetch(type: string, provider: string, resources: ReadonlyMap<string, ResourceInstance>): Promise<void> {
    const numbers = Array.from(resources, ([name, resource]) => [name, this.#resources.of(resource).number]);
    await calling(() => this.#session.callThatMayWait('prefetch', type, provider, numbers));
  }

  // Relations, and resources that others bring about

  #relations(relations: readonly (readonly [kind: RelationKind, type: string])[]): readonly AutoRelation[] {
    return relations.map(([kind, type]) => ({
      type: type.toLowerCase(),
      why: `its type says auto${kind}(:${type})`,
      titles: (resource) =>
        listOf(this.#callNow('related', resource, kind, type)).map((each) =>
          typeof each === 'number' ? this.#resources.numbered(each) : textOf(each),
        ),
    }));
  }

  async #generated(
    method: 'generate' | 'eval_generate',
    resource: ResourceInstance,
  ): Promise<readonly GeneratedResource[]> {
    return this.#resourcesIn(await this.#call('generated', resource, method));
  }

  async #instances(type: string): Promise<readonly GeneratedResource[]> {
    return this.#resourcesIn(await calling(() => this.#session.callThatMayWait('instances', type)));
  }

  #resourcesIn(json: Json): readonly GeneratedResource[] {
    return listOf(json).map((each): GeneratedResource => {
      const { type, title, handle, parameters } = objectOf(each);
      const values = listOf(parameters).map((pair) => {
        const [name, value] = listOf(pair);
        return [textOf(name), this.#session.decode(value ?? null)] as const;
      });
      return {
        type: textOf(type),
        title: textOf(title),
        parameters: Object.fromEntries(values),
        ...(typeof handle === 'number' ? { details: new RubyResource(handle) } : {}),
      };
    });
  }

  // Calls

  #call(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json | Promise<Json> {
    const { number } = this.#resources.of(resource);
    return calling(() => this.#session.callThatMayWait(method, number, ...args));
  }

  async #wait(method: string, resource: ResourceInstance): Promise<void> {
    await this.#call(method, resource);
  }

  #callNow(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json {
    const { number } = this.#resources.of(resource);
    return callingNow(() => this.#session.call(method, number, ...args));
  }
}

function relationsByKind({ relations }: TypeDescription): Readonly<Record<RelationKind, TypeDescription['relations']>> {
  const of = (wanted: RelationKind): TypeDescription['relations'] => relations.filter(([kind]) => kind === wanted);
  return { require: of('require'), before: of('before'), subscribe: of('subscribe'), notify: of('notify') };
}

function allowedValue({ value, shown, aliases, event, features, invalidates }: ValueDescription): AllowedValue {
  return {
    value: typeof value === 'string' ? value : compileRegexp(value.pattern),
    ...(typeof value === 'string' ? {} : { shown }),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(event === undefined ? {} : { event }),
    ...(features.length === 0 ? {} : { requiredFeatures: features }),
    ...(invalidates ? { invalidateRefreshes: true } : {}),
  };
}
