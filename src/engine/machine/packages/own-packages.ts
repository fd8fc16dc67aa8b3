/** Packages that a user adds to the archive of a machine, in addition to those of its platform. */
import { compareDebianVersions } from './debian-version.ts';
import type { PackageArchive } from './package-archive.ts';
import type { AvailablePackage } from './package-manager.ts';

export interface OwnPackage {
  /** Available versions, at least one. All versions have the same contents. */
  readonly versions: readonly string[];
  /** Required packages, with alternatives: `nginx|apache2`. */
  readonly depends?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** systemd unit of the package, such as `shop.timer`. A service has no suffix: `shop`. */
  readonly unit?: string;
}

export type OwnPackages = Readonly<Record<string, OwnPackage>>;

/**
 * Adds a user's packages to an archive. If the archive already has a package with the same name, the versions and
 * contents are added to it.
 */
export function withOwnPackages(archive: PackageArchive, own: OwnPackages | undefined): PackageArchive {
  const added = Object.entries(own ?? {});
  if (added.length === 0) return archive;
  return archive.with(new Map(added.map(([name, each]) => [name, merged(archive.find(name), each)])));
}

/** True if a file is in a directory of programs, or begins with an interpreter line (`#!`). */
function isProgram([path, text]: readonly [string, string]): boolean {
  return /\/s?bin\/[^/]+$/.test(path) || text.startsWith('#!');
}

function merged(known: AvailablePackage | undefined, own: OwnPackage): AvailablePackage {
  const offered = known === undefined ? [] : [known.version, ...(known.otherVersions ?? [])];
  const [version = '', ...otherVersions] = [...new Set([...own.versions, ...offered])].toSorted((one, other) =>
    compareDebianVersions(other, one),
  );
  const files = Object.entries(own.files ?? {});
  const leavesConfiguration = files.some(([path]) => path.startsWith('/etc/'));
  return {
    ...known,
    version,
    otherVersions,
    depends: [...(known?.depends ?? []), ...(own.depends ?? [])],
    files: { ...known?.files, ...Object.fromEntries(files.filter((file) => !isProgram(file))) },
    programs: { ...known?.programs, ...Object.fromEntries(files.filter(isProgram)) },
    services: [...(known?.services ?? []), ...(own.unit === undefined ? [] : [own.unit])],
    ...(leavesConfiguration ? { leavesConfiguration } : {}),
  };
}
