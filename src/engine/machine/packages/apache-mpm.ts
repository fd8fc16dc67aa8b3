import type { PackageHost } from './package-contents.ts';
import type { AvailablePackage } from './package-manager.ts';

const ENABLED = '/etc/apache2/mods-enabled';
const MPM = /^mpm_\w+\.(?:load|conf)$/;

/**
 * Disables the current MPM if the package enables another one (`libapache2-mod-php8.2` needs prefork). Apache can run
 * only one MPM.
 */
export function switchApacheMpm({ files }: PackageHost, { links = {} }: Pick<AvailablePackage, 'links'>): void {
  const enabled = Object.keys(links).filter((path) => path.startsWith(`${ENABLED}/mpm_`));
  if (enabled.length === 0 || !files.isDirectory(ENABLED)) return;
  for (const name of files.list(ENABLED))
    if (MPM.test(name) && !enabled.includes(`${ENABLED}/${name}`)) files.unlink(`${ENABLED}/${name}`);
}
