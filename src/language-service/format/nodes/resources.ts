import type {
  AnyAttributeOperation,
  Collect,
  Expression,
  ResourceBody,
  ResourceDefaults,
  ResourceExpression,
  ResourceForm,
  ResourceOverride,
} from '../../../engine/index.ts';
import { group, hardline, ifBreak, indent, indentIfBreak, line, type Doc } from '../doc.ts';
import type { Printer } from '../printer.ts';
import { alignArrows } from './arrows.ts';
import { printValue } from './values.ts';
import { printCondition } from './operators.ts';

export function printResource(p: Printer, { form, typeName, bodies }: ResourceExpression): Doc {
  const head: Doc = [printForm(p, form), p.print(typeName), ' ', p.next('{')];
  const [only] = bodies;
  if (bodies.length === 1 && only !== undefined && !p.peek.isOnNewLine && !p.hasComment) {
    return group([head, ' ', printSingleBody(p, only)]);
  }
  return group([head, printBodies(p, bodies)]);
}

function printForm(p: Printer, form: ResourceForm): Doc {
  if (form === 'regular') return '';
  return p.next(form === 'virtual' ? '@' : '@@');
}

/** Prints a body and the closing brace after it. The body's title is on the line of the opening brace. */
function printSingleBody(p: Printer, { title, operations }: ResourceBody): Doc {
  // Attributes below a list of titles are indented like the list, which begins inside the braces.
  const titleId = Symbol('title');
  const [only, ...others] = operations;
  const isBelow = others.length > 0 || (only !== undefined && p.isOnNewLine(only.offset));
  const printed = p.print(title);
  const head: Doc = [group(isBelow ? indent(printed) : printed, { id: titleId }), p.next(':')];
  if (operations.length === 0) {
    const skipped: Doc = [p.skipIf(','), p.skipIf(';')];
    const closing = p.closing(p.hasComment ? hardline : line);
    return group([head, skipped, closing, p.next('}')]);
  }
  return [head, p.skipIf(','), printAttributes(p, operations, { titleId })];
}

/**
 * Prints attributes and the closing brace after them. A single attribute can stay on the line of the braces; several attributes
 * get one line each.
 */
function printAttributes(
  p: Printer,
  operations: readonly AnyAttributeOperation[],
  options: { readonly titleId?: symbol } = {},
): Doc {
  const isShort = operations.length === 1 && !p.peek.isOnNewLine && !p.hasComment;
  const kind = isShort ? line : hardline;
  const first = p.separator(kind, { isFirst: true });
  const lines = printOperations(p, operations);
  const { titleId } = options;
  const skipped: Doc = [p.skipIf(','), titleId === undefined ? '' : p.skipIf(';')];
  const closing = p.closing(kind);
  const attributes = indent([first, lines]);
  const indented = titleId === undefined ? attributes : indentIfBreak(attributes, { groupId: titleId });
  return group([indented, skipped, ifBreak(','), closing, p.next('}')]);
}

/** Prints each attribute on its own line, with aligned arrows, and without a comma after the last attribute. */
function printOperations(p: Printer, operations: readonly AnyAttributeOperation[]): Doc {
  const names = operations.map((operation) => (operation.kind === 'AttributeOperation' ? operation.name : '*'));
  const pads = alignArrows(names.map((name) => name.length));
  return operations.map((operation, index): Doc => {
    const before = index === 0 ? '' : p.separator(hardline);
    const name = p.next(names[index]);
    const isSplat = operation.kind === 'AttributesOperation';
    const arrow = p.next(isSplat ? '=>' : operation.operator);
    const value = printValue(p, isSplat ? operation.expr : operation.value);
    const comma = index === operations.length - 1 ? '' : p.next(',');
    return [before, name, pads[index] ?? '', ' ', arrow, value, comma];
  });
}

/** Prints several bodies, or one whose title is below the opening brace, up to the closing brace. */
function printBodies(p: Printer, bodies: readonly ResourceBody[]): Doc {
  const isOnOwnLine = bodies.some((body) => p.isLineAfter(body, ';'));
  let isOpen = false;
  const lines = bodies.map((body, index): Doc => {
    const before = p.separator(hardline, { isFirst: index === 0 });
    const printed = printBody(p, body, isOnOwnLine);
    ({ isOpen } = printed);
    return [before, printed.doc];
  });
  // Comments after the last attribute are indented like the attributes, unless a semicolon ends the body.
  const closing = p.closing(hardline, isOpen ? (comments) => indent(indent(comments)) : indent);
  return group([indent(lines), closing, p.next('}')]);
}

interface PrintedBody {
  readonly doc: Doc;
  /** True if the body has attributes, and no semicolon after them. */
  readonly isOpen: boolean;
}

function printBody(p: Printer, { title, operations }: ResourceBody, isOnOwnLine: boolean): PrintedBody {
  const head: Doc = [p.print(title), p.next(':')];
  const [only] = operations;
  // Puppet allows a comma before the first attribute.
  const skippedFirst = p.skipIf(',');
  if (only === undefined) return { doc: [head, skippedFirst, p.is(';') ? p.next(';') : ''], isOpen: false };
  const isShort = operations.length === 1 && !p.peek.isOnNewLine && !p.hasComment;
  const first = p.separator(isShort ? line : hardline, { isFirst: true });
  const attributes = indent([skippedFirst, first, printOperations(p, operations)]);
  const skipped = p.skipIf(',');
  if (!p.is(';')) return { doc: group([head, attributes, skipped, ',']), isOpen: true };
  if (!isOnOwnLine || isShort) return { doc: group([head, attributes, skipped, p.next(';')]), isOpen: false };
  const end = p.separator(hardline, { isFirst: true });
  return { doc: group([head, attributes, skipped, ',', end, p.next(';')]), isOpen: false };
}

export function printDefaults(p: Printer, { form, typeRef, operations }: ResourceDefaults): Doc {
  return printWithAttributes(p, form, typeRef, operations);
}

export function printOverride(p: Printer, { form, resources, operations }: ResourceOverride): Doc {
  return printWithAttributes(p, form, resources, operations);
}

function printWithAttributes(
  p: Printer,
  form: ResourceForm,
  target: Expression,
  operations: readonly AnyAttributeOperation[],
): Doc {
  const head: Doc = [printForm(p, form), p.print(target), ' '];
  return group([head, printBracedAttributes(p, operations)]);
}

function printBracedAttributes(p: Printer, operations: readonly AnyAttributeOperation[]): Doc {
  const opening = p.next('{');
  const skipped = p.skipIf(',');
  if (operations.length > 0) return [opening, skipped, printAttributes(p, operations)];
  return [opening, skipped, p.closing(p.hasComment ? hardline : ''), p.next('}')];
}

/** Prints a collector: `User <| title == 'a' |> { … }`. */
export function printCollect(p: Printer, { type, query, operations }: Collect): Doc {
  const [open, close] = query.kind === 'ExportedQuery' ? ['<<|', '|>>'] : ['<|', '|>'];
  const head: Doc = [p.print(type), ' ', p.next(open)];
  const isEmpty = query.expr.kind === 'Nop';
  const first = isEmpty ? '' : p.separator(line, { isFirst: true });
  const condition = isEmpty ? '' : printCondition(p, query.expr);
  const closing = p.closing(line);
  const collector = group([head, indent([first, condition]), closing, p.next(close)]);
  return p.is('{') ? group([collector, ' ', printBracedAttributes(p, operations)]) : collector;
}
