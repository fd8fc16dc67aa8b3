/** Puts the selected statements into `if`, `unless` or `each`. */
import { walk } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { editAt, readIndent, type ActionPlace } from '../action-place.ts';
import { findFreeName } from '../free-name.ts';
import { DEFINITIONS, indentLines, selectStatements } from './statements.ts';

export function surround(place: ActionPlace): readonly CodeAction[] {
  const selected = selectStatements(place);
  if (selected === undefined || selected.statements.some(({ kind }) => DEFINITIONS.has(kind))) return [];
  const { range, statements } = selected;
  const indent = readIndent(place, range[0]);
  const text = indentLines(place, range, 1);
  const create = (name: string, head: string): CodeAction => ({
    title: `Surround with ${name}`,
    kind: 'refactor.surround',
    edits: [editAt(place, ...range, `${head} {\n${indent}  ${text}\n${indent}}`)],
  });
  let assigns = false;
  for (const statement of statements)
    walk(statement, ({ kind }) => {
      if (kind === 'Assignment') assigns = true;
      return kind !== 'Lambda';
    });
  // Variables that are assigned in a lambda do not exist after it, so `each` is not offered for assignments.
  const each = assigns ? [] : [create('each', `[1].each |$${findFreeName(place, 'item')}|`)];
  return [create('if', 'if true'), create('unless', 'unless false'), ...each];
}
