import { withOwnPackages, type OwnPackages } from './packages/own-packages.ts';
import type { PackageArchive } from './packages/package-archive.ts';
import { loadedPlatform } from './presets/index.ts';
import { RepositoryPackages } from './packages/repository-packages.ts';
import { Systemd } from './services/systemd.ts';
import type { Managers } from './target.ts';

/**
 * Creates the managers of the simulated platforms: apt or dnf, and systemd. `own` contains packages added to the
 * platform's archive.
 */
export function platformManagersWith(own: OwnPackages | undefined): Managers {
  let known: { readonly platform: PackageArchive; readonly archive: PackageArchive } | undefined;
  return {
    packages: (machine) => {
      const { archive: platform } = loadedPlatform(machine.platform.id);
      if (known?.platform !== platform) known = { platform, archive: withOwnPackages(platform, own) };
      return new RepositoryPackages(machine, known.archive);
    },
    services: (machine) => new Systemd(machine),
  };
}

export const platformManagers: Managers = platformManagersWith(undefined);
