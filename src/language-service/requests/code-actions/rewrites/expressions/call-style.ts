/** Converts a call such as `split($a, ',')` to a method call such as `$a.split(',')`, and back. */
import type { AstNode, Expression } from '../../../../../engine/index.ts';
import type { CodeAction } from '../../../../answers.ts';
import { editAt, innermost, isWithin, textOf, type ActionPlace } from '../../action-place.ts';
import { endOf } from '../statements.ts';

/** Values that can be before a dot without parentheses. */
const RECEIVERS: ReadonlySet<AstNode['kind']> = new Set([
  'Variable',
  'Access',
  'LiteralString',
  'ConcatenatedString',
  'LiteralList',
  'CallMethod',
  'Parenthesized',
  'QualifiedReference',
]);

export function callToMethod(place: ActionPlace): readonly CodeAction[] {
  const call = innermost(place, 'CallNamedFunction');
  const [first, second] = call?.arguments ?? [];
  if (call?.functor.kind !== 'QualifiedName' || first === undefined || !isWithin(place.offset, call.functor)) return [];
  const { text } = place.file;
  const open = endOf(call.functor);
  if (text[open] !== '(' || !isReceiver(first, text)) return [];
  // At the beginning of a statement, a bracket may belong to the statement before: `[1]` is an index there.
  if (!call.rvalRequired && !/[$'"A-Z]/.test(text.charAt(first.offset))) return [];
  if (text.slice(open + 1, first.offset).trim() !== '') return [];
  const close = findClosing(text, call.arguments.at(-1) ?? first);
  const between = text.slice(endOf(first), second?.offset ?? close);
  if (close === undefined || !/^\s*,?\s*$/.test(between)) return [];
  const rest = second === undefined ? '' : `(${text.slice(second.offset, close)})`;
  const written = `${textOf(place, first)}.${textOf(place, call.functor)}${rest}`;
  const edits = [editAt(place, call.offset, close + 1, written)];
  return [{ title: 'Convert to a method call', kind: 'refactor.rewrite', edits }];
}

/** In `${…}`, a variable has no dollar sign, and a name before a dot would be a variable. */
function isReceiver(node: Expression, text: string): boolean {
  if (!RECEIVERS.has(node.kind)) return false;
  return !(node.kind === 'Variable' || node.kind === 'Access') || /[$A-Z]/.test(text.charAt(node.offset));
}

/** Returns the offset of the parenthesis after the last argument. Undefined if a comment precedes it. */
function findClosing(text: string, last: Expression): number | undefined {
  const gap = /^\s*,?\s*(?=\))/.exec(text.slice(endOf(last)))?.[0];
  return gap === undefined ? undefined : endOf(last) + gap.length;
}

export function methodToCall(place: ActionPlace): readonly CodeAction[] {
  const call = place.nodes.findLast((node) => node.kind === 'CallMethod' && isWithin(place.offset, node.functor.right));
  if (call?.kind !== 'CallMethod' || call.functor.right.kind !== 'QualifiedName') return [];
  const { left, right } = call.functor;
  const { text } = place.file;
  // At the beginning of `${…}`, the receiver is written without its dollar sign.
  const head = text.slice(0, call.offset).trimEnd();
  if (head.endsWith('${') || !isReceiver(left, text) || left.offset !== call.offset) return [];
  if (!/^\s*\.\s*$/.test(text.slice(endOf(left), right.offset))) return [];
  const [first] = call.arguments;
  const given =
    call.parenthesesSpan === undefined || first === undefined
      ? ''
      : `, ${text.slice(first.offset, endOf(call.parenthesesSpan) - 1).trimEnd()}`;
  const end = call.parenthesesSpan === undefined ? endOf(right) : endOf(call.parenthesesSpan);
  if (/^[^\n]*#/.test(given)) return [];
  const edits = [editAt(place, call.offset, end, `${textOf(place, right)}(${textOf(place, left)}${given})`)];
  return [{ title: 'Convert to a function call', kind: 'refactor.rewrite', edits }];
}
