/** The providers that the cases were recorded with: tables of packages and services in place of the recording machine's own. */
import { builtinTypes, type ProviderDefinition, type TypeRegistry } from '../../../src/engine/index.ts';

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

/** The recording machine was not started by systemd, so that its provider works there on no service. */
function withoutSystemd(provider: ProviderDefinition): ProviderDefinition {
  return provider.name === 'systemd' ? { ...provider, suitable: () => false } : provider;
}

/** The built-in types, packages and services with these providers as their default. */
export function recordedTypes(): TypeRegistry {
  return builtinTypes.with(
    [...builtinTypes.types].flatMap((type) => {
      const providers = type.providers ?? [];
      if (type.name === 'package') return [{ ...type, providers: [packageTable, ...providers] }];
      if (type.name === 'service') return [{ ...type, providers: [serviceTable, ...providers.map(withoutSystemd)] }];
      return [];
    }),
  );
}
