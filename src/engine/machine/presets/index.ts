import { PackageArchive } from '../packages/package-archive.ts';
import type { PlatformId } from '../platform.ts';
import type { PackagePrograms } from '../shell/command.ts';
import { DEBIAN_12, DEBIAN_13, UBUNTU_24_04 } from './debian.ts';
import type { MachineData } from './machine-data.ts';
import type { Preset } from './preset.ts';
import { ALMALINUX_9, RHEL_9 } from './rhel.ts';

const PRESETS: Readonly<Record<PlatformId, Preset>> = {
  'debian-12': DEBIAN_12,
  'debian-13': DEBIAN_13,
  'ubuntu-24.04': UBUNTU_24_04,
  'rhel-9': RHEL_9,
  'almalinux-9': ALMALINUX_9,
};

interface PlatformModule {
  readonly data: MachineData;
  readonly programs: PackagePrograms;
}

/** Loads a platform's data only for its first machine, because the data is large. */
const LOADERS: Readonly<Record<PlatformId, () => Promise<PlatformModule>>> = {
  'debian-12': () => import('virtual:machines/debian-12'),
  'debian-13': () => import('virtual:machines/debian-13'),
  'ubuntu-24.04': () => import('virtual:machines/ubuntu-24.04'),
  'rhel-9': () => import('virtual:machines/rhel-9'),
  'almalinux-9': () => import('virtual:machines/almalinux-9'),
};

export interface LoadedPlatform {
  readonly preset: Preset;
  readonly data: MachineData;
  readonly archive: PackageArchive;
  readonly programs: PackagePrograms;
}

const loaded = new Map<PlatformId, LoadedPlatform>();

/** Loads the data of a platform. Machines of a platform can be created only after its data is loaded. */
export async function loadPlatform(platform: PlatformId): Promise<void> {
  if (loaded.has(platform)) return;
  const { data, programs } = await LOADERS[platform]();
  const unavailable = data.unavailable.map((line) => line.split(' '));
  const archive = PackageArchive.of(
    new Map(Object.entries(data.archive)),
    new Map(unavailable.map(([name = '', ...replacements]) => [name, replacements])),
    data.others,
  );
  if (!loaded.has(platform))
    loaded.set(platform, { preset: withUnits(PRESETS[platform], data), data, archive, programs });
}

function withUnits(preset: Preset, { units }: MachineData): Preset {
  return { ...preset, files: { ...preset.files, ...units.files }, links: { ...preset.links, ...units.links } };
}

export const platformIds: readonly PlatformId[] = ['debian-12', 'debian-13', 'ubuntu-24.04', 'rhel-9', 'almalinux-9'];

/** Returns the data of a platform, always as the same object. Throws if the data is not loaded. */
export function loadedPlatform(platform: PlatformId): LoadedPlatform {
  const found = loaded.get(platform);
  if (found === undefined)
    throw new Error(`The data of the platform ${platform} is not loaded: loadPlatform comes first.`);
  return found;
}
