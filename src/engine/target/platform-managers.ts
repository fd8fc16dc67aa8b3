import { loadedPlatform } from './presets/index.ts';
import { RepositoryPackages } from './packages/repository-packages.ts';
import { Systemd } from './services/systemd.ts';
import type { Managers } from './target.ts';

/** The managers of the simulated platforms: apt or dnf, and systemd. */
export const platformManagers: Managers = {
  packages: (machine) => new RepositoryPackages(machine, loadedPlatform(machine.platform.id).archive),
  services: (machine) => new Systemd(machine),
};
