/**
 * Operators and matches in releases with the old grammar. Numeric strings count as numbers, and undef equals the empty
 * string.
 */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import { rubyClassName } from '../../../formatting/ruby-number.ts';
import { asciiDowncase } from '../../../values/text.ts';
import { rubyEqual } from '../../../values/equality.ts';
import type { Arithmetic, Comparison, Expression, In, Match, Selector, UnaryMinus } from '../../../syntax/ast.ts';
import { DEFAULT, isArray, isHash, RegexpValue, type Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import { matchInScope } from '../../../evaluator/operators/match-in-scope.ts';
import { floatArithmetic, integerArithmetic, toShift } from '../../../evaluator/operators/number-arithmetic.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { inspected, inspectWithClass, toNumber, rubyText } from './numbers.ts';

/**
 * True if an option matches a tested value. Ignores case, converts numeric strings, and treats undef like the empty
 * string.
 */
function matchesLoosely(tested: Value, option: Value, scope: Scope | undefined): boolean {
  if (option instanceof RegexpValue) return matchInScope(option, rubyText(tested), scope);
  const wanted = comparable(option === DEFAULT ? 'default' : option);
  const value = comparable(tested);
  if (rubyEqual(wanted, value)) return true;
  return (wanted === '' && value === undefined) || (wanted === undefined && value === '');
}

function comparable(value: Value): Value {
  const plain = typeof value === 'string' ? asciiDowncase(value) : value;
  return toNumber(plain) ?? plain;
}

/** True if an option matches the tested value. In old releases, `default` also matches the string `default`. */
export function picksLoosely(evaluator: Evaluator, option: Expression, tested: Value, scope: Scope): boolean {
  return matchesLoosely(tested, evaluator.evaluate(option, scope), scope);
}

export function unmatchedLoosely(evaluator: Evaluator, tested: Value, node: Selector): never {
  return evaluator.fail(
    issues.oldUnmatchedSelector({ value: tested === undefined ? 'undef' : rubyText(tested) }),
    node,
  );
}

export function compareLoosely(evaluator: Evaluator, node: Comparison, scope: Scope): boolean {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  const { operator } = node;
  if (operator === '==' || operator === '!=') return matchesLoosely(left, right, undefined) === (operator === '==');
  const order = compareOperands(evaluator, node, toNumber(left) ?? left, toNumber(right) ?? right);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function compareOperands(evaluator: Evaluator, node: Comparison, left: Value, right: Value): number {
  const isLeftNumber = typeof left === 'bigint' || typeof left === 'number';
  const isRightNumber = typeof right === 'bigint' || typeof right === 'number';
  if (isLeftNumber && isRightNumber) return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  const classes = { left: nameClass(left), right: comparedWith(right) };
  const value = inspectWithClass(left);
  if (!isLeftNumber && typeof left !== 'string' && left !== undefined) {
    return evaluator.fail(issues.noSuchMethod({ method: node.operator, value }), node);
  }
  return evaluator.fail(issues.comparisonFailed(classes), node);
}

function nameClass(value: Value): string {
  return value === undefined ? 'Symbol' : rubyClassName(value);
}

/**
 * Returns an operand as Ruby's message shows it: a number, boolean or undef itself, and the class of any other value.
 */
function comparedWith(value: Value): string {
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean' || value === undefined) {
    return inspected(value);
  }
  return rubyClassName(value);
}

/** Evaluates `+`, `-`, `*`, `/`, `%`, `<<` and `>>`. Only numbers are valid operands. */
export function calculateLoosely(evaluator: Evaluator, node: Arithmetic, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  const { operator } = node;
  if (
    (isCollection(left) || isCollection(right)) &&
    evaluator.host.release.has('arithmetic errors name the future parser')
  ) {
    return evaluator.fail(issues.noConcatenation(), node);
  }
  const a = toNumber(left) ?? evaluator.fail(issues.operandNotANumber({ side: 'left', operator }), node);
  const b = toNumber(right) ?? evaluator.fail(issues.operandNotANumber({ side: 'right', operator }), node);
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    if (b === 0n && (operator === '/' || operator === '%')) return evaluator.fail(issues.oldDivisionByZero(), node);
    return integerArithmetic(operator, a, b);
  }
  if (operator === '<<' || operator === '>>') {
    if (typeof a === 'bigint') return integerArithmetic(operator, a, toShift(b));
    return evaluator.fail(issues.noSuchMethod({ method: operator, value: `${inspected(a)}:Float` }), node);
  }
  if (operator !== '%') return floatArithmetic(operator, Number(a), Number(b));
  const rest = Number(a) % Number(b);
  return rest !== 0 && rest < 0 !== Number(b) < 0 ? rest + Number(b) : rest;
}

function isCollection(value: Value): boolean {
  return isArray(value) || isHash(value);
}

export function negateLoosely(evaluator: Evaluator, node: UnaryMinus, value: Value): Value {
  const number = toNumber(value) ?? evaluator.fail(issues.minusNotANumber(), node);
  return -number;
}

/** Evaluates `=~` and `!~` with a regular expression. The left operand is converted to a string. */
export function matchLoosely(evaluator: Evaluator, node: Match, scope: Scope): boolean {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  return matchesLoosely(left, right, scope) === (node.operator === '=~');
}

/** Evaluates `left in right`. Does not ignore case. */
export function includesExactly(evaluator: Evaluator, node: In, scope: Scope): boolean {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  if (typeof left !== 'string') {
    return evaluator.fail(issues.inLeftNotAString({ value: left === undefined ? 'undef' : rubyText(left) }), node);
  }
  if (typeof right === 'string') return right.includes(left);
  if (isArray(right)) return right.includes(left);
  if (isHash(right)) return right.has(left);
  return evaluator.fail(issues.inRightUnsupported({ value: right === undefined ? 'undef' : rubyText(right) }), node);
}
