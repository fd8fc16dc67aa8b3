/** The providers of packages: those of the machine's package manager, and those that exist and work on no machine here. */
import type { Target } from '../../target/target.ts';
import type { ProviderDefinition } from '../definition.ts';

const MANAGED = ['installable', 'uninstallable', 'upgradeable', 'versionable', 'install_options'] as const;

/** A provider that these machines lack: naming it is allowed, using it fails with `Provider … is not functional on this host`. */
function elsewhere(name: string, features: readonly string[] = MANAGED): ProviderDefinition {
  return { name, doc: `Packages of \`${name}\`. The simulated machines have none.`, features, suitable: () => false };
}

export const packageProviders: readonly ProviderDefinition[] = [
  {
    name: 'apt',
    doc: 'Debian and Ubuntu: `apt-get`.',
    features: [...MANAGED, 'purgeable', 'uninstall_options', 'holdable', 'virtual_packages', 'version_ranges'],
    suitable: (target) => target.platform.family === 'debian',
    specificity: 1,
  },
  {
    name: 'dnf',
    doc: 'Red Hat and its like: `dnf`.',
    features: [...MANAGED, 'purgeable', 'install_only', 'virtual_packages', 'version_ranges'],
    suitable: (target) => target.platform.family === 'redhat',
    specificity: 2,
  },
  {
    name: 'yum',
    doc: 'Red Hat and its like: `yum`, which is `dnf` by another name.',
    features: [...MANAGED, 'purgeable', 'install_only', 'virtual_packages', 'version_ranges'],
    suitable: (target) => target.platform.family === 'redhat',
    specificity: 1,
  },
  ...(
    'aix appdmg apple aptitude aptrpm blastwave dnfmodule dpkg fink freebsd gem hpux macports nim openbsd opkg pacman pip pip2 pip3 ' +
    'pkg pkgdmg pkgin pkgng pkgutil portage ports portupgrade puppet_gem puppetserver_gem rpm rug sun sunfreeware tdnf up2date urpmi ' +
    'windows xbps zypper'
  )
    .split(' ')
    .map((name) => elsewhere(name)),
];

/** The state of a package that is not installed: apt tells nothing of configuration that was left behind. */
export function absentState(target: Target): string {
  return target.platform.family === 'redhat' ? 'absent' : 'purged';
}

/** What the package manager answers to the name of a package that it does not know. */
export function unknownPackage(target: Target, name: string): string {
  if (target.platform.family === 'redhat') {
    return `Execution of '/usr/bin/dnf -d 0 -e 1 -y install ${name}' returned 1: Error: Unable to find a match: ${name}`;
  }
  return (
    `Execution of '/usr/bin/apt-get -q -y -o DPkg::Options::=--force-confold install ${name}' returned 100: ` +
    `Reading package lists...\nBuilding dependency tree...\nReading state information...\nE: Unable to locate package ${name}`
  );
}

/** What the package manager answers to a version that the repositories do not have. */
export function unknownVersion(target: Target, name: string, version: string): string {
  if (target.platform.family === 'redhat') return unknownPackage(target, `${name}-${version}`);
  return (
    `Execution of '/usr/bin/apt-get -q -y -o DPkg::Options::=--force-confold --force-yes install ${name}=${version}' returned 100: ` +
    'Reading package lists...\nBuilding dependency tree...\nReading state information...\n' +
    `E: Version '${version}' for '${name}' was not found`
  );
}
