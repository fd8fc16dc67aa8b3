/** Prints elements between brackets, separated by commas: on one line, or one per line. */
import type { Expression } from '../../../engine/index.ts';
import {
  conditionalGroup,
  group,
  hardline,
  ifBreak,
  indent,
  isBroken,
  line,
  softline,
  WIDTH,
  type Doc,
} from '../doc.ts';
import type { Printer } from '../printer.ts';

/** Length of a string up to which it can fit on a line of its own, with the indentation and a comma. */
const LONGEST_STRING = WIDTH - 5;

interface ElementOptions {
  /**
   * Comma after the last element, if each element is on its own line. `kept`: printed if the source contains the comma.
   */
  readonly trailingComma: 'added' | 'kept' | 'refused';
  /** True for a single element that stays on the line of its brackets. */
  readonly isInline?: boolean;
}

export function printElements(
  p: Printer,
  [open, close]: readonly [string, string],
  elements: readonly Expression[],
  options: ElementOptions,
): Doc {
  const opening = p.next(open);
  const contentStart = p.index;
  if (elements.length === 0) return group([opening, p.closing(p.hasComment ? hardline : ''), p.next(close)]);
  const { isInline = false } = options;
  const isOpened = (p.peek.isOnNewLine && !isInline) || p.hasComment;
  const hugged = isOpened ? undefined : elements.at(-1);
  const first = p.separator(softline, { isFirst: true });
  const docs: Doc[] = [];
  const separators: Doc[] = [];
  let hasComment = false;
  for (const [index, element] of elements.entries()) {
    docs.push(p.print(element));
    if (index === elements.length - 1) break;
    const comma = p.next(',');
    hasComment ||= p.hasComment;
    separators.push([comma, p.separator(line)]);
  }
  const hasTrailingComma = options.trailingComma === 'added' || (options.trailingComma === 'kept' && p.is(','));
  const skipped = p.skipIf(',');
  hasComment ||= p.hasComment;
  const closing = p.closing(softline);
  const end = [p.next(close), p.reserveComment(contentStart)];
  const listed = docs.map((doc, index): Doc => [doc, separators[index] ?? '']);
  const trailing = hasTrailingComma ? ifBreak(',') : '';
  // An element with several lines must not be inside a group that is on one line.
  const shouldBreak = isOpened || docs.some(isBroken);
  const all = group([opening, indent([first, ...listed]), skipped, trailing, closing, end], { shouldBreak });
  if (hugged === undefined || hasComment || !(isInline || isHuggable(hugged, elements.length))) return all;
  return hug(opening, docs, end) ?? all;

  /**
   * Prints the last element so that it begins on the line of the opening bracket and ends on the line of the closing
   * bracket. Prints one element per line if the other elements are too long for this. Returns undefined if one of the
   * other elements has several lines.
   */
  function hug(before: Doc, parts: readonly Doc[], after: Doc): Doc | undefined {
    const others = parts.slice(0, -1);
    const last = parts.at(-1) ?? '';
    if (others.length === 0) return [before, last, after];
    if (others.some(isBroken)) return undefined;
    const head = others.flatMap((doc): Doc[] => [doc, ', ']);
    return conditionalGroup([
      [before, ...head, last, after],
      [before, ...head, group(last, { shouldBreak: true }), after],
      all,
    ]);
  }
}

/** True for an element that can begin on the line of the opening bracket and be broken inside. */
function isHuggable(element: Expression, count: number): boolean {
  switch (element.kind) {
    case 'LiteralHash':
      // A hash without braces is not huggable, because its entries are laid out as separate elements.
      return element.entries[0]?.offset !== element.offset;
    case 'LiteralList':
      return element.values.length > 0;
    case 'HeredocExpression':
      return true;
    case 'LiteralString':
    case 'ConcatenatedString':
      return count === 1 && element.length > LONGEST_STRING;
    case 'Access':
      return element.left.kind === 'QualifiedReference' && (count === 1 || element.keys.at(-1)?.kind === 'LiteralHash');
    case 'CallNamedFunction':
    case 'CallMethod':
    case 'If':
    case 'Case':
    case 'Selector':
      return count === 1;
    default:
      return false;
  }
}
