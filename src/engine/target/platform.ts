/** The systems that a machine can be. */
export type PlatformId = 'debian-12' | 'ubuntu-24.04' | 'rhel-9';

/** What tools and layout of a machine depend on. */
export interface Platform {
  readonly id: PlatformId;
  /** As `/etc/os-release` has it. */
  readonly name: string;
  readonly family: 'debian' | 'redhat';
  /** The kernel's release, as `uname -r` tells it. */
  readonly kernel: string;
  /** The shell that `useradd` gives. */
  readonly defaultShell: string;
  /** The mode of a home directory that `useradd` makes. */
  readonly homeMode: number;
  /** The lowest system account that `useradd -r` takes, counting down from 999. */
  readonly lowestSystemId: number;
}
