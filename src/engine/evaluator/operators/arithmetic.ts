import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import type { Arithmetic, AstNode, Expression, UnaryMinus } from '../../syntax/ast.ts';
import { formatFloat, isInt64, parseNumber } from '../../values/number.ts';
import { rubyTextOfType } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, SemVerValue, TimespanValue, TimestampValue, type Value } from '../../values/value.ts';
import { appendTo, removeFrom } from './collections.ts';
import { argumentError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import { valueWithArticle } from '../labels.ts';
import { labelWithCapitalArticle } from '../../syntax/labels.ts';
import type { Scope } from '../scope/scope.ts';
import {
  type ArithmeticOperator,
  DivisionByZero,
  floatArithmetic,
  integerArithmetic,
  NoSuchOperator,
  type Numeric,
  shift,
  toShift,
} from './number-arithmetic.ts';
import { spanArithmetic, stampArithmetic, timespanFromSeconds } from './time-arithmetic.ts';

/** Ruby's error for arithmetic with a version. For Puppet, a SemVer is a Numeric, but Ruby has no operators for it. */
const NO_FLOAT = "can't convert SemanticPuppet::Version into Float";

export function evaluateArithmetic(evaluator: Evaluator, node: Arithmetic, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  const { operator } = node;
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateIntegers(evaluator, node, left, right);
  if (
    operator === '+' &&
    typeof left === 'object' &&
    !isArray(left) &&
    (left.kind === 'URI' || left.kind === 'Binary')
  ) {
    return appendTo(evaluator, left, right);
  }
  if (isArray(left) || isHash(left)) {
    if (operator === '+') return appendTo(evaluator, left, right);
    if (operator === '-') return removeFrom(left, right);
    if (operator === '<<') {
      if (isArray(left)) return [...left, right];
      return evaluator.fail(evaluationIssues.notApplicable({ operator, left: valueWithArticle(left) }), node.left);
    }
  }
  return calculate(evaluator, node, toNumeric(evaluator, left, node.left), toNumeric(evaluator, right, node.right));
}

export function negate(evaluator: Evaluator, node: UnaryMinus, value: Value): Value {
  const number = toNumeric(evaluator, value, node);
  if (number instanceof TimestampValue) throw argumentError("undefined method `-@' for a Timestamp");
  if (number instanceof SemVerValue) throw argumentError(NO_FLOAT);
  return number instanceof TimespanValue ? new TimespanValue(-number.nanoseconds) : -number;
}

/**
 * Converts a value to a number. The setting `strict` decides whether the conversion of a numeric string causes a
 * warning or an error. Throws an error at `node` for any other value.
 */
export function toNumeric(evaluator: Evaluator, value: Value, node: AstNode): Numeric {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  if (value instanceof TimespanValue || value instanceof TimestampValue || value instanceof SemVerValue) return value;
  const number = typeof value === 'string' ? parseNumber(value) : undefined;
  if (number === undefined || typeof value !== 'string') {
    return evaluator.fail(evaluationIssues.notNumeric({ value: rubyTextOfType(value) }), node);
  }
  const after = typeof number === 'number' ? formatFloat(number) : String(number);
  const issue = evaluationIssues.numericCoercion({ before: value, after });
  const { strict } = evaluator.host.settings;
  if (strict === 'error') evaluator.fail(issue, node);
  if (strict === 'warning') evaluator.warn(issue, node);
  return number;
}

function calculateIntegers(evaluator: Evaluator, node: Arithmetic, left: bigint, right: bigint): bigint {
  const { operator } = node;
  if (right === 0n && (operator === '/' || operator === '%')) {
    return evaluator.fail(evaluationIssues.divisionByZero(), node.right);
  }
  const result = integerArithmetic(operator, left, right);
  assertInt64(evaluator, node, result);
  return result;
}

function calculate(evaluator: Evaluator, node: Arithmetic, left: Numeric, right: Numeric): Value {
  const { operator } = node;
  const inapplicable = (): never =>
    evaluator.fail(evaluationIssues.notApplicable({ operator, left: valueWithArticle(left) }), node.left);
  const inapplicableWhen = (): never => {
    const labels = { operator, left: valueWithArticle(left), right: valueWithArticle(right) };
    return evaluator.fail(evaluationIssues.notApplicableWhen(labels), node.left);
  };
  if (operator === '%') {
    if (typeof left === 'number') inapplicable();
    if (typeof right === 'number') inapplicableWhen();
  }
  let result: Numeric;
  try {
    result = compute(operator, left, right, inapplicableWhen);
  } catch (error) {
    if (error instanceof NoSuchOperator) return inapplicable();
    if (error instanceof DivisionByZero) return evaluator.fail(evaluationIssues.divisionByZero(), node.right);
    throw error;
  }
  if (typeof result === 'number' && (result === Infinity || result === -Infinity)) {
    evaluator.fail(evaluationIssues.resultIsInfinity({ operator }), node.left);
  }
  if (typeof result === 'bigint') assertInt64(evaluator, node, result);
  return result;
}

function assertInt64(evaluator: Evaluator, node: Expression, value: bigint): void {
  if (isInt64(value)) return;
  evaluator.fail(evaluationIssues.numericOverflow({ what: labelWithCapitalArticle(node), value }), node);
}

function compute(operator: ArithmeticOperator, left: Numeric, right: Numeric, inapplicable: () => never): Numeric {
  if (left instanceof TimespanValue) return spanArithmetic(operator, left, right);
  if (left instanceof TimestampValue) return stampArithmetic(operator, left, right);
  if (left instanceof SemVerValue) {
    if (right instanceof TimespanValue || right instanceof TimestampValue) {
      if (operator === '+')
        return right instanceof TimespanValue ? spanArithmetic('+', right, left) : stampArithmetic('+', right, left);
      if (operator === '*' && right instanceof TimespanValue) return spanArithmetic('*', right, left);
      if (operator === '-' && right instanceof TimespanValue) throw new NoSuchOperator();
      return inapplicable();
    }
    if (operator === '%' && right === 0n) throw new DivisionByZero();
    throw new NoSuchOperator();
  }
  if (right instanceof SemVerValue) {
    if (operator === '<<' || operator === '>>') throw new NoSuchOperator();
    throw argumentError(NO_FLOAT);
  }
  if (right instanceof TimespanValue) {
    if (operator === '+' || operator === '*') return spanArithmetic(operator, right, left);
    if (operator === '-') return spanArithmetic('-', timespanFromSeconds(left), right);
    return inapplicable();
  }
  if (right instanceof TimestampValue) return operator === '+' ? stampArithmetic('+', right, left) : inapplicable();
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerArithmetic(operator, left, right);
  if (operator === '<<' || operator === '>>') {
    // Like Ruby, truncates a float on the right of a shift. A float on the left is an error.
    if (typeof left === 'number') throw new NoSuchOperator();
    return shift(left, operator === '<<' ? toShift(right) : -toShift(right));
  }
  return floatArithmetic(operator, Number(left), Number(right));
}
