import { OtherPackages } from './other-packages.ts';
import type { AvailablePackage } from './package-manager.ts';

/** The packages of a platform, which all of its machines share. */
interface PlatformPackages {
  readonly packages: ReadonlyMap<string, AvailablePackage>;
  /** Packages of which only the name, the version and what comes along is known. */
  readonly others: OtherPackages;
  /** Name that no package has → packages that take its place, for names that packages mention. */
  readonly unavailable: ReadonlyMap<string, readonly string[]>;
  /** Virtual name → names of the packages that provide it. */
  readonly providers: ReadonlyMap<string, readonly string[]>;
}

/** The packages in the repositories of a machine, and what they say of each other. */
export class PackageArchive {
  readonly #platform: PlatformPackages;
  /** Those that a person added, each with what the platform's package of the name has. */
  readonly #own: ReadonlyMap<string, AvailablePackage>;

  private constructor(platform: PlatformPackages, own: ReadonlyMap<string, AvailablePackage>) {
    this.#platform = platform;
    this.#own = own;
  }

  /**
   * The archive of a platform; `unavailable` has names that no package has, and what takes their place, `others` lines of packages whose
   * contents are not known.
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

  /** The archive with packages that a person added; they provide no virtual names but those of the platform's package of their name. */
  with(own: ReadonlyMap<string, AvailablePackage>): PackageArchive {
    return new PackageArchive(this.#platform, own);
  }

  find(name: string): AvailablePackage | undefined {
    return this.#own.get(name) ?? this.#platform.packages.get(name) ?? this.#platform.others.find(name);
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The names of all packages, each once. */
  names(): ReadonlySet<string> {
    return new Set([...this.#platform.packages.keys(), ...this.#platform.others.names(), ...this.#own.keys()]);
  }

  /** The names of the packages whose contents are known, each once. */
  describedNames(): ReadonlySet<string> {
    return new Set([...this.#platform.packages.keys(), ...this.#own.keys()]);
  }

  /** Whether a person added a package: those of the platform find all that they depend on. */
  isAdded(name: string): boolean {
    return this.#own.has(name);
  }

  /** The versions of a package that can be installed, newest first. */
  versionsOf(name: string): readonly string[] {
    const found = this.find(name);
    return found === undefined ? [] : [found.version, ...(found.otherVersions ?? [])];
  }

  /** The packages that provide a virtual name. */
  providersOf(name: string): readonly string[] {
    return this.#platform.providers.get(name) ?? [];
  }

  /** The packages that take the place of a name that no package has; `undefined` if no package mentions the name either. */
  replacementsOf(name: string): readonly string[] | undefined {
    return this.#platform.unavailable.get(name);
  }

  /** The package that a name stands for: that of its name, or the only one that provides it. */
  chosenFor(name: string): string | undefined {
    if (this.has(name)) return name;
    const [provider, ...others] = this.providersOf(name);
    return others.length === 0 ? provider : undefined;
  }
}
