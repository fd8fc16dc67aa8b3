/**
 * Estimates how the time of a backtracking match grows with the input. The estimate is an upper bound on the number of
 * ways to match from one position, because a match that fails tries all of them.
 */
import type { AST } from '@eslint-community/regexpp';

/**
 * Number of ways to match from one position: at most `factor * length ** degree`, or unlimited if `isExponential` is
 * true.
 */
export interface Growth {
  readonly isExponential: boolean;
  readonly degree: number;
  readonly factor: number;
}

const ONE_WAY: Growth = { isExponential: false, degree: 0, factor: 1 };
const EXPONENTIAL: Growth = { isExponential: true, degree: 0, factor: 1 };

/** A repetition of at most this many iterations increases the factor of the growth, and a longer one its degree. */
const FEW = 8;
/**
 * Maximum number of iterations of a body that itself matches in several ways. More iterations count as exponential
 * growth.
 */
const VERY_FEW = 3;

/**
 * Estimates the growth of a whole pattern. A search tries the pattern at every position, or only at the first one if
 * the pattern is anchored.
 */
export function estimateGrowth({ alternatives }: AST.Pattern): Growth {
  const growth = ofAlternatives(alternatives);
  const isAnchored = alternatives.every(
    ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start',
  );
  return isAnchored ? growth : { ...growth, degree: growth.degree + 1 };
}

export function mostSteps({ isExponential, degree, factor }: Growth, length: number): number {
  return isExponential ? Infinity : factor * (length + 1) ** degree;
}

function ofAlternatives(alternatives: readonly AST.Alternative[]): Growth {
  const growths = alternatives.map(({ elements }) => elements.map(ofElement).reduce(inSequence, ONE_WAY));
  if (growths.some(({ isExponential }) => isExponential)) return EXPONENTIAL;
  const factors = growths.map(({ factor }) => factor);
  return {
    isExponential: false,
    degree: Math.max(0, ...growths.map(({ degree }) => degree)),
    // If the alternatives begin with different characters, only one of them can match.
    factor: beginApart(alternatives) ? Math.max(1, ...factors) : factors.reduce((sum, factor) => sum + factor, 0),
  };
}

function inSequence(first: Growth, second: Growth): Growth {
  if (first.isExponential || second.isExponential) return EXPONENTIAL;
  return { isExponential: false, degree: first.degree + second.degree, factor: first.factor * second.factor };
}

function beginApart(alternatives: readonly AST.Alternative[]): boolean {
  const begins = alternatives.map(({ elements: [first] }) =>
    first?.type === 'Character' ? String.fromCodePoint(first.value).toLowerCase() : undefined,
  );
  return !begins.includes(undefined) && new Set(begins).size === begins.length;
}

function ofElement(element: AST.Element): Growth {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return ofAlternatives(element.alternatives);
    case 'Assertion':
      return element.kind === 'lookahead' || element.kind === 'lookbehind'
        ? ofAlternatives(element.alternatives)
        : ONE_WAY;
    case 'Quantifier':
      return ofQuantifier(element);
    case 'Backreference':
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return ONE_WAY;
  }
}

function ofQuantifier({ min, max, element }: AST.Quantifier): Growth {
  const body = ofElement(element);
  if (max === 0) return ONE_WAY;
  if (body.isExponential) return EXPONENTIAL;
  const choices = max - min;
  if (body.degree === 0 && body.factor === 1) {
    return choices > FEW ? { ...ONE_WAY, degree: 1 } : { ...ONE_WAY, factor: choices + 1 };
  }
  if (max > VERY_FEW) return EXPONENTIAL;
  return { isExponential: false, degree: body.degree * max, factor: (body.factor + (choices > 0 ? 1 : 0)) ** max };
}
