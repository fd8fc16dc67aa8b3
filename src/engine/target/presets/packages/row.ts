/** How the tables of packages are written, and how they become what a package manager offers. */
import type { AvailablePackage } from '../../packages/package-manager.ts';

/** What a package brings, without its version. */
export type PackageContents = Omit<AvailablePackage, 'version'>;

/** Of Debian 12 and of Ubuntu 24.04: both versions, for the contents are mostly the same. */
export interface DebianRow extends PackageContents {
  readonly versions: readonly [debian: string, ubuntu: string];
  /** What is different on Ubuntu. */
  readonly ubuntu?: PackageContents;
}

export type DebianRows = Readonly<Record<string, DebianRow>>;
export type RhelRows = Readonly<Record<string, AvailablePackage>>;

/** One family of packages (web servers, databases, …) as each system calls and lays them. */
export interface PackageFamily {
  readonly debian: DebianRows;
  readonly redhat: RhelRows;
}

/** What a Debian (0) or Ubuntu (1) machine can install. */
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

/** What a RHEL machine can install. */
export function rhelOffer(families: readonly PackageFamily[]): Readonly<Record<string, AvailablePackage>> {
  return Object.fromEntries(families.flatMap(({ redhat }) => Object.entries(redhat)));
}

/** What a program that needs a network says without one. */
export function offline(name: string, exitCode: number): string {
  return `#!/bin/sh\necho '${name}: the simulated machine has no network' >&2\nexit ${exitCode}\n`;
}

/** Programs that the shell has built in, by the paths where a package lays them. */
export function builtInPrograms(...paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    paths.map((path) => [path, `#!/bin/sh\n/usr/bin/${path.slice(path.lastIndexOf('/') + 1)} "$@"\n`]),
  );
}
