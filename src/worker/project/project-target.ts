import { startingMachine, type Target } from '../../engine/index.ts';
import type { Project } from '../../protocol/project/project.ts';

export function createTarget({ node, machine }: Project): Target {
  return startingMachine({ platform: node.platform, hostname: node.certname }, machine);
}
