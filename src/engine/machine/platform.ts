/** The simulated operating systems. */
export type PlatformId = 'debian-12' | 'debian-13' | 'ubuntu-24.04' | 'rhel-9' | 'almalinux-9';

/** The properties of an operating system on which the simulated tools depend. */
export interface Platform {
  readonly id: PlatformId;
  /** `PRETTY_NAME` of `/etc/os-release`. */
  readonly name: string;
  readonly family: 'debian' | 'redhat';
  /** The release as `lsb_release` tells it; its codename is the name of the archive's suite on Debian's kin. */
  readonly release: { readonly distributor: string; readonly number: string; readonly codename: string };
  /** The kernel's release (`uname -r`). */
  readonly kernel: string;
  /** The shell of new accounts (`useradd`). */
  readonly defaultShell: string;
  /** The mode of home directories that `useradd` creates. */
  readonly homeMode: number;
  /** The lowest id of system accounts, which `useradd -r` assigns from 999 downwards. */
  readonly lowestSystemId: number;
}
