/** `$name += value` of releases with the old grammar: a variable of this scope, from what an outer scope has under its name. */
import * as issues from '../../diagnostics/issues/old-evaluation.ts';
import { rubyClassName } from '../../formatting/ruby-number.ts';
import type { Assignment } from '../../syntax/ast.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';

/** The value of the new variable: an array, hash or text with another at its end. */
export function appended(evaluator: Evaluator, node: Assignment, bound: Value, value: Value): Value {
  const before = bound ?? '';
  if (isHash(before)) {
    if (!isHash(value)) evaluator.fail(issues.appendedToHash(), node);
    evaluator.takeCollection(before.size + value.size);
    return PuppetHash.of([...before, ...value]);
  }
  if (isArray(before)) {
    if (!isArray(value)) return noConversion(evaluator, node, value, 'Array');
    evaluator.takeCollection(before.length + value.length);
    return [...before, ...value];
  }
  if (isHash(value)) {
    return evaluator.fail(issues.noSuchMethod({ method: 'merge', value: `${JSON.stringify(before)}:String` }), node);
  }
  if (typeof before === 'string') {
    if (typeof value !== 'string') return noConversion(evaluator, node, value, 'String');
    evaluator.takeString(before.length + value.length);
    return before + value;
  }
  if (typeof before === 'bigint' && typeof value === 'bigint') return before + value;
  if (isNumber(before) && isNumber(value)) return Number(before) + Number(value);
  return noConversion(evaluator, node, value, rubyClassName(before));
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function noConversion(evaluator: Evaluator, node: Assignment, value: Value, to: string): never {
  const from = value === undefined ? 'Symbol' : rubyClassName(value);
  return evaluator.fail(issues.noConversion({ from, to }), node);
}
