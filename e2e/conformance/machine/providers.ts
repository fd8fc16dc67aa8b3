/** Providers of the recorded cases, which use tables of packages and services instead of the machine's own. */
import {
  builtinTypes,
  typeRegistry,
  type ProviderDefinition,
  type ResourceTypeDefinition,
  type TypeRegistry,
} from '../../../src/engine/index.ts';

const packageTable: ProviderDefinition = {
  name: 'simulated',
  doc: 'Packages in a table in memory.',
  features: ['installable', 'uninstallable', 'upgradeable', 'versionable', 'purgeable', 'install_options'],
  specificity: 3,
};

const serviceTable: ProviderDefinition = {
  name: 'simulated',
  doc: 'Services in a table in memory.',
  features: ['refreshable', 'enableable'],
  specificity: 3,
};

/** Makes the systemd provider unsuitable, because systemd did not run on the recorder's machine. */
function withoutSystemd(provider: ProviderDefinition): ProviderDefinition {
  return provider.name === 'systemd' ? { ...provider, suitable: () => false } : provider;
}

function withTables(type: ResourceTypeDefinition): ResourceTypeDefinition {
  const { name, providers = [] } = type;
  if (name === 'package') return { ...type, providers: [packageTable, ...providers] };
  if (name === 'service') return { ...type, providers: [serviceTable, ...providers.map(withoutSystemd)] };
  return type;
}

/** The built-in types, with the tables as default providers of packages and services. */
export const recordedTypes: TypeRegistry = typeRegistry([...builtinTypes.types].map(withTables));
