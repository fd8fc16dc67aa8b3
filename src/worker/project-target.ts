import { startingMachine, type Target } from '../engine/index.ts';
import type { Project } from '../protocol/project/project.ts';

/** Creates the machine of the project's current node before any run, according to the project's description. */
export function createTarget({ node, machine }: Project): Target {
  return startingMachine({ platform: node.platform, hostname: node.certname }, machine);
}
