import { rowChange } from './change.ts';
import type { Change } from './change.ts';
import { cost } from './cost.ts';
import { bringContents, dropContents, type PackageHost } from './package-contents.ts';
import { contentOf, textOf } from './node.ts';
import type { ServiceState } from './state.ts';

/** A package that can be installed, and what it brings. */
export interface AvailablePackage {
  readonly version: string;
  /** Services that come with it. Debian starts and enables them, other systems leave both to the administrator. */
  readonly services?: readonly string[];
  /** Set where the package leaves its services alone on Debian, too. */
  readonly isLeftStopped?: true;
  /** Files that come with it, by path; `null` makes a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Programs that come with it, by path: what the shell runs in their place. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Paths of programs that are built in (`package-programs/`), or that do nothing that shows. */
  readonly commands?: readonly string[];
  /** Links that come with it, path → target. */
  readonly links?: Readonly<Record<string, string>>;
  /** Packages that come along where they are missing. */
  readonly depends?: readonly string[];
  /** System accounts, each with a group of its own name: `redis:/var/lib/redis:/usr/sbin/nologin`, and `:UID` where that is fixed. */
  readonly users?: readonly string[];
  /** System groups: `docker`, `postdrop:90`. */
  readonly groups?: readonly string[];
  /** Mode, owner and group of what is not 0644 (directories 0755) and root's: `/var/lib/redis 0750 redis redis`. */
  readonly ownership?: readonly string[];
}

/** What the package manager knows. */
export interface PackageSource {
  readonly available: ReadonlyMap<string, AvailablePackage>;
  /** The version at which any package that `available` does not name can be had; `undefined`: others cannot be had. */
  readonly otherVersion: string | undefined;
}

interface Machine extends PackageHost {
  readonly packageSource: PackageSource;
  step<T>(label: string, act: () => T): T;
  change(change: Change): void;
  spend(milliseconds: number): void;
  noteCall(text: string): void;
  readonly services: {
    start(name: string): boolean;
    restart(name: string): boolean;
    isRunning(name: string): boolean;
  };
}

/** Debian's packages start what they bring (policy, 9.3.3.2); those of the Red Hat family wait for the administrator. */
function startsServices({ platform, isBare }: PackageHost): boolean {
  return platform.family === 'debian' && !isBare;
}

/** Whether the administrator keeps packages from starting anything (`invoke-rc.d`, `policy-rc.d`). */
function isForbidden({ files }: PackageHost): boolean {
  const policy = files.stat('/usr/sbin/policy-rc.d');
  return policy?.kind === 'file' && /\bexit\s+101\b/.test(textOf(contentOf(policy)));
}

/** Installs and removes packages. */
export class PackageManager {
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** The installed version. */
  versionOf(name: string): string | undefined {
    return this.#machine.state.packages.get(name)?.version;
  }

  /** The version that an installation would bring; `undefined` for an unknown package. */
  candidateOf(name: string): string | undefined {
    return this.availableOf(name)?.version;
  }

  availableOf(name: string): AvailablePackage | undefined {
    const { available, otherVersion } = this.#machine.packageSource;
    return available.get(name) ?? (otherVersion === undefined ? undefined : { version: otherVersion });
  }

  /** Names and versions, in order of installation. */
  installed(): readonly (readonly [string, string])[] {
    return this.#machine.state.packages.entries().map(([name, { version }]) => [name, version] as const);
  }

  /** Installs, upgrades or downgrades to a version, by default the one that is available. Unknown packages are the caller's error. */
  install(name: string, wanted?: string): void {
    const available = this.availableOf(name);
    const version = wanted ?? available?.version ?? '';
    const machine = this.#machine;
    const earlier = this.versionOf(name);
    const upgraded = earlier !== undefined && earlier !== version;
    machine.step(`install ${name} ${version}`, () => {
      for (const needed of available?.depends ?? []) if (this.versionOf(needed) === undefined) this.install(needed);
      machine.noteCall(`package install ${name} ${version}`);
      machine.spend(cost.packageInstall(name));
      machine.change({ kind: 'package', ...rowChange(machine.state.packages, name, { version }) });
      if (available !== undefined) bringContents(machine, available);
      if (available !== undefined) this.#bringServices(available, upgraded);
    });
  }

  /** New ones are stopped; where the system's way is to start them, they are started and enabled, and after an upgrade restarted. */
  #bringServices({ services = [], isLeftStopped }: AvailablePackage, isUpgrade: boolean): void {
    const machine = this.#machine;
    const isStarted = startsServices(machine) && isLeftStopped !== true;
    for (const service of services) {
      if (machine.state.services.has(service)) {
        if (isUpgrade && isStarted && machine.services.isRunning(service)) machine.services.restart(service);
        continue;
      }
      const after: ServiceState = { ensure: 'stopped', enable: isStarted ? 'true' : 'false' };
      machine.change({ kind: 'service', ...rowChange(machine.state.services, service, after) });
      // One that does not start leaves its package installed: the journal tells why.
      if (isStarted && !isForbidden(machine)) machine.services.start(service);
    }
  }

  /**
   * Removes a package with its programs, and stops its services. Configuration stays, unless it is to be purged; so do
   * accounts. Of a bare machine only the package's own row goes.
   */
  remove(name: string, purge = false): void {
    const machine = this.#machine;
    const word = purge ? 'purge' : 'uninstall';
    machine.step(`${purge ? 'purge' : 'remove'} ${name}`, () => {
      machine.noteCall(`package ${word} ${name}`);
      machine.spend(cost.packageRemove(name));
      if (!machine.state.packages.has(name)) return;
      machine.change({ kind: 'package', ...rowChange(machine.state.packages, name, undefined) });
      const available = machine.packageSource.available.get(name);
      if (available === undefined || machine.isBare) return;
      for (const service of available.services ?? []) {
        if (!machine.state.services.has(service)) continue;
        machine.change({ kind: 'service', ...rowChange(machine.state.services, service, undefined) });
      }
      dropContents(machine, available, purge);
    });
  }
}
