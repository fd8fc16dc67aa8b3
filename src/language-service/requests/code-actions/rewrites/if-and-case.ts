/** Converts a chain of `if` and `elsif` to a `case`, and back. */
import type { Case, CaseOption, Expression, If } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { editAt, innermost, readIndent, textOf, type ActionPlace } from '../action-place.ts';
import { isElsif } from '../statement-lists.ts';
import { endOf, indentLines } from './statements.ts';

export function ifToCase(place: ActionPlace): readonly CodeAction[] {
  const chain = findChain(place);
  const [first] = chain;
  if (first === undefined || chain.length < 2) return [];
  const tests = chain.map(({ test }) => readTest(place, test));
  const subject = tests[0]?.subject;
  if (subject === undefined || tests.some((each) => each?.subject !== subject)) return [];
  const last = chain.at(-1) ?? first;
  const indent = readIndent(place, first.offset);
  let text = `case ${subject} {\n${indent}  `;
  let end = first.offset;
  for (const [index, node] of chain.entries()) {
    if (index > 0) text += writeGap(place, end, node.offset, indent);
    const open = place.file.text.indexOf('{', endOf(node.test));
    end = findBranchEnd(place, node);
    text += `${tests[index]?.values.join(', ')}: ${indentLines(place, [open, end], 1)}`;
  }
  const elseStart = findElse(place, end);
  if (elseStart === undefined) text += `\n${indent}  default: { }`;
  else {
    const open = place.file.text.indexOf('{', elseStart);
    text += `${writeGap(place, end, elseStart, indent)}default: ${indentLines(place, [open, endOf(last)], 1)}`;
  }
  const edits = [editAt(place, first.offset, endOf(first), `${text}\n${indent}}`)];
  return [{ title: 'Convert to case', kind: 'refactor.rewrite', edits }];
}

/**
 * Returns the `if` and `elsif` nodes of the chain at the cursor. Empty unless the cursor is at a keyword or test of the
 * chain.
 */
function findChain(place: ActionPlace): readonly If[] {
  const { text } = place.file;
  const first = place.nodes.findLast((node): node is If => node.kind === 'If' && !isElsif(node, text));
  if (first === undefined) return [];
  const chain: If[] = [first];
  for (let at: Expression = first.else; at.kind === 'If' && isElsif(at, text); at = at.else) chain.push(at);
  const isAtHead = chain.some((node) => node.offset <= place.offset && place.offset <= endOf(node.test));
  return isAtHead ? chain : [];
}

interface Test {
  readonly subject: string;
  readonly values: readonly string[];
}

/** Reads a test such as `$x == 'a'`, `$x in ['a']` or `$x =~ Type`, or several of them joined by `or`. */
function readTest(place: ActionPlace, test: Expression): Test | undefined {
  if (test.kind === 'Parenthesized') return readTest(place, test.expr);
  if (test.kind === 'Or') {
    const [left, right] = [readTest(place, test.left), readTest(place, test.right)];
    if (left === undefined || right?.subject !== left.subject) return undefined;
    return { subject: left.subject, values: [...left.values, ...right.values] };
  }
  if (test.kind !== 'Comparison' && test.kind !== 'In' && test.kind !== 'Match') return undefined;
  const { left, right } = test;
  if (!isPlainSubject(left)) return undefined;
  const subject = textOf(place, left);
  if (test.kind === 'In') {
    if (right.kind !== 'LiteralList' || right.values.length === 0 || !right.values.every(isPlainValue))
      return undefined;
    return { subject, values: right.values.map((each) => textOf(place, each)) };
  }
  if (test.kind === 'Match' ? test.operator !== '=~' : test.operator !== '==') return undefined;
  const isMatching =
    test.kind === 'Match' ? right.kind === 'LiteralRegularExpression' || isType(right) : isPlainValue(right);
  return isMatching ? { subject, values: [textOf(place, right)] } : undefined;
}

/** True for a variable, with or without keys: evaluating it twice gives the same value. */
function isPlainSubject(node: Expression): boolean {
  if (node.kind === 'Access') return isPlainSubject(node.left) && node.keys.every(isPlainValue);
  return node.kind === 'Variable';
}

/** True for a value for which `case` and `==` give the same result. */
function isPlainValue(node: Expression): boolean {
  switch (node.kind) {
    case 'LiteralString':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'QualifiedName':
      return true;
    default:
      return false;
  }
}

function isType(node: Expression): boolean {
  return node.kind === 'QualifiedReference' || (node.kind === 'Access' && node.left.kind === 'QualifiedReference');
}

/** Returns the end of the `then` branch, after its closing brace. */
export function findBranchEnd(place: ActionPlace, node: If): number {
  const { text } = place.file;
  if (node.then.kind === 'Block' || node.then.kind === 'Nop') return endOf(node.then);
  return text.indexOf('}', skipComments(place, endOf(node.then))) + 1;
}

function skipComments({ file: { text, comments } }: ActionPlace, from: number): number {
  let at = from;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const comment = comments.find(({ offset }) => offset === at);
    if (comment === undefined) return at;
    at += comment.length;
  }
}

function findElse(place: ActionPlace, branchEnd: number): number | undefined {
  const at = skipComments(place, branchEnd);
  return /^else\b/.test(place.file.text.slice(at, at + 5)) ? at : undefined;
}

/**
 * Returns the white space and comments between two branches. The second branch begins on a new line, indented one step
 * more than the chain.
 */
function writeGap(place: ActionPlace, from: number, to: number, indent: string): string {
  return place.file.text.slice(from, to).includes('\n') ? indentLines(place, [from, to], 1) : `\n${indent}  `;
}

export function caseToIf(place: ActionPlace): readonly CodeAction[] {
  const node = innermost(place, 'Case');
  const [first] = node?.options ?? [];
  if (node === undefined || first === undefined || place.offset > endOf(node.test)) return [];
  if (!isPlainSubject(node.test)) return [];
  const conditions = node.options.map((option) => readCondition(place, node, option));
  const defaults = conditions.filter((each) => each === 'default').length;
  if (conditions.includes(undefined) || defaults > 1 || defaults === conditions.length) return [];
  if (defaults === 1 && conditions.at(-1) !== 'default') return [];
  const source = place.file.text;
  let start = source.indexOf('{', endOf(node.test)) + 1;
  let text = '';
  for (const [index, option] of node.options.entries()) {
    const open = skipComments(place, endOf(option.operatorSpan));
    const condition = conditions[index];
    const word = condition === 'default' ? 'else ' : `${index === 0 ? 'if' : 'elsif'} ${condition} `;
    const gap = indentLines(place, [start, option.offset], -1);
    text += (index === 0 ? gap.trimStart() : gap.trim() === '' ? ' ' : gap) + word;
    text += indentLines(place, [open, endOf(option)], -1);
    start = endOf(option);
  }
  if (source.slice(start, endOf(node) - 1).trim() !== '') return [];
  return [{ title: 'Convert to if', kind: 'refactor.rewrite', edits: [editAt(place, node.offset, endOf(node), text)] }];
}

function readCondition(place: ActionPlace, { test }: Case, { values }: CaseOption): string | undefined {
  if (values.length === 1 && values[0]?.kind === 'LiteralDefault') return 'default';
  const subject = textOf(place, test);
  const parts: string[] = [];
  for (const value of values) {
    // In a `case`, a regular expression does not match a value that is not a string. With `=~`, such a value is an
    // error.
    if (isPlainValue(value)) parts.push(`${subject} == ${textOf(place, value)}`);
    else if (isType(value)) parts.push(`${subject} =~ ${textOf(place, value)}`);
    else return undefined;
  }
  return parts.join(' or ');
}
