import { OtherPackages } from './other-packages.ts';
import type { AvailablePackage } from './package-manager.ts';

/** The packages of a platform, shared by all of its machines. */
interface PlatformPackages {
  readonly packages: ReadonlyMap<string, AvailablePackage>;
  /** Packages that are known by one line only: the name, the version, and the packages installed with them. */
  readonly others: OtherPackages;
  /** Name that some package mentions but no package has → packages that replace it. */
  readonly unavailable: ReadonlyMap<string, readonly string[]>;
  /** Names of the packages that provide a virtual name, by virtual name. */
  readonly providers: ReadonlyMap<string, readonly string[]>;
}

/** The packages in the repositories of a machine, and their relations. */
export class PackageArchive {
  readonly #platform: PlatformPackages;
  /** Packages added by a user, each merged with the platform's package of the same name. */
  readonly #own: ReadonlyMap<string, AvailablePackage>;

  private constructor(platform: PlatformPackages, own: ReadonlyMap<string, AvailablePackage>) {
    this.#platform = platform;
    this.#own = own;
  }

  /**
   * Creates the archive of a platform. `unavailable` contains names of packages that do not exist, with their
   * replacements. `others` contains the lines of packages with unknown contents.
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
   * Returns the archive with packages that a user added. An added package provides no virtual names, except the virtual
   * names of a platform's package with the same name.
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

  /** Names of the packages with known contents, each once. */
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

  /** Available versions of a package, newest first. */
  versionsOf(name: string): readonly string[] {
    const found = this.find(name);
    return found === undefined ? [] : [found.version, ...(found.otherVersions ?? [])];
  }

  providersOf(name: string): readonly string[] {
    return this.#platform.providers.get(name) ?? [];
  }

  /** Packages that replace a name that no package has; `undefined` if no package mentions the name either. */
  replacementsOf(name: string): readonly string[] | undefined {
    return this.#platform.unavailable.get(name);
  }

  /** Finds the package that a name selects: the package with that name, or the only one that provides it. */
  chosenFor(name: string): string | undefined {
    if (this.has(name)) return name;
    const [provider, ...others] = this.providersOf(name);
    return others.length === 0 ? provider : undefined;
  }
}
