import type { PlatformFacts, PlatformName, Target, TypeRegistry } from '../engine/index.ts';
import type { CaseOptions } from './case.ts';

export interface CaseMachine {
  /** Platform that by default determines the facts of the node in a conformance case. */
  readonly platform: PlatformName;
  /** Facts of the nodes, for a system that is not simulated. */
  readonly system?: PlatformFacts;
  readonly types: TypeRegistry;
  /**
   * Creates a machine in the state that the conformance case needs before the run. `noteCall` receives each call to the
   * package or service manager (`service restart nginx`), if this kind of machine reports such calls.
   */
  createTarget(options: CaseOptions, noteCall: (call: string) => void): Target;
}
