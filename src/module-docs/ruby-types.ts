/** Documents resource types in Ruby: those of `Puppet::Type`, and those of the Resource API. */
import { readDocstring } from './docstring.ts';
import type { DocAttribute, DocFeature, DocResourceType } from './document.ts';
import type { RubyFile } from './ruby-entries.ts';
import {
  allCalls,
  callsIn,
  keyword,
  pair,
  scrubbed,
  textOrSource,
  type RubyArgument,
  type RubyCall,
  type RubyStatement,
} from './ruby-outline.ts';

export function readRubyTypes(file: RubyFile, providers: ReadonlySet<string>): readonly DocResourceType[] {
  return allCalls(file.outline).flatMap((call) => {
    const name = call.a[0]?.t;
    if (call.c === 'newtype' && (call.r === 'Puppet::Type' || call.r === 'Type') && typeof name === 'string')
      return [nativeType(file, call, name, providers)];
    return call.c === 'register_type' && call.r === 'Puppet::ResourceApi' ? apiType(file, call) : [];
  });
}

/** Names of the types that the providers in a file are for. */
export function readProviders(outline: readonly RubyStatement[]): readonly string[] {
  return allCalls(outline).flatMap(({ c, r }) => {
    const [, type] = /^(?:Puppet::)?Type\.type\(\s*:?['"]?(\w+)['"]?\s*\)/.exec(r ?? '') ?? [];
    return c === 'provide' && type !== undefined ? [type] : [];
  });
}

const ENSURE_TEXT = 'The basic property that the resource should be in.';

function nativeType(file: RubyFile, call: RubyCall, name: string, providers: ReadonlySet<string>): DocResourceType {
  const properties: DocAttribute[] = [];
  const parameters: DocAttribute[] = [];
  const checks: DocAttribute[] = [];
  const features: DocFeature[] = [];
  for (const each of callsIn(call.b)) {
    const attribute = each.a[0]?.t;
    if (each.c === 'ensurable') properties.push(ensureProperty(each));
    else if (typeof attribute !== 'string') continue;
    else if (each.c === 'newproperty') properties.push(readAttribute(attribute, each));
    else if (each.c === 'newparam') parameters.push(readAttribute(attribute, each));
    else if (each.c === 'newcheck') checks.push(readAttribute(attribute, each));
    else if (each.c === 'feature' && typeof each.a[1]?.t === 'string')
      features.push({ name: attribute, description: scrubbed(each.a[1].t).replaceAll('\n', ' ') });
  }
  if (providers.has(name) && !parameters.some((each) => each.name === 'provider')) {
    parameters.push({
      name: 'provider',
      description: `The specific backend to use for this \`${name}\` resource. You will seldom need to specify this --- Puppet will usually discover the appropriate provider for your platform.`,
    });
  }
  const named = markNamevar(properties, parameters);
  const { text, tags } = readDocstring(scrubbed(call.doc ?? ''));
  return {
    name,
    file: file.path,
    line: call.l,
    docstring: { text, ...(tags.length === 0 ? {} : { tags }) },
    ...listed('properties', named.properties),
    ...listed('parameters', named.parameters),
    ...listed('checks', checks),
    ...listed('features', features),
  };
}

function listed<K extends string, E extends { readonly name: string }>(key: K, entries: readonly E[]) {
  if (entries.length === 0) return {};
  return { [key]: entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) };
}

function ensureProperty(call: RubyCall): DocAttribute {
  if (call.b === undefined)
    return { name: 'ensure', description: ENSURE_TEXT, values: ['present', 'absent'], default: 'present' };
  const read = readAttribute('ensure', call);
  return { ...read, description: read.description ?? ENSURE_TEXT };
}

/** The attribute `name` is the namevar of a type that marks none. */
function markNamevar(properties: readonly DocAttribute[], parameters: readonly DocAttribute[]) {
  const isMarked = [...properties, ...parameters].some(({ isnamevar }) => isnamevar);
  if (isMarked) return { properties, parameters };
  const mark = (each: DocAttribute): DocAttribute => (each.name === 'name' ? { ...each, isnamevar: true } : each);
  if (properties.some(({ name }) => name === 'name')) return { properties: properties.map(mark), parameters };
  return { properties, parameters: parameters.map(mark) };
}

function readAttribute(name: string, call: RubyCall): DocAttribute {
  const values: string[] = [];
  const aliases: Record<string, string> = {};
  let standard: string | undefined;
  let isNamevar = false;
  for (const { c, a } of callsIn(call.b)) {
    const [first, second] = a;
    if (c === 'newvalue' && first !== undefined) values.push(textOrSource(first));
    else if (c === 'newvalues') values.push(...a.map(textOrSource));
    else if (c === 'aliasvalue' && first !== undefined && second !== undefined) {
      const alias = textOrSource(first);
      if (!values.includes(alias)) values.push(alias);
      aliases[alias] = textOrSource(second);
    } else if (c === 'defaultto' && first !== undefined) standard = textOrSource(first);
    else if (c === 'isnamevar') isNamevar = true;
    else if (c === 'defaultvalues' && name === 'ensure') {
      values.push('present', 'absent');
      standard = 'present';
    }
  }
  const features = call.a.length >= 2 ? keyword(call, 'required_features') : undefined;
  if (call.a.length >= 2 && keyword(call, 'parent')?.s === 'Puppet::Parameter::Boolean')
    for (const each of ['true', 'false', 'yes', 'no']) if (!values.includes(each)) values.push(each);
  const description = scrubbed(call.doc ?? '');
  return {
    name,
    ...(description === '' ? {} : { description }),
    ...(values.length === 0 ? {} : { values }),
    ...(Object.keys(aliases).length === 0 ? {} : { aliases }),
    ...(isNamevar ? { isnamevar: true } : {}),
    ...(typeof features?.t === 'string' ? { required_features: features.t } : {}),
    ...(standard === undefined ? {} : { default: standard }),
  };
}

function apiType({ path }: RubyFile, call: RubyCall): readonly DocResourceType[] {
  const [schema] = call.a;
  const name = pair(schema, 'name')?.t;
  if (typeof name !== 'string') return [];
  const { text, tags } = readDocstring(scrubbed(pair(schema, 'docs')?.t ?? pair(schema, 'desc')?.t ?? ''));
  const attributes = (pair(schema, 'attributes')?.h ?? []).map(([key, value]) => ({
    attribute: apiAttribute(key.t ?? key.s, value),
    // The Resource API has the British spelling. cspell:ignore behaviour
    isParameter: ['parameter', 'namevar'].includes(pair(value, 'behaviour')?.t ?? ''),
  }));
  const only = (wanted: boolean): readonly DocAttribute[] =>
    attributes.flatMap(({ attribute, isParameter }) => (isParameter === wanted ? [attribute] : []));
  return [
    {
      name,
      file: path,
      line: call.l,
      docstring: { text, ...(tags.length === 0 ? {} : { tags }) },
      ...listed('properties', only(false)),
      ...listed('parameters', only(true)),
    },
  ];
}

function apiAttribute(name: string, definition: RubyArgument | undefined): DocAttribute {
  const [description, type, standard] = ['desc', 'type', 'default'].map((key) => pair(definition, key));
  return {
    name,
    ...(typeof description?.t === 'string' && description.t !== '' ? { description: description.t } : {}),
    ...(typeof type?.t === 'string' ? { data_type: type.t } : {}),
    ...(pair(definition, 'behaviour')?.t === 'namevar' ? { isnamevar: true } : {}),
    ...(standard === undefined || standard.s === 'nil' || standard.s === 'false' ? {} : { default: textOrSource(standard) }),
  };
}
