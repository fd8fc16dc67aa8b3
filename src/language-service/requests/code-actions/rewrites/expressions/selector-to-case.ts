/** Converts an assignment of a selector to a `case` that assigns the variable in each branch. */
import type { CodeAction } from '../../../../answers.ts';
import { editAt, innermost, readIndent, statementAt, textOf, type ActionPlace } from '../../action-place.ts';
import { endOf, indentLines } from '../statements.ts';

export function selectorToCase(place: ActionPlace): readonly CodeAction[] {
  const selector = innermost(place, 'Selector');
  const statement = statementAt(place);
  if (statement?.kind !== 'Assignment' || statement.right !== selector || statement.operator !== '=') return [];
  const { left, right, offset } = statement;
  if (right.kind !== 'Selector' || left.kind !== 'Variable' || isLastValue(place, offset)) return [];
  const entries = right.selectors;
  const isWhole = entries.some(({ matching }) => matching.kind === 'LiteralDefault');
  if (!isWhole || entries.some(({ matching }) => matching.kind === 'Unfold')) return [];
  const end = endOf(statement);
  const { comments, tokens } = place.file;
  const isWithin = (at: number): boolean => at >= offset && at < end;
  if (comments.some((each) => isWithin(each.offset))) return [];
  if (tokens.some((each) => each.category === 'heredoc' && isWithin(each.offset))) return [];
  const indent = readIndent(place, offset);
  const name = textOf(place, left);
  const rows = entries.map(({ matching, value }) => {
    const isBelow = readIndent(place, value.offset) !== indent;
    const written = indentLines(place, [value.offset, endOf(value)], isBelow ? 0 : 1);
    return `${indent}  ${textOf(place, matching)}: { ${name} = ${written} }\n`;
  });
  const edits = [editAt(place, offset, end, `case ${textOf(place, right.left)} {\n${rows.join('')}${indent}}`)];
  return [{ title: 'Convert to case', kind: 'refactor.rewrite', edits }];
}

/** True for an assignment that may be the value of a block: of a function, a lambda, or a conditional. */
function isLastValue({ nodes }: ActionPlace, offset: number): boolean {
  return nodes.some(
    (node) =>
      (node.kind === 'FunctionDefinition' || node.kind === 'Lambda' || node.kind === 'If' || node.kind === 'Case') &&
      node.offset < offset &&
      nodes.some((each) => each.kind === 'Block' && each.statements.at(-1)?.offset === offset),
  );
}
