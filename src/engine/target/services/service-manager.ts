/** What is asked of the service manager of a machine, whichever it is. */
import type { ServiceState } from '../state.ts';

/** Starts, stops, enables and disables the services of one machine. */
export interface ServiceManager {
  /** `undefined` for a service that nothing brought to the machine. */
  stateOf(name: string): ServiceState | undefined;
  isKnown(name: string): boolean;
  isRunning(name: string): boolean;
  isEnabled(name: string): boolean;
  names(): readonly string[];
  /** The service's lines of the journal, oldest first. */
  logOf(name: string): readonly string[];
  /**
   * Whether the start went well: a daemon that refuses its configuration fails, unless systemd takes it for started before it
   * reads that.
   */
  start(name: string): boolean;
  stop(name: string): void;
  /** Stops and starts. Whether the start went well. */
  restart(name: string): boolean;
  reload(name: string): void;
  enable(name: string): void;
  disable(name: string): void;
  mask(name: string): void;
}
