/** Creates the definition of a resource type from Ruby's description. Its functions call Ruby. */
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { AutoRelation, GeneratedResource, TitlePattern } from '../../resource-types/declaration.ts';
import type { ResourceTypeDefinition } from '../../resource-types/definition.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import { toList, toText } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import type { RelationKind, TypeDescription } from './description.ts';
import { calling, callingNow } from './failure.ts';
import { generatedResources } from './generated.ts';
import { RubyProperties, RubyValues } from './properties.ts';
import { createProviders } from './providers.ts';

const noTitlePatterns = defineIssue<{ readonly detail: string }>('NO_TITLE_PATTERNS', ({ detail }) => detail);

export class RubyDefinitions {
  readonly #ruby: RubyCalls;
  readonly #properties: RubyProperties;

  constructor(ruby: RubyCalls) {
    this.#ruby = ruby;
    this.#properties = new RubyProperties(ruby);
  }

  definitionOf(type: TypeDescription): ResourceTypeDefinition {
    const { name, hooks } = type;
    const ruby = this.#ruby;
    const { resources } = ruby;
    const providers = type.providers === undefined ? undefined : createProviders(ruby, name, type.providers);
    const ownRelations = relationsByKind(type);
    return {
      name,
      doc: type.doc,
      attributes: type.attributes.map((attribute) => this.#properties.attributeOf(attribute)),
      features: type.features.map(([feature, doc]) => ({ name: feature, doc })),
      isomorphic: type.isomorphic,
      selfRefresh: hooks.has('self_refresh?')
        ? (resource) => ruby.callNow('self_refresh', resource) === true
        : type.selfRefresh,
      needsEnsureRetrieved: type.needsEnsure,
      depthFirst: type.depthFirst,
      ...(type.onHosts ? {} : { forDevices: true }),
      placeless: type.placeless,
      ...(providers === undefined ? {} : { providers }),
      ...this.#titlesOf(type),
      make: (resource, given) => resources.make(resource, given),
      change: (resource, attribute) => resources.change(resource, attribute),
      addProperties: (resource) => resources.addProperties(resource),
      retrieve: (resource) => this.#properties.retrieve(resource),
      present: (current) => !(current instanceof RubyValues) || current.isPresent,
      ...(hooks.has('validate') ? { validate: (resource) => void ruby.callNow('check', resource) } : {}),
      ...(hooks.has('refresh') ? { refresh: (resource) => ruby.wait('refresh', resource) } : {}),
      ...(hooks.has('pre_run_check') ? { preRunCheck: (resource) => ruby.wait('pre_run_check', resource) } : {}),
      ...(hooks.has('flush') ? { flush: (resource) => ruby.wait('flush', resource) } : {}),
      ...(hooks.has('generate') ? { generate: (resource) => this.#generated('generate', resource) } : {}),
      ...(hooks.has('eval_generate') ? { evalGenerate: (resource) => this.#generated('eval_generate', resource) } : {}),
      ...(type.lists ? { instances: () => this.#instances(name) } : {}),
      autorequire: this.#relations(ownRelations.require),
      autobefore: this.#relations(ownRelations.before),
      autosubscribe: this.#relations(ownRelations.subscribe),
      autonotify: this.#relations(ownRelations.notify),
    };
  }

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
                  toText(callingNow(() => this.#ruby.session.call('convert_title', name, at, index, text))),
              }
            : {}),
        })),
      })),
    };
  }

  #relations(relations: readonly (readonly [kind: RelationKind, type: string])[]): readonly AutoRelation[] {
    return relations.map(([kind, type]) => ({
      type: type.toLowerCase(),
      why: `its type says auto${kind}(:${type})`,
      titles: (resource) =>
        toList(this.#ruby.callNow('related', resource, kind, type)).map((each) =>
          typeof each === 'number' ? this.#ruby.resources.numbered(each) : toText(each),
        ),
    }));
  }

  async #generated(
    method: 'generate' | 'eval_generate',
    resource: ResourceInstance,
  ): Promise<readonly GeneratedResource[]> {
    return generatedResources(this.#ruby, await this.#ruby.call('generated', resource, method));
  }

  async #instances(type: string): Promise<readonly GeneratedResource[]> {
    this.#ruby.running.type(type);
    return generatedResources(this.#ruby, await calling(() => this.#ruby.session.callThatMayWait('instances', type)));
  }
}

function relationsByKind({ relations }: TypeDescription): Readonly<Record<RelationKind, TypeDescription['relations']>> {
  const of = (wanted: RelationKind): TypeDescription['relations'] => relations.filter(([kind]) => kind === wanted);
  return { require: of('require'), before: of('before'), subscribe: of('subscribe'), notify: of('notify') };
}
