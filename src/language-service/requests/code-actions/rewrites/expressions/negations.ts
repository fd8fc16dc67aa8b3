/** Simplifies negated comparisons, and swaps the branches of an `if` by negating its test. */
import type { CodeAction } from '../../../../answers.ts';
import { editAt, innermost, type ActionPlace } from '../../action-place.ts';
import { isElsif } from '../../statement-lists.ts';
import { findBranchEnd } from '../if-and-case.ts';
import { endOf } from '../statements.ts';
import { negate, OPPOSITES } from '../unless.ts';

/** Converts `!($a == 1)` to `$a != 1`. */
export function simplifyNegation(place: ActionPlace): readonly CodeAction[] {
  const node = innermost(place, 'Not');
  if (node?.expr.kind !== 'Parenthesized') return [];
  const { expr } = node.expr;
  if ((expr.kind !== 'Comparison' && expr.kind !== 'Match') || OPPOSITES[expr.operator] === undefined) return [];
  if (place.file.comments.some(({ offset }) => offset > node.offset && offset < endOf(node))) return [];
  // These places bind less tightly than a comparison.
  const parent = place.nodes[place.nodes.indexOf(node) - 1]?.kind ?? '';
  const isFree = /^(?:And|Or|Parenthesized|If|Unless|Assignment|AttributeOperation|Block|Program)$/.test(parent);
  const written = negate(place, expr);
  const edits = [editAt(place, node.offset, endOf(node), isFree ? written : `(${written})`)];
  return [{ title: `Simplify to ${written}`, kind: 'refactor.rewrite', edits }];
}

export function swapBranches(place: ActionPlace): readonly CodeAction[] {
  const node = innermost(place, 'If');
  const { text } = place.file;
  if (node === undefined || place.offset > endOf(node.test) || isElsif(node, text)) return [];
  if (node.else.kind === 'Nop' || (node.else.kind === 'If' && isElsif(node.else, text))) return [];
  const open = /^\s*(?=\{)/.exec(text.slice(endOf(node.test)))?.[0];
  if (open === undefined) return [];
  const [start, end] = [endOf(node.test) + open.length, findBranchEnd(place, node)];
  // A comment between the branches could belong to either of them.
  const between = /^\s*else\s*(?=\{)/.exec(text.slice(end))?.[0];
  if (between === undefined) return [];
  const other = text.slice(end + between.length, endOf(node));
  const edits = [
    editAt(place, node.test.offset, endOf(node.test), negate(place, node.test)),
    editAt(place, start, end, other),
    editAt(place, end + between.length, endOf(node), text.slice(start, end)),
  ];
  return [{ title: 'Swap the branches', kind: 'refactor.rewrite', edits }];
}
