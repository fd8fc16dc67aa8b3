/** Pages of the resource types, and of the metaparameters that all of them have. */
import {
  builtinTypes,
  createTarget,
  metaparameterDefinitions,
  platforms,
  type AttributeDefinition,
  type ProviderDefinition,
  type ResourceTypeDefinition,
  type Target,
} from '../../engine/index.ts';
import {
  attributesOfBuiltin,
  metaparametersOf,
  type AttributeKnowledge,
} from '../../language-service/knowledge/attributes.ts';
import type { ReferenceItem } from '../../protocol/help/reference.ts';
import { addressOf, codeList, declaredPage, itemSection, textSection, type PageSource } from '../page.ts';
import { partTexts } from '../text-pages.ts';

/** The values of an attribute, as a list if they have explanations. */
function valuesText({ values }: AttributeKnowledge): string {
  if (values.length === 0) return '';
  if (values.every(({ doc }) => doc === undefined)) return `Values: ${codeList(values.map(({ text }) => text))}.`;
  return values.map(({ text, doc }) => `- \`${text}\`${doc === undefined ? '' : `: ${doc}`}`).join('\n');
}

/** The patterns among the values of an attribute, which completion does not offer. */
function patternsText({ values = [] }: AttributeDefinition): string {
  const patterns = values.flatMap(({ value, shown, doc }) =>
    typeof value === 'string' ? [] : [`\`${shown ?? `/${value.source}/`}\`${doc === undefined ? '' : `: ${doc}`}`],
  );
  return patterns.length === 0 ? '' : `Also a value that matches ${patterns.join(', or ')}.`;
}

function attributeItem(type: ResourceTypeDefinition, attribute: AttributeKnowledge): ReferenceItem {
  const { name, origin, doc, isNamevar, default: value } = attribute;
  const definition = type.attributes.find((each) => each.name === name);
  const needs = definition?.requiredFeatures ?? [];
  return {
    address: `${addressOf('type', type.name)}/${name}`,
    name,
    marks: [
      origin,
      ...(isNamevar || name === 'name' ? ['namevar'] : []),
      ...(value === undefined ? [] : [`default: ${value}`]),
    ],
    text: [
      doc,
      // Providers have their own section.
      name === 'provider' ? '' : valuesText(attribute),
      definition === undefined ? '' : patternsText(definition),
      needs.length === 0 ? '' : `Only with providers that have the feature ${codeList(needs)}.`,
      partTexts(type.name).get(name) ?? '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

const platformTitles = { 'debian-12': 'Debian 12', 'ubuntu-24.04': 'Ubuntu 24.04', 'rhel-9': 'RHEL 9' } as const;

let freshMachines: readonly (readonly [title: string, machine: Target])[] | undefined;

function machines(): readonly (readonly [title: string, machine: Target])[] {
  freshMachines ??= Object.entries(platformTitles).map(([platform, title]) => {
    const known = Object.keys(platforms).find((each): each is keyof typeof platforms => each === platform);
    return [title, createTarget(known === undefined ? {} : { platform: known })] as const;
  });
  return freshMachines;
}

function specificityOn({ specificity = 0 }: ProviderDefinition, machine: Target): number {
  return typeof specificity === 'number' ? specificity : specificity(machine);
}

/**
 * The provider that a machine selects by default: the most specific of the suitable ones, or the first of equally
 * specific ones.
 */
function defaultProvider(providers: readonly ProviderDefinition[], machine: Target): ProviderDefinition | undefined {
  const suitable = providers.filter((each) => each.suitable?.(machine) ?? true);
  return suitable.reduce<ProviderDefinition | undefined>(
    (best, each) => (best === undefined || specificityOn(each, machine) > specificityOn(best, machine) ? each : best),
    undefined,
  );
}

function providerItem(type: ResourceTypeDefinition, provider: ProviderDefinition): ReferenceItem {
  const all = type.providers ?? [];
  const usable = machines().filter(([, machine]) => provider.suitable?.(machine) ?? true);
  const chosen = usable.filter(([, machine]) => defaultProvider(all, machine) === provider);
  return {
    address: `${addressOf('type', type.name)}/provider:${provider.name}`,
    name: provider.name,
    marks: chosen.length === 0 ? [] : [`default on ${chosen.map(([title]) => title).join(', ')}`],
    text: [
      provider.doc,
      usable.length > 0 && usable.length < machines().length
        ? `Works on ${usable.map(([title]) => title).join(', ')}.`
        : '',
      provider.features.length === 0 ? '' : `Features: ${codeList(provider.features)}.`,
      partTexts(type.name).get(`provider:${provider.name}`) ?? '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

/** Providers of the simulated machines as items; the others as a list, one per line. */
function providerSections(type: ResourceTypeDefinition) {
  const all = type.providers ?? [];
  const isUsable = (provider: ProviderDefinition): boolean =>
    machines().some(([, machine]) => provider.suitable?.(machine) ?? true);
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
}: ResourceTypeDefinition): string {
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
  return builtinTypes.find(type) === undefined ? `\`${type}\`` : `[\`${type}\`](#reference/type/${type})`;
}

/** Types that refresh have a hand-written text. */
function refreshText({ refresh }: ResourceTypeDefinition): string {
  return refresh === undefined
    ? 'Nothing happens. `notify` and `subscribe` only order this type, as `before` and `require` do. See [refresh](#reference/concept/refresh).'
    : '';
}

function typePage(type: ResourceTypeDefinition): PageSource {
  const attributes = attributesOfBuiltin(type).map((each) => attributeItem(type, each));
  return declaredPage({
    kind: 'type',
    name: type.name,
    text: type.doc,
    sections: [
      ...textSection('When it is refreshed', refreshText(type)),
      ...textSection('Autorequires', relationsText(type)),
      ...itemSection(
        'Attributes',
        attributes,
        `Every resource also has the [metaparameters](#reference/concept/metaparameter): ${metaparameterLinks(type.name)}.`,
      ),
      ...itemSection(
        'Features of providers',
        (type.features ?? []).map(({ name, doc }) => ({
          address: `${addressOf('type', type.name)}/feature:${name}`,
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
  return metaparametersOf(type)
    .map(({ name }) => `[\`${name}\`](#reference/metaparameter/${name})`)
    .join(', ');
}

export function typePages(): readonly PageSource[] {
  return [...builtinTypes.types].map(typePage).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function metaparameterPages(): readonly PageSource[] {
  return metaparametersOf('class').map((attribute) => {
    const definition = metaparameterDefinitions.get(attribute.name);
    const parts = [attribute.doc, valuesText(attribute), definition === undefined ? '' : patternsText(definition)];
    return declaredPage({
      kind: 'metaparameter',
      name: attribute.name,
      text: parts.filter((part) => part !== '').join('\n\n'),
    });
  });
}
