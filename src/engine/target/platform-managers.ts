import { platformOffer } from './presets/index.ts';
import { RepositoryPackages } from './packages/repository-packages.ts';
import { Systemd } from './services/systemd.ts';
import type { Managers } from './target.ts';

/** The package manager and the service manager of the simulated platforms. */
export const platformManagers: Managers = {
  packages: (machine) => new RepositoryPackages(machine, platformOffer(machine.platform.id)),
  services: (machine) => new Systemd(machine),
};
