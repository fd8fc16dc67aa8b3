import { cost } from '../cost.ts';
import { journalLines } from './service-journal.ts';
import type { ServiceManager } from './service-manager.ts';
import type { MachineState, ServiceState } from '../state.ts';
import { canonicalUnit, unitOf, unitTitle } from './units/index.ts';
import { ownUnitFailure, unitPath } from './units/own-unit.ts';
import type { UnitHost } from './units/unit.ts';

interface Machine extends UnitHost {
  readonly files: UnitHost['files'] & {
    symlink(target: string, path: string): void;
    unlink(path: string): void;
  };
  readonly state: MachineState;
  readonly hostname: string;
  step<T>(label: string, act: () => T): T;
  setService(name: string, after: ServiceState | undefined): void;
  spend(milliseconds: number): void;
}

/** The number of lines that the journal keeps of a service. */
const LONGEST_LOG = 40;

/**
 * The service manager of all platforms. A service is known if a package brought it or a unit file of its name exists; operations
 * on unknown services change nothing. A daemon checks its configuration when it starts, and fails where it is wrong.
 */
export class Systemd implements ServiceManager {
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  stateOf(name: string): ServiceState | undefined {
    const machine = this.#machine;
    const unit = this.#unit(name);
    const known = machine.state.services.get(unit);
    if (known !== undefined) return known;
    return unitPath(machine, unit) === undefined ? undefined : { ensure: 'stopped', enable: 'false' };
  }

  isKnown(name: string): boolean {
    return this.stateOf(name) !== undefined;
  }

  isRunning(name: string): boolean {
    return this.stateOf(name)?.ensure === 'running';
  }

  names(): readonly string[] {
    return this.#machine.state.services.entries().map(([name]) => name);
  }

  logOf(name: string): readonly string[] {
    return this.stateOf(name)?.log ?? [];
  }

  start(name: string): boolean {
    return this.#launch('start', name, cost.serviceStart(name));
  }

  stop(name: string): void {
    this.#act('stop', name, cost.serviceStop(name), ({ failed: _failed, ...state }, unit) => ({
      ...state,
      ensure: 'stopped',
      ...this.#logged(state, [`Stopping ${unitTitle(unit)}...`, `Stopped ${unitTitle(unit)}.`]),
    }));
  }

  restart(name: string): boolean {
    return this.#launch('restart', name, cost.serviceStop(name) + cost.serviceStart(name));
  }

  reload(name: string): void {
    this.#act('reload', name, cost.serviceStop(name), (state, unit) => ({
      ...state,
      ...this.#logged(state, [`Reloading ${unitTitle(unit)}...`, `Reloaded ${unitTitle(unit)}.`]),
    }));
  }

  enable(name: string): void {
    this.#act('enable', name, cost.serviceEnable, (state) => ({ ...state, enable: 'true' }));
  }

  disable(name: string): void {
    this.#act('disable', name, cost.serviceEnable, (state) => ({ ...state, enable: 'false' }));
  }

  mask(name: string): void {
    this.#act('mask', name, cost.serviceEnable, (state) => ({ ...state, enable: 'mask' }));
  }

  /** The name of the unit in the table of services, for a name that may be an alias. */
  #unit(name: string): string {
    const machine = this.#machine;
    return canonicalUnit(name, machine.platform, (each) => machine.state.services.has(each));
  }

  /** Whether systemd says that it went well. */
  #launch(word: 'start' | 'restart', name: string, duration: number): boolean {
    const machine = this.#machine;
    this.#act(word, name, duration, ({ failed: _failed, ...known }, unit) => {
      // Puppet's provider takes a mask off before it starts a service; the shell's systemctl does not come here with one.
      const state: ServiceState = known.enable === 'mask' ? { ...known, enable: 'false' } : known;
      const title = unitTitle(unit);
      const { condition } = unitOf(unit);
      if (condition !== undefined && !machine.files.exists(condition)) {
        const unmet = `${title} was skipped because of an unmet condition check (ConditionPathExists=${condition}).`;
        return { ...state, ensure: 'stopped', ...this.#logged(state, [unmet]) };
      }
      const stopping =
        word === 'restart' && state.ensure === 'running' ? [`Stopping ${title}...`, `Stopped ${title}.`] : [];
      const own = ownUnitFailure(machine, unit);
      const refused = own === undefined ? unitOf(unit).check?.(machine) : undefined;
      if (own === undefined && refused === undefined)
        return {
          ...state,
          ensure: 'running',
          ...this.#logged(state, [
            ...stopping,
            `Starting ${title}...`,
            `Started ${title}.`,
            ...(unitOf(unit).warnings?.(machine) ?? []).map((line) => ({ unit, line })),
          ]),
        };
      const status = own?.status ?? '1/FAILURE';
      const said = own?.lines ?? (refused ?? []).map((line) => ({ unit, line }));
      const ending = [
        `${unit}.service: Main process exited, code=exited, status=${status}`,
        `${unit}.service: Failed with result 'exit-code'.`,
        `Failed to start ${title}.`,
      ];
      return {
        ...state,
        ensure: 'stopped',
        failed: true,
        ...this.#logged(state, [...stopping, `Starting ${title}...`, ...said, ...ending]),
      };
    });
    const { isSimple, condition } = unitOf(this.#unit(name));
    return this.isRunning(name) || (this.isKnown(name) && (isSimple === true || condition !== undefined));
  }

  /** The service's journal with more lines (see `journalLines`). */
  #logged(
    state: ServiceState,
    lines: readonly (string | { readonly unit: string; readonly line: string })[],
  ): Pick<ServiceState, 'log'> {
    const { clock, hostname } = this.#machine;
    return { log: [...(state.log ?? []), ...journalLines(clock, hostname, lines)].slice(-LONGEST_LOG) };
  }

  #act(word: string, name: string, duration: number, alter: (state: ServiceState, unit: string) => ServiceState): void {
    const machine = this.#machine;
    machine.step(`${word} service ${name}`, () => {
      machine.spend(duration);
      const unit = this.#unit(name);
      const before = this.stateOf(unit);
      if (before === undefined) return;
      const after = alter(before, unit);
      if (after.ensure !== before.ensure || after.enable !== before.enable || after.log !== before.log)
        machine.setService(unit, after);
      if (after.enable === 'mask') this.#mask(unit);
      else if (before.enable === 'mask') this.#unmask(unit);
    });
  }

  /** A masked unit is a link to nothing, in place of the administrator's file. */
  #mask(unit: string): void {
    const { files } = this.#machine;
    const path = maskPath(unit);
    if (files.lstat(path) === undefined) files.symlink('/dev/null', path);
  }

  #unmask(unit: string): void {
    const { files } = this.#machine;
    const path = maskPath(unit);
    if (files.lstat(path)?.kind === 'link') files.unlink(path);
  }
}

function maskPath(unit: string): string {
  return `/etc/systemd/system/${unit.includes('.') ? unit : `${unit}.service`}`;
}
