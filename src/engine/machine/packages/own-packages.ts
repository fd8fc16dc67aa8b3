/** Packages that a person adds to the archive of a machine, beside those of its platform. */
import { compareDebianVersions } from './debian-version.ts';
import type { PackageArchive } from './package-archive.ts';
import type { AvailablePackage } from './package-manager.ts';

/** A package of one's own. */
export interface OwnPackage {
  /** The versions that can be installed, at least one; all have the same contents. */
  readonly versions: readonly string[];
  /** Packages that it needs, with alternatives: `nginx|apache2`. */
  readonly depends?: readonly string[];
  /** Path → text of its files. */
  readonly files?: Readonly<Record<string, string>>;
  /** Its unit, a service without ending: `shop`, `shop.timer`. */
  readonly unit?: string;
}

export type OwnPackages = Readonly<Record<string, OwnPackage>>;

/** The archive with packages added. Where it has a package of the name, versions and contents are added to that package. */
export function withOwnPackages(archive: PackageArchive, own: OwnPackages | undefined): PackageArchive {
  const added = Object.entries(own ?? {});
  if (added.length === 0) return archive;
  return archive.with(new Map(added.map(([name, each]) => [name, merged(archive.find(name), each)])));
}

/** Whether a file is a program: laid where programs are, or begun with the name of an interpreter. */
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
