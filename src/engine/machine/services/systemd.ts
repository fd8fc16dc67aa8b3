import { cost } from '../cost.ts';
import { journalLines } from './service-journal.ts';
import type { ServiceManager } from './service-manager.ts';
import type { MachineState, ServiceState } from '../state.ts';
import { canonicalUnit, findUnit, unitTitle } from './units/index.ts';
import {
  disableUnit,
  findEnablement,
  enableUnit,
  isLinked,
  maskUnit,
  settingsOfUnit,
  findUnitFile,
  unmaskUnit,
  unmetCondition,
  type UnitSettings,
} from './unit-files.ts';
import { staysActive, type UnitProgramsResult } from './unit-programs.ts';
import { ownUnitFailure, toSpawnFailure } from './units/own-unit.ts';
import type { UnitHost } from './units/unit.ts';

interface Machine extends UnitHost {
  readonly files: UnitHost['files'] & {
    makeDirectories(path: string): void;
    symlink(target: string, path: string): void;
    unlink(path: string): void;
    removeDirectory(path: string): void;
  };
  readonly state: MachineState;
  readonly hostname: string;
  step<T>(label: string, act: () => T): T;
  setService(name: string, after: ServiceState | undefined): void;
  spend(milliseconds: number): void;
}

/** Values of `enable` that correspond to the outputs of `systemctl is-enabled`. */
const ENABLE_VALUES = {
  enabled: 'true',
  static: 'true',
  alias: 'true',
  disabled: 'false',
  indirect: 'false',
  masked: 'mask',
} as const;

const LONGEST_LOG = 40;

/**
 * Service manager of all platforms. A service is known if a package installed it, or if there is a unit file with its
 * name. Operations on unknown services have no effect. A daemon checks its configuration when it starts, and fails if
 * the configuration is invalid.
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
    const enablement = findEnablement(machine, name) ?? (name === unit ? undefined : findEnablement(machine, unit));
    if (enablement === undefined) return known ?? this.#generatedFromInitScript(unit);
    return { ensure: 'stopped', ...known, enable: ENABLE_VALUES[enablement] };
  }

  /**
   * Returns the state of a service that has an init script but no unit file. Removing a package leaves such a script
   * behind, because it is a configuration file. `enable` depends on the links of the unit, because the simulated
   * machine has no links in `/etc/rc2.d`.
   */
  #generatedFromInitScript(unit: string): ServiceState | undefined {
    const { platform, files } = this.#machine;
    if (platform.family !== 'debian' || files.stat(`/etc/init.d/${unit}`)?.kind !== 'file') return undefined;
    return { ensure: 'stopped', enable: isLinked(this.#machine, unit) ? 'true' : 'false' };
  }

  enablement(name: string): string | undefined {
    const found = findEnablement(this.#machine, name);
    if (found !== undefined) return found;
    const state = this.stateOf(name);
    return state === undefined ? undefined : state.enable === 'true' ? 'enabled' : 'disabled';
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

  start(name: string, trial?: UnitProgramsResult): boolean {
    return this.#launch('start', name, cost.serviceStart(name), trial);
  }

  stop(name: string): void {
    this.#act('stop', name, cost.serviceStop(name), ({ failed: _failed, ...state }, unit) => ({
      ...state,
      ensure: 'stopped',
      ...this.#logged(state, [`Stopping ${unitTitle(unit)}...`, `Stopped ${unitTitle(unit)}.`]),
    }));
  }

  restart(name: string, trial?: UnitProgramsResult): boolean {
    return this.#launch('restart', name, cost.serviceStop(name) + cost.serviceStart(name), trial);
  }

  reload(name: string): void {
    this.#act('reload', name, cost.serviceStop(name), (state, unit) => ({
      ...state,
      ...this.#logged(state, [`Reloading ${unitTitle(unit)}...`, `Reloaded ${unitTitle(unit)}.`]),
    }));
  }

  enable(name: string): readonly string[] {
    return this.#relink('enable', name, 'true', (machine) => enableUnit(machine, name));
  }

  disable(name: string): readonly string[] {
    return this.#relink('disable', name, 'false', (machine) => disableUnit(machine, name));
  }

  mask(name: string): readonly string[] {
    return this.#relink('mask', name, 'mask', (machine) => maskUnit(machine, name));
  }

  unmask(name: string): readonly string[] {
    return this.#relink('unmask', name, undefined, (machine) => unmaskUnit(machine, name));
  }

  linkUnit(name: string, enable: ServiceState['enable']): void {
    const machine = this.#machine;
    if (findEnablement(machine, name) === 'alias') return;
    if (enable === 'mask') maskUnit(machine, name);
    else {
      unmaskUnit(machine, name);
      if (enable === 'true') enableUnit(machine, name);
      else disableUnit(machine, name);
    }
  }

  /** Changes the links of a unit, and its row in the table of services. Returns systemctl's output about the links. */
  #relink(
    word: string,
    name: string,
    enable: ServiceState['enable'],
    act: (machine: Machine) => readonly string[],
  ): readonly string[] {
    const machine = this.#machine;
    return machine.step(`${word} service ${name}`, () => {
      machine.spend(cost.serviceEnable);
      const lines = act(machine);
      const unit = this.#unit(name);
      const row = machine.state.services.get(unit);
      const value = enable ?? this.stateOf(name)?.enable;
      if (row !== undefined && value !== undefined && row.enable !== value)
        machine.setService(unit, { ...row, enable: value });
      return lines;
    });
  }

  /** Returns the name under which the table of services lists a unit. The given name may be an alias. */
  #unit(name: string): string {
    const machine = this.#machine;
    const file = findUnitFile(machine, name);
    const own = file?.isAlias === true ? file.name : name;
    return canonicalUnit(own, machine.platform, (each) => machine.state.services.has(each));
  }

  #launch(word: 'start' | 'restart', name: string, duration: number, trial: UnitProgramsResult | undefined): boolean {
    const machine = this.#machine;
    const file = findUnitFile(machine, name);
    const settings: UnitSettings = file === undefined || file.isMasked ? new Map() : settingsOfUnit(machine, file);
    const isService = file?.name.endsWith('.service') !== false;
    /** True if `systemctl` reports a failed start. False for units that systemd does not wait for. */
    let failsStart = true;
    this.#act(word, name, duration, ({ failed: _failed, ...state }, unit) => {
      const description = settings.get('Description')?.at(-1);
      const isOwn = file?.path.startsWith('/etc/') === true;
      const title = isOwn && description !== undefined ? `${file.name} - ${description}` : unitTitle(unit);
      if (!isService) return { ...state, ensure: 'running', ...this.#logged(state, [`Started ${title}.`]) };
      const { condition } = findUnit(unit);
      const unmet =
        unmetCondition(machine, settings) ??
        (condition === undefined || machine.files.exists(condition) ? undefined : `ConditionPathExists=${condition}`);
      if (unmet !== undefined) {
        const line = `${title} was skipped because of an unmet condition check (${unmet}).`;
        return { ...state, ensure: 'stopped', ...this.#logged(state, [line]) };
      }
      const stopping =
        word === 'restart' && state.ensure === 'running' ? [`Stopping ${title}...`, `Stopped ${title}.`] : [];
      const own = trial?.kind === 'failed' ? toSpawnFailure(trial) : ownUnitFailure(machine, unit);
      failsStart = own?.failsStart ?? findUnit(unit).isSimple !== true;
      const refused = own === undefined ? findUnit(unit).check?.(machine) : undefined;
      if (own === undefined && refused === undefined)
        return {
          ...state,
          ensure: trial?.kind === 'ended' || (isOwn && isDoneAtOnce(settings)) ? 'stopped' : 'running',
          ...this.#logged(state, [
            ...stopping,
            `Starting ${title}...`,
            `Started ${title}.`,
            ...(findUnit(unit).warnings?.(machine) ?? []).map((line) => ({ unit, line })),
          ]),
        };
      const status = own?.status ?? '1/FAILURE';
      const said = own?.lines ?? (refused ?? []).map((line) => ({ unit, line }));
      const ending = [
        `${unit}.service: ${own?.process ?? 'Main'} process exited, code=exited, status=${status}`,
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
    const state = this.stateOf(name);
    return state !== undefined && (state.failed !== true || !failsStart);
  }

  /** Returns the service's journal with new lines appended (see `journalLines`). */
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
    });
  }
}

function isDoneAtOnce(settings: UnitSettings): boolean {
  return settings.get('Type')?.at(-1) === 'oneshot' && !staysActive(settings);
}
