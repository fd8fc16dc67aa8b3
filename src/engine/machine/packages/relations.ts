/** Relations between packages: packages that an installation adds or removes, and packages that a removal breaks. */
import type { PackageArchive } from './package-archive.ts';

/** True if installed packages satisfy a dependency such as `default-mta|mail-transport-agent`. */
export function isSatisfied(relation: string, archive: PackageArchive, has: (name: string) => boolean): boolean {
  return relation.split('|').some((name) => has(name) || archive.providersOf(name).some(has));
}

/** Returns the package that apt installs for a dependency: its first available alternative. */
export function preferredAlternative(relation: string, archive: PackageArchive): string | undefined {
  for (const name of relation.split('|')) {
    const found = archive.has(name) ? name : archive.providersOf(name)[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

export interface UnmetDependency {
  readonly name: string;
  readonly relation: string;
}

/**
 * Returns the dependencies that prevent an installation. These are the package's own unmet dependencies. If it has
 * none, they are the unmet dependencies of the packages that it needs.
 */
export function unmetDependencies(
  name: string,
  archive: PackageArchive,
  has: (name: string) => boolean,
  seen: ReadonlySet<string> = new Set(),
): readonly UnmetDependency[] {
  if (!archive.isAdded(name) || has(name) || seen.has(name)) return [];
  const missing = (archive.find(name)?.depends ?? []).filter((relation) => !isSatisfied(relation, archive, has));
  const own = missing.filter((relation) => preferredAlternative(relation, archive) === undefined);
  if (own.length > 0) return own.map((relation) => ({ name, relation }));
  const before = new Set([...seen, name]);
  return missing.flatMap((relation) =>
    unmetDependencies(preferredAlternative(relation, archive) ?? '', archive, has, before),
  );
}

function listNames(name: string, archive: PackageArchive): readonly string[] {
  return [name, ...(archive.find(name)?.provides ?? [])];
}

/**
 * Returns installed packages that must be removed before a package is installed. Either package may declare the
 * conflict.
 */
export function findConflicts(name: string, archive: PackageArchive, installed: readonly string[]): readonly string[] {
  const { conflicts: refused = [], provides = [] } = archive.find(name) ?? {};
  const names = [name, ...provides];
  return installed.filter((other) => {
    if (other === name) return false;
    const { conflicts: refusedByOther = [], provides: providedByOther = [] } = archive.find(other) ?? {};
    return (
      (refused.length > 0 && [other, ...providedByOther].some((each) => refused.includes(each))) ||
      (refusedByOther.length > 0 && names.some((each) => refusedByOther.includes(each)))
    );
  });
}

/** Returns the installed packages that must be removed together with a package, because they depend on it. */
export function brokenBy(name: string, archive: PackageArchive, installed: readonly string[]): readonly string[] {
  const names = listNames(name, archive);
  const left = new Set(installed);
  left.delete(name);
  const has = (other: string): boolean => left.has(other);
  return installed.filter(
    (other) =>
      other !== name &&
      (archive.find(other)?.depends ?? []).some(
        (relation) => relation.split('|').some((each) => names.includes(each)) && !isSatisfied(relation, archive, has),
      ),
  );
}
