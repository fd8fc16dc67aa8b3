/** Platforms that a project can run on, with the operating-system facts that Facter 4 reports there. */
import type { PlatformFacts } from './facts.ts';

function release(full: string): { full: string; major: string; minor: string } {
  const [major = full, minor = ''] = full.split('.');
  return { full, major, minor };
}

const enforcing = {
  enabled: true,
  enforced: true,
  current_mode: 'enforcing',
  config_mode: 'enforcing',
  config_policy: 'targeted',
} as const;

export const platforms = {
  'debian-12': {
    os: {
      name: 'Debian',
      family: 'Debian',
      architecture: 'amd64',
      hardware: 'x86_64',
      release: release('12.8'),
      distro: {
        id: 'Debian',
        codename: 'bookworm',
        description: 'Debian GNU/Linux 12 (bookworm)',
        release: release('12.8'),
      },
      selinux: { enabled: false },
    },
    kernelrelease: '6.1.0-27-amd64',
  },
  'debian-13': {
    os: {
      name: 'Debian',
      family: 'Debian',
      architecture: 'amd64',
      hardware: 'x86_64',
      release: release('13.8'),
      distro: {
        id: 'Debian',
        codename: 'trixie',
        description: 'Debian GNU/Linux 13 (trixie)',
        release: release('13.8'),
      },
      selinux: { enabled: false },
    },
    kernelrelease: '6.12.117+deb13-amd64',
  },
  'ubuntu-24.04': {
    os: {
      name: 'Ubuntu',
      family: 'Debian',
      architecture: 'amd64',
      hardware: 'x86_64',
      release: { full: '24.04', major: '24.04' },
      distro: {
        id: 'Ubuntu',
        codename: 'noble',
        description: 'Ubuntu 24.04.1 LTS',
        release: { full: '24.04', major: '24.04' },
      },
      selinux: { enabled: false },
    },
    kernelrelease: '6.8.0-49-generic',
  },
  'rhel-9': {
    os: {
      name: 'RedHat',
      family: 'RedHat',
      architecture: 'x86_64',
      hardware: 'x86_64',
      release: release('9.5'),
      distro: {
        id: 'RedHatEnterprise',
        codename: 'Plow',
        description: 'Red Hat Enterprise Linux release 9.5 (Plow)',
        release: release('9.5'),
      },
      selinux: enforcing,
    },
    kernelrelease: '5.14.0-503.11.1.el9_5.x86_64',
  },
  'almalinux-9': {
    os: {
      name: 'AlmaLinux',
      family: 'RedHat',
      architecture: 'x86_64',
      hardware: 'x86_64',
      release: release('9.5'),
      distro: {
        id: 'AlmaLinux',
        codename: 'Teal Serval',
        description: 'AlmaLinux release 9.5 (Teal Serval)',
        release: release('9.5'),
      },
      selinux: enforcing,
    },
    kernelrelease: '5.14.0-503.11.1.el9_5.x86_64',
  },
} as const satisfies Readonly<Record<string, PlatformFacts>>;

export type PlatformName = keyof typeof platforms;
