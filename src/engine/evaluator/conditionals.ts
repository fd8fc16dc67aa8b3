/**
 * Evaluates `if`, `unless`, `case` and selectors. Match variables that a test sets exist only inside the conditional.
 */
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import type { Case, Expression, Selector } from '../syntax/ast.ts';
import { rubyTextOfType } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { matchesOption } from './operators/matching.ts';
import type { Scope } from './scope/scope.ts';
import { unfoldValue, unwrapParentheses } from './unfold.ts';

export function evaluateIf(
  evaluator: Evaluator,
  test: Expression,
  whenTrue: Expression,
  whenFalse: Expression,
  scope: Scope,
): Value {
  const mark = scope.mark();
  try {
    return evaluator.evaluate(evaluator.isTrue(evaluator.evaluate(test, scope)) ? whenTrue : whenFalse, scope);
  } finally {
    scope.reset(mark);
  }
}

/**
 * True if an option matches a tested value. Expands a splat to several options. Returns false for `default`, because
 * the caller selects it if no other option matches.
 */
export function picksOption(evaluator: Evaluator, option: Expression, tested: Value, scope: Scope): boolean {
  if (option.kind === 'LiteralDefault') return false;
  const value = evaluator.evaluate(option, scope);
  if (option.kind === 'Unfold') return unfoldValue(evaluator, value).some((each) => matchesOption(tested, each, scope));
  return matchesOption(tested, value, scope);
}

/**
 * Evaluates a `case`. Returns the value of the first option that matches. If none matches, returns the value of
 * `default`, wherever it is written, or undef.
 */
export function evaluateCase(evaluator: Evaluator, node: Case, scope: Scope): Value {
  const mark = scope.mark();
  try {
    const tested = evaluator.evaluate(node.test, scope);
    let fallback: Expression | undefined;
    for (const option of node.options) {
      for (const written of option.values) {
        const value = unwrapParentheses(written);
        if (value.kind === 'LiteralDefault') fallback = option.then;
        if (evaluator.language.picks(evaluator, value, tested, scope)) return evaluator.evaluate(option.then, scope);
      }
    }
    return fallback === undefined ? undefined : evaluator.evaluate(fallback, scope);
  } finally {
    scope.reset(mark);
  }
}

/** Evaluates a selector. Throws if no option matches and there is no `default`. */
export function evaluateSelector(evaluator: Evaluator, node: Selector, scope: Scope): Value {
  const mark = scope.mark();
  try {
    const tested = evaluator.evaluate(node.left, scope);
    let fallback: Expression | undefined;
    for (const { matching, value } of node.selectors) {
      const option = unwrapParentheses(matching);
      if (option.kind === 'LiteralDefault') fallback = value;
      if (evaluator.language.picks(evaluator, option, tested, scope)) return evaluator.evaluate(value, scope);
    }
    if (fallback !== undefined) return evaluator.evaluate(fallback, scope);
    return evaluator.language.unmatchedSelector(evaluator, tested, node);
  } finally {
    scope.reset(mark);
  }
}

export function unmatchedSelector(evaluator: Evaluator, tested: Value, node: Selector): never {
  return evaluator.fail(evaluationIssues.unmatchedSelector({ value: rubyTextOfType(tested) }), node.left);
}
