/** The splat `*value`, which spreads a value over arguments or options. */
import { spend } from '../budget/meter.ts';
import type { Expression } from '../syntax/ast.ts';
import { isArray, isHash, IteratorValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { drain } from './calls/drain.ts';
import type { Scope } from './scope/scope.ts';

/** The expression inside of any parentheses. */
export function unwrapParentheses(node: Expression): Expression {
  let inner = node;
  while (inner.kind === 'Parenthesized') inner = inner.expr;
  return inner;
}

/** The values of expressions, with splats spread out. */
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

/** What `*value` spreads: elements of arrays and iterators, entries of hashes, nothing of undef, else the value alone. */
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
