/** Prints sequences of statements, and the blocks in braces that contain them. */
import { utils } from 'prettier/doc';
import type { Assignment, Expression, If, Unless } from '../../../engine/index.ts';
import { group, hardline, indent, line, type Doc } from '../doc.ts';
import type { Printer } from '../printer.ts';
import { alignCells } from './aligned.ts';

export function listStatements(body: Expression): readonly Expression[] {
  if (body.kind === 'Nop') return [];
  return body.kind === 'Block' ? body.statements : [body];
}

const DEFINITIONS: ReadonlySet<Expression['kind']> = new Set([
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'FunctionDefinition',
  'NodeDefinition',
]);

/** True for two adjacent definitions that a blank line must separate. Two type aliases do not need one. */
function areDefinitions(one: Expression, other: Expression): boolean {
  const kinds = [one.kind, other.kind];
  return (
    kinds.some((kind) => DEFINITIONS.has(kind)) && kinds.every((kind) => DEFINITIONS.has(kind) || kind === 'TypeAlias')
  );
}

/**
 * Prints each statement on its own line. Keeps blank lines between statements, and adds a blank line between
 * definitions.
 */
export function printStatements(p: Printer, statements: readonly Expression[]): Doc {
  alignAssignments(p, statements);
  return statements.map((statement, index): Doc => {
    const previous = statements[index - 1];
    const needsBlank =
      previous !== undefined &&
      areDefinitions(previous, statement) &&
      !p.peek.leading.some(({ isBlankAfter }) => isBlankAfter);
    const before = index === 0 ? p.separator('', { isFirst: true }) : p.separator(hardline, { needsBlank });
    const start = p.peek;
    const printed = p.printStatement(statement);
    const doc = group(p.mustStayOnOneLine(start) ? utils.removeLines(printed) : printed);
    return [before, doc, p.is(';') ? printSemicolon(p) : ''];
  });
}

function alignAssignments(p: Printer, statements: readonly Expression[]): void {
  const assignments = statements.map((statement) => (statement.kind === 'Assignment' ? statement : undefined));
  let run: Assignment[] = [];
  const finish = (): void => {
    const cells = run.map(({ left, operatorSpan }) => {
      return { ...p.readColumn(operatorSpan.offset), width: left.length };
    });
    const pads = alignCells(cells);
    for (const [index, { operatorSpan }] of run.entries()) p.pad(operatorSpan.offset, pads[index] ?? '');
    run = [];
  };
  for (const assignment of assignments) {
    if (assignment === undefined || !p.isInNextLine(assignment.offset)) finish();
    if (assignment?.left.kind === 'Variable') run.push(assignment);
  }
  finish();
}

/** Leaves out a semicolon, except before code that would continue the statement without it. */
function printSemicolon(p: Printer): Doc {
  return /^[a-zA-Z$'"@:]/.test(p.second.text) ? p.skip(';') : p.next(';');
}

export function printBlock(p: Printer, body: Expression): Doc {
  const statements = listStatements(body);
  const { opening, comments } = p.openBlock();
  if (statements.length === 0) return printEmptyBlock(p, [opening, indent(comments)]);
  const first = p.separator(hardline, { isFirst: true });
  const content = printStatements(p, statements);
  const closing = p.closing(hardline);
  return group([opening, indent([comments, first, content]), closing, p.next('}')]);
}

function printEmptyBlock(p: Printer, opening: Doc): Doc {
  const hasComment = p.hasComment;
  const closing = p.closing(hasComment ? hardline : '');
  return group([opening, closing, p.next('}')]);
}

/**
 * Prints a block. It stays on one line if the source has it on one line (up to `end`), it has only one short statement,
 * and its group fits on the line.
 */
export function printShortBlock(p: Printer, body: Expression, end: number): Doc {
  const [only] = listStatements(body);
  if (only === undefined || !isShortBlock(p, body, end)) return printBlock(p, body);
  const opening = p.next('{');
  const content = group(p.printStatement(only));
  return [opening, indent([line, content]), line, p.next('}')];
}

/** True if `printShortBlock` can print the block on one line. `end` is the offset of its end in the source. */
export function isShortBlock(p: Printer, body: Expression, end: number): boolean {
  const [only, ...others] = listStatements(body);
  return only !== undefined && others.length === 0 && isShort(only) && !p.hasComment && p.isOnOneLine(end);
}

function isShort(node: Expression): boolean {
  if (node.kind === 'If') return isValueOnly(node);
  return node.kind !== 'Unless' && node.kind !== 'Case' && !DEFINITIONS.has(node.kind);
}

/** True for a conditional that only selects a value. */
export function isValueOnly({ then, else: otherwise }: If | Unless): boolean {
  if (!listStatements(then).every(isValue)) return false;
  return otherwise.kind === 'If' ? isValueOnly(otherwise) : listStatements(otherwise).every(isValue);
}

/** True for an expression without side effects. */
function isValue({ kind }: Expression): boolean {
  return kind.startsWith('Literal') || VALUES.has(kind);
}

const VALUES: ReadonlySet<Expression['kind']> = new Set([
  'ConcatenatedString',
  'QualifiedName',
  'Variable',
  'Access',
  'Arithmetic',
  'Comparison',
  'Match',
  'In',
  'And',
  'Or',
  'Not',
  'Parenthesized',
]);
