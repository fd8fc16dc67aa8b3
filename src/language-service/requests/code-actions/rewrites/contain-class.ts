/** Changes `include` to `contain` within a class, and back. */
import type { CodeAction } from '../../../answers.ts';
import { editAt, innermost, isWithin, type ActionPlace } from '../action-place.ts';
import { endOf } from './statements.ts';

const OTHERS: Readonly<Record<string, string>> = { include: 'contain', contain: 'include' };

export function containClass(place: ActionPlace): readonly CodeAction[] {
  const call = innermost(place, 'CallNamedFunction');
  if (call?.functor.kind !== 'QualifiedName' || !isWithin(place.offset, call)) return [];
  const { functor } = call;
  const other = OTHERS[functor.value];
  const owner = place.nodes.findLast(
    ({ kind }) => kind === 'HostClassDefinition' || kind === 'ResourceTypeDefinition' || kind === 'NodeDefinition',
  );
  if (other === undefined || owner === undefined || owner.kind === 'NodeDefinition') return [];
  const edits = [editAt(place, functor.offset, endOf(functor), other)];
  return [{ title: `Change to ${other}`, kind: 'refactor.rewrite', edits }];
}
