/** The providers of services: those of the simulated machines, and those for other service managers. */
import type { ProviderDeclaration } from '../declaration.ts';

const FEATURES = ['refreshable', 'enableable'] as const;

/** Providers for other service managers. */
const OTHER_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['init', 'Init scripts in `/etc/init.d`, on systems without a provider of their own.'],
  ['bsd', 'Services of BSD systems, managed with `/etc/rc.conf.d`.'],
  ['daemontools', 'Services of daemontools, managed with `svc`.'],
  ['freebsd', 'Services of FreeBSD, managed with `/etc/rc.d`.'],
  ['gentoo', 'Init scripts of Gentoo.'],
  ['launchd', 'Services of macOS, managed with `launchctl`.'],
  ['openbsd', 'Services of OpenBSD, managed with `rcctl`.'],
  ['openrc', 'Services of OpenRC, managed with `rc-service`.'],
  ['openwrt', 'Services of OpenWrt.'],
  ['rcng', 'Services of systems with rc.d scripts, such as NetBSD.'],
  ['runit', 'Services of runit, managed with `sv`.'],
  ['smf', 'Services of Solaris, managed with `svcadm`.'],
  ['src', 'Services of AIX, managed with the System Resource Controller.'],
  ['upstart', 'Services of old releases of Ubuntu, by Upstart.'],
  ['windows', 'Services of Windows.'],
];

export const serviceProviders: readonly ProviderDeclaration[] = [
  {
    name: 'systemd',
    doc: 'Units of systemd.',
    features: [...FEATURES, 'maskable', 'manual_startable'],
    specificity: 2,
  },
  {
    name: 'debian',
    doc: 'Init scripts of Debian. The simulated machines manage the same services as with `systemd`.',
    features: FEATURES,
    families: ['debian'],
  },
  {
    name: 'redhat',
    doc: 'Init scripts of Red Hat. The simulated machines manage the same services as with `systemd`.',
    features: FEATURES,
    families: ['redhat'],
  },
  {
    name: 'base',
    doc: 'The commands of the resource: `start`, `stop`, `status`, `restart`.',
    features: ['refreshable'],
  },
  {
    name: 'service',
    doc: 'The commands of the resource, as with `base`, but without a search for processes.',
    features: ['refreshable'],
  },
  ...OTHER_PROVIDERS.map(([name, doc]): ProviderDeclaration => ({
    name,
    doc,
    features: FEATURES,
    families: [],
  })),
];
