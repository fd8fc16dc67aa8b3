/**
 * Package providers: the providers for the machine's package manager, and providers that work on no simulated machine.
 */
import type { ProviderDeclaration } from '../declaration.ts';
import { OTHER_PACKAGE_PROVIDERS } from './other-providers.ts';

const MANAGED = ['installable', 'uninstallable', 'upgradeable', 'versionable', 'install_options'] as const;

function languageProvider(name: string): ProviderDeclaration {
  return {
    name,
    doc: `${name === 'gem' ? 'Ruby gems' : 'Python packages'}, managed with \`${name}\`. The simulated machines have no network to install them from.`,
    features: ['installable', 'uninstallable', 'upgradeable', 'versionable', 'install_options', 'targetable'],
  };
}

/** Providers for packages of programming languages. Each has the name of the command that it runs. */
export const COMMAND_PROVIDERS = ['gem', 'pip', 'pip2', 'pip3'] as const;

function elsewhere(name: string, doc: string): ProviderDeclaration {
  return { name, doc, features: MANAGED, families: [] };
}

export const packageProviders: readonly ProviderDeclaration[] = [
  {
    name: 'apt',
    doc: 'Packages on Debian and Ubuntu, managed with `apt-get`.',
    features: [...MANAGED, 'purgeable', 'uninstall_options', 'holdable', 'virtual_packages', 'version_ranges'],
    families: ['debian'],
    specificity: 1,
  },
  {
    name: 'dnf',
    doc: 'Packages on systems of the Red Hat family, managed with `dnf`.',
    features: [...MANAGED, 'purgeable', 'install_only', 'virtual_packages', 'version_ranges'],
    families: ['redhat'],
    specificity: 2,
  },
  {
    name: 'yum',
    doc: 'Packages on systems of the Red Hat family, managed with `yum`, which is a link to `dnf`.',
    features: [...MANAGED, 'purgeable', 'install_only', 'virtual_packages', 'version_ranges'],
    families: ['redhat'],
    specificity: 1,
  },
  ...OTHER_PACKAGE_PROVIDERS.map(([name, doc]) => elsewhere(name, doc)),
  {
    name: 'dpkg',
    doc: 'Package files of Debian and Ubuntu, managed with `dpkg`; needs `source`.',
    features: [...MANAGED, 'purgeable', 'holdable', 'virtual_packages'],
    families: ['debian'],
    specificity: -1,
  },
  ...COMMAND_PROVIDERS.map(languageProvider),
];
