import { cost } from '../cost.ts';
import { bringContents, dropContents, type PackageHost } from './package-contents.ts';
import { contentOf, textOf } from '../files/node.ts';
import type { AvailablePackage, PackageManager } from './package-manager.ts';
import type { PackageState, ServiceState } from '../state.ts';

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

/** Debian's packages start their services (policy, 9.3.3.2); those of the Red Hat family leave that to the administrator. */
function startsServices({ platform }: PackageHost): boolean {
  return platform.family === 'debian';
}

/** Whether the administrator forbids packages to start services (`policy-rc.d`, which `invoke-rc.d` asks). */
function isForbidden({ files }: PackageHost): boolean {
  const policy = files.stat('/usr/sbin/policy-rc.d');
  return policy?.kind === 'file' && /\bexit\s+101\b/.test(textOf(contentOf(policy)));
}

/** The version of a package that no repository has: any name can be installed. */
const OTHER_VERSION = '1.0.0';

/** `apt` and `dnf`: installs packages from repositories, with their files, accounts and services. */
export class RepositoryPackages implements PackageManager {
  readonly offer: ReadonlyMap<string, AvailablePackage>;
  readonly #machine: Machine;

  constructor(machine: Machine, offer: ReadonlyMap<string, AvailablePackage>) {
    this.#machine = machine;
    this.offer = offer;
  }

  versionOf(name: string): string | undefined {
    return this.#machine.state.packages.get(name)?.version;
  }

  candidateOf(name: string): string | undefined {
    return this.offer.get(name)?.version ?? OTHER_VERSION;
  }

  /** The repositories have one version of a known package; an unknown package can be installed at any version. */
  offers(name: string, version: string): boolean {
    const offered = this.offer.get(name)?.version;
    return offered === undefined || offered === version;
  }

  installed(): readonly (readonly [string, string])[] {
    return this.#machine.state.packages.entries().map(([name, { version }]) => [name, version] as const);
  }

  install(name: string, wanted?: string): void {
    const contents = this.offer.get(name);
    const version = wanted ?? contents?.version ?? OTHER_VERSION;
    const machine = this.#machine;
    const earlier = this.versionOf(name);
    const isUpgrade = earlier !== undefined && earlier !== version;
    machine.step(`install ${name} ${version}`, () => {
      for (const other of contents?.conflicts ?? []) if (this.versionOf(other) !== undefined) this.remove(other);
      for (const needed of contents?.depends ?? []) if (this.versionOf(needed) === undefined) this.install(needed);
      machine.spend(cost.packageInstall(name));
      machine.setPackage(name, { version });
      if (contents === undefined) return;
      bringContents(machine, contents);
      this.#bringServices(contents, isUpgrade);
    });
  }

  /** Adds the services of a package. On Debian new services are enabled and started, and running ones are restarted after an upgrade. */
  #bringServices({ services = [], isLeftStopped, startsAtBoot }: AvailablePackage, isUpgrade: boolean): void {
    const machine = this.#machine;
    const isStarted = startsServices(machine) && isLeftStopped !== true;
    for (const service of services) {
      if (machine.state.services.has(service)) {
        if (isUpgrade && isStarted && machine.services.isRunning(service)) machine.services.restart(service);
        continue;
      }
      const isEnabled = isStarted || (startsAtBoot === true && startsServices(machine));
      machine.setService(service, { ensure: 'stopped', enable: isEnabled ? 'true' : 'false' });
      // The package stays installed when its service does not start; the service's journal says why.
      if (isStarted && !isForbidden(machine)) machine.services.start(service);
    }
  }

  isHeld(name: string): boolean {
    return this.#machine.state.packages.get(name)?.held === true;
  }

  hold(name: string, held: boolean): void {
    const version = this.versionOf(name);
    if (version === undefined || held === this.isHeld(name)) return;
    this.#machine.step(`${held ? 'hold' : 'unhold'} ${name}`, () =>
      this.#machine.setPackage(name, held ? { version, held } : { version }),
    );
  }

  remove(name: string, purge = false): void {
    const machine = this.#machine;
    machine.step(`${purge ? 'purge' : 'remove'} ${name}`, () => {
      machine.spend(cost.packageRemove(name));
      if (!machine.state.packages.has(name)) return;
      machine.setPackage(name, undefined);
      const contents = this.offer.get(name);
      if (contents === undefined) return;
      for (const service of contents.services ?? [])
        if (machine.state.services.has(service)) machine.setService(service, undefined);
      dropContents(machine, contents, purge);
    });
  }
}
