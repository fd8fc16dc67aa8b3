/** A resource type described by Ruby (`lib/bunraku/types/description.rb`). */
import type { Json } from '../machine/json.ts';
import { listOf, objectOf, optionalText, textOf, textsOf, type JsonObject } from '../values/json.ts';

export interface ValueDescription {
  /** A name, or a pattern in Ruby's syntax. */
  readonly value: string | { readonly pattern: string };
  /** The output of Ruby's `inspect`. */
  readonly shown: string;
  readonly aliases: readonly string[];
  readonly event: string | undefined;
  readonly features: readonly string[];
  readonly invalidates: boolean;
}

export interface AttributeDescription {
  readonly kind: 'parameter' | 'property';
  readonly name: string;
  readonly doc: string;
  readonly namevar: boolean;
  readonly features: readonly string[];
  readonly values: readonly ValueDescription[];
  /** `array_matching` is `all`. */
  readonly all: boolean;
  readonly idempotent: boolean;
  /** Methods that the property overrides. */
  readonly hooks: ReadonlySet<string>;
}

export interface ProviderDescription {
  readonly name: string;
  readonly doc: string;
  readonly features: readonly string[];
  /** The provider of the engine that it inherits from. */
  readonly parent: string | undefined;
  readonly prefetch: boolean;
  readonly flush: boolean;
  readonly postResourceEval: boolean;
}

export type RelationKind = 'require' | 'before' | 'subscribe' | 'notify';

export interface TypeDescription {
  readonly name: string;
  readonly doc: string;
  readonly selfRefresh: boolean;
  readonly isomorphic: boolean;
  readonly needsEnsure: boolean;
  readonly depthFirst: boolean;
  readonly onHosts: boolean;
  readonly placeless: boolean;
  readonly features: readonly (readonly [name: string, doc: string])[];
  readonly attributes: readonly AttributeDescription[];
  readonly providers: readonly ProviderDescription[] | undefined;
  readonly relations: readonly (readonly [kind: RelationKind, type: string])[];
  /** Methods that the type overrides. */
  readonly hooks: ReadonlySet<string>;
  /** True if its resources on a machine can be listed. */
  readonly lists: boolean;
  /**
   * Patterns of titles in Ruby's syntax, with the attributes of the groups and whether each is converted; undefined if
   * the whole title is the namevar.
   */
  readonly titles: readonly TitleDescription[] | undefined;
  /** Reason that titles cannot be parsed. */
  readonly titleError: string | undefined;
}

interface TitleDescription {
  readonly pattern: string;
  readonly attributes: readonly { readonly name: string; readonly converted: boolean }[];
}

export function typeDescription(json: Json): TypeDescription {
  const type = objectOf(json);
  return {
    name: textOf(type['name']),
    doc: textOf(type['doc']),
    selfRefresh: type['selfRefresh'] === true,
    isomorphic: type['isomorphic'] === true,
    needsEnsure: type['needsEnsure'] === true,
    depthFirst: type['depthFirst'] === true,
    onHosts: type['onHosts'] === true,
    placeless: type['placeless'] === true,
    features: listOf(type['features']).map((each) => {
      const [name = '', doc = ''] = textsOf(each);
      return [name, doc] as const;
    }),
    attributes: listOf(type['attributes']).map((each) => attributeOf(objectOf(each))),
    providers: Array.isArray(type['providers']) ? providerDescriptions(type['providers']) : undefined,
    relations: listOf(type['relations']).flatMap((each) => {
      const [kind = '', name = ''] = textsOf(each);
      return isRelationKind(kind) ? [[kind, name] as const] : [];
    }),
    hooks: new Set(textsOf(type['hooks'])),
    lists: type['lists'] === true,
    titles: Array.isArray(type['titles']) ? type['titles'].map(titleOf) : undefined,
    titleError: optionalText(type['titleError']),
  };
}

export function providerDescriptions(json: Json): readonly ProviderDescription[] {
  return listOf(json).map((each) => {
    const provider = objectOf(each);
    return {
      name: textOf(provider['name']),
      doc: textOf(provider['doc']),
      features: textsOf(provider['features']),
      parent: optionalText(provider['parent']),
      prefetch: provider['prefetch'] === true,
      flush: provider['flush'] === true,
      postResourceEval: provider['postResourceEval'] === true,
    };
  });
}

function attributeOf(attribute: JsonObject): AttributeDescription {
  return {
    kind: attribute['kind'] === 'property' ? 'property' : 'parameter',
    name: textOf(attribute['name']),
    doc: textOf(attribute['doc']),
    namevar: attribute['namevar'] === true,
    features: textsOf(attribute['features']),
    values: listOf(attribute['values']).map((each) => valueOf(objectOf(each))),
    all: attribute['all'] === true,
    idempotent: attribute['idempotent'] !== false,
    hooks: new Set(textsOf(attribute['hooks'])),
  };
}

function valueOf(value: JsonObject): ValueDescription {
  const pattern = optionalText(value['pattern']);
  return {
    value: pattern === undefined ? textOf(value['value']) : { pattern },
    shown: textOf(value['shown']),
    aliases: textsOf(value['aliases']),
    event: optionalText(value['event']),
    features: textsOf(value['features']),
    invalidates: value['invalidates'] === true,
  };
}

function titleOf(json: Json): TitleDescription {
  const [pattern, attributes] = listOf(json);
  return {
    pattern: textOf(pattern),
    attributes: listOf(attributes).map((each) => {
      const [name, converted] = listOf(each);
      return { name: textOf(name), converted: converted === true };
    }),
  };
}

function isRelationKind(kind: string): kind is RelationKind {
  return kind === 'require' || kind === 'before' || kind === 'subscribe' || kind === 'notify';
}
