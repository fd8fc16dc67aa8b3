import { OtherPackages } from './other-packages.ts';
import type { AvailablePackage } from './package-manager.ts';

interface PlatformPackages {
  readonly packages: ReadonlyMap<string, AvailablePackage>;
  readonly others: OtherPackages;
  /**
   * Missing packages, by name, with the packages that replace them. Other packages mention the missing ones, but the
   * archive does not contain them.
   */
  readonly unavailable: ReadonlyMap<string, readonly string[]>;
  readonly providers: ReadonlyMap<string, readonly string[]>;
}

export class PackageArchive {
  readonly #platform: PlatformPackages;
  readonly #own: ReadonlyMap<string, AvailablePackage>;

  private constructor(platform: PlatformPackages, own: ReadonlyMap<string, AvailablePackage>) {
    this.#platform = platform;
    this.#own = own;
  }

  /**
   * Creates the archive of a platform. `unavailable` contains the names of missing packages with their replacements.
   * `others` contains the lines of packages with unknown contents.
   */
  static of(
    packages: ReadonlyMap<string, AvailablePackage>,
    unavailable: ReadonlyMap<string, readonly string[]> = new Map(),
    others: readonly string[] = [],
  ): PackageArchive {
    const providers = new Map<string, string[]>();
    for (const [name, { provides = [] }] of packages)
      for (const virtual of provides) providers.set(virtual, [...(providers.get(virtual) ?? []), name]);
    const known = new OtherPackages(others);
    for (const [name, provides] of known.providing())
      for (const virtual of provides) providers.set(virtual, [...(providers.get(virtual) ?? []), name]);
    return new PackageArchive({ packages, others: known, unavailable, providers }, new Map());
  }

  /**
   * Returns a copy of the archive with packages that a user added. An added package provides virtual names only if the
   * platform has a package with the same name that provides them.
   */
  with(own: ReadonlyMap<string, AvailablePackage>): PackageArchive {
    return new PackageArchive(this.#platform, own);
  }

  find(name: string): AvailablePackage | undefined {
    return this.#own.get(name) ?? this.#platform.packages.get(name) ?? this.#platform.others.find(name);
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  names(): ReadonlySet<string> {
    return new Set([...this.#platform.packages.keys(), ...this.#platform.others.names(), ...this.#own.keys()]);
  }

  describedNames(): ReadonlySet<string> {
    return new Set([...this.#platform.packages.keys(), ...this.#own.keys()]);
  }

  /**
   * True if a user added the package. Only dependencies of added packages can be unmet, because dependencies of the
   * platform's packages are always satisfied.
   */
  isAdded(name: string): boolean {
    return this.#own.has(name);
  }

  versionsOf(name: string): readonly string[] {
    const found = this.find(name);
    return found === undefined ? [] : [found.version, ...(found.otherVersions ?? [])];
  }

  providersOf(name: string): readonly string[] {
    return this.#platform.providers.get(name) ?? [];
  }

  /** Packages that replace a missing package. Undefined if no package mentions the name. */
  replacementsOf(name: string): readonly string[] | undefined {
    return this.#platform.unavailable.get(name);
  }

  /**
   * Returns the package with this name, or the only package that provides this name. Returns `undefined` if several
   * provide it.
   */
  chosenFor(name: string): string | undefined {
    if (this.has(name)) return name;
    const [provider, ...others] = this.providersOf(name);
    return others.length === 0 ? provider : undefined;
  }
}
