/**
 * Candidate edits for a place that the new release evaluates differently. Each edit may restore the old value, and is
 * offered only after a compilation has proved it (`FixSearch`).
 */
import {
  listChildren,
  type AstNode,
  type CallNamedFunction,
  type Case,
  type Comparison,
  type Expression,
  type In,
  type ResourceBody,
  type Selector,
} from '../../engine/index.ts';
import type { FindingFix, FixKind } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';
import type { TextEdit } from './edits.ts';
import { asNumber, asText, bareText, numberInQuotes, peeled, replaced, wrapped, readSource } from './rewrites.ts';

type Edits = readonly TextEdit[];

/**
 * Returns possible fixes of a node that has a different value in the new release, or that the new release rejects. The
 * simplest fix comes first.
 */
export function candidatesFor(program: ReadProgram, node: AstNode): readonly FindingFix[] {
  switch (node.kind) {
    case 'Comparison':
      return comparisons(program, node);
    case 'In':
      return memberships(program, node);
    case 'Match':
      return titled('texts', 'Match the value as a string', asText(program, node.left));
    case 'If':
    case 'Unless':
      return truths(program, node.test);
    case 'And':
    case 'Or':
    case 'Not':
      return truths(program, node);
    case 'Case':
      return options(program, node, node.test);
    case 'Selector':
      return options(program, node, node.left);
    case 'ConcatenatedString':
      return joinedLists(program, node.segments);
    case 'Arithmetic':
      return both('numbers from text', 'Calculate with numbers', [
        asNumber(program, node.left),
        asNumber(program, node.right),
      ]);
    case 'CallNamedFunction':
      return calls(program, node);
    case 'ResourceBody':
      return titles(program, node);
    default:
      return [];
  }
}

function titled(kind: FixKind, title: string, alternatives: readonly Edits[]): readonly FindingFix[] {
  return alternatives.map((edits) => ({ kind, title, edits }));
}

/** Returns the fixes that edit one operand, followed by those that edit both. */
function both(
  kind: FixKind,
  title: string,
  [left, right]: readonly [readonly Edits[], readonly Edits[]],
): readonly FindingFix[] {
  const pairs = left.flatMap((one) => right.map((other) => [...one, ...other]));
  return titled(kind, title, [...left, ...right, ...pairs]);
}

function comparisons(program: ReadProgram, { left, right, operator }: Comparison): readonly FindingFix[] {
  const [numberLeft, numberRight] = [asNumber(program, left), asNumber(program, right)];
  const literals = (node: Expression, edits: readonly Edits[]): readonly Edits[] =>
    numberInQuotes(program, node) === undefined ? [] : edits;
  const texts: readonly [readonly Edits[], readonly Edits[]] = [asText(program, left), asText(program, right)];
  const plain = both('comparisons', 'Compare as numbers', [literals(left, numberLeft), literals(right, numberRight)]);
  const others = [
    both('comparisons', 'Compare as strings', texts),
    both('comparisons', 'Compare as numbers', [numberLeft, numberRight]),
  ];
  const isEquality = operator === '==' || operator === '!=';
  return [...plain, ...(isEquality ? others : others.toReversed()).flat()];
}

/** Fixes for `in`: in the new release it ignores case, and does not treat numbers as strings. */
function memberships(program: ReadProgram, { left, right, offset, length }: In): readonly FindingFix[] {
  const texts = titled('memberships', 'Search for the string', asText(program, left));
  const word = left.kind === 'LiteralString' ? left.value : undefined;
  if (word === undefined) return texts;
  const pattern = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const [holder, whole] = [readSource(program, right), { offset, length, kind: 'Nop' } as const];
  const written = [
    `${holder} =~ /${pattern}/`,
    `${holder}.any |$each| { $each =~ /\\A${pattern}\\z/ }`,
    `${holder}.any |$key, $value| { $key =~ /\\A${pattern}\\z/ }`,
  ];
  return [
    ...texts,
    ...titled(
      'memberships',
      'Match case',
      written.map((text) => [replaced(program, whole, text)]),
    ),
  ];
}

/** Fixes for conditions: the empty string used to be false. */
function truths(program: ReadProgram, test: Expression): readonly FindingFix[] {
  const title = 'Treat the empty string as false';
  const leaves = truthLeaves(test);
  const inner = peeled(test);
  return leaves.flatMap((leaf): readonly FindingFix[] => {
    const written = readSource(program, leaf);
    if (leaf.kind === 'LiteralString') {
      return leaf.value === '' ? titled('empty texts', title, [[replaced(program, leaf, 'false')]]) : [];
    }
    if (leaf.kind !== 'Variable' && leaf.kind !== 'Access' && leaf.kind !== 'CallNamedFunction') return [];
    const [open, close] = leaf === inner && leaf === test ? ['', ''] : ['(', ')'];
    return titled('empty texts', title, [
      wrapped(program, leaf, open, ` and ${written} != ''${close}`).filter(({ text }) => text !== ''),
    ]);
  });
}

function truthLeaves(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'Parenthesized':
    case 'Not':
      return truthLeaves(node.expr);
    case 'And':
    case 'Or':
      return [...truthLeaves(node.left), ...truthLeaves(node.right)];
    default:
      return [node];
  }
}

/** Fixes for a `case` or a selector. Both compare values like `==`. */
function options(program: ReadProgram, node: Case | Selector, test: Expression): readonly FindingFix[] {
  const values =
    node.kind === 'Case'
      ? node.options.flatMap((option) => option.values)
      : node.selectors.map(({ matching }) => matching);
  const asTexts = values.flatMap((value) => (bareText(program, value) === undefined ? [] : asText(program, value)));
  const asNumbers = values.flatMap((value) =>
    numberInQuotes(program, value) === undefined ? [] : asNumber(program, value),
  );
  const control = asText(program, test);
  return [
    ...titled('comparisons', 'Compare the value as a string', control),
    ...titled('comparisons', 'Compare as numbers', asNumbers.length === 0 ? [] : [asNumbers.flat()]),
    ...titled('comparisons', 'Compare as strings', asTexts.length === 0 ? [] : [asTexts.flat()]),
    ...titled(
      'comparisons',
      'Compare as strings',
      control.flatMap((edits) => (asTexts.length === 0 ? [] : [[...edits, ...asTexts.flat()]])),
    ),
  ];
}

/** Fixes for interpolated arrays, whose elements used to be joined without a separator. */
function joinedLists(program: ReadProgram, segments: readonly Expression[]): readonly FindingFix[] {
  return segments.flatMap((segment): readonly FindingFix[] => {
    if (segment.kind !== 'TextExpression') return [];
    const { expr } = segment;
    if (expr.kind !== 'Variable' && expr.kind !== 'Access') return [];
    const start = program.text.startsWith('${', segment.offset) ? expr.offset : segment.offset + 1;
    const name = program.text.slice(start, expr.offset + expr.length).replace(/^\$/, '');
    const text = `join($${name}, '')`;
    const isBraced = program.text.startsWith('${', segment.offset);
    const node = isBraced ? expr : segment;
    return titled('lists in texts', 'Join the elements', [[replaced(program, node, isBraced ? text : `\${${text}}`)]]);
  });
}

/** Fixes for function calls. Functions no longer treat numbers as strings. */
function calls(program: ReadProgram, { functor, arguments: args }: CallNamedFunction): readonly FindingFix[] {
  const name = readSource(program, functor);
  const texts = args.flatMap((each) => asText(program, each).slice(0, 1));
  const literals = args.flatMap((each) => (bareText(program, each) === undefined ? [] : asText(program, each)));
  const only = args.length === 1 ? args[0] : undefined;
  const isInclude = /^(?:include|require|contain)$/.test(name) && only?.kind === 'Variable';
  return [
    ...titled('texts', 'Use strings', literals.length === 0 ? [] : [literals.flat()]),
    ...titled('texts', 'Use strings', texts.length === 0 || isInclude ? [] : [texts.flat()]),
  ];
}

function titles(program: ReadProgram, { title }: ResourceBody): readonly FindingFix[] {
  const written = title.kind === 'LiteralList' ? title.values : [title];
  const edits = written.map((each) => asText(program, each));
  return titled(
    'texts',
    'Quote the title',
    edits.some((each) => each.length === 0) ? [] : [edits.flatMap((each) => each[0] ?? [])],
  );
}

/** Returns the nodes around a place, from the innermost node to the statement. */
export function nodesAround(root: AstNode, { offset, length }: { offset: number; length: number }): readonly AstNode[] {
  const found: AstNode[] = [];
  let current: AstNode | undefined = root;
  while (current !== undefined) {
    found.unshift(current);
    current = listChildren(current).find(
      (child) => child.offset <= offset && offset + length <= child.offset + child.length,
    );
  }
  const statement = found.findIndex(({ kind }) => kind === 'Block' || kind === 'Program');
  return statement === -1 ? found : found.slice(0, statement);
}
