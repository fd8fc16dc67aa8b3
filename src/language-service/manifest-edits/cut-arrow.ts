/** Takes one arrow out of a chain such as `A -> B ~> C`. */
import type { Expression, Relationship } from '../../engine/index.ts';
import { certainty, findMention, mentionsIn, type Mention } from './mentions.ts';
import { endOf, indentAt, removeItem, removeStatement, replace, type Source, type TextEdit } from './removal.ts';

/** A chain of arrows that is a statement, with its operands in source order. */
interface Chain {
  readonly root: Relationship;
  readonly operands: readonly Expression[];
  readonly arrows: readonly Relationship[];
}

interface Arrow {
  readonly chain: Chain;
  readonly index: number;
  readonly left: readonly Mention[];
  readonly right: readonly Mention[];
  readonly sureness: number;
}

/**
 * Creates the edit that removes the arrow from `first` to `then` (references) in the given chains. Returns undefined if
 * no arrow or several arrows match.
 */
export function cutArrow(
  source: Source,
  roots: readonly Relationship[],
  isOnLine: (arrow: Relationship) => boolean,
  ends: { readonly first: string; readonly then: string },
): TextEdit | undefined {
  const arrows = roots
    .map(readChain)
    .flatMap((chain) =>
      chain.arrows.flatMap((arrow, index) => (isOnLine(arrow) ? [measured(chain, arrow, index, ends)] : [])),
    )
    .sort((a, b) => b.sureness - a.sureness);
  const [best, second] = arrows;
  if (best === undefined || best.sureness === 0 || best.sureness === second?.sureness) return undefined;
  return cut(source, best, ends);
}

function readChain(root: Relationship): Chain {
  const operands: Expression[] = [root.right];
  const arrows: Relationship[] = [root];
  let left = root.left;
  for (; left.kind === 'Relationship'; left = left.left) {
    arrows.unshift(left);
    operands.unshift(left.right);
  }
  return { root, operands: [left, ...operands], arrows };
}

function pointsLeft({ operator }: Relationship): boolean {
  return operator === '<-' || operator === '<~';
}

const weights = { named: 2, possible: 1, no: 0 } as const;

function measured(chain: Chain, arrow: Relationship, index: number, ends: { first: string; then: string }): Arrow {
  const { operands } = chain;
  const mentions = (operand: Expression | undefined): readonly Mention[] =>
    operand === undefined ? [] : mentionsIn(operand);
  const [left, right] = [mentions(operands[index]), mentions(operands[index + 1])];
  const [from, to] = pointsLeft(arrow) ? [right, left] : [left, right];
  return {
    chain,
    index,
    left,
    right,
    sureness: weights[certainty(from, ends.first)] * weights[certainty(to, ends.then)],
  };
}

function cut(
  source: Source,
  { chain, index, left, right }: Arrow,
  { first, then }: { readonly first: string; readonly then: string },
): TextEdit | undefined {
  const { root, operands, arrows } = chain;
  const [before, after, arrow] = [operands[index], operands[index + 1], arrows[index]];
  if (before === undefined || after === undefined || arrow === undefined) return undefined;
  const [leftRef, rightRef] = pointsLeft(arrow) ? [then, first] : [first, then];
  // If the first or last operand of the chain names several resources, removes only the given reference, and keeps the
  // arrow for the other resources.
  if (index === 0 && left.length > 1 && right.length === 1) return removeEntry(source, left, leftRef);
  if (index === arrows.length - 1 && right.length > 1 && left.length === 1) return removeEntry(source, right, rightRef);
  const [dropsLeft, dropsRight] = [index === 0 && onlyNames(before), index === arrows.length - 1 && onlyNames(after)];
  if (dropsLeft && dropsRight) return removeStatement(source, root);
  if (dropsLeft) return replace(source, root.offset, after.offset, '');
  if (dropsRight) return replace(source, endOf(before), endOf(root), '');
  return replace(source, endOf(before), after.offset, `\n${indentAt(source, root.offset)}`);
}

function removeEntry(source: Source, mentions: readonly Mention[], ref: string): TextEdit | undefined {
  const item = findMention(mentions, ref)?.item;
  return item === undefined ? undefined : removeItem(source, item);
}

/**
 * True for an operand that consists only of references. Without an arrow, such an operand has no effect, unlike a
 * declaration or a collector.
 */
function onlyNames(node: Expression): boolean {
  switch (node.kind) {
    case 'Access':
    case 'Variable':
    case 'LiteralString':
    case 'QualifiedReference':
      return true;
    case 'LiteralList':
      return node.values.every(onlyNames);
    case 'Parenthesized':
      return onlyNames(node.expr);
    default:
      return false;
  }
}
