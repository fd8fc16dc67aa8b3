/** Prints calls of functions and methods, accesses, lambdas, and parameters. */
import type { Access, CallMethod, CallNamedFunction, Expression, Lambda } from '../../../engine/index.ts';
import { group, hardline, indent, line, type Doc } from '../doc.ts';
import { spanEnd, type Printer } from '../printer.ts';
import { printElements } from './elements.ts';
import { printParameters } from './parameters.ts';
import { printShortBlock } from './statements.ts';

type Part = Access | CallMethod | CallNamedFunction;

/** Prints a value followed by calls and accesses: `$a['b'].c(1).each |$x| { … }`. */
export function printChain(p: Printer, node: Part): Doc {
  const parts: Part[] = [];
  let head: Expression = node;
  for (let next = innerOf(head); next !== undefined; next = innerOf(head)) {
    if (!isPart(head)) break;
    parts.push(head);
    head = next;
  }
  const first = p.print(head);
  const methods = parts.filter(({ kind }) => kind === 'CallMethod').length;
  /**
   * Documents of the calls that are printed on lines of their own. Begins with the first method call that begins a line
   * in the source.
   */
  const below: Doc[] = [];
  const beside: Doc[] = [];
  for (const part of parts.reverse()) {
    const isBelow = below.length > 0 || (part.kind === 'CallMethod' && p.peek.isOnNewLine);
    if (isBelow && part.kind === 'CallMethod') below.push(p.separator(hardline, { isFirst: true }));
    (isBelow ? below : beside).push(printPart(p, part));
  }
  if (below.length === 0) return methods === 0 ? [first, ...beside] : group([first, ...beside]);
  return group([first, ...beside, indent(below)]);
}

function isPart(node: Expression): node is Part {
  return node.kind === 'Access' || node.kind === 'CallMethod' || node.kind === 'CallNamedFunction';
}

function innerOf(node: Expression): Expression | undefined {
  switch (node.kind) {
    case 'Access':
      return node.left;
    case 'CallMethod':
      return node.functor.left;
    case 'CallNamedFunction':
      return node.functor;
    default:
      return undefined;
  }
}

function printPart(p: Printer, part: Part): Doc {
  switch (part.kind) {
    case 'Access':
      return printElements(p, ['[', ']'], part.keys, { trailingComma: 'kept', isInline: isIndex(part) });
    case 'CallMethod':
      return [
        p.next('.'),
        p.next(),
        part.parenthesesSpan === undefined
          ? ''
          : printElements(p, ['(', ')'], part.arguments, { trailingComma: 'refused' }),
        part.lambda === undefined ? '' : [' ', printLambda(p, part.lambda)],
      ];
    case 'CallNamedFunction':
      return [
        p.is('(') && !p.peek.isOnNewLine
          ? printElements(p, ['(', ')'], part.arguments, { trailingComma: 'added' })
          : printStatementArguments(p, part.arguments),
        part.lambda === undefined ? '' : [' ', printLambda(p, part.lambda)],
      ];
  }
}

/** True for an access with one plain key: `$a['b']`. */
function isIndex({ left, keys: [key, ...others] }: Access): boolean {
  if (left.kind === 'QualifiedReference' || key === undefined || others.length > 0) return false;
  return key.kind === 'LiteralString' || key.kind === 'LiteralInteger' || key.kind === 'Variable';
}

/** Prints arguments without parentheses: `include a, b`. */
function printStatementArguments(p: Printer, values: readonly Expression[]): Doc {
  // Directly after the name, a parenthesis would begin the arguments of a call.
  const isParenthesis = p.is('(');
  const docs = values.map((value, index): Doc => {
    const before = index === 0 ? (isParenthesis ? hardline : ' ') : [p.next(','), p.separator(line, { isFirst: true })];
    return [before, p.print(value)];
  });
  return group(indent(docs));
}

export function printLambda(p: Printer, { parameters, returnType, body }: Lambda): Doc {
  return [
    printParameters(p, ['|', '|'], parameters, false),
    ' ',
    returnType === undefined ? '' : [p.next('>>'), ' ', p.print(returnType), ' '],
    group(printShortBlock(p, body, spanEnd(body))),
  ];
}
