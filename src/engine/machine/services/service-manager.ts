import type { ServiceState } from '../state.ts';
import type { UnitProgramsResult } from './unit-programs.ts';

export interface ServiceManager {
  stateOf(name: string): ServiceState | undefined;
  isKnown(name: string): boolean;
  isRunning(name: string): boolean;
  names(): readonly string[];
  logOf(name: string): readonly string[];
  /**
   * Returns true if the start succeeded. A daemon with an invalid configuration fails to start, but counts as started
   * if systemd does not wait until the daemon has read its configuration. `trial` is the result of running the unit's
   * own programs.
   */
  start(name: string, trial?: UnitProgramsResult): boolean;
  stop(name: string): void;
  /** Stops and starts the service. Returns true if the start succeeded. */
  restart(name: string, trial?: UnitProgramsResult): boolean;
  reload(name: string): void;
  /** Output of `systemctl is-enabled`, such as `enabled`, `static` or `masked`. Undefined for an unknown service. */
  enablement(name: string): string | undefined;
  /** Enables the service. Returns the output of `systemctl`, like all methods that change links. */
  enable(name: string): readonly string[];
  disable(name: string): readonly string[];
  mask(name: string): readonly string[];
  unmask(name: string): readonly string[];
  /** Updates the links of a service to match its row in the table of services. */
  linkUnit(name: string, enable: ServiceState['enable']): void;
}
