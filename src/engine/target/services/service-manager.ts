/** The interface of a machine's service manager. */
import type { ServiceState } from '../state.ts';

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
   * before the daemon reads it.
   */
  start(name: string): boolean;
  stop(name: string): void;
  /** Stops and starts the service, and says whether the start succeeded. */
  restart(name: string): boolean;
  reload(name: string): void;
  enable(name: string): void;
  disable(name: string): void;
  mask(name: string): void;
}
