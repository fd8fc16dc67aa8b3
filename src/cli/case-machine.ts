import type { PlatformName, Target, TypeRegistry } from '../engine/index.ts';
import type { CaseOptions } from './case.ts';

/** A kind of machine that cases are applied to. */
export interface CaseMachine {
  /** Whose facts a case's node has, where the case does not say otherwise. */
  readonly platform: PlatformName;
  /** The resource types, with the providers that work on this machine. */
  readonly types: TypeRegistry;
  /**
   * A new machine in the state in which the case wants it before the run. `noteCall`: is told what is asked of the package manager
   * and the service manager (`service restart nginx`), if this kind of machine tells.
   */
  createTarget(options: CaseOptions, noteCall: (call: string) => void): Target;
}
