/** Values of parameters: defaults are worked out from left to right, and may use the parameters before them. */
import { parameterIssues } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Expression, Parameter } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import { type ParameterFrame, UnevaluatedParameter } from '../scope/frames.ts';
import type { Scope } from '../scope/scope.ts';
import { MISSING, VariableTable } from '../scope/variable-table.ts';

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

interface BindOptions {
  /** What errors call the receiver: `Class[Ntp]`, `Apache::Vhost[x]`. */
  readonly callee: string;
  readonly parameters: readonly Parameter[];
  /** The given values, among them those whose names are no parameters. `undef` counts as not given. */
  readonly given: VariableTable;
  /** The new scope of the class or define. */
  readonly scope: Scope;
  /** Called for each parameter that took its default, in order. */
  readonly onDefault?: (parameter: Parameter, value: Value) => void;
  /** Called for each default that fails, where all that fail are looked for; the first failure is thrown at the end. */
  readonly onFailure?: ((thrown: unknown) => void) | undefined;
}

/**
 * The values of a class's or define's parameters: what was given, and defaults for the rest. It checks no types and sets no
 * variables: who calls it does that with the result, in its order: parameters come first, in theirs, as in Puppet's hash of
 * accesses.
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

/** Whether the parameters come first, in their order. */
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

/** Whether no parameter takes its default. */
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
      // Others may use a value that is not there, and would only fail for that.
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

/** `lookup('key')` and its kin, all of whose arguments are written out. */
function isLookupOfKey(expression: Expression): boolean {
  return (
    expression.kind === 'CallNamedFunction' &&
    expression.functor.kind === 'QualifiedName' &&
    /^(?:::)?(?:lookup|hiera\w*)$/.test(expression.functor.value) &&
    expression.arguments[0]?.kind === 'LiteralString'
  );
}
