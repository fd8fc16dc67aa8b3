/** Values of parameters: defaults are worked out from left to right, and may use the parameters before them. */
import { parameterIssues } from '../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Expression, Parameter } from '../syntax/ast.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { type ParameterFrame, UnevaluatedParameter } from './frames.ts';
import type { Scope } from './scope.ts';

/**
 * The value of one parameter's default expression. Reading a parameter that has no value yet is Puppet's error about it
 * (`expects a value for parameter`, `tries to illegally access`), without a place.
 */
export function evaluateDefault(
  evaluator: Evaluator,
  frame: ParameterFrame,
  name: string,
  expression: Expression,
  scope: Scope,
): Value {
  const { callee, names } = frame;
  const earlier = frame.readOnly;
  frame.readOnly = true;
  try {
    return scope.guarded(() => evaluator.evaluate(expression, scope));
  } catch (error) {
    if (!(error instanceof UnevaluatedParameter)) throw error;
    const { parameter } = error;
    const issue =
      names.indexOf(parameter) < names.indexOf(name)
        ? parameterIssues.valueExpected({ callee, parameter })
        : parameterIssues.notYetEvaluated({ callee, name, parameter });
    throw new PuppetError(issue, undefined, 'Puppet::Error');
  } finally {
    frame.readOnly = earlier;
  }
}

export interface BindOptions {
  /** What errors call the receiver: `Class[Ntp]`, `Apache::Vhost[x]`. */
  readonly callee: string;
  readonly parameters: readonly Parameter[];
  /** Values by name as given, also of names that are no parameters. `undef` counts as not given. */
  readonly given: ReadonlyMap<string, Value>;
  /** The new scope of the class or define. */
  readonly scope: Scope;
  /** Called for each parameter that took its default, in order. */
  readonly onDefault?: (parameter: Parameter, value: Value) => void;
}

/**
 * The values of a class's or define's parameters: what was given, and defaults for the rest. It checks no types and sets no
 * variables: who calls it does that with the result, in its order.
 */
export function bindParameters(evaluator: Evaluator, options: BindOptions): ReadonlyMap<string, Value> {
  const { callee, parameters, given, scope, onDefault } = options;
  const names = parameters.map((parameter) => parameter.name);
  return scope.withParameters(callee, names, (frame) => {
    for (const [name, value] of given) frame.values.set(name, value);
    for (const parameter of parameters) {
      const { name, value: expression } = parameter;
      if (expression === undefined || frame.values.get(name) !== undefined) continue;
      const value = evaluateDefault(evaluator, frame, name, expression, scope);
      frame.values.set(name, value);
      onDefault?.(parameter, value);
    }
    // Parameters come first, in their order, as in Puppet's hash of accesses.
    const ordered = new Map<string, Value>();
    for (const name of names) if (frame.values.has(name)) ordered.set(name, frame.values.get(name));
    for (const [name, value] of frame.values) ordered.set(name, value);
    return ordered;
  });
}
