import { startingMachine, type Target } from '../engine/index.ts';
import type { Project } from '../protocol/project/project.ts';

/** The machine of a project's current node as the project describes it, before any run. */
export function targetOf({ node, machine }: Project): Target {
  return startingMachine({ platform: node.platform, hostname: node.certname }, machine);
}
