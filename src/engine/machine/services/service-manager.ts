/** The interface of a machine's service manager. */
import type { ServiceState } from '../state.ts';
import type { UnitTrial } from './unit-programs.ts';

/** Starts, stops, enables and disables the services of one machine. */
export interface ServiceManager {
  /** `undefined` for a service that the machine does not have. */
  stateOf(name: string): ServiceState | undefined;
  isKnown(name: string): boolean;
  isRunning(name: string): boolean;
  names(): readonly string[];
  /** The service's lines of the journal, oldest first. */
  logOf(name: string): readonly string[];
  /**
   * Says whether the start succeeded. A daemon that refuses its configuration fails, unless systemd counts the service as started
   * before the daemon reads it. `trial` is what became of programs that a person gave the unit.
   */
  start(name: string, trial?: UnitTrial): boolean;
  stop(name: string): void;
  /** Stops and starts the service, and says whether the start succeeded. */
  restart(name: string, trial?: UnitTrial): boolean;
  reload(name: string): void;
  /** What `systemctl is-enabled` says: `enabled`, `static`, `masked` …; `undefined` for an unknown service. */
  enablement(name: string): string | undefined;
  /** The operations on links yield what `systemctl` says of them. */
  enable(name: string): readonly string[];
  disable(name: string): readonly string[];
  mask(name: string): readonly string[];
  unmask(name: string): readonly string[];
  /** Makes the links of a service agree with its row in the table of services. */
  linkUnit(name: string, enable: ServiceState['enable']): void;
}
