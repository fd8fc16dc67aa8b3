/**
 * `$name += value` in releases with the old grammar. It sets a local variable to the value of the outer variable with
 * the new value appended.
 */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import { rubyClassName } from '../../../formatting/ruby-number.ts';
import type { Assignment } from '../../../syntax/ast.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import { inspectWithClass } from './numbers.ts';

interface Appended {
  readonly value: Value;
  /** True if the outer variable changes too. In 2.7, both variables contain the same object. */
  readonly isInPlace: boolean;
}

/** Appends a value to a variable's value: to an array, hash or string. Numbers are added. */
export function appended(evaluator: Evaluator, node: Assignment, bound: Value, value: Value): Appended {
  const inPlace = evaluator.host.release.has('appending changes outer variables');
  const before = bound ?? '';
  if (isArray(value)) {
    if (!isArray(before)) return noConversion(evaluator, node, value, rubyClassName(before));
    evaluator.takeCollection(before.length + value.length);
    return { value: [...before, ...value], isInPlace: false };
  }
  if (isHash(value)) {
    if (!isHash(before)) return noMethod(evaluator, node, inPlace ? 'merge!' : 'merge', before);
    evaluator.takeCollection(before.size + value.size);
    return { value: PuppetHash.of([...before, ...value]), isInPlace: inPlace };
  }
  if (typeof before === 'string') {
    if (typeof value !== 'string') return noConversion(evaluator, node, value, 'String');
    evaluator.takeString(before.length + value.length);
    return { value: before + value, isInPlace: inPlace };
  }
  if (inPlace) {
    if (!isArray(before)) return noMethod(evaluator, node, '<<', before);
    evaluator.takeCollection(before.length + 1);
    return { value: [...before, value], isInPlace: true };
  }
  if (isHash(before)) return evaluator.fail(issues.appendedToHash(), node);
  if (typeof before === 'bigint' && typeof value === 'bigint') return { value: before + value, isInPlace: false };
  if (isNumber(before) && isNumber(value)) return { value: Number(before) + Number(value), isInPlace: false };
  return noConversion(evaluator, node, value, rubyClassName(before));
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function noConversion(evaluator: Evaluator, node: Assignment, value: Value, to: string): never {
  const from = value === undefined ? 'Symbol' : rubyClassName(value);
  return evaluator.fail(issues.noConversion({ from, to }), node);
}

function noMethod(evaluator: Evaluator, node: Assignment, method: string, value: Value): never {
  return evaluator.fail(issues.appendedToOther({ method, value: inspectWithClass(value) }), node);
}
