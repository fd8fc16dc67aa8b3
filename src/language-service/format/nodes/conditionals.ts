/** Prints `if`, `unless` and `case`. */
import type { Case, Expression, If, Unless } from '../../../engine/index.ts';
import { group, hardline, ifBreak, indent, isBroken, line, type Doc } from '../doc.ts';
import { spanEnd, type Printer } from '../printer.ts';
import { printCondition } from './operators.ts';
import { alignCells } from './aligned.ts';
import { measureWidth } from './arrows.ts';
import { isShortBlock, isValueOnly, printBlock, printShortBlock } from './statements.ts';

/** Prints a conditional. It stays on one line only if it was written on one line and just selects a value. */
export function printConditional(p: Printer, node: If | Unless, isStatement: boolean): Doc {
  const end = spanEnd(node);
  const isShort = p.isOnOneLine(end) && (!isStatement || isValueOnly(node));
  const block = (body: Expression): Doc => (isShort ? printShortBlock(p, body, end) : printBlock(p, body));
  const parts: Doc[] = [];
  let at: If | Unless = node;
  for (;;) {
    parts.push(p.next(), ' ', group(printCondition(p, at.test)), ' ', block(at.then));
    const hasComment = p.hasComment;
    if (!p.is('else') && !p.is('elsif')) break;
    parts.push(hasComment ? p.separator(hardline) : ' ');
    if (p.is('elsif') && at.else.kind === 'If') {
      at = at.else;
      continue;
    }
    parts.push(p.next('else'), ' ', block(at.else));
    break;
  }
  return group(parts);
}

export function printCase(p: Printer, { test, options }: Case): Doc {
  const head: Doc = [p.next('case'), ' ', group(printCondition(p, test)), ' ', p.next('{')];
  const rows = options.map(({ values, operatorSpan, then }, index) => {
    const before = p.separator(hardline, { isFirst: index === 0 });
    const matching: Doc = [printMatching(p, values), p.next(':')];
    const isShort = isShortBlock(p, then, spanEnd(then));
    const block = group(printShortBlock(p, then, spanEnd(then)));
    const cell =
      isShort && !isBroken(block)
        ? { ...p.readColumn(operatorSpan.offset, 1), width: measureWidth(matching) }
        : undefined;
    return { before, matching, cell, block };
  });
  const pads = alignCells(rows.map(({ cell }) => cell));
  const lines = rows.map(({ before, matching, block }, index): Doc => {
    const pad = pads[index] ?? '';
    // If the block does not fit on the line, the spaces for its alignment are left out.
    return [before, pad === '' ? [matching, ' ', block] : group([matching, ifBreak('', pad), ' ', block])];
  });
  const closing = p.closing(hardline);
  return group([head, indent(lines), closing, p.next('}')]);
}

function printMatching(p: Printer, values: readonly Expression[]): Doc {
  return group(
    values.map((value, index): Doc => {
      const before = index === 0 ? '' : [p.next(','), p.separator(line, { isFirst: true })];
      return [before, p.print(value)];
    }),
  );
}
