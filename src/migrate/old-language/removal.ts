import type { Span } from '../../engine/index.ts';
import type { TextEdit } from '../fixes/edits.ts';
import type { ReadProgram } from '../read-program.ts';

/** Removes a statement, and its line if nothing else is on it. */
export function removal({ file, text }: ReadProgram, { offset, length }: Span): TextEdit {
  const end = offset + length;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next === -1 ? text.length : next + 1;
  const isAlone = text.slice(start, offset).trim() === '' && text.slice(end, lineEnd).trim() === '';
  if (isAlone) return { file, span: { offset: start, length: lineEnd - start }, text: '' };
  const gap = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  return { file, span: { offset, length: length + gap }, text: '' };
}
