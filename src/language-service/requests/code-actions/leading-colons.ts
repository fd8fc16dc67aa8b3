/** Removes the leading colons of a class name: since Puppet 4, every name is absolute. */
import type { Expression } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { editAt, innermost, textOf, type ActionPlace } from './action-place.ts';

const INCLUDES: ReadonlySet<string> = new Set(['include', 'contain', 'require']);

export function removeLeadingColons(place: ActionPlace): readonly CodeAction[] {
  const edits = listNames(place).flatMap((name) => {
    const [start] = /^['"]?(?=::[a-z])/.exec(textOf(place, name)) ?? [];
    const at = name.offset + (start?.length ?? 0);
    return start === undefined ? [] : [editAt(place, at, at + 2, '')];
  });
  return edits.length === 0 ? [] : [{ title: 'Remove the leading ::', kind: 'refactor.rewrite', edits }];
}

/** Returns the class names in the `include` call or the resource-like class declaration around the cursor. */
function listNames(place: ActionPlace): readonly Expression[] {
  const call = innermost(place, 'CallNamedFunction');
  if (call?.functor.kind === 'QualifiedName' && INCLUDES.has(call.functor.value))
    return call.arguments.flatMap(listItems);
  const resource = innermost(place, 'Resource');
  if (resource?.typeName.kind !== 'QualifiedName' || resource.typeName.value !== 'class') return [];
  return resource.bodies.flatMap(({ title }) => listItems(title));
}

function listItems(node: Expression): readonly Expression[] {
  return node.kind === 'LiteralList' ? node.values : [node];
}
