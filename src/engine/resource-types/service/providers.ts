import type { ProviderDeclaration } from '../declaration.ts';

const FEATURES = ['refreshable', 'enableable'] as const;

const OTHER_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['init', 'Init scripts in `/etc/init.d`, on systems without their own provider.'],
  ['bsd', 'Services on BSD systems, managed with `/etc/rc.conf.d`.'],
  ['daemontools', 'daemontools services, managed with `svc`.'],
  ['freebsd', 'Services on FreeBSD, managed with `/etc/rc.d`.'],
  ['gentoo', 'Init scripts on Gentoo.'],
  ['launchd', 'Services on macOS, managed with `launchctl`.'],
  ['openbsd', 'Services on OpenBSD, managed with `rcctl`.'],
  ['openrc', 'OpenRC services, managed with `rc-service`.'],
  ['openwrt', 'Services on OpenWrt.'],
  ['rcng', 'Services on systems with rc.d scripts, such as NetBSD.'],
  ['runit', 'runit services, managed with `sv`.'],
  ['smf', 'Services on Solaris, managed with `svcadm`.'],
  ['src', 'Services on AIX, managed with the System Resource Controller.'],
  ['upstart', 'Services on old releases of Ubuntu, managed with Upstart.'],
  ['windows', 'Services on Windows.'],
];

export const serviceProviders: readonly ProviderDeclaration[] = [
  {
    name: 'systemd',
    doc: 'systemd units.',
    features: [...FEATURES, 'maskable', 'manual_startable'],
    specificity: 2,
  },
  {
    name: 'debian',
    doc: 'Init scripts on Debian. The simulated machines manage the same services as with `systemd`.',
    features: FEATURES,
    families: ['debian'],
  },
  {
    name: 'redhat',
    doc: 'Init scripts on Red Hat. The simulated machines manage the same services as with `systemd`.',
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
