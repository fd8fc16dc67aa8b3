/**
 * Systems that are not simulated, with the operating-system facts that Facter 4 reports on them. Nodes of a repository
 * compile with these facts. `base` is the most similar simulated platform.
 */
import type { PlatformFacts } from './facts.ts';
import type { PlatformName } from './platforms.ts';

type SystemRelease = { readonly full: string; readonly major: string };

export interface OlderSystem extends PlatformFacts {
  readonly base: PlatformName;
  readonly os: PlatformFacts['os'] & {
    readonly name: string;
    readonly family: string;
    readonly release: SystemRelease;
    readonly distro: {
      readonly id: string;
      readonly codename: string;
      readonly description: string;
      readonly release: SystemRelease;
    };
  };
}

function ubuntu(version: string, patch: number, codename: string, kernelrelease: string): OlderSystem {
  const release = { full: version, major: version };
  const description = `Ubuntu ${version}.${patch} LTS`;
  return {
    base: 'ubuntu-24.04',
    os: {
      ...{ name: 'Ubuntu', family: 'Debian', architecture: 'amd64', hardware: 'x86_64', release },
      distro: { id: 'Ubuntu', codename, description, release },
      selinux: { enabled: false },
    },
    kernelrelease,
  };
}

function debian(major: string, minor: string, codename: string, kernelrelease: string): OlderSystem {
  const release = { full: `${major}.${minor}`, major, minor };
  const description = `Debian GNU/Linux ${major} (${codename})`;
  return {
    base: 'debian-12',
    os: {
      ...{ name: 'Debian', family: 'Debian', architecture: 'amd64', hardware: 'x86_64', release },
      distro: { id: 'Debian', codename, description, release },
      selinux: { enabled: false },
    },
    kernelrelease,
  };
}

interface RedHatLike {
  readonly name: string;
  readonly id?: string;
  readonly title: string;
  readonly version: string;
  readonly codename: string;
  readonly kernelrelease: string;
}

function redHat({ name, id = name, title, version, codename, kernelrelease }: RedHatLike): OlderSystem {
  const [major = '', minor = ''] = version.split('.');
  const release = { full: version, major, minor };
  const mode = { current_mode: 'enforcing', config_mode: 'enforcing', config_policy: 'targeted' };
  return {
    base: name === 'RedHat' ? 'rhel-9' : 'almalinux-9',
    os: {
      ...{ name, family: 'RedHat', architecture: 'x86_64', hardware: 'x86_64', release },
      distro: { id, codename, description: `${title} release ${version} (${codename})`, release },
      selinux: { enabled: true, enforced: true, ...mode },
    },
    kernelrelease,
  };
}

const EL8 = { version: '8.10', kernelrelease: '4.18.0-553.el8_10.x86_64' };

export const olderSystems = {
  'ubuntu-22.04': ubuntu('22.04', 5, 'jammy', '5.15.0-126-generic'),
  'ubuntu-20.04': ubuntu('20.04', 6, 'focal', '5.4.0-200-generic'),
  'ubuntu-18.04': ubuntu('18.04', 6, 'bionic', '4.15.0-213-generic'),
  'debian-11': debian('11', '11', 'bullseye', '5.10.0-33-amd64'),
  'debian-10': debian('10', '13', 'buster', '4.19.0-27-amd64'),
  'rhel-8': redHat({
    ...{ name: 'RedHat', id: 'RedHatEnterprise', title: 'Red Hat Enterprise Linux', codename: 'Ootpa' },
    ...EL8,
  }),
  'almalinux-8': redHat({ name: 'AlmaLinux', title: 'AlmaLinux', codename: 'Cerulean Leopard', ...EL8 }),
  'centos-7': redHat({
    ...{ name: 'CentOS', title: 'CentOS Linux', version: '7.9.2009', codename: 'Core' },
    kernelrelease: '3.10.0-1160.119.1.el7.x86_64',
  }),
} as const satisfies Readonly<Record<string, OlderSystem>>;

export type OlderSystemName = keyof typeof olderSystems;
