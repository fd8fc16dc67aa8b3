/** Prints values: literals, lists, hashes and selectors, and the value after an equals sign or an arrow. */
import type { Expression, LiteralHash, Selector } from '../../../engine/index.ts';
import { group, hardline, ifBreak, indent, line, type Doc } from '../doc.ts';
import { spanEnd, type Printer } from '../printer.ts';
import { printElements } from './elements.ts';
import { alignArrows, measureWidth } from './arrows.ts';

/** Prints a node that has no spaces between its tokens: a word, a number, a string, or an unquoted host name. */
export function printWord(p: Printer, node: Expression): Doc {
  const end = spanEnd(node);
  const parts = [p.next()];
  while (p.peek.offset < end && p.peek.text !== '') parts.push(p.next());
  return parts;
}

/** Prints the value after an operator, on the same line where possible. */
export function printValue(p: Printer, value: Expression): Doc {
  if (p.peek.isOnNewLine && (p.hasComment || !beginsWithBracket(value))) {
    return group(indent([p.separator(line, { isFirst: true }), p.print(value)]));
  }
  return [' ', p.print(value)];
}

function beginsWithBracket({ kind }: Expression): boolean {
  return (
    kind === 'LiteralHash' || kind === 'LiteralList' || kind === 'HeredocExpression' || kind === 'If' || kind === 'Case'
  );
}

export function printList(p: Printer, values: readonly Expression[]): Doc {
  return printElements(p, ['[', ']'], values, { trailingComma: 'added' });
}

/** Prints a hash in braces, or hash entries given as arguments of a call. */
export function printHash(p: Printer, { entries }: LiteralHash): Doc {
  if (!p.is('{')) return printEntries(p, entries, toHashEntry).docs;
  const opening = p.next('{');
  if (entries.length === 0) return group([opening, p.closing(p.hasComment ? hardline : ''), p.next('}')]);
  return printBraces(p, opening, entries, toHashEntry);
}

export function printSelector(p: Printer, { left, selectors }: Selector): Doc {
  const head = p.print(left);
  const mark = p.next('?');
  if (!p.is('{')) return group([head, ' ', mark, ' ', printEntries(p, selectors, toSelectorEntry).docs]);
  const opening = p.next('{');
  return [head, ' ', mark, ' ', printBraces(p, opening, selectors, toSelectorEntry)];
}

interface Entry {
  readonly key: Expression;
  readonly value: Expression;
}

function toHashEntry(entry: LiteralHash['entries'][number]): Entry {
  return entry;
}

function toSelectorEntry({ matching, value }: Selector['selectors'][number]): Entry {
  return { key: matching, value };
}

function printBraces<Node>(p: Printer, opening: Doc, nodes: readonly Node[], toEntry: (node: Node) => Entry): Doc {
  const isOpened = p.peek.isOnNewLine;
  const first = p.separator(line, { isFirst: true });
  const { docs } = printEntries(p, nodes, toEntry);
  const skipped = p.skipIf(',');
  const closing = p.closing(line);
  return group([opening, indent([first, docs]), skipped, ifBreak(','), closing, p.next('}')], {
    shouldBreak: isOpened,
  });
}

/** Prints entries separated by commas. If each entry has its own line, the arrows are in one column. */
function printEntries<Node>(p: Printer, nodes: readonly Node[], toEntry: (node: Node) => Entry): { docs: Doc[] } {
  const entries = nodes.map((node, index) => {
    const { key, value } = toEntry(node);
    const before = index === 0 ? '' : p.separator(line);
    const name = p.print(key);
    const rest = [p.next('=>'), printValue(p, value)];
    const after = index === nodes.length - 1 ? '' : p.next(',');
    return { before, name, width: measureWidth(name), rest, after };
  });
  const pads = alignArrows(entries.map(({ width }) => width));
  return {
    docs: entries.map(({ before, name, rest, after }, index) => [
      before,
      name,
      ifBreak(pads[index] ?? '', ''),
      ' ',
      rest,
      after,
    ]),
  };
}
