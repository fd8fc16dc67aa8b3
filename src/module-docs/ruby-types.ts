/** Documents resource types in Ruby: those of `Puppet::Type`, and those of the Resource API. */
import type { RubyArgument, RubyCall, RubyStatement } from '../engine/index.ts';
import { readDocstring, shownTags } from './docstring.ts';
import { byName, type DocAttribute, type DocFeature, type DocResourceType } from './document.ts';
import type { RubyFile } from './ruby-entries.ts';
import { allCalls, callsIn, keyword, pair, scrubbed, textOrSource } from './ruby-outline.ts';

export function readRubyTypes(file: RubyFile, providers: ReadonlySet<string>): readonly DocResourceType[] {
  return allCalls(file.outline).flatMap((call) => {
    const { method, receiver } = call;
    const name = call.arguments[0]?.text;
    if (method === 'newtype' && (receiver === 'Puppet::Type' || receiver === 'Type') && name !== undefined)
      return [nativeType(file, call, name, providers)];
    return method === 'register_type' && receiver === 'Puppet::ResourceApi' ? apiType(file, call) : [];
  });
}

/** Returns the names of the resource types that a file's providers belong to. */
export function readProviders(outline: readonly RubyStatement[]): readonly string[] {
  return allCalls(outline).flatMap(({ method, receiver = '' }) => {
    const [, type] = /^(?:Puppet::)?Type\.type\(\s*:?['"]?(\w+)['"]?\s*\)/.exec(receiver) ?? [];
    return method === 'provide' && type !== undefined ? [type] : [];
  });
}

const ENSURE_TEXT = 'The basic property that the resource should be in.';

function nativeType(file: RubyFile, call: RubyCall, name: string, providers: ReadonlySet<string>): DocResourceType {
  const properties: DocAttribute[] = [];
  const parameters: DocAttribute[] = [];
  const checks: DocAttribute[] = [];
  const features: DocFeature[] = [];
  for (const each of callsIn(call.block)) {
    const { method, arguments: given } = each;
    const [attribute, about] = given.map(({ text }) => text);
    if (method === 'ensurable') properties.push(ensureProperty(each));
    else if (attribute === undefined) continue;
    else if (method === 'newproperty') properties.push(readAttribute(attribute, each));
    else if (method === 'newparam') parameters.push(readAttribute(attribute, each));
    else if (method === 'newcheck') checks.push(readAttribute(attribute, each));
    else if (method === 'feature' && about !== undefined)
      features.push({ name: attribute, description: scrubbed(about).replaceAll('\n', ' ') });
  }
  if (providers.has(name) && !parameters.some((each) => each.name === 'provider')) {
    parameters.push({
      name: 'provider',
      description: `The specific backend to use for this \`${name}\` resource. You will seldom need to specify this --- Puppet will usually discover the appropriate provider for your platform.`,
    });
  }
  const named = markNamevar(properties, parameters);
  const { text, tags } = readDocstring(scrubbed(call.description ?? ''));
  return {
    name,
    file: file.path,
    line: call.line,
    docstring: { text, ...shownTags(tags) },
    properties: listed(named.properties),
    parameters: listed(named.parameters),
    checks: listed(checks),
    features: listed(features),
  };
}

/** Sorts entries by name. Returns undefined for an empty list, because Puppet Strings leaves out empty lists. */
function listed<E extends { readonly name: string }>(entries: readonly E[]): readonly E[] | undefined {
  return entries.length === 0 ? undefined : byName(entries);
}

function ensureProperty(call: RubyCall): DocAttribute {
  if (call.block === undefined)
    return { name: 'ensure', description: ENSURE_TEXT, values: ['present', 'absent'], default: 'present' };
  const read = readAttribute('ensure', call);
  return { ...read, description: read.description ?? ENSURE_TEXT };
}

/** Marks the attribute `name` as the namevar of a type that declares no namevar. */
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
  for (const { method, arguments: given } of callsIn(call.block)) {
    const [first, second] = given;
    if (method === 'newvalue' && first !== undefined) values.push(textOrSource(first));
    else if (method === 'newvalues') values.push(...given.map(textOrSource));
    else if (method === 'aliasvalue' && first !== undefined && second !== undefined) {
      const alias = textOrSource(first);
      if (!values.includes(alias)) values.push(alias);
      aliases[alias] = textOrSource(second);
    } else if (method === 'defaultto' && first !== undefined) standard = textOrSource(first);
    else if (method === 'isnamevar') isNamevar = true;
    else if (method === 'defaultvalues' && name === 'ensure') {
      values.push('present', 'absent');
      standard = 'present';
    }
  }
  const hasOptions = call.arguments.length >= 2;
  const features = hasOptions ? keyword(call, 'required_features')?.text : undefined;
  if (hasOptions && keyword(call, 'parent')?.source === 'Puppet::Parameter::Boolean')
    for (const each of ['true', 'false', 'yes', 'no']) if (!values.includes(each)) values.push(each);
  const description = scrubbed(call.description ?? '');
  return {
    name,
    ...(description === '' ? {} : { description }),
    ...(values.length === 0 ? {} : { values }),
    ...(Object.keys(aliases).length === 0 ? {} : { aliases }),
    ...(isNamevar ? { isnamevar: true } : {}),
    ...(features === undefined ? {} : { required_features: features }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}

function apiType({ path }: RubyFile, call: RubyCall): readonly DocResourceType[] {
  const [schema] = call.arguments;
  const name = pair(schema, 'name')?.text;
  if (name === undefined) return [];
  const { text, tags } = readDocstring(scrubbed(pair(schema, 'docs')?.text ?? pair(schema, 'desc')?.text ?? ''));
  const attributes = (pair(schema, 'attributes')?.pairs ?? []).map(([key, value]) => ({
    attribute: apiAttribute(textOrSource(key), value),
    // The Resource API has the British spelling. cspell:ignore behaviour
    isParameter: ['parameter', 'namevar'].includes(pair(value, 'behaviour')?.text ?? ''),
  }));
  const only = (wanted: boolean): readonly DocAttribute[] =>
    attributes.flatMap(({ attribute, isParameter }) => (isParameter === wanted ? [attribute] : []));
  return [
    {
      name,
      file: path,
      line: call.line,
      docstring: { text, ...shownTags(tags) },
      properties: listed(only(false)),
      parameters: listed(only(true)),
    },
  ];
}

function apiAttribute(name: string, definition: RubyArgument | undefined): DocAttribute {
  const [description, type, standard] = ['desc', 'type', 'default'].map((key) => pair(definition, key));
  return {
    name,
    ...(description?.text === undefined || description.text === '' ? {} : { description: description.text }),
    ...(type?.text === undefined ? {} : { data_type: type.text }),
    ...(pair(definition, 'behaviour')?.text === 'namevar' ? { isnamevar: true } : {}),
    ...(standard === undefined || standard.source === 'nil' || standard.source === 'false'
      ? {}
      : { default: textOrSource(standard) }),
  };
}
