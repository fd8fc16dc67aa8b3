import { rowChange } from './change.ts';
import type { Change } from './change.ts';
import { cost } from './cost.ts';
import type { MachineState, ServiceState } from './state.ts';

/** A package that can be installed, and what it brings. */
export interface AvailablePackage {
  readonly version: string;
  /** Services that come with it, stopped and not enabled. */
  readonly services?: readonly string[];
  /** Files that come with it, by path; `null` makes a directory. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Programs that come with it, by path: what the shell runs in their place. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** What the package manager knows. */
export interface PackageSource {
  readonly available: ReadonlyMap<string, AvailablePackage>;
  /** The version at which any package that `available` does not name can be had; `undefined`: others cannot be had. */
  readonly otherVersion: string | undefined;
}

interface Machine {
  readonly state: MachineState;
  readonly packageSource: PackageSource;
  readonly files: {
    exists(path: string): boolean;
    makeDirectories(path: string): void;
    write(path: string, content: string, options?: { readonly mode?: number }): void;
  };
  step<T>(label: string, act: () => T): T;
  change(change: Change): void;
  spend(milliseconds: number): void;
  noteCall(text: string): void;
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
    machine.step(`install ${name} ${version}`, () => {
      machine.noteCall(`package install ${name} ${version}`);
      machine.spend(cost.packageInstall(name));
      machine.change({ kind: 'package', ...rowChange(machine.state.packages, name, { version }) });
      for (const [path, content] of Object.entries(available?.files ?? {})) this.#bring(path, content);
      for (const [path, script] of Object.entries(available?.programs ?? {})) this.#bring(path, script, 0o777);
      for (const service of available?.services ?? []) {
        if (machine.state.services.has(service)) continue;
        const after: ServiceState = { ensure: 'stopped', enable: 'false' };
        machine.change({ kind: 'service', ...rowChange(machine.state.services, service, after) });
      }
    });
  }

  /** Removes a package; configuration files and services stay, as after `apt-get remove`. */
  remove(name: string, purge = false): void {
    const machine = this.#machine;
    const word = purge ? 'purge' : 'uninstall';
    machine.step(`${purge ? 'purge' : 'remove'} ${name}`, () => {
      machine.noteCall(`package ${word} ${name}`);
      machine.spend(cost.packageRemove(name));
      if (machine.state.packages.has(name))
        machine.change({ kind: 'package', ...rowChange(machine.state.packages, name, undefined) });
    });
  }

  /** A file of the package, unless one is there: configuration that someone changed is kept. */
  #bring(path: string, content: string | null, mode = 0o666): void {
    const { files } = this.#machine;
    if (files.exists(path)) return;
    if (content === null) {
      files.makeDirectories(path);
      return;
    }
    files.makeDirectories(path.slice(0, path.lastIndexOf('/')) || '/');
    files.write(path, content, { mode });
  }
}
