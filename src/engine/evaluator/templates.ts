/** Collects the output of an EPP template while its body is evaluated. */
import { allocate } from '../budget/meter.ts';
import type { EppExpression, RenderExpression, RenderString } from '../syntax/ast.ts';
import { displayString } from '../formatting/display.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { Scope } from './scope/scope.ts';

/** Output of a template. The whole output is `Sensitive` if one part is. */
interface Output {
  text: string;
  sensitive: boolean;
}

/** Outputs of the templates being rendered, innermost last. */
const outputs = new WeakMap<Evaluator, Output[]>();

function current(evaluator: Evaluator): Output | undefined {
  return outputs.get(evaluator)?.at(-1);
}

export function renderTemplate(evaluator: Evaluator, node: EppExpression, scope: Scope): Value {
  const stack = outputs.get(evaluator) ?? [];
  outputs.set(evaluator, stack);
  const output: Output = { text: '', sensitive: false };
  stack.push(output);
  try {
    evaluator.evaluate(node.body, scope);
  } finally {
    stack.pop();
  }
  return output.sensitive ? new SensitiveValue(output.text) : output.text;
}

function append(evaluator: Evaluator, text: string): undefined {
  const output = current(evaluator);
  if (output !== undefined) {
    output.text += text;
    evaluator.checkString(output.text.length);
    allocate(text.length + 32);
  }
  return undefined;
}

export function renderString(evaluator: Evaluator, node: RenderString): undefined {
  return append(evaluator, node.value);
}

export function renderExpression(evaluator: Evaluator, node: RenderExpression, scope: Scope): undefined {
  const value = evaluator.evaluate(node.expr, scope);
  if (!(value instanceof SensitiveValue)) return append(evaluator, displayString(value));
  const output = current(evaluator);
  if (output !== undefined) output.sensitive = true;
  return append(evaluator, displayString(value.value));
}
