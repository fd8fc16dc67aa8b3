/** Computes the values of parameters. Defaults are evaluated from left to right, and can read earlier parameters. */
import { parameterIssues } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Expression, Parameter } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import { type ParameterFrame, UnevaluatedParameter } from '../scope/frames.ts';
import type { Scope } from '../scope/scope.ts';
import { MISSING, VariableTable } from '../scope/variable-table.ts';

/**
 * Evaluates the default of one parameter. If the default reads a parameter that has no value yet, throws Puppet's error
 * without a location (`expects a value for parameter`, `tries to illegally access`).
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

interface BindOptions {
  /** Name of the class or define in messages, such as `Class[Ntp]` or `Apache::Vhost[x]`. */
  readonly callee: string;
  readonly parameters: readonly Parameter[];
  readonly given: VariableTable;
  readonly scope: Scope;
  /** Called in order for each parameter that uses its default. */
  readonly onDefault?: (parameter: Parameter, value: Value) => void;
  /**
   * Called for each default that fails. If set, evaluation continues after a failure and throws the first error at the
   * end.
   */
  readonly onFailure?: ((thrown: unknown) => void) | undefined;
}

/**
 * Returns the values of the parameters of a class or define, including defaults. Declared parameters come first, in
 * order of declaration, as in Puppet. The caller must check the types and set the variables.
 */
export function bindParameters(evaluator: Evaluator, options: BindOptions): VariableTable {
  const { parameters, scope } = options;
  const values = isComplete(options) ? options.given : withDefaults(evaluator, options);
  if (isOrdered(parameters, values)) return values;
  const ordered = new VariableTable(scope.noNames);
  for (const { name } of parameters) copyVariable(name, values, ordered);
  for (const name of values.names) copyVariable(name, values, ordered);
  return ordered;
}

function isOrdered(parameters: readonly Parameter[], values: VariableTable): boolean {
  let next = 0;
  for (const name of values.names) {
    if (next === parameters.length) break;
    if (parameters[next]?.name !== name) return false;
    next += 1;
  }
  return next === parameters.length;
}

function copyVariable(name: string, from: VariableTable, to: VariableTable): void {
  const value = from.get(name);
  if (value !== MISSING) to.set(name, value);
}

function isComplete({ parameters, given }: BindOptions): boolean {
  return parameters.every(({ name, value }) => value === undefined || isGiven(given, name));
}

function isGiven(values: VariableTable, name: string): boolean {
  const value = values.get(name);
  return value !== undefined && value !== MISSING;
}

function withDefaults(evaluator: Evaluator, options: BindOptions): VariableTable {
  const { callee, parameters, given, scope, onDefault, onFailure } = options;
  const names = parameters.map((parameter) => parameter.name);
  return scope.withParameters(callee, names, (frame) => {
    for (const name of given.names) copyVariable(name, given, frame.values);
    let failure: { readonly thrown: unknown } | undefined;
    for (const parameter of parameters) {
      const { name, value: expression } = parameter;
      if (expression === undefined || isGiven(frame.values, name)) continue;
      // After a failure, skips defaults that may read the missing value.
      if (failure !== undefined && !isLookupOfKey(expression)) continue;
      try {
        const value = evaluateDefault(evaluator, frame, name, expression, scope);
        frame.values.set(name, value);
        onDefault?.(parameter, value);
      } catch (thrown) {
        if (onFailure === undefined) throw thrown;
        onFailure(thrown);
        failure ??= { thrown };
      }
    }
    if (failure !== undefined) throw failure.thrown;
    return frame.values;
  });
}

/** True for `lookup('key')`, `hiera('key')` and similar calls with a literal key. */
function isLookupOfKey(expression: Expression): boolean {
  return (
    expression.kind === 'CallNamedFunction' &&
    expression.functor.kind === 'QualifiedName' &&
    /^(?:::)?(?:lookup|hiera\w*)$/.test(expression.functor.value) &&
    expression.arguments[0]?.kind === 'LiteralString'
  );
}
