/** Splits a resource with a list of titles into one resource per title. */
import type { Expression } from '../../../../../engine/index.ts';
import type { CodeAction } from '../../../../answers.ts';
import { editAt, statementAt, textOf, type ActionPlace } from '../../action-place.ts';
import { endOf } from '../statements.ts';
import {
  findResourceHead,
  formatStatements,
  hasHeredoc,
  isRepeatable,
  listComments,
  listTitles,
  writeComments,
  type Body,
} from './resource-parts.ts';

export function splitTitles(place: ActionPlace): readonly CodeAction[] {
  const { resource, body } = findResourceHead(place) ?? {};
  if (resource === undefined || body?.title.kind !== 'LiteralList') return [];
  const titles = listTitles(body);
  const statement = statementAt(place);
  if (titles === undefined || titles.length < 2 || statement === undefined) return [];
  if (new Set(titles.map((title) => textOf(place, title))).size < titles.length) return [];
  // A heredoc's content is outside of the attribute that has it.
  if (!isRepeatable(body) || hasHeredoc(place, statement)) return [];
  const { text } = place.file;
  const isWhole = statement === resource && resource.bodies.length === 1;
  // In a chain, or beside other bodies, the titles get bodies of the same resource.
  const [start, end] = isWhole ? [resource.offset, endOf(resource)] : [body.offset, endOf(body)];
  const [before, after] = [text.slice(start, body.title.offset), text.slice(endOf(body.title), end)];
  const parts = titles.map((title, index) => {
    const comments = writeComments(place, listComments(place, ...rangeOfTitle(place, body, titles, index)));
    return comments + before + textOf(place, title) + after;
  });
  const between = isWhole ? (parts.some((part) => part.includes('\n')) ? '\n\n' : '\n') : ';\n';
  const written = text.slice(statement.offset, start) + parts.join(between) + text.slice(end, endOf(statement));
  return [
    {
      title: 'Split into one resource per title',
      kind: 'refactor.rewrite',
      edits: [editAt(place, statement.offset, endOf(statement), formatStatements(place, statement.offset, written))],
    },
  ];
}

/**
 * Returns the part of the list whose comments belong to a title: the lines before it, and the rest of its own line. The
 * last title also has the comments after it.
 */
function rangeOfTitle(
  { file: { text } }: ActionPlace,
  { title: list }: Body,
  titles: readonly Expression[],
  index: number,
): readonly [from: number, to: number] {
  const [previous, title] = [titles[index - 1], titles[index]];
  const lineEnd = (offset: number): number => {
    const newline = text.indexOf('\n', offset);
    return newline === -1 ? text.length : newline;
  };
  const from = previous === undefined ? list.offset : Math.min(lineEnd(endOf(previous)), title?.offset ?? 0);
  const next = titles[index + 1];
  if (title === undefined || next === undefined) return [from, endOf(list)];
  return [from, Math.min(lineEnd(endOf(title)), next.offset)];
}
