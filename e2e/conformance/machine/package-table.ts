import type { CaseTables } from '../../../src/cli/case.ts';
import { PackageArchive, type PackageManager, type Target } from '../../../src/engine/index.ts';

/**
 * Package manager with a table in memory. Installing a package adds a row, and its services, stopped and disabled.
 * There are no files.
 */
export class PackageTable implements PackageManager {
  readonly archive: PackageArchive;
  readonly #target: Target;
  readonly #noteCall: (call: string) => void;
  /** Version of packages that are not in the archive. Undefined if the case lists the available packages. */
  readonly #otherVersion: string | undefined;

  constructor(target: Target, available: CaseTables['available'], noteCall: (call: string) => void) {
    this.#target = target;
    this.#noteCall = noteCall;
    this.#otherVersion = available === undefined ? '1.0.0' : undefined;
    const packages = Object.entries(available ?? {}).map(
      ([name, entry]) => [name, typeof entry === 'string' ? { version: entry } : entry] as const,
    );
    this.archive = PackageArchive.of(new Map(packages));
  }

  versionOf(name: string): string | undefined {
    return this.#target.state.packages.get(name)?.version;
  }

  /** Packages in the tables leave nothing behind. */
  isLeftBehind(): boolean {
    return false;
  }

  candidateOf(name: string): string | undefined {
    return this.archive.find(name)?.version ?? this.#otherVersion;
  }

  versionsOf(name: string): readonly string[] {
    const candidate = this.candidateOf(name);
    return candidate === undefined ? [] : [candidate];
  }

  offers(): boolean {
    return true;
  }

  installed(): readonly (readonly [string, string])[] {
    return this.#target.state.packages.entries().map(([name, { version }]) => [name, version]);
  }

  install(name: string, wanted?: string): void {
    const version = wanted ?? this.candidateOf(name) ?? '';
    this.#target.step(`install ${name} ${version}`, () => {
      this.#noteCall(`package install ${name} ${version}`);
      this.#target.setPackage(name, { version });
      for (const service of this.archive.find(name)?.services ?? []) {
        if (!this.#target.services.isKnown(service))
          this.#target.setService(service, { ensure: 'stopped', enable: 'false' });
      }
    });
  }

  /** Packages in the tables are never on hold. */
  questionAbout(): undefined {}

  reinstall(): void {}

  isHeld(): boolean {
    return false;
  }

  hold(): void {}

  remove(name: string, purge = false): void {
    this.#noteCall(`package ${purge ? 'purge' : 'uninstall'} ${name}`);
    if (this.versionOf(name) !== undefined) this.#target.setPackage(name, undefined);
  }
}
