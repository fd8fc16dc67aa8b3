import { isOfBudget } from '../../diagnostics/is-of-budget.ts';
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { formatPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { AstNode } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import { isNumericName, MISSING, type Missing } from './frames.ts';
import type { Scope } from './scope.ts';

const BUILT_IN = new Set(['module_name', 'caller_module_name']);

/** Returns the value of a variable with a qualified or unqualified name, or `MISSING`. */
export function lookupVariable(evaluator: Evaluator, name: string, scope: Scope): Value | Missing {
  if (!name.includes('::')) return scope.lookup(name);
  return evaluator.language.lookupQualified(evaluator, name, scope);
}

/**
 * Reads a variable with a qualified name. `$::x` reads only the top scope. `$ntp::x` reads the class `ntp`, then its
 * parent classes.
 */
export function lookupQualified(evaluator: Evaluator, qualifiedName: string, scope: Scope): Value | Missing {
  const name = qualifiedName.replace(/^::/, '');
  const at = name.lastIndexOf('::');
  if (at === -1) {
    const value = scope.top.lookupTop(name);
    return value === MISSING && BUILT_IN.has(name) ? undefined : value;
  }
  const found = findOwner(evaluator, name.slice(0, at));
  if (!('scope' in found)) return MISSING;
  const leaf = name.slice(at + 2);
  for (let owner: Scope | undefined = found.scope; owner !== undefined; owner = owner.inherited) {
    const value = owner.lookupOwn(leaf);
    if (value !== MISSING) return value;
  }
  return MISSING;
}

/**
 * Returns the scope of a class, or the reason why its variables cannot be read. Like Puppet, takes an error in the
 * file of the class as a reason: the variable is reported as unknown.
 */
export function findOwner(
  evaluator: Evaluator,
  className: string,
): { readonly scope: Scope } | { readonly reason: string } {
  try {
    const found = evaluator.host.classScope(className);
    if ('scope' in found) return found;
    return {
      reason: `class ${className} ${found.why === 'unknown' ? 'could not be found' : 'has not been evaluated'}`,
    };
  } catch (error) {
    if (!(error instanceof PuppetError) || isOfBudget(error.root.code)) throw error;
    return { reason: `${error.message}${formatPlace(error.place)}` };
  }
}

/** True if a variable exists, even with the value undef. Used for `defined('$x')` and `[$a, $b] = Class['x']`. */
export function variableExists(evaluator: Evaluator, name: string, scope: Scope): boolean {
  if (!name.includes('::')) return scope.exists(name);
  const plain = name.replace(/^::/, '');
  const at = plain.lastIndexOf('::');
  if (at === -1) return BUILT_IN.has(plain) || scope.top.exists(plain);
  const found = evaluator.host.classScope(plain.slice(0, at));
  return 'scope' in found && found.scope.exists(plain.slice(at + 2));
}

/**
 * Returns the value of a variable. If it does not exist, throws an error, or returns undef if the settings allow this.
 */
export function variableValue(evaluator: Evaluator, name: string, node: AstNode, scope: Scope): Value {
  const value = lookupVariable(evaluator, name, scope);
  if (value !== MISSING) return value;
  const { settings } = evaluator.host;
  if (!isNumericName(name)) {
    const issue = evaluationIssues.unknownVariable({ name });
    if (settings.strictVariables || settings.strict === 'error') evaluator.fail(issue, node);
    if (settings.strict === 'warning') evaluator.warn(issue, node);
  }
  return undefined;
}
