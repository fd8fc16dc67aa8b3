/** Changes the quotes of a string without interpolation, in both directions. The value stays the same. */
import type { CodeAction, CodeActionKind } from '../../../answers.ts';
import { editAt, textOf, type ActionPlace } from '../action-place.ts';
import { endOf } from './statements.ts';

export function changeQuotes(place: ActionPlace): readonly CodeAction[] {
  const node = place.nodes.at(-1);
  if (node?.kind !== 'LiteralString') return [];
  const source = textOf(place, node);
  const quote = source.charAt(0);
  const { value } = node;
  if (source.length < 2 || (quote !== "'" && quote !== '"') || !source.endsWith(quote)) return [];
  // Skips a string inside `${…}`, because it should not have the same quotes as the string around it.
  if (place.nodes.some(({ kind }) => kind === 'ConcatenatedString' || kind === 'TextExpression')) return [];
  const change = (title: string, text: string, kind: CodeActionKind = 'refactor.rewrite'): CodeAction => ({
    title,
    kind,
    edits: [editAt(place, node.offset, endOf(node), text)],
  });
  // A value with control characters, or with more lines than its source, needs the escapes of double quotes.
  if (/[^\P{Cc}\n]/u.test(value) || (value.includes('\n') && !source.includes('\n'))) return [];
  if (quote === '"') return [change('Change to single quotes', `'${value.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`)];
  const doubled = `"${value.replace(/[\\"$]/g, '\\$&')}"`;
  const plain = change('Change to double quotes', doubled);
  if (!/\$(?:\{\w|[a-z_])/.test(value)) return [plain];
  const interpolated = `"${value.replace(/[\\"]|\$(?!\{\w|[a-z_])/g, '\\$&')}"`;
  return [change('Change to double quotes, so that the variables are replaced', interpolated, 'quickfix'), plain];
}
