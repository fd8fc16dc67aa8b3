import { cost } from '../cost.ts';
import { contentOf, toText } from '../files/node.ts';
import type { PackageState, ServiceState } from '../state.ts';
import type { PackageArchive } from './package-archive.ts';
import {
  listConfiguration,
  questionAbout,
  type ConfigurationPrompt,
  type EarlierConfiguration,
} from './configuration-files.ts';
import { switchApacheMpm } from './apache-mpm.ts';
import { disablePhpModules, enablePhpModules } from './php-modules.ts';
import { bringContents, listDirectories, dropContents, unitLine, type PackageHost } from './package-contents.ts';
import type { AvailablePackage, InstallOptions, PackageManager } from './package-manager.ts';
import { brokenBy, findConflicts, isSatisfied, preferredAlternative } from './relations.ts';

interface Machine extends PackageHost {
  step<T>(label: string, act: () => T): T;
  setPackage(name: string, after: PackageState | undefined): void;
  setService(name: string, after: ServiceState | undefined): void;
  spend(milliseconds: number): void;
  readonly services: {
    start(name: string): boolean;
    restart(name: string): boolean;
    isRunning(name: string): boolean;
  };
}

/**
 * True on Debian, where packages start their services (policy, 9.3.3.2). In the Red Hat family, the administrator
 * starts them.
 */
function startsServices({ platform }: PackageHost): boolean {
  return platform.family === 'debian';
}

/** True if the administrator forbids packages from starting services (`policy-rc.d`, which `invoke-rc.d` runs). */
function isForbidden({ files }: PackageHost): boolean {
  const policy = files.stat('/usr/sbin/policy-rc.d');
  return policy?.kind === 'file' && /\bexit\s+101\b/.test(toText(contentOf(policy)));
}

/** Version to record for a package that is in no repository, if the request has no version. */
const OTHER_VERSION = '1.0.0';

function listPath(name: string): string {
  return `/var/lib/dpkg/info/${name}.list`;
}

/** Implements `apt` and `dnf`: installs packages from repositories, with their files, accounts and services. */
export class RepositoryPackages implements PackageManager {
  readonly archive: PackageArchive;
  readonly #machine: Machine;
  /** Packages being installed, so that circular dependencies do not install a package twice. */
  readonly #begun = new Set<string>();
  /**
   * Service starts that wait until all packages are unpacked. apt unpacks all packages before it configures the first
   * one.
   */
  #waiting: (() => void)[] = [];

  constructor(machine: Machine, archive: PackageArchive) {
    this.#machine = machine;
    this.archive = archive;
  }

  versionOf(name: string): string | undefined {
    return this.#machine.state.packages.get(name)?.version;
  }

  isLeftBehind(name: string): boolean {
    return this.versionOf(name) === undefined && this.#machine.files.exists(listPath(name));
  }

  candidateOf(name: string): string | undefined {
    return this.archive.find(this.archive.chosenFor(name) ?? name)?.version;
  }

  versionsOf(name: string): readonly string[] {
    return this.archive.versionsOf(this.archive.chosenFor(name) ?? name);
  }

  offers(name: string, version: string): boolean {
    return this.archive.versionsOf(name).includes(version) || this.versionOf(name) === version;
  }

  installed(): readonly (readonly [string, string])[] {
    return this.#machine.state.packages.entries().map(([name, { version }]) => [name, version] as const);
  }

  install(asked: string, wanted?: string, options: InstallOptions = {}): void {
    const name = this.archive.chosenFor(asked) ?? asked;
    const contents = this.archive.find(name);
    const version = wanted ?? contents?.version ?? OTHER_VERSION;
    const machine = this.#machine;
    const earlier = this.versionOf(name);
    if (this.#begun.has(name)) return;
    machine.step(`install ${name} ${version}`, () => {
      this.#begun.add(name);
      try {
        const isNew = contents !== undefined && earlier === undefined;
        if (isNew) this.#installDependencies(name, contents, options);
        // No dependency orders recommended packages, so they are configured in alphabetical order: packages whose name
        // sorts before this package's name, then this package, then the others.
        if (isNew) this.#installRecommended(contents, options, (other) => other < name);
        machine.spend(cost.packageInstall(name));
        const configuration = this.#earlierConfiguration(name, contents);
        machine.setPackage(name, this.#stateOf(name, version, contents));
        if (contents === undefined) return;
        if (machine.files.exists(listPath(name))) machine.files.unlink(listPath(name));
        bringContents(machine, contents, options, configuration);
        if (isNew) {
          enablePhpModules(machine, contents);
          switchApacheMpm(machine, contents);
        }
        this.#waiting.push(() => this.#bringServices(contents, earlier !== undefined && earlier !== version));
        if (isNew) this.#installRecommended(contents, options, (other) => other > name);
      } finally {
        this.#begun.delete(name);
        if (this.#begun.size === 0) this.#startWaiting();
      }
    });
  }

  #startWaiting(): void {
    const starts = this.#waiting;
    this.#waiting = [];
    for (const start of starts) start();
  }

  reinstall(name: string, options: InstallOptions = {}): void {
    const version = this.versionOf(name);
    if (version !== undefined) this.install(name, version, options);
  }

  questionAbout(asked: string): ConfigurationPrompt | undefined {
    const name = this.archive.chosenFor(asked) ?? asked;
    const contents = this.archive.find(name);
    if (contents === undefined || this.#machine.platform.family !== 'debian') return undefined;
    return questionAbout(this.#machine, contents, this.#earlierConfiguration(name, contents));
  }

  /**
   * Returns the configuration files as last installed. For packages of the platform, all versions have the same
   * configuration files.
   */
  #earlierConfiguration(name: string, contents: AvailablePackage | undefined): EarlierConfiguration {
    const known = this.#machine.state.packages.get(name);
    if (contents === undefined || (known === undefined && !this.isLeftBehind(name))) return undefined;
    return known?.configuration ?? listConfiguration(contents);
  }

  /**
   * Creates the state of an installed package. For a package added by a user, the state includes the configuration
   * files, because another version may contain different ones.
   */
  #stateOf(name: string, version: string, contents: AvailablePackage | undefined): PackageState {
    if (contents === undefined || !this.archive.isAdded(name)) return { version };
    const configuration = listConfiguration(contents);
    return Object.keys(configuration).length === 0 ? { version } : { version, configuration };
  }

  readonly #has = (name: string): boolean => this.versionOf(name) !== undefined || this.#begun.has(name);

  /** Removes packages that a package conflicts with, and installs packages that it depends on. */
  #installDependencies(name: string, { depends = [] }: AvailablePackage, options: InstallOptions): void {
    for (const other of findConflicts(name, this.archive, this.#installedNames())) this.remove(other);
    for (const relation of depends) {
      if (isSatisfied(relation, this.archive, this.#has)) continue;
      const chosen = preferredAlternative(relation, this.archive);
      if (chosen !== undefined) this.install(chosen, undefined, options);
    }
  }

  /** Installs recommended packages. Removes no packages for them. */
  #installRecommended(
    { recommends = [] }: AvailablePackage,
    options: InstallOptions,
    isTurn: (name: string) => boolean,
  ): void {
    if (options.withoutRecommends === true) return;
    for (const relation of recommends) {
      if (isSatisfied(relation, this.archive, this.#has)) continue;
      const chosen = preferredAlternative(relation, this.archive);
      if (chosen !== undefined && !isTurn(chosen)) continue;
      const names = [...this.#installedNames(), ...this.#begun];
      if (chosen !== undefined && findConflicts(chosen, this.archive, names).length === 0)
        this.install(chosen, undefined, options);
    }
  }

  #installedNames(): readonly string[] {
    return this.#machine.state.packages.entries().map(([name]) => name);
  }

  #directories(): ReadonlySet<string> {
    return listDirectories(this.#installedNames().flatMap((name) => this.archive.find(name) ?? []));
  }

  /**
   * Adds the services of a package. On Debian, new services are enabled and started, and an upgrade restarts running
   * services.
   */
  #bringServices({ services = [] }: AvailablePackage, isUpgrade: boolean): void {
    const machine = this.#machine;
    for (const line of services) {
      const { name, enable, isStarted } = unitLine(line);
      if (name.includes('@') || enable === 'static') continue;
      const starts = isStarted && startsServices(machine);
      if (machine.state.services.has(name)) {
        if (isUpgrade && starts && machine.services.isRunning(name)) machine.services.restart(name);
        continue;
      }
      const isEnabled = enable === 'enabled' && startsServices(machine);
      machine.setService(name, { ensure: 'stopped', enable: isEnabled ? 'true' : 'false' });
      // If the service does not start, the package stays installed, and the service's journal contains the reason.
      if (starts && !isForbidden(machine)) machine.services.start(name);
    }
  }

  isHeld(name: string): boolean {
    return this.#machine.state.packages.get(name)?.held === true;
  }

  hold(name: string, held: boolean): void {
    const state = this.#machine.state.packages.get(name);
    if (state === undefined || held === this.isHeld(name)) return;
    const { held: _earlier, ...rest } = state;
    this.#machine.step(`${held ? 'hold' : 'unhold'} ${name}`, () =>
      this.#machine.setPackage(name, held ? { ...rest, held } : rest),
    );
  }

  remove(name: string, purge = false): void {
    const machine = this.#machine;
    machine.step(`${purge ? 'purge' : 'remove'} ${name}`, () => {
      machine.spend(cost.packageRemove(name));
      const contents = this.archive.find(name);
      const list = listPath(name);
      if (purge && machine.files.exists(list)) machine.files.unlink(list);
      if (!machine.state.packages.has(name)) {
        if (purge && contents !== undefined) dropContents(machine, contents, purge, this.#directories());
        return;
      }
      // Packages may depend on each other, so the row is removed before dependents are searched.
      machine.setPackage(name, undefined);
      for (const other of brokenBy(name, this.archive, this.#installedNames())) this.remove(other, purge);
      if (contents === undefined) return;
      for (const line of contents.services ?? []) {
        const unit = unitLine(line).name;
        if (machine.state.services.has(unit)) machine.setService(unit, undefined);
      }
      disablePhpModules(machine, contents);
      dropContents(machine, contents, purge, this.#directories());
      if (purge || contents.leavesConfiguration !== true || machine.platform.family !== 'debian') return;
      machine.files.makeDirectories('/var/lib/dpkg/info');
      machine.files.write(list, '');
    });
  }
}
