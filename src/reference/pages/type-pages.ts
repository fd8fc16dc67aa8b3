/** Generates the pages of resource types and of metaparameters. */
import {
  builtinDeclarations,
  findAttributeSince,
  metaparameterDefinitions,
  type AttributeDeclaration,
  type ProviderDeclaration,
  type TypeDeclaration,
} from '../../engine/index.ts';
import {
  attributesOfBuiltin,
  listMetaparameters,
  type AttributeKnowledge,
} from '../../language-service/knowledge/attributes.ts';
import type { ReferenceItem } from '../../protocol/help/reference.ts';
import { formatAddress, codeList, declaredPage, itemSection, textSection, type PageSource } from '../page.ts';
import { partTexts, textPage } from '../text-pages.ts';

/** Lists the values of an attribute, one per line if they have explanations. */
function valuesText({ values }: AttributeKnowledge): string {
  if (values.length === 0) return '';
  if (values.every(({ doc }) => doc === undefined)) return `Values: ${codeList(values.map(({ text }) => text))}.`;
  return values.map(({ text, doc }) => `- \`${text}\`${doc === undefined ? '' : `: ${doc}`}`).join('\n');
}

/** Lists the patterns among an attribute's values, because completion does not offer patterns. */
function patternsText({ values = [] }: AttributeDeclaration): string {
  const patterns = values.flatMap(({ value, shown, doc }) =>
    typeof value === 'string' ? [] : [`\`${shown ?? `/${value.source}/`}\`${doc === undefined ? '' : `: ${doc}`}`],
  );
  return patterns.length === 0 ? '' : `Also a value that matches ${patterns.join(', or ')}.`;
}

function attributeItem(type: TypeDeclaration, attribute: AttributeKnowledge): ReferenceItem {
  const { name, origin, doc, isNamevar, default: value } = attribute;
  const definition = type.attributes.find((each) => each.name === name);
  const needs = definition?.requiredFeatures ?? [];
  const since = findAttributeSince(type.name, name);
  return {
    address: `${formatAddress('type', type.name)}/${name}`,
    name,
    marks: [
      origin,
      ...(isNamevar || name === 'name' ? ['namevar'] : []),
      ...(value === undefined ? [] : [`default: ${value}`]),
      ...(since === undefined ? [] : [`since ${since}`]),
    ],
    text: [
      doc,
      // Leaves out the values of `provider`, because the page has a section about providers.
      name === 'provider' ? '' : valuesText(attribute),
      definition === undefined ? '' : patternsText(definition),
      needs.length === 0 ? '' : `Only with providers that have the feature ${codeList(needs)}.`,
      partTexts(type.name).get(name) ?? '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

const machines: readonly { readonly title: string; readonly family: 'debian' | 'redhat' }[] = [
  { title: 'Debian 12', family: 'debian' },
  { title: 'Ubuntu 24.04', family: 'debian' },
  { title: 'RHEL 9', family: 'redhat' },
];

function listTitles({ families }: ProviderDeclaration): readonly string[] {
  return machines.filter(({ family }) => families?.includes(family) ?? true).map(({ title }) => title);
}

/**
 * Returns the default provider on a machine: the most specific suitable provider, or the first of equally specific
 * ones.
 */
function defaultProvider(providers: readonly ProviderDeclaration[], machine: string): ProviderDeclaration | undefined {
  const suitable = providers.filter((each) => listTitles(each).includes(machine));
  return suitable.toSorted((one, other) => (other.specificity ?? 0) - (one.specificity ?? 0))[0];
}

function providerItem(type: TypeDeclaration, provider: ProviderDeclaration): ReferenceItem {
  const all = type.providers ?? [];
  const usable = listTitles(provider);
  const chosen = usable.filter((machine) => defaultProvider(all, machine) === provider);
  return {
    address: `${formatAddress('type', type.name)}/provider:${provider.name}`,
    name: provider.name,
    marks: chosen.length === 0 ? [] : [`default on ${chosen.join(', ')}`],
    text: [
      provider.doc,
      usable.length > 0 && usable.length < machines.length ? `Works on ${usable.join(', ')}.` : '',
      provider.features.length === 0 ? '' : `Features: ${codeList(provider.features)}.`,
      partTexts(type.name).get(`provider:${provider.name}`) ?? '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

/** Creates the sections about providers. Those for the simulated machines are described; all others are in a list. */
function providerSections(type: TypeDeclaration) {
  const all = type.providers ?? [];
  const isUsable = (provider: ProviderDeclaration): boolean => listTitles(provider).length > 0;
  const others = all.filter((each) => !isUsable(each)).map(({ name, doc }) => `- \`${name}\`: ${doc}`);
  return [
    ...itemSection(
      'Providers',
      all.filter(isUsable).map((provider) => providerItem(type, provider)),
    ),
    ...textSection('Providers for other systems', others.join('\n')),
  ];
}

function relationsText({
  autorequire = [],
  autobefore = [],
  autonotify = [],
  autosubscribe = [],
}: TypeDeclaration): string {
  const lines = [
    ...autorequire.map(({ type, why }) => `- after ${typeLink(type)}: ${why}`),
    ...autobefore.map(({ type, why }) => `- before ${typeLink(type)}: ${why}`),
    ...autosubscribe.map(({ type, why }) => `- after ${typeLink(type)}, refreshed by it: ${why}`),
    ...autonotify.map(({ type, why }) => `- before ${typeLink(type)}, refreshing it: ${why}`),
  ];
  if (lines.length === 0) return '';
  return [
    'Puppet adds these relationships if the catalog has the other resource. An opposite relationship in the manifest replaces them. See [autorequire](#reference/concept/autorequire).',
    lines.join('\n'),
  ].join('\n\n');
}

function typeLink(type: string): string {
  return builtinDeclarations.find(type) === undefined ? `\`${type}\`` : `[\`${type}\`](#reference/type/${type})`;
}

const REFRESH_TITLE = 'When it is refreshed';

function refreshText({ name }: TypeDeclaration): string {
  const isWritten = textPage('type', name)?.sections.some(({ title }) => title === REFRESH_TITLE) === true;
  return isWritten
    ? ''
    : 'Nothing happens. `notify` and `subscribe` only order this type, as `before` and `require` do. See [refresh](#reference/concept/refresh).';
}

function typePage(type: TypeDeclaration): PageSource {
  const attributes = attributesOfBuiltin(type).map((each) => attributeItem(type, each));
  return declaredPage({
    kind: 'type',
    name: type.name,
    text: type.doc,
    sections: [
      ...textSection(REFRESH_TITLE, refreshText(type)),
      ...textSection('Autorequires', relationsText(type)),
      ...itemSection(
        'Attributes',
        attributes,
        `Every resource also has the [metaparameters](#reference/concept/metaparameter): ${metaparameterLinks(type.name)}.`,
      ),
      ...itemSection(
        'Features of providers',
        (type.features ?? []).map(({ name, doc }) => ({
          address: `${formatAddress('type', type.name)}/feature:${name}`,
          name,
          marks: [],
          text: doc,
        })),
      ),
      ...providerSections(type),
    ],
  });
}

function metaparameterLinks(type: string): string {
  return listMetaparameters(type)
    .map(({ name }) => `[\`${name}\`](#reference/metaparameter/${name})`)
    .join(', ');
}

export function typePages(): readonly PageSource[] {
  return [...builtinDeclarations.types].map(typePage).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function metaparameterPages(): readonly PageSource[] {
  return listMetaparameters('class').map((attribute) => {
    const definition = metaparameterDefinitions.get(attribute.name);
    const parts = [attribute.doc, valuesText(attribute), definition === undefined ? '' : patternsText(definition)];
    return declaredPage({
      kind: 'metaparameter',
      name: attribute.name,
      text: parts.filter((part) => part !== '').join('\n\n'),
    });
  });
}
