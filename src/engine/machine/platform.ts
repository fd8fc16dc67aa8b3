/** The simulated operating systems. */
export type PlatformId = 'debian-12' | 'debian-13' | 'ubuntu-24.04' | 'rhel-9' | 'almalinux-9';

/** Properties of an operating system that the simulated tools depend on. */
export interface Platform {
  readonly id: PlatformId;
  /** `PRETTY_NAME` of `/etc/os-release`. */
  readonly name: string;
  readonly family: 'debian' | 'redhat';
  /** The release as printed by `lsb_release`; in the Debian family the codename is the suite of the archive. */
  readonly release: { readonly distributor: string; readonly number: string; readonly codename: string };
  /** The kernel's release (`uname -r`). */
  readonly kernel: string;
  /** The shell of new accounts (`useradd`). */
  readonly defaultShell: string;
  /** The mode of home directories that `useradd` creates. */
  readonly homeMode: number;
  /** The lowest ID of a system account. `useradd -r` assigns the IDs from 999 down to it. */
  readonly lowestSystemId: number;
}
