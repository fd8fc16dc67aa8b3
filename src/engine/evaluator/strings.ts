import type { ConcatenatedString, HeredocExpression, LiteralHash, TextExpression } from '../syntax/ast.ts';
import { displayString } from '../formatting/display.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { assertSyntax } from '../validation/heredoc-syntax.ts';
import type { Scope } from './scope/scope.ts';

export function evaluateConcatenated(evaluator: Evaluator, node: ConcatenatedString, scope: Scope): string {
  let text = '';
  for (const segment of node.segments) {
    text += segment.kind === 'LiteralString' ? segment.value : displayString(evaluator.evaluate(segment, scope));
  }
  evaluator.takeString(text.length);
  return text;
}

/** Evaluates `${expr}`. A single word between the braces is the name of a variable. */
export function evaluateInterpolation(evaluator: Evaluator, node: TextExpression, scope: Scope): string {
  const { expr } = node;
  const value =
    expr.kind === 'QualifiedName'
      ? evaluator.language.variableValue(evaluator, expr.value, node, scope)
      : evaluator.evaluate(expr, scope);
  return evaluator.language.interpolate(value);
}

/**
 * Evaluates a heredoc to its text, and checks the text against the declared syntax. In newer releases, the validator
 * has already checked a text without interpolation.
 */
export function evaluateHeredoc(evaluator: Evaluator, node: HeredocExpression, scope: Scope): Value {
  const text = evaluator.evaluate(node.text, scope);
  const isChecked = node.text.kind === 'LiteralString' && evaluator.host.release.has('heredocs are checked when read');
  if (!isChecked && typeof text === 'string') {
    assertSyntax(text, node.syntax, evaluator.placeOf(node.text));
  }
  return text;
}

export function evaluateLiteralHash(evaluator: Evaluator, node: LiteralHash, scope: Scope): PuppetHash {
  const entries = node.entries.map(
    (entry) => [evaluator.evaluate(entry.key, scope), evaluator.evaluate(entry.value, scope)] as const,
  );
  evaluator.takeCollection(entries.length);
  return PuppetHash.of(entries);
}
