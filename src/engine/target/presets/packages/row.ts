/** The form of the tables of packages in this folder, and the offers of the platforms that are made of them. */
import type { AvailablePackage } from '../../packages/package-manager.ts';

/** The contents of a package, without its version. */
export type PackageContents = Omit<AvailablePackage, 'version'>;

/** A package of Debian 12 and Ubuntu 24.04, whose contents are mostly the same. */
export interface DebianRow extends PackageContents {
  readonly versions: readonly [debian: string, ubuntu: string];
  /** Contents that are different on Ubuntu. */
  readonly ubuntu?: PackageContents;
}

export type DebianRows = Readonly<Record<string, DebianRow>>;
export type RhelRows = Readonly<Record<string, AvailablePackage>>;

/** The packages of one purpose (web servers, databases, …), under the names that each family of platforms has for them. */
export interface PackageFamily {
  readonly debian: DebianRows;
  readonly redhat: RhelRows;
}

/** The packages for Debian (`release` 0) or Ubuntu (1), by name. */
export function debianOffer(
  families: readonly PackageFamily[],
  release: 0 | 1,
): Readonly<Record<string, AvailablePackage>> {
  const rows = families.flatMap(({ debian }) => Object.entries(debian));
  return Object.fromEntries(
    rows.map(([name, { versions, ubuntu, ...rest }]) => [
      name,
      { ...rest, ...(release === 1 ? ubuntu : {}), version: versions[release] },
    ]),
  );
}

/** The packages for RHEL, by name. */
export function rhelOffer(families: readonly PackageFamily[]): Readonly<Record<string, AvailablePackage>> {
  return Object.fromEntries(families.flatMap(({ redhat }) => Object.entries(redhat)));
}

/** The script of a program that needs a network: it fails and says that there is none. */
export function offline(name: string, exitCode: number): string {
  return `#!/bin/sh\necho '${name}: the simulated machine has no network' >&2\nexit ${exitCode}\n`;
}

/** Path → script of programs that are simulated as commands of the shell. */
export function builtInPrograms(...paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    paths.map((path) => [path, `#!/bin/sh\n/usr/bin/${path.slice(path.lastIndexOf('/') + 1)} "$@"\n`]),
  );
}

/** Files of a directory whose content does not matter to the simulation, by path. */
export function emptyFiles(directory: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [`${directory}/${name}`, `# ${name}\n`]));
}
