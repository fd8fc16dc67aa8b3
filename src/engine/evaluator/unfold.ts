import { spend } from '../budget/meter.ts';
import type { Expression } from '../syntax/ast.ts';
import { isArray, isHash, IteratorValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { drain } from './calls/drain.ts';
import type { Scope } from './scope/scope.ts';

export function unwrapParentheses(node: Expression): Expression {
  let inner = node;
  while (inner.kind === 'Parenthesized') inner = inner.expr;
  return inner;
}

/** Evaluates expressions, and expands splats among them. */
export function unfold(evaluator: Evaluator, nodes: readonly Expression[], scope: Scope): Value[] {
  const values: Value[] = [];
  for (const node of nodes) {
    const inner = unwrapParentheses(node);
    const value = evaluator.evaluate(inner, scope);
    if (inner.kind === 'Unfold' && isArray(value)) for (const each of value) values.push(each);
    else values.push(value);
  }
  return values;
}

/**
 * Returns the values to which `*value` expands: elements of an array or iterator, entries of a hash, nothing for undef,
 * and otherwise the value itself.
 */
export function unfoldValue(evaluator: Evaluator, value: Value): readonly Value[] {
  if (value === undefined) return [];
  if (isArray(value)) {
    spend(value.length);
    return value;
  }
  if (isHash(value)) return [...value].map(([key, item]) => [key, item]);
  if (value instanceof IteratorValue) return drain(evaluator, value);
  return [value];
}
