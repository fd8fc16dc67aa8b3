/** Statements around a selection, and the indentation of their lines. */
import { walk, type AstNode, type Expression, type Span } from '../../../../engine/index.ts';
import type { ParsedFile } from '../../../parsed-file.ts';
import type { Range } from '../../../answers.ts';
import type { ActionPlace } from '../action-place.ts';
import { listBodies } from '../statement-lists.ts';

/** Definitions that Puppet allows only at top level and in classes. */
export const DEFINITIONS: ReadonlySet<AstNode['kind']> = new Set([
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'FunctionDefinition',
  'NodeDefinition',
  'TypeAlias',
  'TypeDefinition',
  'TypeMapping',
]);

export function endOf({ offset, length }: Span): number {
  return offset + length;
}

export interface SelectedStatements {
  readonly statements: readonly Expression[];
  /** Range from the first selected statement or comment to the end of the last one. */
  readonly range: Range;
}

/** Returns the statements that the selection covers completely, with the comments before, between and after them. */
export function selectStatements(place: ActionPlace): SelectedStatements | undefined {
  const { file, selection } = place;
  const { text } = file;
  if (selection[0] === selection[1]) return undefined;
  const start = selection[0] + (/^\s*/.exec(text.slice(...selection))?.[0].length ?? 0);
  const end = selection[0] + text.slice(...selection).trimEnd().length;
  if (start >= end) return undefined;
  let found: SelectedStatements | undefined;
  walk(file.program, (node) => {
    for (const body of listBodies(node, text)) {
      const statements = body.filter((each) => each.offset >= start && endOf(each) <= end);
      const [first, last] = [statements[0], statements.at(-1)];
      if (first === undefined || last === undefined) continue;
      if (isBlankOrComment(file, start, first.offset) && isBlankOrComment(file, endOf(last), end))
        found ??= { statements, range: [start, end] };
    }
    return found === undefined;
  });
  return found;
}

function isBlankOrComment({ text, comments }: ParsedFile, from: number, to: number): boolean {
  let rest = '';
  for (let at = from; at < to; at += 1) {
    const comment = comments.find(({ offset, length }) => offset <= at && at < offset + length);
    if (comment === undefined) rest += text.charAt(at);
    else at = comment.offset + comment.length - 1;
  }
  return rest.trim() === '' && !comments.some(({ offset, length }) => offset < to && to < offset + length);
}

/** Returns the lines on which a string or heredoc continues. White space on these lines is part of its value. */
function findFixedLines({ text, tokens }: ParsedFile): readonly Range[] {
  return tokens.flatMap(({ category, offset, length }): readonly Range[] => {
    if (category === 'comment') return [];
    const tag =
      category === 'heredoc' ? /^@\(\s*"?([^"):/]+)/.exec(text.slice(offset, offset + length))?.[1] : undefined;
    if (tag === undefined) return [[offset, offset + length]];
    const body = text.indexOf('\n', offset) + 1;
    const name = tag.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const ending = new RegExp(`^[ \\t]*(?:\\|[ \\t]*)?(?:-[ \\t]*)?${name}[ \\t]*\\r?$`, 'm').exec(text.slice(body));
    return body === 0 || ending === null ? [] : [[body - 1, body + ending.index + 1]];
  });
}

/**
 * Returns the source of a range. All lines after the first are indented by two more spaces per step, or by two fewer
 * for negative steps.
 */
export function indentLines({ file }: ActionPlace, [from, to]: Range, steps: number): string {
  const { text } = file;
  const fixed = findFixedLines(file);
  const shift = ' '.repeat(Math.abs(steps) * 2);
  let written = '';
  let at = from;
  for (;;) {
    const newline = text.indexOf('\n', at);
    if (newline === -1 || newline >= to - 1) return written + text.slice(at, to);
    written += text.slice(at, newline + 1);
    at = newline + 1;
    if (fixed.some(([start, end]) => start < at && at < end) || /^\r?\n/.test(text.slice(at, at + 2))) continue;
    if (steps > 0) written += shift;
    else if (text.startsWith(shift, at)) at += shift.length;
  }
}

/** Returns the comment after an offset, if only white space precedes it on the same line. */
export function findTrailingComment({ text, comments }: ParsedFile, offset: number): Span | undefined {
  const at = offset + (/^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0);
  return comments.find((comment) => comment.offset === at);
}
