/** Description of a resource type that Ruby returns (`lib/bunraku/types/description.rb`). */
import type { Json } from '../machine/json.ts';
import { toList, toObject, optionalText, toText, toTexts, type JsonObject } from '../values/json.ts';

export interface ValueDescription {
  readonly value: string | { readonly pattern: string };
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
  /** True if `array_matching` is `all`. */
  readonly all: boolean;
  readonly idempotent: boolean;
  readonly hooks: ReadonlySet<string>;
}

export interface ProviderDescription {
  readonly name: string;
  readonly doc: string;
  readonly features: readonly string[];
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
  readonly hooks: ReadonlySet<string>;
  readonly lists: boolean;
  /**
   * Title patterns in Ruby's syntax, each with the attributes that its groups set. `converted` is true if Ruby converts
   * the value of the attribute. Undefined if the whole title is the namevar.
   */
  readonly titles: readonly TitleDescription[] | undefined;
  readonly titleError: string | undefined;
}

interface TitleDescription {
  readonly pattern: string;
  readonly attributes: readonly { readonly name: string; readonly converted: boolean }[];
}

export function typeDescription(json: Json): TypeDescription {
  const type = toObject(json);
  return {
    name: toText(type['name']),
    doc: toText(type['doc']),
    selfRefresh: type['selfRefresh'] === true,
    isomorphic: type['isomorphic'] === true,
    needsEnsure: type['needsEnsure'] === true,
    depthFirst: type['depthFirst'] === true,
    onHosts: type['onHosts'] === true,
    placeless: type['placeless'] === true,
    features: toList(type['features']).map((each) => {
      const [name = '', doc = ''] = toTexts(each);
      return [name, doc] as const;
    }),
    attributes: toList(type['attributes']).map((each) => readAttribute(toObject(each))),
    providers: Array.isArray(type['providers']) ? providerDescriptions(type['providers']) : undefined,
    relations: toList(type['relations']).flatMap((each) => {
      const [kind = '', name = ''] = toTexts(each);
      return isRelationKind(kind) ? [[kind, name] as const] : [];
    }),
    hooks: new Set(toTexts(type['hooks'])),
    lists: type['lists'] === true,
    titles: Array.isArray(type['titles']) ? type['titles'].map(readTitle) : undefined,
    titleError: optionalText(type['titleError']),
  };
}

export function providerDescriptions(json: Json): readonly ProviderDescription[] {
  return toList(json).map((each) => {
    const provider = toObject(each);
    return {
      name: toText(provider['name']),
      doc: toText(provider['doc']),
      features: toTexts(provider['features']),
      parent: optionalText(provider['parent']),
      prefetch: provider['prefetch'] === true,
      flush: provider['flush'] === true,
      postResourceEval: provider['postResourceEval'] === true,
    };
  });
}

function readAttribute(attribute: JsonObject): AttributeDescription {
  return {
    kind: attribute['kind'] === 'property' ? 'property' : 'parameter',
    name: toText(attribute['name']),
    doc: toText(attribute['doc']),
    namevar: attribute['namevar'] === true,
    features: toTexts(attribute['features']),
    values: toList(attribute['values']).map((each) => readValue(toObject(each))),
    all: attribute['all'] === true,
    idempotent: attribute['idempotent'] !== false,
    hooks: new Set(toTexts(attribute['hooks'])),
  };
}

function readValue(value: JsonObject): ValueDescription {
  const pattern = optionalText(value['pattern']);
  return {
    value: pattern === undefined ? toText(value['value']) : { pattern },
    shown: toText(value['shown']),
    aliases: toTexts(value['aliases']),
    event: optionalText(value['event']),
    features: toTexts(value['features']),
    invalidates: value['invalidates'] === true,
  };
}

function readTitle(json: Json): TitleDescription {
  const [pattern, attributes] = toList(json);
  return {
    pattern: toText(pattern),
    attributes: toList(attributes).map((each) => {
      const [name, converted] = toList(each);
      return { name: toText(name), converted: converted === true };
    }),
  };
}

function isRelationKind(kind: string): kind is RelationKind {
  return kind === 'require' || kind === 'before' || kind === 'subscribe' || kind === 'notify';
}
