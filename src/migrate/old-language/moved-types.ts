/** Resource types that left the core of Puppet for modules. */
import { coreTypeNames } from '../../engine/index.ts';
import { readSource } from '../fixes/rewrites.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

export const movedTypes: Rule = (program, { from, to, files }) => {
  const now = new Set(coreTypeNames(to));
  const moved = new Set(coreTypeNames(from).filter((name) => !now.has(name)));
  if (moved.size === 0) return [];
  const own = new Set(Object.keys(files).flatMap((path) => /lib\/puppet\/type\/(\w+)\.rb$/.exec(path)?.[1] ?? []));
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node) => {
    if (node.kind !== 'Resource') return;
    const type = readSource(program, node.typeName);
    if (!moved.has(type) || own.has(type)) return;
    found.push({
      kind: 'error',
      message: `The type ${type} is no longer part of Puppet: a module provides it.`,
      place: placeOf(program, node.typeName),
      rows: ['types of the core'],
    });
  });
  return found;
};
