import type { ServiceManager, ServiceState, Target } from '../../../src/engine/index.ts';

/** Service manager with a table in memory: nothing really runs, no configuration is read, and starting never fails. */
export class ServiceTable implements ServiceManager {
  readonly #target: Target;
  readonly #noteCall: (call: string) => void;

  constructor(target: Target, noteCall: (call: string) => void) {
    this.#target = target;
    this.#noteCall = noteCall;
  }

  stateOf(name: string): ServiceState | undefined {
    return this.#target.state.services.get(name);
  }

  isKnown(name: string): boolean {
    return this.stateOf(name) !== undefined;
  }

  isRunning(name: string): boolean {
    return this.stateOf(name)?.ensure === 'running';
  }

  names(): readonly string[] {
    return this.#target.state.services.entries().map(([name]) => name);
  }

  logOf(): readonly string[] {
    return [];
  }

  start(name: string): boolean {
    this.#act('start', name, { ensure: 'running' });
    return true;
  }

  stop(name: string): void {
    this.#act('stop', name, { ensure: 'stopped' });
  }

  restart(name: string): boolean {
    this.#act('restart', name);
    return true;
  }

  reload(name: string): void {
    this.#act('reload', name);
  }

  enablement(name: string): string | undefined {
    const state = this.stateOf(name);
    if (state === undefined) return undefined;
    return state.enable === 'true' ? 'enabled' : state.enable === 'mask' ? 'masked' : 'disabled';
  }

  enable(name: string): readonly string[] {
    this.#act('enable', name, { enable: 'true' });
    return [];
  }

  disable(name: string): readonly string[] {
    this.#act('disable', name, { enable: 'false' });
    return [];
  }

  mask(name: string): readonly string[] {
    this.#act('mask', name, { enable: 'mask' });
    return [];
  }

  /**
   * A masked service in the table can be enabled, disabled and started, because masking is a symlink and the table has
   * none.
   */
  unmask(): readonly string[] {
    return [];
  }

  linkUnit(): void {}

  /** Records the call. If the service is known, changes its row. */
  #act(verb: string, name: string, change: Partial<ServiceState> = {}): void {
    this.#noteCall(`service ${verb} ${name}`);
    const state = this.stateOf(name);
    if (state !== undefined) this.#target.setService(name, { ...state, ...change });
  }
}
