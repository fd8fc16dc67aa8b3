/** Finds the statements of a manifest around an offset or a range. */
import { listChildren, walk, type AstNode, type Expression, type Program } from '../../engine/index.ts';
import type { Range, TextEdit } from '../answers.ts';
import { spanEnd } from './printer.ts';
import { listStatements } from './nodes/statements.ts';

/** Lists the blocks that a node contains, also inside expressions. Leaves out blocks that are inside another block. */
function listBlocks(node: AstNode): readonly (readonly Expression[])[] {
  const blocks: (readonly Expression[])[] = [];
  for (const child of listChildren(node)) {
    walk(child, (at) => {
      if (at.kind !== 'Block') return true;
      blocks.push(at.statements);
      return false;
    });
  }
  return blocks;
}

/**
 * Extends a range to whole statements: from the first to the last statement that it touches, in the innermost block
 * that contains the range.
 */
export function findStatements(program: Program, [start, end]: Range): Range {
  let statements = listStatements(program.body);
  for (;;) {
    const touched = statements.filter((statement) => statement.offset <= end && spanEnd(statement) >= start);
    const [first] = touched;
    const last = touched.at(-1);
    if (first === undefined || last === undefined) return [start, end];
    const inner = touched.length > 1 ? undefined : listBlocks(first).find((block) => contains(block, start, end));
    if (inner === undefined) return [Math.min(start, first.offset), Math.max(end, spanEnd(last))];
    statements = inner;
  }
}

function contains(statements: readonly Expression[], start: number, end: number): boolean {
  const [first] = statements;
  const last = statements.at(-1);
  return first !== undefined && last !== undefined && first.offset <= start && spanEnd(last) >= end;
}

/** Extends a span by the indentation before it, and to the end of its last line. */
export function wholeLines(text: string, [start, end]: Range): Range {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  return [text.slice(lineStart, start).trim() === '' ? lineStart : start, newline === -1 ? text.length : newline];
}

/**
 * Returns the edits inside a span. If an edit of white space crosses an end of the span, only the part inside is kept.
 */
export function limitEdits(text: string, edits: readonly TextEdit[], [start, end]: Range): readonly TextEdit[] {
  return edits.flatMap(({ range: [from, to], text: by }) => {
    if (to < start || from > end) return [];
    let [limitedFrom, limitedTo, limited] = [from, to, by];
    if (from < start) {
      limitedFrom = start;
      limited = limited.slice(limited.lastIndexOf('\n') + 1);
    }
    if (to > end) {
      limitedTo = end;
      limited = /^[^\n]*/.exec(limited)?.[0] ?? '';
    }
    const isChange = text.slice(limitedFrom, limitedTo) !== limited;
    return isChange ? [{ range: [limitedFrom, limitedTo], text: limited }] : [];
  });
}

/** Returns the innermost statement at an offset. Skips excluded statements. */
export function innermostStatement(
  program: Program,
  offset: number,
  excluded: ReadonlySet<number>,
): Expression | undefined {
  let found: Expression | undefined;
  let statements = listStatements(program.body);
  for (;;) {
    const at = statements.find((statement) => spanEnd(statement) > offset) ?? statements.at(-1);
    if (at === undefined || excluded.has(at.offset)) return found;
    found = at;
    const inner = listBlocks(at).find((block) => contains(block, offset, offset));
    if (inner === undefined) return found;
    statements = inner;
  }
}
