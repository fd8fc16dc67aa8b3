import { rowChange } from './change.ts';
import type { Change } from './change.ts';
import { cost } from './cost.ts';
import type { MachineState, ServiceState } from './state.ts';

interface Machine {
  readonly state: MachineState;
  step<T>(label: string, act: () => T): T;
  change(change: Change): void;
  spend(milliseconds: number): void;
  noteCall(text: string): void;
}

/** Starts, stops, enables. A service is known once something brought it; acts on an unknown one change nothing. */
export class ServiceManager {
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  stateOf(name: string): ServiceState | undefined {
    return this.#machine.state.services.get(name);
  }

  isKnown(name: string): boolean {
    return this.stateOf(name) !== undefined;
  }

  isRunning(name: string): boolean {
    return this.stateOf(name)?.ensure === 'running';
  }

  isEnabled(name: string): boolean {
    return this.stateOf(name)?.enable === 'true';
  }

  names(): readonly string[] {
    return this.#machine.state.services.entries().map(([name]) => name);
  }

  start(name: string): void {
    this.#act('start', name, cost.serviceStart(name), (state) => ({ ...state, ensure: 'running' }));
  }

  stop(name: string): void {
    this.#act('stop', name, cost.serviceStop(name), (state) => ({ ...state, ensure: 'stopped' }));
  }

  /** Changes no state that shows, but takes its time and is noted. */
  restart(name: string): void {
    this.#act('restart', name, cost.serviceStop(name) + cost.serviceStart(name), (state) => state);
  }

  reload(name: string): void {
    this.#act('reload', name, cost.serviceStop(name), (state) => state);
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

  #act(word: string, name: string, duration: number, alter: (state: ServiceState) => ServiceState): void {
    const machine = this.#machine;
    machine.step(`${word} service ${name}`, () => {
      machine.noteCall(`service ${word} ${name}`);
      machine.spend(duration);
      const before = this.stateOf(name);
      if (before === undefined) return;
      const after = alter(before);
      if (after.ensure !== before.ensure || after.enable !== before.enable)
        machine.change({ kind: 'service', ...rowChange(machine.state.services, name, after) });
    });
  }
}
