/** Edits that remove a part of a manifest and keep the rest well formatted. */
import type { Expression, Fix, Span } from '../../engine/index.ts';
import type { ListItem } from './mentions.ts';

export type TextEdit = Fix['edits'][number];

export interface Source {
  readonly file: string;
  readonly text: string;
}

export function endOf({ offset, length }: Span): number {
  return offset + length;
}

export function replace({ file }: Source, from: number, to: number, text: string): TextEdit {
  return { file, span: { offset: from, length: to - from }, text };
}

/** Returns the white space at the start of the line that contains an offset. */
export function indentAt({ text }: Source, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Removes an entry of a list, including its comma. */
export function removeItem(source: Source, { list, index }: ListItem): TextEdit | undefined {
  const [item, next, previous] = [list[index], list[index + 1], list[index - 1]];
  if (item === undefined) return undefined;
  if (next !== undefined) return replace(source, item.offset, next.offset, '');
  return replace(source, previous === undefined ? item.offset : endOf(previous), endOf(item), '');
}

/** Removes an entry, including its comma. Removes the whole line if it contains nothing else. */
export function removeOperation(source: Source, operation: Span, previous: Span | undefined): TextEdit {
  const { text } = source;
  const comma = /^\s*,/.exec(text.slice(endOf(operation)))?.[0].length ?? 0;
  const end = endOf(operation) + comma;
  const lines = wholeLines(text, operation.offset, end);
  if (lines !== undefined) return replace(source, lines.from, lines.to, '');
  if (comma === 0 && previous !== undefined) return replace(source, endOf(previous), end, '');
  const space = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  return replace(source, operation.offset, end + space, '');
}

/** Removes a statement. Removes its whole lines if they contain nothing else. */
export function removeStatement(source: Source, statement: Expression): TextEdit {
  const { offset } = statement;
  const end = endOf(statement);
  const lines = wholeLines(source.text, offset, end);
  return lines === undefined ? replace(source, offset, end, '') : replace(source, lines.from, lines.to, '');
}

/** Returns the whole lines of a range, if they contain nothing outside of the range except a trailing comment. */
function wholeLines(
  text: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const rest = /^[ \t\r]*(?:#[^\n]*)?(?:\n|$)/.exec(text.slice(to))?.[0];
  if (rest === undefined || text.slice(start, from).trim() !== '') return undefined;
  return { from: start, to: to + rest.length };
}
