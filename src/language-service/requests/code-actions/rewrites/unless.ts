/** Converts `unless` to `if` with the opposite test, and back. */
import type { Expression } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { editAt, innermost, textOf, type ActionPlace } from '../action-place.ts';
import { isElsif } from '../statement-lists.ts';
import { endOf } from './statements.ts';

export const OPPOSITES: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '=~': '!~', '!~': '=~' };

export function unlessToIf(place: ActionPlace): readonly CodeAction[] {
  const node = innermost(place, 'Unless');
  if (node === undefined || place.offset > endOf(node.test)) return [];
  return [convert(place, node, 'if')];
}

/** Offers `unless` only for a test that is a negation, and not for a chain, because `unless` has no `elsif`. */
export function ifToUnless(place: ActionPlace): readonly CodeAction[] {
  const node = innermost(place, 'If');
  const { text } = place.file;
  if (node === undefined || place.offset > endOf(node.test) || isElsif(node, text)) return [];
  if (node.else.kind === 'If' && isElsif(node.else, text)) return [];
  return isNegation(node.test) ? [convert(place, node, 'unless')] : [];
}

function convert(
  place: ActionPlace,
  { offset, test }: { readonly offset: number; readonly test: Expression },
  keyword: 'if' | 'unless',
): CodeAction {
  const edits = [editAt(place, offset, endOf(test), `${keyword} ${negate(place, test)}`)];
  return { title: `Convert to ${keyword}`, kind: 'refactor.rewrite', edits };
}

function isNegation(test: Expression): boolean {
  if (test.kind === 'Parenthesized') return isNegation(test.expr);
  return (
    test.kind === 'Not' ||
    (test.kind === 'Comparison' && test.operator === '!=') ||
    (test.kind === 'Match' && test.operator === '!~')
  );
}

export function negate(place: ActionPlace, test: Expression): string {
  switch (test.kind) {
    case 'Parenthesized':
      return negate(place, test.expr);
    case 'Not':
      return textOf(place, test.expr.kind === 'Parenthesized' ? test.expr.expr : test.expr);
    case 'Comparison':
    case 'Match': {
      const opposite = OPPOSITES[test.operator];
      if (opposite === undefined) break;
      const { left, right } = test;
      return `${textOf(place, left)} ${opposite} ${textOf(place, right)}`;
    }
    case 'Variable':
    case 'Access':
    case 'CallMethod':
      return `!${textOf(place, test)}`;
    case 'CallNamedFunction':
      if (textOf(place, test).endsWith(')')) return `!${textOf(place, test)}`;
      break;
    default:
  }
  return `!(${textOf(place, test)})`;
}
