import type { PlatformId } from '../../protocol/project/project.ts';

export const platformNames = {
  'debian-12': 'Debian 12',
  'debian-13': 'Debian 13',
  'ubuntu-24.04': 'Ubuntu 24.04',
  'rhel-9': 'Red Hat Enterprise Linux 9',
  'almalinux-9': 'AlmaLinux 9',
} as const satisfies Record<PlatformId, string>;
