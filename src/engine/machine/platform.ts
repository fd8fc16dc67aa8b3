export type PlatformId = 'debian-12' | 'debian-13' | 'ubuntu-24.04' | 'rhel-9' | 'almalinux-9';

export interface Platform {
  readonly id: PlatformId;
  /** `PRETTY_NAME` of `/etc/os-release`. */
  readonly name: string;
  readonly family: 'debian' | 'redhat';
  /**
   * Release as printed by `lsb_release`. On Debian and Ubuntu, the codename is also the suite of the package archive.
   */
  readonly release: { readonly distributor: string; readonly number: string; readonly codename: string };
  readonly kernel: string;
  readonly defaultShell: string;
  readonly homeMode: number;
  /** Lowest ID of a system account. `useradd -r` searches downwards from 999 to this ID. */
  readonly lowestSystemId: number;
}
