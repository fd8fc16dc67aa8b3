/** Removes an attribute that a resource has twice. */
import type { CodeAction } from '../../../../answers.ts';
import { removeAttribute } from '../../../../manifest-edits/remove-attribute.ts';
import { editAt, innermost, type ActionPlace } from '../../action-place.ts';
import { endOf } from '../statements.ts';

export function removeRepeatedAttribute(place: ActionPlace): readonly CodeAction[] {
  const operation = innermost(place, 'AttributeOperation');
  const list = (innermost(place, 'ResourceBody') ?? innermost(place, 'ResourceOverride'))?.operations ?? [];
  if (operation === undefined || !list.includes(operation)) return [];
  const same = list.filter((each) => each.kind === 'AttributeOperation' && each.name === operation.name);
  if (same.length < 2) return [];
  const { path, text } = place.file;
  const edits = removeAttribute({ file: path, text }, list, operation).map((edit) =>
    editAt(place, edit.span.offset, endOf(edit.span), edit.text),
  );
  return [{ title: `Remove this ${operation.name}`, kind: 'quickfix', edits }];
}
