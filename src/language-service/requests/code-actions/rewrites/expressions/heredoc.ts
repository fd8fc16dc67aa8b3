/** Converts a string of several lines to a heredoc. The value stays the same. */
import type { CodeAction } from '../../../../answers.ts';
import { editAt, readIndent, type ActionPlace } from '../../action-place.ts';
import { endOf } from '../statements.ts';

const TAGS = ['END', 'TEXT', 'EOT', 'HEREDOC'];

export function stringToHeredoc(place: ActionPlace): readonly CodeAction[] {
  const node = place.nodes.at(-1);
  if (node?.kind !== 'LiteralString' || !/^['"]/.test(place.file.text.charAt(node.offset))) return [];
  const { text, tokens } = place.file;
  const { value } = node;
  if (!value.trimEnd().includes('\n') || /[^\P{Cc}\n\t]/u.test(value)) return [];
  const newline = text.indexOf('\n', endOf(node));
  const lineEnd = newline === -1 ? text.length : newline;
  const lineStart = text.lastIndexOf('\n', node.offset - 1) + 1;
  // The texts of two heredocs of one line would change places. A string that goes on after the line would contain the text.
  const isTaken = tokens.some(
    ({ category, offset, length }) =>
      (category === 'heredoc' && offset >= lineStart && offset < lineEnd) ||
      (offset >= endOf(node) && offset < lineEnd && offset + length > lineEnd),
  );
  const tag = TAGS.find((each) => !new RegExp(`^[ \\t|-]*${each}[ \\t]*$`, 'm').test(value));
  if (isTaken || tag === undefined) return [];
  const indent = `${readIndent(place, node.offset)}  `;
  const endsLine = value.endsWith('\n');
  const lines = (endsLine ? value.slice(0, -1) : value).split('\n');
  const body = lines.map((line) => (line === '' ? '\n' : `\n${indent}${line}`)).join('');
  const closing = `\n${indent}|${endsLine ? '' : '-'} ${tag}`;
  const edits = [editAt(place, node.offset, endOf(node), `@(${tag})`), editAt(place, lineEnd, lineEnd, body + closing)];
  return [{ title: 'Convert to a heredoc', kind: 'refactor.rewrite', edits }];
}
