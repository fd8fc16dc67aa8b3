import type { PackageHost } from './package-contents.ts';
import type { AvailablePackage } from './package-manager.ts';

const ENABLED = '/etc/apache2/mods-enabled';
const MPM = /^mpm_\w+\.(?:load|conf)$/;

/**
 * Disables the current MPM if a package enables a different one (`libapache2-mod-php8.2` needs prefork), because Apache
 * runs a single MPM.
 */
export function switchApacheMpm({ files }: PackageHost, { links = {} }: Pick<AvailablePackage, 'links'>): void {
  const enabled = Object.keys(links).filter((path) => path.startsWith(`${ENABLED}/mpm_`));
  if (enabled.length === 0 || !files.isDirectory(ENABLED)) return;
  for (const name of files.list(ENABLED))
    if (MPM.test(name) && !enabled.includes(`${ENABLED}/${name}`)) files.unlink(`${ENABLED}/${name}`);
}
