/** The providers of the recorded cases: tables of packages and services in place of the recording machine's own. */
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

/** systemd did not run on the recording machine, so that its provider was not suitable. */
function withoutSystemd(provider: ProviderDefinition): ProviderDefinition {
  return provider.name === 'systemd' ? { ...provider, suitable: () => false } : provider;
}

function withTables(type: ResourceTypeDefinition): ResourceTypeDefinition {
  const { name, providers = [] } = type;
  if (name === 'package') return { ...type, providers: [packageTable, ...providers] };
  if (name === 'service') return { ...type, providers: [serviceTable, ...providers.map(withoutSystemd)] };
  return type;
}

/** The built-in types, with tables as the default providers of packages and services. */
export const recordedTypes: TypeRegistry = typeRegistry([...builtinTypes.types].map(withTables));
