/**
 * Prints operators: chains that are broken before each operator, assignments, prefixes, parentheses and relationships.
 */
import type { Assignment, Expression, Parenthesized, Relationship } from '../../../engine/index.ts';
import { group, indent, line, softline, type Doc } from '../doc.ts';
import type { Printer } from '../printer.ts';
import { printValue } from './values.ts';

export type Binary = Extract<Expression, { readonly operatorSpan: unknown; readonly operator: string }>;
type Operation = Exclude<Binary, Assignment | Relationship>;

const CLASSES: Readonly<Record<string, string>> = { '-': '+', '/': '*', '%': '*', '>>': '<<' };

/** Returns the class of an operator. Operators of the same class form one chain. */
function classOf({ operator }: Binary): string {
  return CLASSES[operator] ?? operator;
}

interface Link {
  readonly operator: string;
  readonly offset: number;
  readonly right: Expression;
}

/** Lists the operands of a chain of operators of the same class, in order. */
function flatten(
  node: Binary,
  isSame: (left: Binary) => boolean,
): { readonly first: Expression; readonly links: Link[] } {
  const links: Link[] = [];
  let at: Expression = node;
  while (at === node || (isBinary(at) && isSame(at))) {
    if (!isBinary(at)) break;
    links.push({ operator: at.operator, offset: at.operatorSpan.offset, right: at.right });
    at = at.left;
  }
  return { first: at, links: links.reverse() };
}

export function isBinary(node: Expression): node is Binary {
  return 'operatorSpan' in node && 'operator' in node;
}

/**
 * Prints an operation. If it has several lines, the operators are at the beginnings of the lines, or at the ends if the
 * source has them there. The lines are indented, except lines that begin with an operator in a condition.
 */
export function printOperation(p: Printer, node: Operation, isCondition = false): Doc {
  const isChain = node.kind === 'And' || node.kind === 'Or' || node.kind === 'Arithmetic';
  const { first, links } = flatten(
    node,
    (left) => isChain && left.kind === node.kind && classOf(left) === classOf(node),
  );
  const broken = isChain ? links.find(({ offset }) => p.isBrokenAround(offset)) : undefined;
  const endsLine = broken !== undefined && !p.isOnNewLine(broken.offset);
  // A list or hash is not moved to the next line, because it can be broken inside its brackets.
  const isOnOneLine = broken === undefined && [first, ...links.map(({ right }) => right)].some(isBracketed);
  const separate = (): Doc => (isOnOneLine ? ' ' : p.separator(line, { isFirst: true }));
  const head = p.print(first);
  const rest = links.map(({ operator, right }): Doc => {
    if (endsLine) return [' ', p.next(operator), separate(), p.print(right)];
    return [separate(), p.next(operator), ' ', p.print(right)];
  });
  if (isOnOneLine) return [head, ...rest];
  return group([head, isCondition && !endsLine ? rest : indent(rest)], { shouldBreak: broken !== undefined });
}

function isBracketed({ kind }: Expression): boolean {
  return kind === 'LiteralHash' || kind === 'LiteralList';
}

/**
 * Prints a condition, or the content of parentheses. Operators that begin a line are directly below the first operand.
 */
export function printCondition(p: Printer, node: Expression): Doc {
  const isOperation = isBinary(node) && node.kind !== 'Assignment' && node.kind !== 'Relationship';
  return isOperation ? printOperation(p, node, true) : p.print(node);
}

/** Prints resources and references joined by arrows: on one line, or with each arrow at the beginning of a line. */
export function printRelationship(p: Printer, node: Relationship): Doc {
  const { first, links } = flatten(node, ({ kind }) => kind === 'Relationship');
  const shouldBreak = links.some(({ offset }) => p.isBrokenAround(offset));
  const head = p.print(first);
  const rest = links.map(({ operator, right }): Doc => {
    const before = p.separator(line);
    return [before, p.next(operator), ' ', p.print(right)];
  });
  return group([head, rest], { shouldBreak });
}

export function printAssignment(p: Printer, { left, operator, right }: Assignment): Doc {
  return [p.print(left), ' ', p.next(operator), printValue(p, right)];
}

export function printPrefixed(p: Printer, operator: string, operand: Expression): Doc {
  return [p.next(operator), p.print(operand)];
}

export function printParenthesized(p: Printer, { expr }: Parenthesized): Doc {
  const opening = p.next('(');
  const shouldBreak = p.peek.isOnNewLine;
  const first = p.separator(softline, { isFirst: true });
  const content = printCondition(p, expr);
  return group([opening, indent([first, content]), p.nextAfterContent(')', softline)], { shouldBreak });
}
