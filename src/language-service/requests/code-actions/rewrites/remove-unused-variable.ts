/** Removes the assignment of a variable that nothing reads. */
import type { CodeAction } from '../../../answers.ts';
import { removeStatement } from '../../../manifest-edits/removal.ts';
import { editAt, isWithin, type ActionPlace } from '../action-place.ts';
import { findAssignedVariable } from './assigned-variable.ts';
import { ratePurity } from './pure-values.ts';
import { endOf, findTrailingComment } from './statements.ts';

export function removeUnusedVariable(place: ActionPlace): readonly CodeAction[] {
  const variable = findAssignedVariable(place);
  if (variable === undefined || variable.reads.length > 0) return [];
  const { assignment, name } = variable;
  if (!isWithin(place.offset, assignment.left) || ratePurity(assignment.right) === 'effects') return [];
  const { path, text } = place.file;
  const title = `Remove the unused variable $${name}`;
  // A comment at the end of the line stays.
  const comment = findTrailingComment(place.file, endOf(assignment));
  if (comment !== undefined)
    return [{ title, kind: 'quickfix', edits: [editAt(place, assignment.offset, comment.offset, '')] }];
  const { span, text: after } = removeStatement({ file: path, text }, assignment);
  return [{ title, kind: 'quickfix', edits: [editAt(place, span.offset, endOf(span), after)] }];
}
