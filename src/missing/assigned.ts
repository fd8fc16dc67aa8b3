import { walk, type Program } from '../engine/index.ts';

/** Names of the variables and parameters that a program sets. */
export function assignedIn(program: Program): ReadonlySet<string> {
  const found = new Set<string>();
  walk(program.body, (node) => {
    if (node.kind === 'Assignment' && node.left.kind === 'Variable') found.add(node.left.name);
    else if (node.kind === 'Parameter') found.add(node.name);
  });
  return found;
}
