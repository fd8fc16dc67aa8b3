/** Replaces all reads of a variable with its value, and removes the assignment. */
import type { AstNode, Expression, Variable } from '../../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../../answers.ts';
import { removeStatement } from '../../../manifest-edits/removal.ts';
import { editAt, nodesAround, textOf, type ActionPlace } from '../action-place.ts';
import { findAssignedVariable, type AssignedVariable } from './assigned-variable.ts';
import { ratePurity } from './pure-values.ts';
import { endOf, findTrailingComment } from './statements.ts';

export function inlineVariable(place: ActionPlace): readonly CodeAction[] {
  const variable = findAssignedVariable(place);
  if (variable === undefined || variable.reads.length === 0) return [];
  const { assignment, reads, name } = variable;
  const isAtName = [assignment.left, ...reads].some(
    ({ offset, length }) => offset <= place.offset && place.offset <= offset + length + 1,
  );
  if (!isAtName || !canMove(place, variable)) return [];
  const replacements = reads.map((read) => replaceRead(place, read, assignment.right));
  if (replacements.some((edit) => edit === undefined)) return [];
  const edits = [removeAssignment(place, assignment), ...replacements.filter((edit) => edit !== undefined)];
  return [{ title: `Inline the variable $${name}`, kind: 'refactor.inline', edits }];
}

/**
 * Checks that the variable's value can replace each read: the value is the same there, and evaluating it has no side
 * effects.
 */
function canMove(place: ActionPlace, { assignment, reads }: AssignedVariable): boolean {
  const { right } = assignment;
  // A comment inside the value would be repeated at each read, or lost if the value is written into a string.
  const hasComment = place.file.comments.some(({ offset }) => offset > right.offset && offset < endOf(right));
  const purity = ratePurity(right);
  if (hasComment || purity === 'effects') return false;
  if (purity === 'literal') return true;
  const scope = place.index.scopesAt(place.file.path, assignment.offset)[0];
  // Inside a lambda, the variables in the value may refer to different variables with the same names.
  return reads.every((read) => place.index.scopesAt(place.file.path, read.offset)[0] === scope);
}

/** Removes the statement, but keeps a comment at the end of its line. */
function removeAssignment(place: ActionPlace, assignment: Expression): FileEdit {
  const comment = findTrailingComment(place.file, endOf(assignment));
  if (comment !== undefined) return editAt(place, assignment.offset, comment.offset, '');
  const { span, text } = removeStatement({ file: place.file.path, text: place.file.text }, assignment);
  return editAt(place, span.offset, endOf(span), text);
}

function replaceRead(place: ActionPlace, read: Variable, value: Expression): FileEdit | undefined {
  const nodes = nodesAround(place.file, [read.offset, endOf(read)]).filter((node) => node !== read);
  const parent = nodes.at(-1);
  if (parent === undefined) return undefined;
  const source = textOf(place, value);
  const { text } = place.file;
  const string = nodes.findLast((node) => node.kind === 'ConcatenatedString' || node.kind === 'HeredocExpression');
  if (string?.kind === 'HeredocExpression' || nodes.some(({ kind }) => kind === 'HeredocExpression')) return undefined;
  const isBraced = /\$\{\s*$/.test(text.slice(0, read.offset));
  if (parent.kind === 'ConcatenatedString' || parent.kind === 'TextExpression') {
    const end = text.slice(endOf(read));
    if (isBraced && !/^\s*\}/.test(end)) return undefined;
    const start = isBraced ? text.lastIndexOf('${', read.offset) : read.offset;
    const close = isBraced ? endOf(read) + end.indexOf('}') + 1 : endOf(read);
    return editAt(place, start, close, writeInString(source, value));
  }
  // The first variable inside `${…}` has no dollar sign. Only a variable, or an access to one, can replace it.
  if (isBraced && text.charAt(read.offset) !== '$') {
    if (value.kind !== 'Variable' && value.kind !== 'Access') return undefined;
    return editAt(place, read.offset, endOf(read), source.replace(/^\$/, ''));
  }
  if (string !== undefined && /["\n]/.test(source)) return undefined;
  return editAt(place, read.offset, endOf(read), needsParentheses(parent, read, value) ? `(${source})` : source);
}

/** Writes a value inside a string: the content of a string literal, or an interpolation. */
function writeInString(source: string, value: Expression): string {
  if (value.kind === 'LiteralString') return value.value.replace(/[\\"$]/g, '\\$&');
  if (value.kind === 'ConcatenatedString' && source.startsWith('"')) return source.slice(1, -1);
  if (value.kind === 'LiteralBoolean' || value.kind === 'QualifiedName') return source;
  if (value.kind === 'LiteralUndef') return '';
  if (value.kind === 'LiteralInteger' && value.radix === 10) return source;
  if (value.kind === 'Variable' || value.kind === 'Access') return `\${${source.replace(/^\$/, '')}}`;
  return `\${${value.kind === 'LiteralHash' ? `(${source})` : source}}`;
}

function needsParentheses(parent: AstNode, read: Variable, value: Expression): boolean {
  switch (value.kind) {
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'ConcatenatedString':
    case 'LiteralList':
    case 'Variable':
    case 'Access':
    case 'Parenthesized':
    case 'CallMethod':
    case 'QualifiedReference':
      return false;
    case 'CallNamedFunction':
      return false;
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralHash':
      return parent.kind === 'NamedAccess' || parent.kind === 'Access';
    default:
      return !isSeparated(parent, read);
  }
}

/** True if any expression is valid in this position without parentheses. */
function isSeparated(parent: AstNode, read: Variable): boolean {
  switch (parent.kind) {
    case 'AttributeOperation':
    case 'AttributesOperation':
    case 'KeyedEntry':
    case 'LiteralList':
    case 'Parenthesized':
    case 'CallNamedFunction':
    case 'If':
    case 'Unless':
    case 'Assignment':
    case 'Parameter':
      return true;
    case 'CallMethod':
      return parent.arguments.includes(read);
    default:
      return false;
  }
}
