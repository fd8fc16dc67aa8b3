/**
 * Finds `Deferred` values that a release with late resolution leaves unresolved: inside other values, or read too
 * early.
 */
import { readSource } from '../fixes/rewrites.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

/** Attributes that Puppet reads before it applies the resource, by type. */
const READ_EARLY: Readonly<Record<string, readonly string[]>> = {
  cron: ['command', 'target', 'user'],
  exec: ['path'],
  file: ['backup', 'path'],
  tidy: ['path'],
  user: ['groups', 'name'],
};

export const lateDeferred: Rule = (program, { from, to, files }) => {
  const isLater = !from.has('late Deferred values') && to.has('late Deferred values');
  if (!isLater || /^\s*preprocess_deferred\s*=\s*true/m.test(files['puppet.conf'] ?? '')) return [];
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    if (node.kind !== 'CallNamedFunction' && node.kind !== 'CallMethod') return;
    if (!/^Deferred(?:\.new)?\s*\(/.test(readSource(program, node))) return;
    const inner = around.findIndex(({ kind }) => kind === 'AttributeOperation');
    const operation = around[inner];
    if (operation?.kind !== 'AttributeOperation') return;
    // An argument of another deferred call is resolved with that call.
    const between = around.slice(0, inner);
    if (between.some(({ kind }) => kind === 'CallNamedFunction' || kind === 'CallMethod')) return;
    const resource = around.find(({ kind }) => kind === 'Resource');
    const type = resource?.kind === 'Resource' ? readSource(program, resource.typeName) : '';
    const isNested = between.length > 0;
    if (!isNested && READ_EARLY[type]?.includes(operation.name) !== true) return;
    found.push({
      kind: 'error',
      message: isNested
        ? `The Deferred value inside \`${operation.name}\` is not resolved: make the whole value of the attribute Deferred, or set preprocess_deferred.`
        : `${type} reads \`${operation.name}\` before a Deferred value is resolved: set preprocess_deferred.`,
      place: placeOf(program, node),
      rows: ['late Deferred values'],
    });
  });
  return found;
};
