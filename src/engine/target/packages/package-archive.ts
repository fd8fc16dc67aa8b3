import type { AvailablePackage } from './package-manager.ts';

/** The packages in the repositories of a machine, and what they say of each other. */
export class PackageArchive {
  readonly packages: ReadonlyMap<string, AvailablePackage>;
  /** Name that no package has → packages that take its place, for names that packages mention. */
  readonly #unavailable: ReadonlyMap<string, readonly string[]>;
  /** Virtual name → names of the packages that provide it. */
  readonly #providers = new Map<string, string[]>();
  /** Names of the packages that a person added. */
  readonly #added: ReadonlySet<string>;

  constructor(
    packages: ReadonlyMap<string, AvailablePackage>,
    unavailable: ReadonlyMap<string, readonly string[]> = new Map(),
    added: ReadonlySet<string> = new Set(),
  ) {
    this.packages = packages;
    this.#added = added;
    this.#unavailable = unavailable;
    for (const [name, { provides = [] }] of packages)
      for (const virtual of provides) this.#providers.set(virtual, [...(this.#providers.get(virtual) ?? []), name]);
  }

  /** The archive with other packages, `added` of which a person added. */
  withPackages(packages: ReadonlyMap<string, AvailablePackage>, added: ReadonlySet<string>): PackageArchive {
    return new PackageArchive(packages, this.#unavailable, added);
  }

  /** Whether a person added a package: those of the platform find all that they depend on. */
  isAdded(name: string): boolean {
    return this.#added.has(name);
  }

  /** The versions of a package that can be installed, newest first. */
  versionsOf(name: string): readonly string[] {
    const found = this.packages.get(name);
    return found === undefined ? [] : [found.version, ...(found.otherVersions ?? [])];
  }

  /** The packages that provide a virtual name. */
  providersOf(name: string): readonly string[] {
    return this.#providers.get(name) ?? [];
  }

  /** The packages that take the place of a name that no package has; `undefined` if no package mentions the name either. */
  replacementsOf(name: string): readonly string[] | undefined {
    return this.#unavailable.get(name);
  }

  /** The package that a name stands for: that of its name, or the only one that provides it. */
  chosenFor(name: string): string | undefined {
    if (this.packages.has(name)) return name;
    const [provider, ...others] = this.providersOf(name);
    return others.length === 0 ? provider : undefined;
  }
}
