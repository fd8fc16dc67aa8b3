import type { Parameter } from '../../../engine/index.ts';
import { group, ifBreak, indent, line, softline, WIDTH, type Doc } from '../doc.ts';
import type { Printer } from '../printer.ts';
import { alignCells, type Cell } from './aligned.ts';
import { measureWidth } from './arrows.ts';
import { printValue } from './values.ts';

export function printParameters(
  p: Printer,
  [open, close]: readonly [string, string],
  parameters: readonly Parameter[],
  allowsTrailingComma: boolean,
): Doc {
  const opening = p.next(open);
  if (parameters.length === 0) return group([opening, p.closing(''), p.next(close)]);
  const shouldBreak = p.peek.isOnNewLine;
  const first = p.separator(softline, { isFirst: true });
  const rows = parameters.map((parameter, index) => readRow(p, parameter, index, index === parameters.length - 1));
  const skipped = p.skipIf(',');
  const closing = p.closing(softline);
  const trailing = allowsTrailingComma ? ifBreak(',') : '';
  return group([opening, indent([first, printRows(rows)]), skipped, trailing, closing, p.next(close)], { shouldBreak });
}

const INDENT = 2;

interface Row {
  readonly before: Doc;
  readonly type: Doc | undefined;
  readonly typeWidth: number;
  readonly name: Doc;
  readonly nameWidth: number;
  readonly nameCell: Cell | undefined;
  /** Column and gap of the equals sign in the source. */
  readonly equals: Omit<Cell, 'width'> | undefined;
  readonly rest: Doc;
}

function readRow(p: Printer, parameter: Parameter, index: number, isLast: boolean): Row {
  const { type, capturesRest, name, nameSpan, value } = parameter;
  const before = index === 0 ? '' : p.separator(line);
  const typeDoc = type === undefined ? undefined : p.print(type);
  const typeWidth = typeDoc === undefined ? 0 : measureWidth(typeDoc);
  const hasNameCell = typeDoc !== undefined && !capturesRest;
  return {
    ...{ before, type: typeDoc, typeWidth },
    name: [capturesRest ? p.next('*') : '', p.next()],
    nameWidth: name.length + (capturesRest ? 2 : 1),
    nameCell: hasNameCell ? { ...p.readColumn(nameSpan.offset), width: typeWidth } : undefined,
    equals: value === undefined ? undefined : { ...p.readColumn(nameSpan.offset, 1) },
    rest: [value === undefined ? '' : [' ', p.next('='), printValue(p, value)], isLast ? '' : p.next(',')],
  };
}

function printRows(rows: readonly Row[]): Doc {
  const [namePads, equalsPads] = computePads(rows);
  return rows.map(({ before, type, name, rest }, index): Doc => [
    before,
    type === undefined ? '' : [type, ifBreak(namePads[index] ?? ''), ' '],
    name,
    ifBreak(equalsPads[index] ?? ''),
    rest,
  ]);
}

/**
 * Computes the spaces to add before the names and before the equals signs. Adds no spaces if a line would become too
 * long.
 */
function computePads(rows: readonly Row[]): readonly [readonly string[], readonly string[]] {
  const namePads = alignCells(rows.map(({ nameCell }) => nameCell));
  const widths = rows.map(({ type, typeWidth, nameWidth }, index) => {
    return (type === undefined ? 0 : typeWidth + 1) + (namePads[index]?.length ?? 0) + nameWidth;
  });
  const equalsPads = alignCells(
    rows.map(({ equals }, index) => (equals === undefined ? undefined : { ...equals, width: widths[index] ?? 0 })),
  );
  const isTooLong = rows.some(({ rest }, index) => {
    const pad = (namePads[index]?.length ?? 0) + (equalsPads[index]?.length ?? 0);
    return pad > 0 && INDENT + (widths[index] ?? 0) + (equalsPads[index]?.length ?? 0) + measureWidth(rest) > WIDTH;
  });
  return isTooLong ? [[], []] : [namePads, equalsPads];
}
