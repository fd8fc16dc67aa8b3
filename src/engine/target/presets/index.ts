/** The platforms as their installers leave them, and the packages in their repositories. */
import type { AvailablePackage } from '../packages/package-manager.ts';
import type { PlatformId } from '../platform.ts';
import { DEBIAN_12, UBUNTU_24_04 } from './debian.ts';
import type { Preset } from './preset.ts';
import { RHEL_9 } from './rhel.ts';

export function presetOf(platform: PlatformId): Preset {
  switch (platform) {
    case 'debian-12':
      return DEBIAN_12;
    case 'ubuntu-24.04':
      return UBUNTU_24_04;
    case 'rhel-9':
      return RHEL_9;
  }
}

const offers = new Map<PlatformId, ReadonlyMap<string, AvailablePackage>>();

/** The packages in the repositories of a platform, by name. The same map at every call. */
export function platformOffer(platform: PlatformId): ReadonlyMap<string, AvailablePackage> {
  const known = offers.get(platform);
  if (known !== undefined) return known;
  const { available, packages } = presetOf(platform);
  // What is installed is there to be had as well, at the version that is installed.
  const installed = Object.entries(packages).map(([name, version]) => [name, { ...available[name], version }] as const);
  const made = new Map<string, AvailablePackage>([...Object.entries(available), ...installed]);
  offers.set(platform, made);
  return made;
}
